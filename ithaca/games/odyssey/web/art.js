// Pictures of L'Odyssée d'Ulysse, each within 64 × 64, as a potter paints: black glaze on clay, lines
// incised through it, a little white for women and foam, a little red.
import { html } from '../../../web/html.js';
import { MAST, SAIL, SHIP } from '../../../web/art/parts.js';

const dot = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const dots = (r, ...at) => at.map(([x, y]) => dot(x, y, r)).join('');
/** A running wave along the foot of a picture. */
const waves = (y) => ['glaze', `M-2 66V${y}${'c3-6 11-7 13-1 .8 3.4-3.4 5-5.4 2.6-.3 2.6 4.4 2 8.4-1.6'.repeat(5)}V66z`];
const wavelet = (y) => ['incised', `M-2 ${y}${'q4 4 8 0'.repeat(9)}`];

// Heads in profile, looking right, within 16 × 26.
const FACE = 'M4 4C6 1 11 1 12.5 4.5L13 8l2.2 3.2-1.8.8.2 1.6-.8.8.4 1.6c-.4 1.6-2 1.8-4.2 1.4L8.5 21H3l1-7z';
const HAIR = 'M13.2 4.4C12 0 6-1.5 2.5 1.5-1 4.8-1 10 .2 15.5L3.4 20l2.4-7C6 9.6 7.4 8 9 7c1.8-.5 3.2-1 4.2-2.6z';
const woman = (place) => [
  ['white', FACE, place],
  ['glaze', `${HAIR}M9.4 8.6l3-.9-.8 1.6z`, place],
  ['rust', 'M2 3.4C5 1 9 .6 13 3.6l-.3 1.6C9 3 5.6 3.4 2.2 6z', place],
];
const BEARD = 'M4 4C6 0 12 0 13 5l.4 3 2.4 3.4-1.8.8.3 1.6c0 4-1 9-4 13-3.4-1.4-5.7-4-6.5-8L2.6 21 .8 18C-1 12 0 7 4 4z';
const bearded = (place) => [
  ['glaze', BEARD, place],
  ['incised', 'M2 6.5c3.6-3 7.6-3.4 11-1.6M6 13c-.6 3 .2 5.6 2 8M8.6 13.4c-.4 3 .2 5.4 1.4 8M11.4 14c.2 2.6.2 4.6-.2 7', place],
  ['clay', 'M9.2 8l3.4-.8-1 1.9z', place],
];
const ship = (place) => [
  ['glaze', `${SHIP}${MAST}`, place],
  ['rust', SAIL, place],
  ['incised', 'M19 13c8 2 17 2 25 0M19 19c8-2 17-2 25 0', place],
  ['clay', dot(52, 31, 2), place],
];
const SNAKE = 'M0-4.5c5-2 10 0 14 3.5l-7 1.6 6 3C8 7 3 6.5-1.5 3z';
const biting = (place) => [
  ['glaze', SNAKE, place],
  ['clay', dot(3, -1.2, 1.1), place],
];

/** What is painted: kind of paint and shape, the undermost first. */
export const PICTURES = {
  hermes: [
    ['line', 'M22 60V14M22 52c-9-2-10-8 0-11s10-9 0-12-8-7-4-10M22 52c9-2 10-8 0-11s-10-9 0-12 8-7 4-10M50 60c-2-8-3-14-1-22'],
    [
      'glaze',
      `${dot(22, 10.5, 3.6)}M20.5 17C14 9 8 7.5 2 10c3 6 9 9.5 18 9zM23.5 17c6.5-8 12.5-9.5 18.5-7-3 6-9 9.5-18 9zM49 51c-7 0-10-4-11-8 6 0 10 3 11 8zM50 55c6-1 9-4 10-9-6 1-9 4-10 9zM45.5 59h9l-2 4h-5z`,
    ],
    ['white', 'M49 39c-6-2-9-7-9-14 5 1 7 4 9 7 2-3 4-6 9-7 0 7-3 12-9 14z'],
    ['white', 'M49 37c-3-5-3-12 0-19 3 7 3 14 0 19z'],
    ['incised', 'M6 11.5c5 1 9 3 13 5.5M38 11.5c-5 1-9 3-13 5.5'],
    ['rust', dot(49, 36, 2.4)],
  ],
  leucothea: [
    ['white', 'M5 52C-1 28 12 5 35 5c14 0 24 8 27 22-6-9-14-13-24-13-12 0-18 10-16 38z'],
    ['rust', 'M8 52C3 30 14 8 35 8c11 0 19 5 24 13-7-6-15-9-23-9-13 0-20 10-18 40z'],
    ['incised', 'M12 46c-3-16 6-32 22-35M8 36l6 2M9 27l6 3M13 19l5 4M20 13l4 5'],
    ...woman('translate(20 15) scale(1.75)'),
    waves(53),
    wavelet(61),
  ],
  proteus: [
    ['glaze', 'M12 32c5-5 14-5 18-1 1 10 4 14 10 14 6 1 9-5 7-10l-8-5c7-1 11-5 12-11 4 4 8 6 13 4-2 6-7 9-11 10 4 12-2 25-17 25C20 58 11 49 12 32z'],
    ['glaze', 'M15 33L6 45l-3 10 3 1 4-9 9-7z'],
    ['incised', 'M17 38c3 2 7 2 11-1M18 43c4 2 8 1 12-2M21 48c3 1 8 0 12-4M26 52c4 0 8-2 10-6M33 54c4-1 7-4 8-8M40 52c4-2 6-5 6-8M45 47c3-2 4-5 3-8'],
    ...bearded('translate(14 3) scale(1.25)'),
    waves(56),
  ],
  athena: [
    [
      'glaze',
      `M32 6c14 0 19 8 18 18-1 15-8 25-18 33-10-8-17-18-18-33C13 14 18 6 32 6zM14.5 18L11 3l14 5zM49.5 18L39 8 53 3zM4 52c6-4 11-3 14 1-6 3-10 3-14-1zM60 52c-6-4-11-3-14 1 6 3 10 3 14-1zM8 62c4-4 8-4 11-1-4 3-8 4-11 1zM56 62c-4-4-8-4-11-1 4 3 8 4 11 1z`,
    ],
    ['line', 'M6 58h52'],
    ['clay', `${dot(24.5, 20, 7.6)}${dot(39.5, 20, 7.6)}`],
    ['glaze', `${dot(24.5, 20, 3.6)}${dot(39.5, 20, 3.6)}`],
    ['clay', `M32 23l-3.5 8h7z${dots(1.1, [26, 36], [32, 36], [38, 36], [29, 41], [35, 41], [32, 46])}`],
    ['incised', 'M18 31c2 10 6 16 11 20M46 31c-2 10-6 16-11 20M21.5 31c2 8 4 12 8 16M42.5 31c-2 8-4 12-8 16'],
    ['white', `${dot(25.5, 18.7, 1.1)}${dot(40.5, 18.7, 1.1)}`],
  ],
  circe: [
    ['glaze', 'M8 24h48c-1 14-10 19-20 20v8c7 1 11 4 12 8H16c1-4 5-7 12-8v-8C18 43 9 38 8 24z'],
    ['line', 'M9 28c-9-2-9 8 4 10M55 28c9-2 9 8-4 10M22 19c-4-4 4-7 0-13M32 19c-4-5 4-8 0-15M42 19c-4-4 4-7 0-13'],
    ['incised', 'M9.5 28.5h45M28.5 46h7M18 57c8-3 20-3 28 0'],
    ['clay', 'M22 36c1-3 5-4 9-3.5 3 0 5 0 7 .5l3-2v3l3 2-2.5 2-2.5.500v4h-2.2l-.3-3h-9l-.500 3h-2.2V38l-4-3.5z'],
    ['glaze', dot(40, 35.7, 0.7)],
  ],
  calypso: [
    ['glaze', 'M2 56C7 37 18 29 33 29s25 9 29 27zM12 42C7 32 9 19 13 10c5 9 6 22 3 30zM52 42c-5-9-3-20 1-29 5 9 6 20 3 28z'],
    ['line', 'M34 31c-1-7 0-12 2-17M36 14c-7-4-13-1-15 4M36 14c-4-7-10-8-14-5M36 14c3-7 9-9 13-6M36 14c7-3 12 1 13 6M36 14c1-5 0-8-2-11'],
    ['clay', 'M22 56c0-19 20-19 20 0z'],
    ...woman('translate(25.5 38.5) scale(.85)'),
    ['incised', 'M12 18v16M53 20v15'],
    waves(55),
    wavelet(62),
  ],
  sirens: [
    ['glaze', 'M17 31c7-7 17-7 25-1 7 6 13 6 20 2-2 12-10 20-24 21-13 1-22-7-21-22zM44 30c6-4 12-4 18-2l-8 6z'],
    ['line', 'M29 51v9M37 51v9M24 61h8M32 61h9'],
    ['incised', 'M24 36c8 6 18 6 28 1M26 41c7 5 15 5 22 0M30 46c5 3 9 3 14 0M34 32c4 4 10 5 16 4'],
    ['rust', 'M20 33c4-3 8-3 11-1-1 4-6 6-11 6z'],
    ...woman('translate(33 5) scale(-1.5 1.5)'),
    ['line', 'M4 36c-4 9-1 17 5 17s9-8 5-17'],
    ['thin', 'M3 40h12M6.5 40v11M9 40v12M11.5 40v11'],
  ],
  lotuseaters: [
    [
      'glaze',
      'M32 6c8 10 8 24 0 37-8-13-8-27 0-37zM13 14c10 3 17 14 17.5 30C18 39 12 27 13 14zM51 14c-10 3-17 14-17.5 30C46 39 52 27 51 14zM2 29c11-1 22 6 27 17C16 49 5 42 2 29zM62 29c-11-1-22 6-27 17 13 3 24-4 27-17zM30.5 45h3v18h-3z',
    ],
    ['rust', 'M27 44h10l-2 6h-6z'],
    ['incised', 'M32 13v24M18 21c4 5 7 11 9 17M46 21c-4 5-7 11-9 17M9 33c6 2 11 5 15 9M55 33c-6 2-11 5-15 9'],
    ['glaze', 'M31 62C22 62 14 59 10 53c9-1 17 2 21 7zM33 62c9 0 17-3 21-9-9-1-17 2-21 7z'],
    ['white', 'M32 24c3 5 3 10 0 16-3-6-3-11 0-16z'],
  ],
  cyclopes: [
    ['glaze', 'M32 3c16 0 24 10 23 26-1 19-10 32-23 32S10 48 9 29C8 13 16 3 32 3zM9 28c-6-3-7 8 1 11zM55 28c6-3 7 8-1 11z'],
    ['clay', 'M12.5 26c9-12 30-12 39 0-9 10-30 10-39 0z'],
    ['glaze', dot(32, 25.5, 7)],
    ['rust', dot(32, 25.5, 3.2)],
    ['white', dot(34, 23, 1.5)],
    ['incised', 'M12 17c11-9 29-9 40 0M29 36c-3 5-1 7 3 7s6-2 3-7M20 7l2 6M26 5l1 6M32 4v6M38 5l-1 6M44 7l-2 6'],
    ['clay', 'M19 48.5c8-3 18-3 26 0-2 6-7 8-13 8s-11-2-13-8z'],
    ['thin', 'M23.5 47.5l1 6M29 46.5l.5 9.5M35 46.5l-.5 9.5M40.5 47.5l-1 6'],
  ],
  scylla: [
    ['neck', 'M30 60C12 52 8 38 14 24M31 58C22 46 20 32 26 14M33 58c6-12 8-26 5-40M35 60c15-6 18-20 14-30M30 60C14 58 6 54 5 44M36 60c14 0 22-6 23-14'],
    ...biting('translate(13.5 22) scale(-.9 .9)'),
    ...biting('translate(26 13) rotate(-30) scale(-.95 .95)'),
    ...biting('translate(38 17) rotate(-24)'),
    ...biting('translate(49.5 30) scale(.95)'),
    ...biting('translate(5 43) rotate(70) scale(-.6 .6)'),
    ...biting('translate(58.5 45) rotate(-75) scale(.6)'),
    ['incised', 'M12.5 40l4-1.5M15 46l4-2.5M22 34l4-1M22.5 40l4.5-1M39 30l4 .5M37.5 38l4 1M46.5 44l4 1.5M43.5 50l3.5 2'],
    waves(55),
    wavelet(62),
  ],
  polyphemus: [
    ['glaze', 'M1 40C13 20 47 20 60 40 47 59 13 59 1 40zM3 22C16 8 40 6 57 16c-15-3-38-2-54 6z'],
    ['clay', 'M8 40c11-13 34-13 45 0-11 12-34 12-45 0z'],
    ['glaze', dot(30, 40, 10)],
    ['rust', 'M30 30c-3 5-9 8-8 13 1 4 5 6 8 6s8-3 7-8c0-3-2-4-2-7-2 1-3 3-3 4-2-2-2-5-2-8z'],
    ['edged', 'M63 1v9L33 41l-5 2 1.5-6L57 1z'],
    ['incised', 'M56 8l4 4M50 15l4 4'],
    ['rust', 'M14 53c-4 5-4 9 0 10 4-1 4-5 0-10zM24 56c-2 4-2 6 0 7 2-1 2-3 0-7z'],
  ],
  cicones: [
    ['line', 'M6 63L20 12M58 63L44 12'],
    ['glaze', 'M15.5 13L21 1l3.5 14zM48.5 13L43 1l-3.5 14z'],
    ['rust', 'M17 22C14 8 26 1 38 4c6 1 9 4 11 8-10-4-19-3-23 3l-3 8z'],
    ['edged', 'M22 28c-2-11 5-16 12-16s11 5 11 12l4 5h-6v-2h-6l-1 6H22z'],
    ['clay', 'M33 20h8l-2 3h-6z'],
    ['edged', dot(32, 43, 18.5)],
    ['incised', dot(32, 43, 15)],
    ['clay', 'M24 52c-1-8 1-13 7-15l-1-3 4 2c4 1 6 4 8 8l-2 3-5-2c-2 2-1 4 0 7z'],
    ['glaze', dot(35.5, 40, 0.8)],
  ],
  laestrygonians: [
    ['glaze', 'M37 40c6-6 18-7 28-3v30H38zM42 42L27 22l5-4 16 17zM62 40L46 14l5-3 14 22z'],
    ...bearded('translate(60 20) scale(-1.05 1.05)'),
    ['edged', 'M15 8l12-7 16 3 5 9-7 9-15 2-9-6z'],
    ['incised', 'M20 8l8 5 9-4M28 13l-1 7 7 1M42 46c5 3 12 3 18 0M44 53c5 2 10 2 16 0'],
    ...ship('translate(1 38) rotate(-14) scale(.62)'),
    waves(55),
    wavelet(62),
  ],
  hyperion: [
    ['rust', `${dot(45, 17, 9)}`],
    ['redline', 'M45 5V1M45 29v4M33 17h-4M57 17h5M36.5 8.5L33 5M53.5 8.5L57 5M54 26l3 3'],
    ['edged', 'M7 27c-3 1-5 4-5 7 1 3 4 4 7 3l6-1c1 5 3 9 6 11l-1 15h5l3-12c6 2 14 2 19-1l3 13h5l-1-17c3-4 4-11 2-17-3-7-12-8-20-7-9 1-17-2-25 3z'],
    ['glaze', 'M12 26C5 24 2 18 4 11c2 6 5 9 12 11zM16 25c1-6 0-10-3-14 6 2 9 7 8 13z'],
    ['line', 'M57 29c5 4 5 12 3 20'],
    ['incised', 'M24 26c-2 6-1 13 3 19M31 30c-1 6 0 11 3 15M46 28c4 4 5 10 3 16M16 35c-2 0-4-1-5-2'],
    ['clay', `${dot(11, 30, 1.3)}`],
  ],
  charybdis: [
    ['swirl', 'M30 38c3-3 8 0 6 4-3 5-12 4-14-2-3-9 6-17 15-15 12 2 17 15 11 24-8 11-26 11-34 0C5 37 11 18 28 13c14-4 27 2 33 13'],
    ['white', dots(1.3, [20, 24], [50, 33], [40, 53], [15, 36], [56, 46], [27, 55], [44, 15], [9, 48])],
    ...ship('translate(25 23) rotate(28) scale(.52)'),
    ['line', 'M2 24c3-8 8-14 15-18M50 62c5-3 9-7 11-12'],
  ],
  poseidon: [
    ['line', 'M51 62V16'],
    ['glaze', 'M49 22c-7-1-9-6-9-13h-3l4.5-8L46 9h-3c0 5 2 7 6 8V9h-3l5-9 5 9h-3v8c4-1 6-3 6-8h-3l4.5-8L65 9h-3c0 7-2 12-9 13z'],
    ...bearded('translate(6 6) scale(1.95)'),
    ['rust', 'M8 15C14 6 26 4 32 14l-.5 3C25 10 15 11 8 20z'],
    ['glaze', 'M9 12l-2-7 6 4 2-7 5 6 4-6 3 7 5-3-1 8c-6-7-15-7-22-2z'],
    waves(56),
    wavelet(62),
  ],
  mist: [
    ...ship('translate(7 8) scale(.8)'),
    ['veil', 'M-2 26q8-4 16 0t16 0 16 0 16 0 8 0v5q-8 4-16 0t-16 0-16 0-16 0-8 0zM-2 40q8-4 16 0t16 0 16 0 16 0 8 0v5q-8 4-16 0t-16 0-16 0-16 0-8 0z'],
    ['white', 'M-2 20q8-4 16 0t16 0 16 0 16 0 8 0v1.8q-8 4-16 0t-16 0-16 0-16 0-8 0zM-2 34.5q8-4 16 0t16 0 16 0 16 0 8 0v1.8q-8 4-16 0t-16 0-16 0-16 0-8 0z'],
    waves(54),
    wavelet(62),
  ],
  fog: [
    ...ship('translate(8 6) scale(.8)'),
    ['white', 'M4 46c-6-4-4-13 4-13 1-8 12-10 16-4 5-7 17-5 18 3 7-4 15 0 14 7 6 0 8 8 2 10z'],
    ['white', 'M-4 58c-2-6 3-10 8-8 2-6 12-7 16-1 4-6 14-6 17 0 4-5 13-4 15 2 6-3 14 1 13 8z'],
    ['thin', 'M10 40c2-4 7-4 9-1M26 37c2-5 9-5 11 0M44 41c2-3 6-3 8 0M10 54c2-3 6-3 8 0M30 54c2-4 7-4 9 0M48 55c2-3 5-3 7 0'],
    ['glaze', 'M-2 66v-7q9-2 17 0t17 0 17 0 17 0v7z'],
  ],
  calm: [
    ['rust', dot(50, 14, 8)],
    ['glaze', SHIP, 'translate(4 8) scale(.86)'],
    ['glaze', MAST, 'translate(4 8) scale(.86)'],
    ['glaze', 'M17 14h28v1.8H17z'],
    ['white', 'M18 16h26c-3 6-1 11-3 16-4-3-6 0-8 1-4-2-6 1-9-1-4 0-3-10-6-16z'],
    ['incised', 'M24 17c1 5 0 10 1 14M31 17v14M38 17c-1 5 0 9-1 13'],
    ['clay', dot(48.5, 34.6, 1.6)],
    ['thin', 'M0 49h64M6 54h20M32 54h26M0 59h14M22 59h36'],
    ['shade', 'M9 50h44c-4 6-12 8-22 8S13 56 9 50z'],
  ],
  bag: [
    ['glaze', 'M24 14h16l-4 7c13 4 20 14 18 26-2 10-10 15-22 15S12 57 10 47C8 35 15 25 28 21z'],
    ['line', 'M27 12C18 12 10 9 8 4c2-4 7-2 6 2M37 12c9 0 17-3 19-8-2-4-7-2-6 2M32 11c-3-4 3-6 0-11M20 17C13 19 5 17 2 13M44 17c7 2 15 0 18-4'],
    ['rust', 'M25 19h14v4H25z'],
    ['incised', 'M14 38c4-7 9-10 14-12M36 40l8 8M44 40l-8 8M18 50c3 5 8 7 14 7'],
    ['white', dots(1, [22, 44], [26, 50], [24, 37])],
  ],
  treasure3: [
    ['line', 'M19 13a5 5 0 1 1 10 0 5 5 0 1 1-10 0M35 13a5 5 0 1 1 10 0 5 5 0 1 1-10 0M20 52h24'],
    ['glaze', 'M10 18h44v5H10zM13 23h38c0 12-8 19-19 19s-19-7-19-19zM14 34l5 4-6 24H8zM50 34l-5 4 6 24h5zM30 41h4v21h-4z'],
    ['incised', 'M16 28h32M19 32c4 5 8 6 13 6s9-1 13-6'],
    ['rust', dot(32, 28, 3)],
    ['white', dot(32, 28, 1.2)],
  ],
  treasure4: [
    ['glaze', 'M23 2h18v6l-4 4c13 5 17 15 14 26-2 9-8 14-10 19H23c-2-5-8-10-10-19-3-11 1-21 14-26l-4-4zM22 58h20v5H22z'],
    ['line', 'M26 10c-14-3-17 8-12 15M38 10c14-3 17 8 12 15'],
    ['clay', 'M14.5 24h35c1.5 5 1.5 10 0 15h-35c-1.5-5-1.5-10 0-15z'],
    ['glaze', 'M18 37V26h9v9h-5v-5h2v3h1v-5h-5v9zM28.5 37V26h9v9h-5v-5h2v3h1v-5h-5v9zM39 37V26h8v9h-4.5v-5h2v3h.5v-5h-4v9z'],
    ['incised', 'M18 44c9 3 19 3 28 0M22 50c6 2 14 2 20 0M26 15h12'],
    ['white', dots(1.1, [28, 19], [32, 20], [36, 19])],
  ],
  treasure5: [
    ['line', 'M32 10V1M20 12l-5-8M44 12l5-8M11 18L4 13M53 18l7-5'],
    ['rust', 'M14 34c0-12 8-17 18-17s18 5 18 17z'],
    ['white', dots(2.6, [20, 31], [27, 27], [35, 27], [43, 31], [31, 33], [38, 34], [24, 35])],
    ['clay', 'M27 22l2-7 3 5 3-5 2 7z'],
    ['glaze', 'M6 36h52v26H6zM2 33h60v5H2z'],
    ['incised', 'M6 43h52M6 57h52M14 43v14M50 43v14M19 50c3-4 6-4 8 0M37 50c3-4 6-4 8 0'],
    ['clay', 'M28 40h8v8c0 4-8 4-8 0z'],
    ['glaze', 'M31 43h2v4h-2z'],
  ],
  ghosts: [
    ['white', 'M3 62V36c0-14 18-14 18 0v26l-4.5-4-4.5 4-4.5-4zM43 62V36c0-14 18-14 18 0v26l-4.5-4-4.5 4-4.5-4z'],
    ['thin', 'M9 42c1-2.5 5-2.5 6 0M49 42c1-2.5 5-2.5 6 0M8 48v7M12 47v9M16 48v7M48 48v7M52 47v9M56 48v7'],
    ['glaze', dots(1.6, [9, 35], [15, 35], [49, 35], [55, 35])],
    ['edged', 'M19 62V22C19 2 45 2 45 22v40l-6.5-5-6.5 5-6.5-5z'],
    ['clay', `${dot(27, 21, 3)}${dot(37, 21, 3)}M29 30c2-2 4-2 6 0 0 4-6 4-6 0z`],
    ['incised', 'M24 36c5 3 11 3 16 0M26 42v10M32 43v12M38 42v10'],
  ],
  lance: [
    ['glaze', 'M2 60L46 15l3 3L5 63zM60 2L55 22l-6-4-3-3-4-6z'],
    ['incised', 'M57 6l-9 11M24 37l4 4M20 41l4 4'],
    ['rust', 'M22 39l3 3-4 4-3-3z'],
    ['white', 'M18 43c-6 0-10 3-12 8 5-1 9-3 12-8z'],
  ],
  bow: [
    ['bend', 'M12 3c30 2 46 20 48 50'],
    ['line', 'M12 3l48 50'],
    ['glaze', 'M8 0l7 2-3 5zM58 50l5 1 1 7zM6 61L44 23l-5-2 12-8-6 13-2-1L8 63z'],
    ['incised', 'M41 13l-3 5M50 22l-5 4'],
    ['rust', 'M2 62l8-8 2 2-7 8z'],
    ['white', 'M4 56l6-3-1 5z'],
  ],
  shield: [
    ['glaze', dot(32, 32, 30)],
    ['incised', `${dot(32, 32, 26)}${dot(32, 32, 15)}`],
    [
      'clay',
      Array.from({ length: 12 }, (_, i) => {
        const [a, b] = [(i * Math.PI) / 6, ((i + 0.5) * Math.PI) / 6];
        return dot(32 + 20.5 * Math.cos(a), 32 + 20.5 * Math.sin(a), 1.7) + dot(32 + 20.5 * Math.cos(b), 32 + 20.5 * Math.sin(b), 0.7);
      }).join(''),
    ],
    [
      'clay',
      Array.from({ length: 8 }, (_, i) => {
        const turn = (t, r) => `${(32 + r * Math.cos(t)).toFixed(1)} ${(32 + r * Math.sin(t)).toFixed(1)}`;
        const t = (i * Math.PI) / 4;
        return `M${turn(t, 13)}L${turn(t + 0.3, 5)}L${turn(t - 0.3, 5)}z`;
      }).join(''),
    ],
    ['rust', dot(32, 32, 4.4)],
    ['white', dot(32, 32, 1.6)],
  ],
  helmet: [
    ['rust', 'M4 36C2 14 18 0 40 3c10 2 17 8 20 17-8-8-20-10-30-6-8 3-12 9-13 20L8 52z'],
    ['incised', 'M8 30l8 3M12 19l7 6M20 11l5 7M30 6l2 7M41 5l-1 7M51 10l-3 5'],
    ['edged', 'M16 62c-2-10-3-20 0-30 4-12 16-17 28-13 8 3 11 10 11 19v10l-6 1-3 13h-6l-2-15-6 15z'],
    ['clay', 'M33 36c4-4 10-4 15-1-3 4-9 6-13 5z'],
    ['incised', 'M20 36c4-8 12-13 22-11M22 58c-1-7-1-12 0-17M49 48l-8 3'],
    ['glaze', dot(41, 37, 1.4)],
  ],
  // places
  troy: [
    ['rust', 'M14 26c-6-6 1-10-1-17 6 4 7 8 6 12 4-4 2-10 6-17 5 7 3 11 6 14 3-6 8-7 8-15 6 7 4 14 3 18 3-2 4-5 8-7-1 5 2 8-3 12z'],
    ['clay', 'M20 27c-2-5 2-7 2-11 4 4 3 6 4 8 2-4 4-6 5-10 4 5 3 8 5 10 1-3 4-4 5-7 2 5 0 8-2 10z'],
    ['glaze', 'M4 62V30h6v-5h7v5h6v-5h18v5h6v-5h7v5h6v32H42V46c0-11-20-11-20 0v16z'],
    ['incised', 'M4 37h56M10 37v-7M54 37v-7M4 45h16M44 45h16M4 53h16M44 53h16M12 37v8M52 37v8M16 45v8M48 45v8M12 53v9M52 53v9M32 30v7'],
  ],
  ithaca: [
    ['glaze', 'M2 26L32 7l30 19v4H2zM5 33h9v22H5zM18 33h9v22h-9zM37 33h9v22h-9zM50 33h9v22h-9zM2 57h60v5H2z'],
    ['clay', dot(32, 20, 4)],
    ['incised', 'M10 26h44M9.5 35v18M22.5 35v18M41.5 35v18M54.5 35v18'],
    ['rust', 'M29 1h2v8h-2zM31 1l11 3-11 3z'],
  ],
  hades: [
    ['glaze', 'M2 63V22L32 4l30 18v41H46V42c0-18-28-18-28 0v21zM24 63V46c0-10 16-10 16 0v17z'],
    ['incised', 'M6 25h52M10 30v33M54 30v33'],
    ['clay', `${dot(28.5, 49, 2)}${dot(35.5, 49, 2)}M29 56h6l-1 3h-4z`],
    ['clay', 'M32 9l3.5 6.5L32 20l-3.5-4.5z'],
    ['line', 'M2 63h60'],
  ],
  lyre: [
    ['glaze', 'M16 40c0-8 32-8 32 0 0 14-6 22-16 22S16 54 16 40z'],
    ['line', 'M18 42C8 28 8 14 16 4M46 42c10-14 10-28 2-38M12 14h40M26 15v32M32 15v32M38 15v32'],
    ['incised', 'M26 37v10M32 37v12M38 37v10'],
  ],
  labyrinth: [
    ['line', 'M32 62V48M32 40v-8M6 34a26 26 0 1 1 20 25M12 38a20 20 0 1 1 16 14M19 34a13 13 0 1 1 9 12.5M26 32a6 6 0 1 1 6 7'],
    ['line', 'M26 62V52M38 60V46'],
  ],
  palm: [
    ['glaze', 'M29 62c-1-14 0-26 3-36l4 1c-3 10-4 21-2 35z'],
    [
      'line',
      'M33 24C24 14 12 16 6 26M33 24C26 10 16 6 8 10M33 24c2-12-2-18-8-22M33 24c2-12 10-18 18-17M33 24c8-9 19-7 25 2M33 24c9-1 15 5 17 14M33 24c-9 0-14 6-15 15',
    ],
    ['rust', dots(2.6, [29, 29], [37, 29], [33, 32])],
  ],
  beacon: [
    ['rust', 'M32 2c-2 8-12 12-8 22 1 4 4 6 8 6s8-3 8-8c1-6-3-8-3-13-3 2-4 5-4 7-3-4-2-9-1-14z'],
    ['glaze', 'M18 30h28v5H18zM22 35h20l4 27H18z'],
    ['incised', 'M21 42h22M20 50h24M30 35v7M36 42v8M28 50v12'],
  ],
  apples: [
    ['glaze', 'M30 62c0-8-1-14-2-18h8c-1 4-2 10-2 18zM32 2c14 0 24 10 24 22S46 46 32 46 8 36 8 24 18 2 32 2z'],
    ['clay', dots(3.2, [22, 16], [36, 11], [44, 22], [30, 26], [18, 30], [40, 35], [28, 38])],
  ],
  vine: [
    ['glaze', `${dots(5, [22, 28], [33, 28], [44, 28], [27.5, 37], [38.5, 37], [33, 46], [33, 55])}M34 22C40 10 50 8 60 12c-4 9-14 13-26 10z`],
    ['line', 'M33 24c0-8-4-14-12-18'],
    ['incised', 'M38 20c6-2 12-5 18-7'],
  ],
  gale: [['line', 'M2 24h36c14 0 13-17 2-17-6 0-8 4-7 8M2 34h50c13 0 11 19 1 17-4-1-5-4-4-7M2 44h26c11 0 11 16 1 16-4 0-6-3-5-6']],
  jar: [
    ['glaze', 'M18 4h28v6l-6 5c8 4 10 12 8 19-2 8-7 12-9 18v6h6v5H19v-5h6v-6c-2-6-7-10-9-18-2-7 0-15 8-19l-6-5z'],
    ['line', 'M22 14C8 12 8 26 17 30M42 14c14-2 14 12 5 16'],
    ['incised', 'M18 26h28M18 32h28'],
  ],
};

const strokes = (name) => PICTURES[name].map(([paint, d, place]) => html`<path class=${paint} d=${d} transform=${place} />`);

/** A picture in the text. */
export const Picture = ({ name, kind = '' }) =>
  html`<svg class=${`painted ${kind}`} viewBox="0 0 64 64" aria-hidden="true">${PICTURES[name] && strokes(name)}</svg>`;

/** A picture within a drawing, with its middle at x, y. */
export const PictureAt = ({ name, x = 0, y = 0, size = 64, kind = '' }) =>
  html`<g class=${`painted ${kind}`} transform=${`translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`} aria-hidden="true">${strokes(name)}</g>`;

// ── triremes ── four sails, each with its colour and its emblem, within 64 × 50, bow to the right ──

const HULL = 'M3 26C1 19 4 12 11 11c-4 5-2 9 1 12l3 3h37l4-7c1-2 4-2 5 0l-3 10 6 4-8 3c-3 4-8 6-15 6H22C11 42 4 36 3 26z';
const BANKS = 'M14 39l-6 8M21 41l-5 8M28 42l-4 7M35 42l-3 7M42 41l-2 8M48 39l-1 8';
const CLOTH = 'M14 2c11 3 23 3 34 0 3 7 3 15 0 22-11-3-23-3-34 0 3-7 3-15 0-22z';
const ring = (count, near, far, half) =>
  Array.from({ length: count }, (_, i) => {
    const [t, w] = [(i * 2 * Math.PI) / count, half];
    const at = (turn, r) => `${(12 + r * Math.sin(turn)).toFixed(1)} ${(12 - r * Math.cos(turn)).toFixed(1)}`;
    return `M${at(t - w, near)}L${at(t, far)}L${at(t + w, near)}z`;
  }).join('');
/** Seat by seat: sun, trident, owl, double axe; within 24 × 24, the same from both sides. */
const EMBLEMS = [
  `${ring(12, 6.2, 11.5, 0.2)}${dot(12, 12, 5)}`,
  'M11 23V13.5C5.5 13.5 3.5 10 3.5 4H1.8L4.5 0l2.7 4H5.5c0 4.5 1.5 7 5.5 7V4H9.3L12 0l2.7 4H13v7c4 0 5.5-2.5 5.5-7h-1.7L19.5 0l2.7 4h-1.7c0 6-2 9.5-7.5 9.5V23z',
  `M4 1l4.5 2.5h7L20 1c1 5 1 9 0 12.5-1 4-4 7-8 9.5-4-2.5-7-5.5-8-9.5C3 10 3 6 4 1z${dot(8.4, 8.8, 2.7)}${dot(15.6, 8.8, 2.7)}M12 11l-1.5 3.5h3z`,
  'M11 23V1h2v22zM10.5 7C8 6 5 3.5 2.5 2c-1.5 4-1.5 10 0 14 2.5-1.5 5.5-4 8-5zM13.5 7c2.5-1 5.5-3.5 8-5 1.5 4 1.5 10 0 14-2.5-1.5-5.5-4-8-5z',
];
const Emblem = ({ seat, x = 0, y = 0, size = 24 }) =>
  html`<path class="emblem" fill-rule="evenodd" d=${EMBLEMS[seat % 4]} transform=${`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} />`;

/** A trireme as it lies on the water, its middle near 32, 30. */
export const Trireme = ({ seat }) => html`<path class="oars" d=${BANKS} /><path class="hull" d=${HULL} /><path class="hull" d="M30 27V0h3v27z" />
  <path class="planks" d="M8 31c8 3 36 4 46 0M10 35c10 3 30 3 40 0" /><path class="sail" d=${CLOTH} /><${Emblem} seat=${seat} x=${31.5} y=${13} size=${17} /><circle class="eye" cx="55" cy="28" r="1.9" />`;

/** The sail of a seat, to tell whose something is. */
export const Flag = ({ seat }) =>
  html`<svg class=${`flag seat-${seat}`} viewBox="0 0 24 24" aria-hidden="true"><rect class="sail" x=".5" y=".5" width="23" height="23" rx="4" /><${Emblem} seat=${seat} x=${12} y=${12} size=${17} /></svg>`;

// ── what may be wrong with a ship ──

const MARKS = {
  held: 'M12 2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM12 7.5V21M7.5 11h9M3.5 14.5c1 4.5 4.5 7 8.5 7s7.5-2.5 8.5-7',
  lost: 'M6 2h12M6 22h12M7.5 2c0 7 9 7 9 13v7M16.5 2c0 7-9 7-9 13v7',
  halved: 'M2 8q3-3 6 0t6 0 6 0M2 13q3-3 6 0t6 0 6 0M5 18q3-3 6 0t6 0',
  won: 'M3 13l6 6L21 5',
  wreck: 'M3 5l18 14M21 5L3 19',
};
/** Held, a turn lost, halved; or beaten and wrecked: a mark in lines, within 24 × 24. */
export const Mark = ({ name, kind = '' }) =>
  html`<svg class=${`mark-of ${name} ${kind}`} viewBox="0 0 24 24" aria-hidden="true"><path d=${MARKS[name]} /></svg>`;
export const MarkAt = ({ name, x, y }) =>
  html`<g class=${`mark-of ${name}`} transform=${`translate(${x} ${y})`}><circle r="11" /><path d=${MARKS[name]} transform="scale(.62) translate(-12 -12)" /></g>`;
