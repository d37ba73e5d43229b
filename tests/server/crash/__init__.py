"""`kill -9` under load: nothing acknowledged is lost or doubled, and nobody ever saw what is not written."""
