"""What some seat may know. Nothing here can reach the whole truth: redaction is by construction."""
