"""Each phase as a generator that says what must happen and yields each question that is due."""
