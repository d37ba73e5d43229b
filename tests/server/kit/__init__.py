"""The server test kit: servers, clients, a fault proxy, and databases, for every test that needs a real one.

`server`: a server inside the test process, in its event loop or in a thread.
`lazy_pool`: its bot workers, which start with the first question.
`process`: a server in a process that can be killed: forked (`fork_server`), or started with `hinode serve`.
`command`: `hinode serve` as a subprocess whose output a test reads.
`client`: a browser's HTTP and WebSocket connections.
`proxy`: a TCP proxy that cuts connections.
`database`: a PostgreSQL cluster on loopback.
"""
