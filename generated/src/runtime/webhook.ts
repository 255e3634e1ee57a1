// Signed webhooks: what a sender puts into their headers, and how a receiver knows that they come from it.

import { base64url, fromBase64url, fromHex, hex, utf8 } from "./encoding.js";
import type { Bytes } from "./encoding.js";
import { headersOf, readHeaders } from "./header-values.js";
import type { HeaderKinds } from "./header-values.js";

/** How the webhooks of one kind are signed. */
export interface WebhookRules {
  readonly algorithm: "ed25519" | "hmacSha256";
  /** Holds the signature; several are separated by spaces. */
  readonly header: string;
  readonly encoding: "hex" | "base64" | "base64url";
  /** Stands before each signature. */
  readonly prefix?: string;
  /** What is signed before the body: texts and, at odd places, names of headers, whose values stand there. */
  readonly over: readonly string[];
  /** Names the key. */
  readonly key?: string;
  readonly timestamp?: {
    readonly header: string;
    readonly unit: "seconds" | "milliseconds";
    readonly toleranceSeconds: number;
  };
  readonly headers: HeaderKinds;
}

/** What a receiver is sent: the body byte for byte as it came, and the headers of `fetch`, of Node or by name. */
export interface SignedDelivery {
  readonly headers:
    | { readonly get: (name: string) => string | null }
    | Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Uint8Array | string;
}

/** A delivery whose signature is right, as it was signed. */
export interface VerifiedDelivery<Payload, Headers> {
  readonly payload: Payload;
  readonly headers: Headers;
}

/**
 * By id, the keys that a receiver trusts: public keys of Ed25519 with 32 bytes (RFC 8032), or secrets. If deliveries do not
 * name their key, each is tried.
 */
export type WebhookKeys = ReadonlyMap<string, Uint8Array>;

/** The signature over a text: 64 bytes of Ed25519, or 32 of HMAC with SHA-256. */
export type WebhookSigner = (text: Bytes) => Promise<Uint8Array>;

/** How a delivery is signed or verified. */
export interface WebhookOptions {
  /** The present time, in milliseconds since 1970-01-01 UTC. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** A key set (RFC 7517), as JSON. */
export interface JsonWebKeySet {
  readonly keys: readonly { readonly kty: string; readonly kid?: string; readonly [member: string]: unknown }[];
}

/** A delivery that is not signed by a key of the receiver's, or is too old. */
export class WebhookRefused extends Error {
  override readonly name = "WebhookRefused";
  readonly reason: "headers" | "time" | "key" | "signature" | "body";

  constructor(reason: WebhookRefused["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The keys of a key set that sign webhooks: those of Ed25519 (RFC 8037), and secrets. Others are passed over. */
export function webhookKeys({ keys }: JsonWebKeySet): WebhookKeys {
  return new Map(
    keys.flatMap(({ kty, kid = "", crv, x, k }) => {
      const key = kty === "oct" ? k : kty === "OKP" && crv === "Ed25519" ? x : undefined;
      return typeof key === "string" ? [[kid, fromBase64url(key)] as const] : [];
    }),
  );
}

/** Signs with a secret that receivers have, too: HMAC with SHA-256. */
export function hmacSigner(secret: Uint8Array): WebhookSigner {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return async (text) => {
    const key = await crypto.subtle.importKey("raw", Uint8Array.from(secret), algorithm, false, ["sign"]);
    return new Uint8Array(await crypto.subtle.sign(algorithm, key, text));
  };
}

/** @throws TypeError where a header cannot be signed */
export async function signWebhook(
  rules: WebhookRules,
  headers: object,
  body: Uint8Array | string,
  sign: WebhookSigner,
  { now = Date.now }: WebhookOptions = {},
): Promise<Readonly<Record<string, string>>> {
  const { timestamp } = rules;
  const said = timestamp
    ? { ...headers, [timestamp.header]: Math.floor(now() / (timestamp.unit === "seconds" ? 1000 : 1)) }
    : headers;
  const listed = headersOf(rules.headers).flatMap(([name]) => {
    const value = (said as Readonly<Record<string, unknown>>)[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  const all = Object.fromEntries(listed);
  const text = signedText(
    rules,
    (name) => all[name],
    body,
    (message) => new TypeError(message),
  );
  return { ...all, [rules.header]: (rules.prefix ?? "") + encoded(await sign(text), rules) };
}

/** @throws WebhookRefused where the delivery is not signed by one of the keys, or was sent too long ago */
export async function verifyWebhook<Payload, Headers>(
  rules: WebhookRules,
  { headers, body }: SignedDelivery,
  keys: WebhookKeys,
  { now = Date.now }: WebhookOptions = {},
): Promise<VerifiedDelivery<Payload, Headers>> {
  const get = headerReader(headers);
  const refuse = (message: string): WebhookRefused => new WebhookRefused("headers", message);
  const read = readHeaders(rules.headers, get, refuse);
  checkTime(rules, get, now());
  const text = signedText(rules, get, body, refuse);
  const id = rules.key === undefined ? undefined : (get(rules.key) ?? "");
  const own = id === undefined ? [...keys.values()] : [keys.get(id) ?? []].flat();
  if (own.length === 0) throw new WebhookRefused("key", `there is no key ${JSON.stringify(id ?? "")}`);
  const signatures = signaturesIn(get(rules.header) ?? "", rules);
  if (!(await isSigned(rules, own, signatures, text))) {
    throw new WebhookRefused("signature", "no key of the receiver's has signed this");
  }
  try {
    const json =
      typeof body === "string" ? body : new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
    // What the contract promises of it is for its sender to keep.
    return { payload: JSON.parse(json) as Payload, headers: read as Headers };
  } catch {
    throw new WebhookRefused("body", "the body is not JSON in UTF-8");
  }
}

function headerReader(headers: SignedDelivery["headers"]): (name: string) => string | undefined {
  if (typeof headers.get === "function") {
    const { get } = headers as { readonly get: (name: string) => string | null };
    return (name) => get.call(headers, name) ?? undefined;
  }
  const lines = Object.entries(headers as Readonly<Record<string, string | readonly string[] | undefined>>);
  const all = new Map(lines.map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => {
    const value = all.get(name.toLowerCase());
    return typeof value === "object" ? value.join(", ") : value;
  };
}

function checkTime({ timestamp }: WebhookRules, get: (name: string) => string | undefined, now: number): void {
  if (!timestamp) return;
  const { header, unit, toleranceSeconds } = timestamp;
  const text = get(header) ?? "";
  if (!/^\d{1,15}$/.test(text)) throw new WebhookRefused("headers", `header ${header}: expected a time in ${unit}`);
  const seconds = (now - Number(text) * (unit === "seconds" ? 1000 : 1)) / 1000;
  if (Math.abs(seconds) <= toleranceSeconds) return;
  const far = `${Math.abs(Math.round(seconds))} seconds ${seconds > 0 ? "ago" : "from now"}`;
  throw new WebhookRefused("time", `it was sent ${far}, which is more than ${toleranceSeconds}`);
}

/** Nothing that a header holds is taken for what stands behind it: no two deliveries have one text. */
function signedText(
  { over }: WebhookRules,
  get: (name: string) => string | undefined,
  body: Uint8Array | string,
  misfit: (message: string) => Error,
): Bytes {
  const parts = over.map((part, at) => {
    if (at % 2 === 0) return part;
    const [value, behind] = [get(part) ?? "", over[at + 1] ?? ""];
    if (!/^[!-~]+$/.test(value) || (value + behind).indexOf(behind) < value.length) {
      throw misfit(`header ${part}: expected visible ASCII without ${JSON.stringify(behind)}`);
    }
    return value;
  });
  const [head, rest] = [utf8(parts.join("")), typeof body === "string" ? utf8(body) : body];
  const text = new Uint8Array(head.length + rest.length);
  text.set(head);
  text.set(rest, head.length);
  return text;
}

/** At most eight: whoever sends a delivery decides how many there are. */
function signaturesIn(value: string, rules: WebhookRules): readonly Bytes[] {
  const { prefix = "" } = rules;
  return value
    .split(" ")
    .slice(0, 8)
    .flatMap((one) => {
      if (!one.startsWith(prefix)) return [];
      const text = one.slice(prefix.length);
      try {
        const bytes = rules.encoding === "hex" ? fromHex(text, text.length / 2, rules.header) : fromBase64url(text);
        return encoded(bytes, rules) === text ? [bytes] : [];
      } catch {
        return [];
      }
    });
}

function encoded(bytes: Uint8Array, { encoding }: WebhookRules): string {
  if (encoding === "hex") return hex(bytes);
  return encoding === "base64" ? btoa(String.fromCharCode(...bytes)) : base64url(bytes);
}

/** WebCrypto compares authentication codes in constant time. */
async function isSigned(
  { algorithm: wanted }: WebhookRules,
  keys: readonly Uint8Array[],
  signatures: readonly Bytes[],
  text: Bytes,
): Promise<boolean> {
  const algorithm = wanted === "ed25519" ? { name: "Ed25519" } : { name: "HMAC", hash: "SHA-256" };
  for (const bytes of keys) {
    if (wanted === "ed25519" && bytes.length !== 32) throw new TypeError("a public key of Ed25519 has 32 bytes");
    const key = await crypto.subtle.importKey("raw", Uint8Array.from(bytes), algorithm, false, ["verify"]);
    for (const signature of signatures) if (await crypto.subtle.verify(algorithm, key, signature, text)) return true;
  }
  return false;
}
