"""Players who leave, clocks that run out, and seats that change hands: the game goes on and ends."""
