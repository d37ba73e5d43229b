"""Players who leave, clocks that run out, and seats that change hands: the game continues to its end."""
