"""uvicorn's connection protocols, with the limits that they lack."""
