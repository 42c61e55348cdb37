// Short tones, made here: there is no file to load. Fetched when somebody wants them (`tone` of settings.js).

// Each tone is a row of strokes: [shape, from Hz, to Hz, begins s, lasts s, loudness]. `noise` is filtered air.
const TONES = {
  knock: [
    ['sine', 320, 90, 0, 0.1, 0.25],
    ['sine', 320, 90, 0.14, 0.1, 0.25],
  ],
  step: [['sine', 210, 140, 0, 0.07, 0.16]],
  card: [['noise', 3200, 1400, 0, 0.08, 0.16]],
  coin: [
    ['triangle', 1568, 1568, 0, 0.09, 0.09],
    ['triangle', 2093, 2093, 0.06, 0.22, 0.09],
  ],
  dice: [0, 0.07, 0.12, 0.19].map((at, i) => ['noise', 2400 - 300 * i, 1200, at, 0.04, 0.2]),
  storm: [
    ['noise', 300, 900, 0, 0.35, 0.16],
    ['noise', 900, 250, 0.3, 0.5, 0.16],
  ],
  thunder: [
    ['noise', 700, 60, 0, 0.9, 0.35],
    ['sine', 70, 34, 0, 0.7, 0.25],
  ],
  win: [523, 659, 784, 1047].map((note, i) => ['triangle', note, note, 0.13 * i, i === 3 ? 0.7 : 0.22, 0.12]),
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
  if (context.state === 'suspended') context.resume(); // a browser waits for a first press
  TONES[name].forEach(stroke);
}
