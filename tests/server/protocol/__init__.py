"""Commands that come twice, late, in the wrong order or not at all; and coming back after being cut off."""
