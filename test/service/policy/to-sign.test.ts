// What a request signs is read once, by whoever asks first.

import { ErrorCode, HashFunction, PayloadEncoding } from "@countersign/api";
import { expect, test } from "vitest";
import { KnownSigners, type Signer } from "../../../service/src/signing/signers.js";
import { ToSign } from "../../../service/src/signing/to-sign.js";
import type { Scope } from "../../../service/src/store/store.js";
import { refusal } from "../support/refusal.js";

const signer = {
  key: { curve: "CURVE_SECP256K1" },
  algorithm: "ecdsa",
  ethereumAddress: () => "0x0000000000000000000000000000000000000001",
} as unknown as Signer;
// A legacy transaction with empty fields: nonce, price, gas, recipient, value, data.
const ethereum = { type: "TRANSACTION_TYPE_ETHEREUM", unsignedTransaction: "c6808080808080" } as const;
const typedData = {
  encoding: PayloadEncoding.EIP712,
  hashFunction: HashFunction.NO_OP,
  payload: JSON.stringify({
    types: { EIP712Domain: [{ name: "name", type: "string" }], Note: [{ name: "text", type: "string" }] },
    primaryType: "Note",
    domain: { name: "Notes" },
    message: { text: "Hello" },
  }),
};

function newRequest(): ToSign {
  return new ToSign(new KnownSigners(), {} as Scope, { revision: "1" as never });
}

test("what policies decide about is the object that is signed", () => {
  const toSign = newRequest();
  expect(toSign.transaction(signer, ethereum)).toBe(toSign.transaction(signer, ethereum));
  const read = toSign.payload(typedData);
  expect(toSign.payload(typedData)).toBe(read);
  expect(read?.kind === "typedData" && read.typedData.digest).toBe(toSign.message(signer, typedData));
});

test("another request reads it anew", () => {
  expect(newRequest().transaction(signer, ethereum)).not.toBe(newRequest().transaction(signer, ethereum));
  expect(newRequest().payload(typedData)).not.toBe(newRequest().payload(typedData));
});

test("what cannot be read is refused each time", () => {
  const toSign = newRequest();
  const empty = { ...ethereum, unsignedTransaction: "c0" };
  for (let count = 0; count < 2; count++) {
    expect(() => toSign.transaction(signer, empty)).toThrow(refusal(ErrorCode.INVALID_ARGUMENT));
    expect(() => toSign.payload({ ...typedData, payload: "{}" })).toThrow(refusal(ErrorCode.INVALID_ARGUMENT));
  }
});
