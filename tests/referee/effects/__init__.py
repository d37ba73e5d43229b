"""What mandates, gifts and battles have in common: gains, killing, summoning, effects at one moment."""
