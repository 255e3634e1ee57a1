// Finds the browser that shows a code. The service only carries the browser's key here: that it is the one which the
// person sees named on their screen is checked by the code itself, which nobody can have another key fit.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Connection } from "@countersign/api";
import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";
import { UsageError } from "../terminal/failure.js";

const derive = promisify(pbkdf2);
const salt = "countersign console pairing 1";
/** As in the console; what one guess costs is what makes a second key for a code out of reach. */
const iterations = 200_000;
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const letters = 12;

/**
 * The code by which a person compares a key: 60 bits of PBKDF2-HMAC-SHA-256, in Crockford's base 32.
 *
 * @param publicKey compressed point on P-256, in hex
 */
export async function pairingCode(publicKey: string): Promise<string> {
  const bytes = await derive(Buffer.from(publicKey, "hex"), salt, iterations, 8, "sha256");
  let bits = bytes.readBigUInt64BE() >> 4n;
  let code = "";
  for (let i = 0; i < letters; i++, bits >>= 5n) code = alphabet.charAt(Number(bits & 31n)) + code;
  return code;
}

/** A code as people type it, without hyphens and with the letters that were meant. Undefined for anything else. */
export function readCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, "").replace(/[IL]/g, "1").replaceAll("O", "0");
  return code.length === letters && [...code].every((letter) => alphabet.includes(letter)) ? code : undefined;
}

/**
 * The public key of the browser that shows a code.
 *
 * @param named the code, or the public key itself
 * @throws UsageError for neither; Error where no browser waits, or none whose key fits the code
 */
export async function findBrowser(connection: Connection, named: string): Promise<{ code: string; publicKey: string }> {
  if (/^0[23][0-9a-f]{64}$/i.test(named)) {
    const publicKey = named.toLowerCase();
    return { publicKey, code: await pairingCode(publicKey) };
  }
  const code = readCode(named);
  if (code === undefined) {
    throw new UsageError("expected the pairing code that the console shows, such as K7QX-9M2D-4RTP, or its public key");
  }
  const { pairings } = (await ask(connection, "GET", code)) as { pairings: readonly { publicKey: string }[] };
  for (const { publicKey } of pairings) {
    if ((await pairingCode(publicKey)) === code) return { code, publicKey };
  }
  if (pairings.length > 0) {
    throw new Error(
      "the service returned a key that does not match this code; do not pair, and check who answers at its URL",
    );
  }
  throw new Error(
    "no browser is waiting with this code; codes expire after ten minutes, and the console shows the current one",
  );
}

/** Tells the browser which organization its key was added to. */
export async function tellBrowser(
  connection: Connection,
  { code, publicKey }: { readonly code: string; readonly publicKey: string },
  organizationId: string,
): Promise<void> {
  await ask(connection, "POST", code, { publicKey, organizationId });
}

async function ask({ baseUrl, fetch }: Connection, method: string, code: string, body?: object): Promise<unknown> {
  const url = `${baseUrl}/console/pairings/${code}`;
  const headers: Record<string, string> = body ? { "Content-Type": "application/json" } : {};
  const sent = body ? Buffer.from(JSON.stringify(body)) : null;
  const signal = AbortSignal.timeout(30_000);
  let response: Awaited<ReturnType<typeof fetch>>;
  try {
    response = await fetch(url, { method, headers, body: sent, redirect: "manual", signal });
  } catch (cause) {
    throw new ApiError(ErrorCode.UNAVAILABLE, `no answer from ${url}: ${String(cause)}`, { cause });
  }
  const answer = await response.text().then(parsed, () => undefined);
  if (response.ok && answer) return answer;
  const message = typeof answer?.message === "string" ? answer.message : `HTTP ${response.status}`;
  throw new Error(`the service does not pair browsers: ${message}`);
}

function parsed(text: string): { readonly message?: unknown } | undefined {
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}
