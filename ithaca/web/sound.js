// Short tones, synthesised here: there is no file to load. Fetched when sound is turned on (`tone` of settings.js).

// Wood and paper. Each tone is a row of strokes: [shape, from Hz, to Hz, begins s, lasts s, loudness]. `noise` is filtered air.
/** A piece of wood that is struck: a short fall of its note, and the click of the blow. */
const wood = (note, at = 0, loud = 0.2, lasts = 0.08) => [
  ['sine', note, note * 0.72, at, lasts, loud],
  ['noise', note * 4, note * 2, at, 0.015, loud * 0.6],
];
/** Paper that is drawn over a table. */
const paper = (at = 0, lasts = 0.09) => [['noise', 3200, 1400, at, lasts, 0.16]];

const TONES = {
  knock: [...wood(300, 0, 0.28, 0.1), ...wood(300, 0.14, 0.28, 0.1)],
  step: wood(210, 0, 0.2),
  card: [...paper(), ...wood(520, 0.07, 0.05, 0.03)],
  coin: [...wood(880, 0, 0.16, 0.06), ...wood(1175, 0.07, 0.14, 0.09)],
  dice: [0, 0.07, 0.12, 0.19].flatMap((at, i) => wood(620 - 60 * i, at, 0.16, 0.04)),
  storm: [
    ['noise', 300, 900, 0, 0.35, 0.16],
    ['noise', 900, 250, 0.3, 0.5, 0.16],
  ],
  thunder: [
    ['noise', 700, 60, 0, 0.9, 0.35],
    ['sine', 70, 34, 0, 0.7, 0.25],
  ],
  // Bars of wood, as on a marimba: the note stays, its overtone dies at once.
  win: [523, 659, 784, 1047].flatMap((note, i) => [
    ['sine', note, note, 0.13 * i, i === 3 ? 0.8 : 0.3, 0.16],
    ['sine', note * 4, note * 4, 0.13 * i, 0.05, 0.05],
  ]),
};

let context = null;
let air = null;

/** A second of noise, made once. */
function noise() {
  if (!air) {
    air = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = air.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  return Object.assign(context.createBufferSource(), { buffer: air });
}

function stroke([shape, from, to, at, lasts, loud]) {
  const start = context.currentTime + at;
  const end = start + lasts;
  const level = context.createGain();
  level.gain.setValueAtTime(loud, start);
  level.gain.exponentialRampToValueAtTime(0.001, end);
  level.connect(context.destination);
  let source;
  let pitch;
  if (shape === 'noise') {
    const filter = Object.assign(context.createBiquadFilter(), { type: 'bandpass' });
    pitch = filter.frequency;
    source = noise();
    source.connect(filter).connect(level);
  } else {
    source = Object.assign(context.createOscillator(), { type: shape });
    pitch = source.frequency;
    source.connect(level);
  }
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
  source.start(start);
  source.stop(end + 0.02);
}

export function play(name) {
  if (!TONES[name]) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume(); // browsers wait for a first press
  TONES[name].forEach(stroke);
}
