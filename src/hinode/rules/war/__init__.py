"""The War Phase: provinces in order, battles, advantages, reparations."""
