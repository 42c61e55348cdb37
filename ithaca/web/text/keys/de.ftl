## Geräte, die einen Platz halten, und Tokens für Bots

keys-lead = Wer auf diesem Server sonst noch in deinem Namen handelt, und wie du das zurücknimmst.
keys-unknown = Du hast hier noch keinen Namen angegeben, also handelt niemand in deinem Namen.

keys-seats = Deine Plätze
keys-seats-how = Ein Link, den du für ein anderes Gerät gemacht hast, lässt es deinen Platz halten wie du selbst. Sperrst du alte Links, öffnet keiner mehr den Platz, den du vorher weitergegeben hast; Geräte, die ihn schon halten, behalten ihn, bis du sie entfernst.
seats-none = Du hast keinen Platz an einem Tisch, der offen ist oder läuft.
devices-none = Kein anderes Gerät hält diesen Platz.
device-here = verbunden
device-away = nicht verbunden
device-remove = Entfernen
device-remove-label = Entfernen: { $name }, von deinem Platz bei { $title }
device-removed = Das Gerät hält deinen Platz nicht mehr, und kein früher weitergegebener Link öffnet ihn.
link-renew = Alte Links sperren
link-renew-label = Alte Links sperren: dein Platz bei { $title }
link-renewed = Kein früher weitergegebener Link öffnet diesen Platz mehr.

keys-tokens = Tokens für Bots
keys-tokens-how = Mit einem Token spielt ein Programm auf deinen Plätzen und tut sonst nichts. Wer es hat, kann das tun; beende also, was du nicht brauchst.
tokens-none = Du hast keine Tokens.
token-label = Wofür es ist
token-days = Es gilt
days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
  }
token-make = Token erstellen
token-once = Dein neues Token. Es wird nur dieses eine Mal gezeigt:
token-until = bis { $day }
token-end = Beenden
token-end-label = Beenden: das Token { $label }
token-ended = Das Token öffnet nichts mehr, und was damit verbunden war, ist getrennt.
