// What flies over the table when something is told. Pure: it knows neither the screen nor the clock.

const MOST_AT_ONCE = 8; // flights of one event
const LONG = ['card', 'dice']; // what takes longer to read: a card, a roll

/** @import { Action, Sentence } from './messages.d.ts' */
/** @import { GameModule } from './game.js' */
/** @typedef {{art: any, from: string, to: string, turn?: boolean}} Flight */

/**
 * The flights of this event.
 * @param {Sentence} event
 * @param {Partial<GameModule>} module of the game
 * @param {any} game
 * @returns {Flight[]}
 */
export const flightsOf = (event, module, game) => (module.flights?.(event, game) ?? []).slice(0, MOST_AT_ONCE);

/** Whether it takes longer to read: a card was turned or played, a die was rolled. */
export const isLong = (event, module) => LONG.includes(module.sounds?.[event.key] ?? '');

/**
 * Where the chosen pieces will lie: they are shown there at once, until the server has answered.
 * @param {Action[]} actions in the order in which they are played
 * @param {Partial<GameModule>} module
 * @param {any} game
 * @returns {Flight[]}
 */
export const meantBy = (actions, module, game) => actions.flatMap((action) => module.meant?.(action, game) ?? []).slice(0, MOST_AT_ONCE);
