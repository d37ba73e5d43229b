"""Record files: schema, reader, writer, audit, fairness proofs, and replay."""
