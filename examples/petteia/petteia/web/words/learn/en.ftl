# Petteia: what the host says in the lessons (lessons/).

lesson-petteia-first-steps = A stone between two
lesson-petteia-first-steps-about = How stones move, how they capture, and how you win
lesson-petteia-first-steps-want = You are Ann and have the light stones, with the ring. Bob has the dark ones, with the cross. You want to capture his.
lesson-petteia-first-steps-move = A stone runs straight ahead, as far as the way is free. Press your stone on { $stone }, then { $square }; press { $square } again to move there.
lesson-petteia-first-steps-between = Captured! The dark stone lay between two of yours, and is taken off. Bob has answered on { $square2 }: his stone stepped in between two of yours, and there it is safe, for only the player who moves captures.
lesson-petteia-first-steps-two = One move can capture several. Move { $stone } to { $square }: two stones will lie between yours.
lesson-petteia-first-steps-corner = Bob has fled into the corner { $square2 }. No line leads through a corner, so there your stones must stand on both squares beside it. Move { $stone } to { $square }.
lesson-petteia-first-steps-won = Bob has a single stone left, and that means you have won. You would win, too, if he could not move any stone. Now you know the game.
