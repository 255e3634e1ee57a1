// Public keys in their shortest form, and the namespaces of the chains whose addresses they have.

import { createECDH } from "node:crypto";
import { AddressFormat } from "@countersign/api";
import { expect, test } from "vitest";
import { caip2Namespace } from "../../../service/src/chains/formats.js";
import { compressedPublicKey } from "../../../service/src/chains/public-keys.js";

test.each(["secp256k1", "prime256v1"])("a point of %s is compressed as OpenSSL does it, whatever its y", (curve) => {
  const first = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const ecdh = createECDH(curve);
    const compressed = compressedPublicKey(ecdh.generateKeys("hex", "uncompressed"));
    expect(compressed).toBe(ecdh.getPublicKey("hex", "compressed"));
    first.add(compressed.slice(0, 2));
  }
  expect(first).toEqual(new Set(["02", "03"]));
});

test("32 bytes of Ed25519 stay as they are", () => {
  expect(compressedPublicKey("07".repeat(32))).toBe("07".repeat(32));
});

test("every address format but those of public keys has a namespace in the form of CAIP-2", () => {
  const all = Object.values(AddressFormat);
  const without = all.filter((format) => caip2Namespace(format) === undefined);
  expect(without).toEqual([AddressFormat.UNCOMPRESSED, AddressFormat.COMPRESSED]);
  expect(all.filter((format) => !/^[-a-z0-9]{3,8}$/.test(caip2Namespace(format) ?? ""))).toEqual(without);
});
