import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { formatHpkeBuf, hpkeDecrypt, hpkeEncrypt } from "@turnkey/crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bundleBinding, hpkeOpen, hpkeSeal, suite, type Binding } from "../../../service/src/custody/hpke.js";
import { drawP256, p256PublicKey } from "../../../service/src/custody/p256.js";
import { bytes, hex, newTarget } from "./room.js";

type Vector = Record<"info" | "ikmE" | "ikmR" | "skRm" | "pkRm" | "enc" | "aad" | "pt" | "ct", string>;
const vector = JSON.parse(readFileSync(new URL("rfc9180-p256-aes256gcm.json", import.meta.url), "utf8")) as Vector;
const published: Binding = { info: bytes(vector.info), associatedData: () => bytes(vector.aad) };
const plaintexts = fc.uint8Array({ minLength: 1, maxLength: 4096 });

describe("the published vector of RFC 9180 for P-256, HKDF-SHA256 and AES-256-GCM in base mode", () => {
  const message = { encapsulated: bytes(vector.enc), ciphertext: bytes(vector.ct) };

  test("opens", async () => {
    expect(hex(p256PublicKey(bytes(vector.skRm)))).toBe(vector.pkRm);
    const plaintext = await hpkeOpen(bytes(vector.skRm), message, published);
    expect(plaintext && hex(plaintext)).toBe(vector.pt);
  });

  test("opens with its own info and associated data only", async () => {
    for (const binding of [
      { ...published, info: bundleBinding.info },
      { ...published, associatedData: bundleBinding.associatedData },
    ]) {
      expect(await hpkeOpen(bytes(vector.skRm), message, binding)).toBeUndefined();
    }
  });

  test("is what the suite makes of the published ephemeral key", async () => {
    const recipient = await suite.kem.deriveKeyPair(bytes(vector.ikmR).buffer as ArrayBuffer);
    expect(hex(new Uint8Array(await suite.kem.serializePublicKey(recipient.publicKey)))).toBe(vector.pkRm);
    const ekm = await suite.kem.deriveKeyPair(bytes(vector.ikmE).buffer as ArrayBuffer);
    const sender = await suite.createSenderContext({
      recipientPublicKey: recipient.publicKey,
      info: bytes(vector.info),
      ekm,
    });
    expect(hex(new Uint8Array(sender.enc))).toBe(vector.enc);
    expect(hex(new Uint8Array(await sender.seal(bytes(vector.pt), bytes(vector.aad))))).toBe(vector.ct);
  });
});

describe("messages of bundles", () => {
  test("open with the client's own library, whatever they hold", async () => {
    await fc.assert(
      fc.asyncProperty(plaintexts, async (plaintext) => {
        const { privateKey, publicKey } = newTarget();
        const { encapsulated, ciphertext } = await hpkeSeal(bytes(publicKey), plaintext);
        const opened = hpkeDecrypt({
          ciphertextBuf: ciphertext,
          encappedKeyBuf: encapsulated,
          receiverPriv: privateKey,
        });
        expect(hex(opened)).toBe(hex(plaintext));
      }),
      { numRuns: 20 },
    );
  });

  test("of the client's own library open here, whatever they hold", async () => {
    await fc.assert(
      fc.asyncProperty(plaintexts, async (plaintext) => {
        const privateKey = drawP256();
        const encrypted = hpkeEncrypt({ plainTextBuf: plaintext, targetKeyBuf: p256PublicKey(privateKey) });
        const { encappedPublic, ciphertext } = JSON.parse(formatHpkeBuf(encrypted)) as Record<string, string>;
        const message = { encapsulated: bytes(encappedPublic ?? ""), ciphertext: bytes(ciphertext ?? "") };
        const opened = await hpkeOpen(privateKey, message);
        expect(opened && hex(opened)).toBe(hex(plaintext));
      }),
      { numRuns: 20 },
    );
  });

  test("do not open once a byte of the ciphertext or its tag was changed, or bytes were cut off", async () => {
    const privateKey = drawP256();
    const { encapsulated, ciphertext } = await hpkeSeal(p256PublicKey(privateKey), randomBytes(32));
    expect(ciphertext).toHaveLength(48);
    for (let position = 0; position < ciphertext.length; position++) {
      const altered = new Uint8Array(ciphertext);
      altered[position] = (altered[position] ?? 0) ^ 0x01;
      const cut = ciphertext.subarray(0, position);
      for (const wrong of [altered, cut]) {
        const key = new Uint8Array(privateKey);
        expect(await hpkeOpen(key, { encapsulated, ciphertext: wrong })).toBeUndefined();
      }
    }
  });

  test("do not open with another encapsulated key or private key", async () => {
    const privateKey = drawP256();
    const publicKey = p256PublicKey(privateKey);
    const message = await hpkeSeal(publicKey, randomBytes(32));
    const other = await hpkeSeal(publicKey, randomBytes(32));
    expect(await hpkeOpen(drawP256(), message)).toBeUndefined();
    expect(
      await hpkeOpen(new Uint8Array(privateKey), { ...message, encapsulated: other.encapsulated }),
    ).toBeUndefined();
    expect(await hpkeOpen(privateKey, message)).toHaveLength(32);
  });

  test("opening zeroes the private key, and sealing leaves the plaintext to its owner", async () => {
    const privateKey = drawP256();
    const plaintext = randomBytes(32);
    const before = hex(plaintext);
    const message = await hpkeSeal(p256PublicKey(privateKey), plaintext);
    expect(hex(plaintext)).toBe(before);
    await hpkeOpen(privateKey, message);
    expect(privateKey).toEqual(Buffer.alloc(32));
  });
});
