// The addresses that the console derives from public keys, against those of the service, which other libraries make.

import { AddressFormat, Curve } from "@countersign/api";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkAddress } from "../../../console/src/check/address.js";
import { addressOf } from "../../../service/src/chains/addresses.js";
import { suits } from "../../../service/src/chains/formats.js";
import { publicKeyOf as publicKeyIn } from "../../../service/src/custody/curve-keys.js";
import { loadSecp256k1 } from "../../../service/src/custody/secp256k1.js";

const library = loadSecp256k1();
const publicKeyOf = (curve: Curve, secret: Uint8Array) => publicKeyIn(curve, secret, library);

/** Formats that the console does not derive, and says so. */
const underived = /_(?:APTOS|COMPRESSED|SUI|TON_V3R2|TON_V4R2|TON_V5R1|UNCOMPRESSED|XLM)$/;

// The first byte keeps it below the order of every curve.
const secret = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Uint8Array.of(1, ...bytes.subarray(1)));
const kinds = Object.values(AddressFormat).flatMap((addressFormat) =>
  Object.values(Curve)
    .filter((curve) => suits(addressFormat, curve))
    .map((curve) => ({ addressFormat, curve })),
);

describe("the console's addresses", () => {
  test.each(kinds)("$addressFormat on $curve is that of the key, and of no other", async ({ addressFormat, curve }) => {
    await fc.assert(
      fc.asyncProperty(secret, secret, async (one, other) => {
        const publicKey = publicKeyOf(curve, one);
        const otherKey = publicKeyOf(curve, other);
        fc.pre(publicKey !== otherKey);
        const address = addressOf(addressFormat, curve, publicKey);
        const verdictOf = (stated: string | undefined) =>
          checkAddress({ address, addressFormat, curve, publicKey: stated });
        const [own, others] = underived.test(addressFormat) ? ["unchecked", "unchecked"] : ["derived", "differs"];
        expect(await verdictOf(publicKey)).toBe(own);
        expect(await Promise.all([otherKey, undefined, "", "00"].map(verdictOf))).toEqual(Array(4).fill(others));
      }),
      { numRuns: 10 },
    );
  });

  test("one of another format, or of one that nobody knows, is not that of the key", async () => {
    const publicKey = publicKeyOf(
      "CURVE_SECP256K1",
      Uint8Array.from({ length: 32 }, () => 1),
    );
    const address = addressOf("ADDRESS_FORMAT_ETHEREUM", "CURVE_SECP256K1", publicKey);
    for (const addressFormat of [
      "ADDRESS_FORMAT_TRON",
      "ADDRESS_FORMAT_BITCOIN_MAINNET_P2PKH",
      "ADDRESS_FORMAT_NONE",
      "",
    ]) {
      expect(await checkAddress({ address, addressFormat, curve: "CURVE_SECP256K1", publicKey })).toBe("differs");
    }
    const onOther = { address, addressFormat: "ADDRESS_FORMAT_ETHEREUM", curve: "CURVE_P256", publicKey };
    expect(await checkAddress(onOther)).toBe("differs");
  });
});
