// What flies over the table, and in which order. Pure: it knows neither the screen nor the clock.
//
// A step is what one event does: {flights, tone}. Steps begin one after the other and overlap.

export const MOST_WAITING = 6; // steps; who is so far behind would rather see how things stand
const MOST_AT_ONCE = 8; // flights of one event

/**
 * The steps of what was newly told.
 * @param {{events: {key: string, args: object}[]}[]} told
 * @param {{flights?: Function, sounds?: Record<string, string>}} module of the game
 * @param {boolean} still nothing may move: only tones are left
 */
export function stepsOf(told, module, game, still = false) {
  return told
    .flatMap((move) => move.events)
    .map((event) => ({
      flights: still ? [] : (module.flights?.(event, game) ?? []).slice(0, MOST_AT_ONCE),
      tone: module.sounds?.[event.key] ?? null,
    }))
    .filter((step) => step.flights.length || step.tone);
}

/** What waits now that these came too; nothing at all if it would be too much. */
export function withSteps(waiting, fresh) {
  const all = [...waiting, ...fresh];
  return all.length > MOST_WAITING ? [] : all;
}

/** Milliseconds until the next step may begin: the more wait, the sooner. */
export function gap(step, waiting) {
  if (!step.flights.length) return 60;
  return waiting.length > 2 ? 110 : 190;
}
