// Looking for words in a text, whatever their case and accents; pure.

const bare = (text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
const wordsOf = (sought) => bare(sought).split(/\s+/).filter(Boolean);

/** Whether the text has every one of the words. */
export function has(text, sought) {
  const plain = bare(text);
  return wordsOf(sought).every((word) => plain.includes(word));
}

/**
 * The text in pieces: the matches, and the text between them.
 * @returns {{text: string, hit: boolean}[]}
 */
export function marked(text, sought) {
  if (!sought.trim()) return [{ text, hit: false }];
  // Letter by letter, so that the positions stay right when a letter loses its accent.
  const letters = [...text];
  const plain = letters.map(bare);
  const starts = [];
  let length = 0;
  for (const letter of plain) {
    starts.push(length);
    length += letter.length;
  }
  const whole = plain.join('');
  const hit = letters.map(() => false);
  for (const word of wordsOf(sought)) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      starts.forEach((start, i) => {
        if (start >= at && start < at + word.length) hit[i] = true;
      });
    }
  }
  const pieces = [];
  letters.forEach((letter, i) => {
    if (pieces.at(-1)?.hit === hit[i]) pieces.at(-1).text += letter;
    else pieces.push({ text: letter, hit: hit[i] });
  });
  return pieces;
}
