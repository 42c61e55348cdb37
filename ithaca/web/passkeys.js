// Passkeys in the browser: converts the server's JSON into bytes, and the authenticator's answers into JSON.
import { Mistake, get, me, post } from './api.js';

/** Whether this browser supports passkeys here. */
export const possible = () => Boolean(globalThis.PublicKeyCredential && isSecureContext);

const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const known = (all = []) => all.map((one) => ({ ...one, id: bytes(one.id) }));

/** @param {Record<string, ArrayBuffer | null>} parts */
const told = (parts) => Object.fromEntries(Object.entries(parts).flatMap(([name, part]) => (part ? [[name, text(part)]] : [])));

/** What the authenticator has made or signed, for the server. */
function answered(credential, response) {
  const { id, type } = credential;
  return { id, rawId: id, type, response: told(response), clientExtensionResults: {} };
}

/** Turns errors of the browser's own dialog into mistakes: closing it is `passkey-not-used`. */
async function asked(act) {
  try {
    return await act();
  } catch (error) {
    if (error instanceof DOMException) throw new Mistake({ code: error.name === 'InvalidStateError' ? 'passkey-here' : 'passkey-not-used' }, 0);
    throw error;
  }
}

/** Add a passkey to our account. */
export async function addPasskey(label) {
  const options = await post('/api/me/passkeys/options');
  const user = { ...options.user, id: bytes(options.user.id) };
  const publicKey = { ...options, user, challenge: bytes(options.challenge), excludeCredentials: known(options.excludeCredentials) };
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  const { clientDataJSON, attestationObject } = made.response;
  const kept = await post('/api/me/passkeys', { credential: answered(made, { clientDataJSON, attestationObject }), label });
  me.value = await get('/api/me');
  return kept;
}

/** Sign in with a passkey; `along` brings along what the guest of this browser has done. */
export async function signIn(along) {
  const options = await post('/api/sign-in/options');
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: known(options.allowCredentials) };
  const used = await asked(() => navigator.credentials.get({ publicKey }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
  const credential = answered(used, { clientDataJSON, authenticatorData, signature, userHandle });
  return post('/api/sign-in/passkey', { credential, take_along: along });
}
