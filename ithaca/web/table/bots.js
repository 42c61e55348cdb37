// The display names of bots: by their strength, the oracle with its time.
import { has, say } from '../speech.js';

const ORACLE_SECONDS = 1; // a reasonable wait for a move, and what the ladder has rated

/**
 * The bots to choose from, the weakest first: by the server's names, the oracle with a time that the server allows.
 * @param {{bots: {name: string}[], limits: {bot_seconds: number}} | undefined} shop as GET /api/games has it
 */
export function strengths(shop) {
  const seconds = Math.min(ORACLE_SECONDS, shop?.limits.bot_seconds ?? 0);
  return (shop?.bots ?? []).map(({ name }) => (name === 'oracle' ? `oracle:${seconds}s` : name));
}

/** The default bot: it plays sensibly, at once, and can be beaten. */
export const USUAL_BOT = 'steady';

/** Seconds of a budget: `200ms`, `5s` or `2`; null if it is not one. */
export function secondsOf(budget) {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s)?$/.exec(budget ?? '') ?? [];
  return number === undefined ? null : Number(number) / (unit === 'ms' ? 1000 : 1);
}

export function botName(bot) {
  const [name, budget] = bot.split(':');
  const seconds = secondsOf(budget);
  if (seconds !== null && has(`bot-name-${name}-in`)) return say(`bot-name-${name}-in`, { seconds });
  return has(`bot-name-${name}`) ? say(`bot-name-${name}`) : bot;
}
