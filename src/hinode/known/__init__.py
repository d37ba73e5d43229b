"""What a seat may know. Nothing here can import the full state: redaction is by construction."""
