"""What mandates, shrine abilities, and battles share: gains, killing, summoning, and simultaneous effects."""
