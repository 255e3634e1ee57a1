// The text in which callers hand in what they have encrypted.
import { ErrorCode } from "@countersign/api";

import { expect, test } from "vitest";
import { parseEncryptedBundle } from "../../../service/src/activities/transfer/encrypted-bundle.js";

test("a bundle is read from JSON with two texts, in any order", () => {
  const bundle = { encappedPublic: "04", ciphertext: "ab" };
  expect(parseEncryptedBundle('{"encappedPublic":"04","ciphertext":"ab"}')).toEqual(bundle);
  expect(parseEncryptedBundle(' { "ciphertext": "ab", "encappedPublic": "04" } ')).toEqual(bundle);
});

test.each([
  ["nothing", "", "is not JSON"],
  ["a mnemonic as it is", "test test test junk", "is not JSON"],
  ["a bundle that is cut off", '{"encappedPublic":"04","ciphertext":"ab"', "is not JSON"],
  ["a text", '"04"', "is not a JSON object"],
  ["null", "null", "is not a JSON object"],
  ["a list", '["04","ab"]', "is not a JSON object"],
  ["an empty object", "{}", "encappedPublic"],
  ["no ciphertext", '{"encappedPublic":"04"}', "ciphertext"],
  ["a number", '{"encappedPublic":4,"ciphertext":"ab"}', "encappedPublic"],
  ["a mnemonic in a member", '{"encappedPublic":"04","ciphertext":"test test test junk"}', "in hex"],
  ["a key with 0x", '{"encappedPublic":"0x04","ciphertext":"ab"}', "without 0x"],
  ["null for a text", '{"encappedPublic":"04","ciphertext":null}', "ciphertext"],
  ["a further member", '{"encappedPublic":"04","ciphertext":"ab","mnemonic":"test junk"}', "has members beside"],
  [
    "a member twice",
    '{"encappedPublic":"05","encapped\\u0050ublic":"04","ciphertext":"ab"}',
    "has two members of one name",
  ],
  ["an inherited member", '{"__proto__":{"ciphertext":"ab"},"encappedPublic":"04"}', "ciphertext"],
])("%s is refused with a reason that repeats nothing of it", (_, text, reason) => {
  const read = () => parseEncryptedBundle(text);
  expect(read).toThrow(
    expect.objectContaining({ code: ErrorCode.INVALID_ARGUMENT, message: expect.stringContaining(reason) as string }),
  );
  expect(read).toThrow(/^encryptedBundle: /);
  expect(read).not.toThrow(/junk/);
});
