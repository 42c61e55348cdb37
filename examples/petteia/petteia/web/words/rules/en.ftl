# The rulebook: what it is about, and what is said under its pictures.

book-petteia = The suitors sit before the doors, on the hides of oxen that are not theirs, and push pebbles to and fro. Two of your stones with one of the enemy’s between them: it is gone. There is no luck here and nothing to hide. But a line that holds is soon a line that cannot move, and the one who attacks leaves gaps.
box-petteia-setup-stones = Eight stones for each: the light ones bear a ring, the dark ones a cross.
plate-petteia-start = The stones at the start.
plate-petteia-between = Ann has moved from d1 to d4: the dark stone on c4 lay between d4 and b4 and has been taken off.
