# Petteia: was der Gastgeber in den Lektionen sagt (lessons/).

lesson-petteia-first-steps = Ein Stein zwischen zweien
lesson-petteia-first-steps-about = Wie Steine ziehen, wie sie schlagen, und wie du gewinnst
lesson-petteia-first-steps-want = Du bist Ann und hast die hellen Steine, die mit dem Ring. Bob hat die dunklen, die mit dem Kreuz. Du willst seine schlagen.
lesson-petteia-first-steps-move = Ein Stein läuft geradeaus, so weit der Weg frei ist. Drück auf deinen Stein auf { $stone }, dann auf { $square }; drück noch einmal auf { $square }, um dorthin zu ziehen.
lesson-petteia-first-steps-between = Geschlagen! Der dunkle Stein lag zwischen zweien von dir und kommt vom Brett. Bob hat auf { $square2 } geantwortet: Sein Stein ist zwischen zwei von deinen gezogen, und dort ist er sicher, denn schlagen kann nur, wer am Zug ist.
lesson-petteia-first-steps-two = Ein Zug kann mehrere Steine schlagen. Zieh von { $stone } nach { $square }: Dann liegen zwei Steine zwischen deinen.
lesson-petteia-first-steps-corner = Bob hat sich in die Ecke { $square2 } gerettet. Durch eine Ecke führt keine Linie; dort müssen deine Steine auf beiden Feldern daneben liegen. Zieh von { $stone } nach { $square }.
lesson-petteia-first-steps-won = Bob hat nur noch einen Stein, und damit hast du gewonnen. Du gewinnst auch, wenn er keinen Stein mehr ziehen kann. Jetzt kennst du das Spiel.
