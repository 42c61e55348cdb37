# Lessons: the words around them.

learn-lead = Short lessons at the real board, in which you play yourself. After the lessons of a game you can sit down at any table without opening the rulebook.
learn-minutes = about { $minutes } minutes
learn-progress = { $done } of { $of } lessons done
learn-begin = Begin
learn-begin-game = Begin: { $game }
learn-go-on = Carry on
learn-go-on-game = Carry on: { $game }
learn-all = All lessons
learn-all-game = All lessons: { $game }
learn-of = Learn { $game }
learn-done = done
learn-other-games = The other games
learn-lesson = Lesson { $number } of { $of }
learn-step = step { $number } of { $of }
learn-you = You are { $name }
learn-happened = What has happened
learn-back = Back
learn-continue = Continue
learn-list = Everything you can do here, as a list
learn-finished = Lesson finished
learn-next = Next: { $title }
learn-play = Play a first game now
learn-play-how = A table of your own, with simple bots in the other seats and all the time in the world.
