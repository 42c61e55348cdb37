// The sea chart: where degrees lie on it, and where names go so that they cover least.

export const WIDTH = 1240;
export const HEIGHT = 560;
const SCALE = 33.2; // units a degree of latitude
const SHRINK = Math.cos((38 * Math.PI) / 180); // a degree of longitude is that much shorter
const WEST = -10.1;
const NORTH = 46.6;

/** Degrees east and north, as units from the upper left corner. */
export const project = (x, y) => [(x - WEST) * SHRINK * SCALE, (NORTH - y) * SCALE];

const overlap = (a, b) => Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** How much of the line from a to b lies in the box (left, top, right, bottom). */
function inside(box, a, b) {
  let low = 0;
  let high = 1;
  for (const i of [0, 1]) {
    const way = b[i] - a[i];
    if (Math.abs(way) < 1e-9) {
      if (a[i] < box[i] || a[i] > box[i + 2]) return 0;
      continue;
    }
    const [enter, exit] = [(box[i] - a[i]) / way, (box[i + 2] - a[i]) / way].sort((m, n) => m - n);
    low = Math.max(low, enter);
    high = Math.min(high, exit);
  }
  return Math.max(0, high - low) * Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/**
 * A spot for each name: beside, above or below its point, where it covers the fewest lines, marks and
 * names. This works for any board and any language, so no positions are stored.
 * @param {{text: string, at: [number, number]}[]} labels the most important first
 * @param {[number, number][][]} lines
 * @param {{size: number, reach: number, width: number, height: number, marks?: [number, number][]}} sheet
 * @returns {{x: number, y: number, anchor: string}[]} baselines
 */
export function setNames(labels, lines, { size, reach, width, height, marks }) {
  const points = marks ?? labels.map((label) => label.at);
  /** @type {number[][]} */
  const taken = [];
  return labels.map(({ text, at: [x, y] }) => {
    const wide = text.length * size * 0.52;
    const high = size * 0.95;
    /** @type {[left: number, top: number, anchor: 'start' | 'middle' | 'end'][]} */
    const tries = [];
    for (const gap of [reach + 3, reach + 9]) {
      for (const up of [0.5, 0.2, 0.8, -0.2, 1.2]) {
        tries.push([x + gap, y - up * high, 'start'], [x - gap - wide, y - up * high, 'end']);
      }
      for (const left of [0.5, 0.25, 0.75, 0, 1]) {
        tries.push([x - left * wide, y - gap - high, 'middle'], [x - left * wide, y + gap, 'middle']);
      }
    }
    const spots = tries.map(([left, top, anchor], rank) => {
      const box = [left - 3, top - 2, left + wide + 3, top + high + 2];
      let cost = 0.6 * rank + (top + high < y ? 14 : 0); // above is where ships lie
      for (const line of lines) {
        for (let i = 1; i < line.length; i += 1) {
          const covered = inside(box, line[i - 1], line[i]);
          if (covered) cost += 10 + covered;
        }
      }
      for (const [px, py] of points) if (px !== x || py !== y) cost += 9 * overlap(box, [px - reach, py - reach, px + reach, py + reach]);
      for (const other of taken) cost += 9 * overlap(box, other);
      const out = Math.max(4 - box[0], 4 - box[1], box[2] - width + 4, box[3] - height + 4, 0);
      cost += 1000 * out;
      return { cost, box, anchor, left, top };
    });
    const best = spots.reduce((one, other) => (other.cost < one.cost ? other : one));
    taken.push(best.box);
    const shift = { start: 0, middle: wide / 2, end: wide }[best.anchor];
    return { x: best.left + shift, y: best.top + high * 0.8, anchor: best.anchor };
  });
}
