// Deliveries of signed webhooks, with what a receiver makes of them.

import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from "node:crypto";
import type { Json, Model, SignedWebhook, WebhookSignature } from "../../model/model.js";
import { signedWebhooks } from "../../model/operations.js";
import { exampleOf, fieldExample } from "../../values/examples.js";

/** 2030-01-01 UTC, in milliseconds. */
const now = 1_893_456_000_000;

type Headers = Readonly<Record<string, string>>;
type Reason = "headers" | "time" | "key" | "signature" | "body";

export function webhookVectors(model: Model): readonly Json[] {
  return signedWebhooks(model).flatMap((webhook) =>
    new Deliveries(webhook).all().map((one) => ({ webhook: webhook.name, now, ...one })),
  );
}

/** One that is sent as it should be, and others that differ from it in one thing. */
class Deliveries {
  readonly #webhook: SignedWebhook;
  readonly #payload: { readonly [name: string]: Json };
  readonly #found: { readonly [name: string]: Json }[] = [];

  constructor(webhook: SignedWebhook) {
    this.#webhook = webhook;
    this.#payload = exampleOf(webhook.payload) as { readonly [name: string]: Json };
  }

  all(): readonly { readonly [name: string]: Json }[] {
    const body = JSON.stringify(this.#payload);
    this.#bodies(body);
    this.#headers(body);
    this.#times(body);
    this.#keys(body);
    this.#signatures(body);
    return this.#found;
  }

  #bodies(body: string): void {
    const headers = this.#signed(body);
    this.#add("as it is sent", headers, body);
    this.#add("the body has a space more", headers, `${body} `, "signature");
    this.#add("the body is written in another way", headers, JSON.stringify(this.#payload, null, 1), "signature");
    const spaced = ` ${JSON.stringify({ ...this.#payload, more: "é😀" }, null, 1)}\n`;
    this.#add("a body with spaces, and a member that a newer server has added", this.#signed(spaced), spaced);
    this.#add("the body is no JSON", this.#signed("{"), "{", "body");
  }

  #headers(body: string): void {
    const { headers, signature } = this.#webhook;
    const { over, key, timestamp } = signature;
    const whole = this.#signed(body);
    const spelt = (spell: (name: string) => string): Headers =>
      Object.fromEntries(Object.entries(whole).map(([name, text]) => [spell(name), text]));
    const without = (name: string): Headers =>
      Object.fromEntries(Object.entries(whole).filter(([other]) => other !== name));
    this.#add(
      "names in lower case",
      spelt((name) => name.toLowerCase()),
      body,
    );
    this.#add(
      "names in upper case",
      spelt((name) => name.toUpperCase()),
      body,
    );
    for (const { name, optional } of headers)
      this.#add(`without ${name}`, without(name), body, optional ? undefined : "headers");
    over.forEach((name, at) => {
      if (at % 2 === 0 || name === key || name === timestamp?.header) return;
      const text = whole[name] ?? "";
      this.#add(`another ${name}`, { ...whole, [name]: /\d$/.test(text) ? `${text}1` : `${text}x` }, body, "signature");
      if (!this.#isText(name)) return;
      for (const other of ["x y", `${text}${over[at + 1]}x`, `x${over[at + 1]}`, "é", ""]) {
        const odd = { ...this.#unsigned(), [name]: other };
        this.#add(`${name} is ${JSON.stringify(other)}`, this.#withSignature(odd, body), body, "headers");
      }
    });
  }

  #isText(name: string): boolean {
    const type = this.#webhook.headers.find((field) => field.name === name)?.type;
    return type?.kind === "string" || (type?.kind === "scalar" && type.scalar.base === "string");
  }

  #times(body: string): void {
    const { timestamp } = this.#webhook.signature;
    if (!timestamp) return;
    const { header, unit, toleranceSeconds } = timestamp;
    const each = unit === "seconds" ? 1000 : 1;
    const at = (far: number): Headers =>
      this.#withSignature({ ...this.#unsigned(), [header]: String((now + far) / each) }, body);
    const tolerance = toleranceSeconds * 1000;
    for (const far of [tolerance, -tolerance]) {
      this.#add(`sent ${far / 1000} seconds from now`, at(far), body);
      this.#add(`sent more than ${far / 1000} seconds from now`, at(far + Math.sign(far) * each), body, "time");
    }
    this.#add(
      "a later time than was signed",
      { ...this.#signed(body), [header]: String(now / each + 1) },
      body,
      "signature",
    );
    for (const odd of ["-1", "+1", "1e3", "0x1", "9".repeat(17)]) {
      const headers = this.#withSignature({ ...this.#unsigned(), [header]: odd }, body);
      if (this.#isText(header)) this.#add(`sent at ${odd}`, headers, body, "headers");
    }
  }

  #keys(body: string): void {
    const { key } = this.#webhook.signature;
    const whole = this.#signed(body);
    this.#add("among other keys", whole, body, undefined, [
      jwk("other", this.#webhook, "k-2"),
      { kty: "RSA" },
      this.#jwk(),
    ]);
    this.#add("signed with another key", this.#withSignature(this.#unsigned(), body, "other"), body, "signature");
    this.#add("there are no keys", whole, body, "key", []);
    if (key === undefined) return;
    const id = this.#unsigned()[key] ?? "";
    this.#add("there is another key alone", whole, body, "key", [jwk("own", this.#webhook, `${id}x`)]);
    const both = [this.#jwk(), jwk("other", this.#webhook, "k-2")];
    const named = this.#withSignature({ ...this.#unsigned(), [key]: "k-2" }, body);
    this.#add("in the name of another key", named, body, "signature", both);
  }

  #signatures(body: string): void {
    const { header, encoding, prefix } = this.#webhook.signature;
    const whole = this.#signed(body);
    const own = whole[header] ?? "";
    const text = own.slice(prefix.length);
    const other = this.#withSignature(this.#unsigned(), body, "other")[header] ?? "";
    const put = (value: string): Headers => ({ ...whole, [header]: value });
    this.#add("the second of two signatures", put(`${other} ${own}`), body);
    this.#add("the eighth signature", put(`${"x ".repeat(7)}${own}`), body);
    this.#add("the ninth signature", put(`${"x ".repeat(8)}${own}`), body, "signature");
    this.#add("no signature", put(prefix || "x"), body, "signature");
    this.#add("a signature that is cut off", put(own.slice(0, encoding === "hex" ? -2 : -4)), body, "signature");
    this.#add(
      "a signature with a byte more",
      put(`${prefix}${Buffer.concat([Buffer.from(text, encoding), Buffer.of(0)]).toString(encoding)}`),
      body,
      "signature",
    );
    if (prefix !== "") this.#add("without what stands before it", put(text), body, "signature");
    if (prefix === "") this.#add("with something before it", put(`v1,${own}`), body, "signature");
    const spellings = {
      hex: [text.toUpperCase(), `0x${text}`, `${text}0`],
      base64: [text.replace(/=+$/, ""), `${text}=`, unusedBitSet(text)],
      base64url: [`${text}=`, unusedBitSet(text)],
    }[encoding];
    for (const odd of spellings) this.#add("another spelling", put(prefix + odd), body, "signature");
  }

  #unsigned(): Headers {
    const { headers, signature } = this.#webhook;
    const { header, over, timestamp } = signature;
    const texts = headers.flatMap((field): [string, string][] => {
      const { name } = field;
      if (name === header) return [];
      if (name === timestamp?.header) return [[name, String(timestamp.unit === "seconds" ? now / 1000 : now)]];
      const text = String(fieldExample(field));
      const behind = over[over.findIndex((part, at) => at % 2 === 1 && part === name) + 1];
      const isSignable =
        behind === undefined || !over.includes(name) || (/^[!-~]+$/.test(text) && !text.includes(behind));
      return [[name, isSignable ? text : "x1"]];
    });
    return Object.fromEntries(texts);
  }

  #signed(body: string): Headers {
    return this.#withSignature(this.#unsigned(), body);
  }

  #withSignature(headers: Headers, body: string, which: Which = "own"): Headers {
    const { signature } = this.#webhook;
    const parts = signature.over.map((part, at) => (at % 2 === 0 ? part : (headers[part] ?? "")));
    const bytes = signatureOf(Buffer.from(parts.join("") + body), signature, which);
    return { ...headers, [signature.header]: signature.prefix + bytes.toString(signature.encoding) };
  }

  #jwk(): Json {
    const { key } = this.#webhook.signature;
    return jwk("own", this.#webhook, key === undefined ? "k-1" : (this.#unsigned()[key] ?? ""));
  }

  #add(what: string, headers: Headers, body: string, reason?: Reason, keys: readonly Json[] = [this.#jwk()]): void {
    this.#found.push({
      what,
      headers,
      body,
      keys: { keys },
      ...(reason === undefined ? { verifies: true } : { verifies: false, reason }),
    });
  }
}

/** The last digit stands for fewer bits than it has. */
function unusedBitSet(text: string): string {
  return text.replace(/(\w)(=*)$/, (_, digit: string, padding: string) => {
    const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    return `${digits[digits.indexOf(digit) + 1] ?? ""}${padding}`;
  });
}

type Which = "own" | "other";

/** Everybody can know these. */
const secretOf = (which: Which): Buffer => createHash("sha256").update(`test vectors: ${which}`).digest();

function privateKeyOf(which: Which): ReturnType<typeof createPrivateKey> {
  // PKCS #8 (RFC 8410) around the seed.
  const der = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), secretOf(which)]);
  return createPrivateKey({ key: der, format: "der", type: "pkcs8" });
}

function signatureOf(text: Buffer, { algorithm }: WebhookSignature, which: Which): Buffer {
  if (algorithm === "hmacSha256") return createHmac("sha256", secretOf(which)).update(text).digest();
  return sign(null, text, privateKeyOf(which));
}

function jwk(which: Which, { signature }: SignedWebhook, kid: string): Json {
  if (signature.algorithm === "hmacSha256") return { kty: "oct", kid, k: secretOf(which).toString("base64url") };
  const { x = "" } = createPublicKey(privateKeyOf(which)).export({ format: "jwk" });
  return { kty: "OKP", crv: "Ed25519", kid, x };
}
