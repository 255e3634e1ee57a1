// What the console takes for the words of a wallet or for a private key, against other implementations.

import { base58 } from "@scure/base";
import { Mnemonic, wordlists } from "ethers";
import fc from "fast-check";
import { createPrivateKey, createPublicKey } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readMnemonic } from "../../../console/src/secrets/mnemonic.js";
import { readPrivateKey } from "../../../console/src/secrets/private-key.js";
import { entryOf } from "../support/results.js";

const read = async (text: string) => new TextDecoder().decode(await readMnemonic(text));
const isTaken = (text: string) =>
  readMnemonic(text).then(
    () => true,
    () => false,
  );
const entropy = fc
  .constantFrom(16, 20, 24, 28, 32)
  .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));

describe("words", () => {
  // As ethers calls them; the service knows no Portuguese.
  test.each(["en", "cz", "es", "fr", "it", "ja", "ko", "zh_cn", "zh_tw"])(
    "of a mnemonic in %s are taken, however they are spaced, and handed over with single spaces",
    async (language) => {
      await fc.assert(
        fc.asyncProperty(entropy, async (bytes) => {
          const { phrase } = Mnemonic.fromEntropy(bytes, "", wordlists[language]);
          const words = phrase.normalize("NFKD").split(/\s+/u);
          // As keyboards compose it.
          expect(await read(`\n${words.join(" \t ").normalize("NFC")} `)).toBe(words.join(" "));
        }),
        { numRuns: 10, seed: 7 },
      );
    },
  );

  test("are taken where ethers takes them, and nowhere else", async () => {
    const verdicts = new Set<boolean>();
    await fc.assert(
      fc.asyncProperty(entropy, fc.nat(), fc.nat({ max: 2047 }), async (bytes, at, other) => {
        const words = Mnemonic.fromEntropy(bytes).phrase.split(" ");
        words[at % words.length] = entryOf(wordlists, "en").getWord(other);
        const verdict = await isTaken(words.join(" "));
        verdicts.add(verdict);
        expect(verdict).toBe(Mnemonic.isValidMnemonic(words.join(" ")));
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(verdicts.size).toBe(2);
  });

  test("are told apart by number and place, and none is repeated", async () => {
    const legal = "legal winner thank year wave sausage worth useful legal winner thank yellow";
    await expect(readMnemonic("")).rejects.toThrow("not 1.");
    await expect(readMnemonic(legal.replace("year ", ""))).rejects.toThrow("not 11.");
    await expect(readMnemonic(legal.replace("year", "yeer"))).rejects.toThrow(/^Word 4 is not in any word list\.$/);
    await expect(readMnemonic("чего ".repeat(12))).rejects.toThrow("These are not words from a BIP-39 list");
  });
});

describe("private keys", () => {
  const seed = Buffer.from("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60", "hex");
  const pkcs8 = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]);
  const spki = createPublicKey(createPrivateKey({ key: pkcs8, format: "der", type: "pkcs8" })).export({
    format: "der",
    type: "spki",
  });
  const pair = Buffer.concat([seed, spki.subarray(-32)]);

  test.each([
    ["CURVE_SECP256K1", seed.toString("hex")],
    ["CURVE_P256", ` 0x${seed.toString("hex").toUpperCase()}\n`],
    ["CURVE_ED25519", seed.toString("hex")],
    ["CURVE_ED25519", base58.encode(pair)],
  ])("on %s are read as people have them", async (curve, text) => {
    expect(Buffer.from(await readPrivateKey(text, curve))).toEqual(seed);
  });

  const other = Buffer.concat([seed, Buffer.from(pair.subarray(32)).reverse()]);
  test.each([
    ["CURVE_SECP256K1", "digits too few", seed.toString("hex").slice(2)],
    ["CURVE_SECP256K1", "base58", base58.encode(pair)],
    ["CURVE_ED25519", "another public key", base58.encode(other)],
    ["CURVE_ED25519", "the seed alone", base58.encode(seed)],
    ["CURVE_ED25519", "no base58", "0OIl"],
    ["CURVE_ED25519", "a text without end", "1".repeat(2000)],
    ["CURVE_ED25519", "nothing", ""],
  ])("on %s are refused for %s, of which nothing is repeated", async (curve, _, text) => {
    const error: unknown = await readPrivateKey(text, curve).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain("64 hexadecimal digits");
    expect(text.length > 3 && String(error).includes(text.slice(0, 4))).toBe(false);
  });
});
