// Signed webhooks: signatures by other libraries, and deliveries that somebody has altered.

import { createHmac, createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import { ed25519 } from "@noble/curves/ed25519.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hmacSigner,
  signWebhook,
  verifyWebhook,
  webhookKeys,
  WebhookRefused,
} from "../../templates/runtime/webhook.js";
import type { WebhookKeys, WebhookRules } from "../../templates/runtime/webhook.js";

const now = () => 1_893_456_000_000;
const secret = Buffer.alloc(32, 7);
const codes: WebhookRules = {
  algorithm: "hmacSha256",
  header: "Webhook-Signature",
  encoding: "base64",
  prefix: "v1,",
  over: ["", "Webhook-Id", ".", "Webhook-Timestamp", "."],
  timestamp: { header: "Webhook-Timestamp", unit: "seconds", toleranceSeconds: 300 },
  headers: { "Webhook-Id": "string", "Webhook-Timestamp": "string", "Webhook-Signature": "string", "X-Try?": "int32" },
};
const signatures: WebhookRules = {
  ...codes,
  algorithm: "ed25519",
  encoding: "hex",
  over: ["v1.", "X-Key", ".", "Webhook-Timestamp", "::"],
  key: "X-Key",
  headers: { "X-Key": "string", "Webhook-Timestamp": "string", "Webhook-Signature": "string" },
};
const seed = Buffer.alloc(32, 9);
const privateKey = createPrivateKey({
  key: Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]),
  format: "der",
  type: "pkcs8",
});
const jwk = createPublicKey(privateKey).export({ format: "jwk" });
const bySecret: WebhookKeys = new Map([["", secret]]);

async function reasonOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => "taken",
    (error: unknown) => (error instanceof WebhookRefused ? error.reason : String(error)),
  );
}

describe("a webhook", () => {
  test("with an authentication code is as node:crypto makes it, and is read with its headers", async () => {
    const body = '{"more":"é😀"}';
    const headers = await signWebhook(codes, { "Webhook-Id": "e-1", "X-Try": 2 }, body, hmacSigner(secret), { now });
    const code = createHmac("sha256", secret).update(`e-1.1893456000.${body}`).digest("base64");
    expect(headers).toEqual({
      "Webhook-Id": "e-1",
      "Webhook-Timestamp": "1893456000",
      "Webhook-Signature": `v1,${code}`,
      "X-Try": "2",
    });
    for (const given of [
      headers,
      new Headers(headers),
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value]])),
    ]) {
      const read = await verifyWebhook(codes, { headers: given, body: Buffer.from(body) }, bySecret, { now });
      expect(read).toEqual({ payload: { more: "é😀" }, headers: { ...headers, "X-Try": 2 } });
    }
  });

  test("with a signature verifies with node:crypto and noble, and theirs verify here", async () => {
    const keys = webhookKeys({ keys: [{ kty: "RSA" }, { ...jwk, kty: "OKP", kid: "k-1" }] });
    const own = async (text: Uint8Array) => sign(null, text, privateKey);
    const headers = await signWebhook(signatures, { "X-Key": "k-1" }, "{}", own, { now });
    const text = Buffer.from("v1.k-1.1893456000::{}");
    const signature = Buffer.from((headers["Webhook-Signature"] ?? "").slice(3), "hex");
    expect(verify(null, text, createPublicKey(privateKey), signature)).toBe(true);
    expect(ed25519.verify(signature, text, ed25519.getPublicKey(seed))).toBe(true);
    const theirs = { ...headers, "Webhook-Signature": `v1,${Buffer.from(ed25519.sign(text, seed)).toString("hex")}` };
    expect(await reasonOf(verifyWebhook(signatures, { headers: theirs, body: "{}" }, keys, { now }))).toBe("taken");
    expect(await reasonOf(verifyWebhook(signatures, { headers, body: "{} " }, keys, { now }))).toBe("signature");
    expect(await reasonOf(verifyWebhook(signatures, { headers, body: "{}" }, new Map(), { now }))).toBe("key");
    const short = new Map([["k-1", Buffer.alloc(31)]]);
    expect(await reasonOf(verifyWebhook(signatures, { headers, body: "{}" }, short, { now }))).toContain("32 bytes");
  });

  test("is refused when its time is too far from the receiver's, on either side", async () => {
    const headers = await signWebhook(codes, { "Webhook-Id": "e-1" }, "{}", hmacSigner(secret), { now });
    const at = (far: number) =>
      reasonOf(verifyWebhook(codes, { headers, body: "{}" }, bySecret, { now: () => now() + far }));
    expect(await Promise.all([300_000, 300_001, -300_000, -300_001].map(at))).toEqual([
      "taken",
      "time",
      "taken",
      "time",
    ]);
  });

  test("may have signatures of other keys and schemes beside it, and eight at most are tried", async () => {
    const headers = await signWebhook(codes, { "Webhook-Id": "e-1" }, "{}", hmacSigner(secret), { now });
    const other = `v1,${Buffer.alloc(32).toString("base64")}`;
    const right = headers["Webhook-Signature"] ?? "";
    const given = (...all: readonly string[]) => {
      const changed = { ...headers, "Webhook-Signature": all.join(" ") };
      return reasonOf(verifyWebhook(codes, { headers: changed, body: "{}" }, bySecret, { now }));
    };
    expect(await given("v2,AA==", "v1,?", ...Array<string>(5).fill(other), right)).toBe("taken");
    expect(await given(...Array<string>(8).fill(other), right)).toBe("signature");
    // Another scheme's code, and the same bytes in another text.
    expect(await given(right.replace("v1", "v2"))).toBe("signature");
    const last = String.fromCharCode(right.charCodeAt(right.length - 2) + 1);
    expect(await given(`${right.slice(0, -2)}${last}=`)).toBe("signature");
  });

  test("is not signed with a header that its receiver would refuse", async () => {
    for (const id of ["a.b", "a b", "", "é"])
      await expect(signWebhook(codes, { "Webhook-Id": id }, "{}", hmacSigner(secret))).rejects.toThrow("Webhook-Id");
  });

  test("has a signature that no other delivery has, whatever its headers hold", async () => {
    const rules: WebhookRules = {
      ...codes,
      over: ["", "A", "aa", "B", ":"],
      headers: { A: "string", B: "string", "Webhook-Signature": "string" },
    };
    const { timestamp: _, ...untimed } = rules;
    const word = fc.stringMatching(/^[a:b]{1,5}$/);
    const texts = new Map<string, string>();
    await fc.assert(
      fc.asyncProperty(word, word, fc.stringMatching(/^[a:b]{0,4}$/), async (A, B, body) => {
        let text = "";
        const signer = async (bytes: Uint8Array) => {
          text = Buffer.from(bytes).toString();
          return secret;
        };
        const isSigned = await signWebhook(untimed, { A, B }, body, signer).then(
          () => true,
          () => false,
        );
        if (!isSigned) return;
        const delivery = JSON.stringify([A, B, body]);
        expect(texts.get(text) ?? delivery).toBe(delivery);
        texts.set(text, delivery);
      }),
      { numRuns: 2000 },
    );
    expect(texts.size).toBeGreaterThan(50);
  });
});
