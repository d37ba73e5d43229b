"""Every word the command line says, apart from the code, so that a catalogue can replace it."""
