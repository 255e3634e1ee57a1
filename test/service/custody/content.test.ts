// What lies inside a sealed secret is read by every later version, so its numbers never change.

import { Curve, MnemonicLanguage } from "@countersign/api";
import { expect, test } from "vitest";
import { decodeContent, encodeContent } from "../../../service/src/custody/content.js";
import type { Content } from "../../../service/src/custody/content.js";

const key = Buffer.alloc(32, 7);
const entropy = Buffer.alloc(16, 8);
const wallet = (language: MnemonicLanguage): Content => ({ kind: "wallet", mnemonic: { language, entropy } });

test.each<[kind: number, variant: number, content: Content]>([
  [1, 0, { kind: "privateKey", curve: Curve.SECP256K1, privateKey: key }],
  [1, 1, { kind: "privateKey", curve: Curve.ED25519, privateKey: key }],
  [1, 2, { kind: "privateKey", curve: Curve.P256, privateKey: key }],
  [2, 0, wallet(MnemonicLanguage.ENGLISH)],
  [2, 1, wallet(MnemonicLanguage.SIMPLIFIED_CHINESE)],
  [2, 2, wallet(MnemonicLanguage.TRADITIONAL_CHINESE)],
  [2, 3, wallet(MnemonicLanguage.CZECH)],
  [2, 4, wallet(MnemonicLanguage.FRENCH)],
  [2, 5, wallet(MnemonicLanguage.ITALIAN)],
  [2, 6, wallet(MnemonicLanguage.JAPANESE)],
  [2, 7, wallet(MnemonicLanguage.KOREAN)],
  [2, 8, wallet(MnemonicLanguage.SPANISH)],
  [3, 0, { kind: "transferKey", privateKey: key }],
  [4, 0, { kind: "text", text: Buffer.from("402817") }],
])("the bytes %i and %i begin the same content in every version", (kind, variant, content) => {
  const bytes = encodeContent(content);
  expect([...bytes.subarray(0, 2)]).toEqual([kind, variant]);
  expect(decodeContent(bytes)).toEqual(content);
});

test.each([
  ["a private key of 31 bytes", [1, 0], 31],
  ["a private key of 33 bytes", [1, 0], 33],
  ["a private key on a curve of a later version", [1, 9], 32],
  ["a wallet in a language of a later version", [2, 99], 16],
  ["a transfer key of 31 bytes", [3, 0], 31],
  ["a transfer key with a variant", [3, 1], 32],
  ["a text that is too long", [4, 0], 65],
  ["a kind of a later version", [5, 0], 32],
])("%s is not read", (_name, head, length) => {
  expect(() => decodeContent(Buffer.concat([Buffer.from(head), Buffer.alloc(length)]))).toThrow("does not know");
});
