"""Evaluation: how many victory points a position is worth to each clan."""
