// Pairing: this browser shows a code that is derived from its public key, and whoever lets it in compares the two.

import { connect, cryptoKeyStamper, whoami } from "@countersign/api";
import { baseUrl } from "./connection.js";
import { fromHex } from "../bytes.js";
import type { HeldKey } from "./keys.js";

const salt = "countersign console pairing 1";
/** As in the command line; what one guess costs is what makes a second key for a code out of reach. */
const iterations = 200_000;
/** Crockford's base 32. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const letters = 12;

/** The code of a key: 60 bits of PBKDF2-HMAC-SHA-256 over its compressed point. */
export async function pairingCode(publicKey: string): Promise<string> {
  const secret = await crypto.subtle.importKey("raw", fromHex(publicKey), "PBKDF2", false, ["deriveBits"]);
  const parameters = { name: "PBKDF2", hash: "SHA-256", salt: new TextEncoder().encode(salt), iterations };
  const derived = new DataView(await crypto.subtle.deriveBits(parameters, secret, 64));
  let bits = derived.getBigUint64(0) >> 4n;
  let code = "";
  for (let i = 0; i < letters; i++, bits >>= 5n) code = alphabet.charAt(Number(bits & 31n)) + code;
  return code;
}

/** In groups of four. */
export function shownCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/** A code as people type it; undefined for anything else. */
export function readCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, "").replace(/[IL]/g, "1").replaceAll("O", "0");
  return code.length === letters && [...code].every((letter) => alphabet.includes(letter)) ? code : undefined;
}

/** Leaves a key where it can be found by its code. @returns how long it stays there, in seconds */
export async function leaveKey(code: string, publicKey: string): Promise<number> {
  const { expiresInSeconds } = (await ask("", { code, publicKey })) as { readonly expiresInSeconds: number };
  return expiresInSeconds;
}

interface Waiting {
  readonly publicKey: string;
  readonly organizationId?: string;
}

async function waitingUnder(code: string): Promise<readonly Waiting[]> {
  const { pairings } = (await ask(`/${code}`)) as { readonly pairings: readonly Waiting[] };
  return pairings;
}

/** The organization to which this browser's key was added, by what whoever did it says; undefined for none yet. */
export async function organizationOf(code: string, publicKey: string): Promise<string | undefined> {
  return (await waitingUnder(code)).find((waiting) => waiting.publicKey === publicKey)?.organizationId;
}

/** The key that fits a code; undefined where there is none, or only others. */
export async function findKey(code: string): Promise<string | undefined> {
  for (const { publicKey } of await waitingUnder(code)) {
    if ((await pairingCode(publicKey)) === code) return publicKey;
  }
  return undefined;
}

/** Tells the browser with a key which organization it was added to. */
export async function tellBrowser(code: string, publicKey: string, organizationId: string): Promise<void> {
  await ask(`/${code}`, { publicKey, organizationId });
}

/** As whom a key speaks in an organization. @throws ApiError where it is nobody's there */
export function whoIs(key: HeldKey, organizationId: string): ReturnType<typeof whoami> {
  return whoami(connect({ baseUrl, stamper: cryptoKeyStamper(key), retry: false }), { organizationId });
}

async function ask(path: string, body?: object): Promise<unknown> {
  const init: RequestInit = body
    ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }
    : { method: "GET" };
  const response = await fetch(`${baseUrl}/console/pairings${path}`, {
    ...init,
    credentials: "omit",
    cache: "no-store",
  });
  const answer = (await response.json()) as { readonly message?: string };
  if (!response.ok) throw new Error(answer.message ?? `HTTP ${response.status}`);
  return answer;
}
