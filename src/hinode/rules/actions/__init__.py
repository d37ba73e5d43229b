"""What several mandates, cards and kami have in common: moving, killing, and giving Coins away."""
