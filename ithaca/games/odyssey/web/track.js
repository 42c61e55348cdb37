// A track of spaces as smooth ways on the chart, and the way of a ship along it. Drawing only: where a ship may
// go is not known here.
import { project } from '../../../web/art/chart.js';

const MARGIN = { west: 95, east: 105, north: 58, south: 52 }; // units of sea and land around the outermost spaces
const WITHIN = [0.2, 0.4, 0.6, 0.8, 1]; // how a leg is cut for what sails along it

/** The part of the chart on which the spaces lie. */
function frameOf(points) {
  const [xs, ys] = [0, 1].map((i) => points.map((point) => point[i]));
  const [west, north] = [Math.min(...xs) - MARGIN.west, Math.min(...ys) - MARGIN.north];
  return { west, north, width: Math.max(...xs) + MARGIN.east - west, height: Math.max(...ys) + MARGIN.south - north };
}

/**
 * The spaces of a board in units of its part of the chart, and a curve for each step from one to the next.
 * A leg knows on which part of the track it lies: `main`, a route by its name, or `aside` for a way that
 * nothing leads to.
 */
export function trackOf(board) {
  const frame = frameOf(board.space.map((space) => project(space.x, space.y)));
  const spaces = board.space.map((space) => ({
    ...space,
    at: project(space.x, space.y).map((at, i) => at - (i ? frame.north : frame.west)),
    next: [...(space.to ? [space.to] : []), ...Object.values(space.routes ?? {})],
  }));
  const spot = new Map(spaces.map((space) => [space.slug, space.at]));
  const next = new Map(spaces.map((space) => [space.slug, space.next]));
  const before = new Map(spaces.map((space) => [space.slug, spaces.filter((each) => each.next.includes(space.slug)).map((each) => each.slug)]));
  const part = partsOf(board, spaces, next, before);
  const legs = spaces.flatMap((space) =>
    space.next.map((to) => ({
      from: space.slug,
      to,
      part: part.get(to) === 'main' || before.get(to).length > 1 ? part.get(space.slug) : part.get(to),
      curve: curve(spot, before, next, space.slug, to),
    })),
  );
  return { ...frame, spaces, spot, next, legs, curves: new Map(legs.map((leg) => [`${leg.from} ${leg.to}`, leg.curve])) };
}

/** On which part of the track each space lies: from a fork, or from a space that nothing leads to, until ways meet. */
function partsOf(board, spaces, next, before) {
  const part = new Map(spaces.map((space) => [space.slug, 'main']));
  const walk = (slug, name) => {
    for (let at = slug; at && before.get(at).length < 2; [at] = next.get(at)) {
      part.set(at, name);
      if (next.get(at).length !== 1) return;
    }
  };
  for (const space of spaces) for (const [route, to] of Object.entries(space.routes ?? {})) walk(to, route);
  walk(board.hades, 'aside');
  return part;
}

const middle = (points) => [0, 1].map((i) => points.reduce((sum, point) => sum + point[i], 0) / points.length);

/** A cubic curve from a to b that goes on smoothly from what lies before and into what comes after. */
function curve(spot, before, next, from, to) {
  const [a, b] = [spot.get(from), spot.get(to)];
  const past = before.get(from).length ? middle(before.get(from).map((slug) => spot.get(slug))) : a;
  const ahead = next.get(to).length ? middle(next.get(to).map((slug) => spot.get(slug))) : b;
  return [a, [0, 1].map((i) => a[i] + (b[i] - past[i]) / 6), [0, 1].map((i) => b[i] - (ahead[i] - a[i]) / 6), b];
}

/** Where a curve is after this share of it. */
export function pointOn([a, c, d, b], t) {
  const s = 1 - t;
  return [0, 1].map((i) => s * s * s * a[i] + 3 * s * s * t * c[i] + 3 * s * t * t * d[i] + t * t * t * b[i]);
}

/** The angle of a curve there, in degrees. */
export function angleOn(line, t) {
  const [[ax, ay], [bx, by]] = [pointOn(line, t - 0.02), pointOn(line, t + 0.02)];
  return (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
}

/** The spaces from one to another along the track, both of them too; null if no way leads there. */
export function wayBetween({ next }, from, to) {
  const came = new Map([[from, null]]);
  for (const at of came.keys()) {
    if (at === to) {
      const way = [];
      for (let back = to; back !== null; back = came.get(back)) way.unshift(back);
      return way;
    }
    for (const slug of next.get(at) ?? []) if (!came.has(slug)) came.set(slug, at);
  }
  return null;
}

/** How many steps it is from each space to this one. */
export const stepsTo = (track, home) => new Map(track.spaces.map(({ slug }) => [slug, (wayBetween(track, slug, home)?.length ?? 1) - 1]));

/** Points along a way, close enough for a smooth motion. */
export const pointsAlong = ({ curves }, way) => way.slice(1).flatMap((slug, i) => WITHIN.map((t) => pointOn(curves.get(`${way[i]} ${slug}`), t)));

const round = (number) => Math.round(number * 10) / 10;
export const pathOf = ([a, c, d, b]) => `M${a.map(round).join(' ')}C${[...c, ...d, ...b].map(round).join(' ')}`;
