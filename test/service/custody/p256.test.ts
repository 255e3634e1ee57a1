import { randomBytes } from "node:crypto";
import { ApiError } from "@countersign/api";
import { p256 } from "@noble/curves/nist.js";
import { describe, expect, test } from "vitest";
import { signP256 } from "../../../service/src/custody/p256-signatures.js";
import { compressPoint, drawP256, p256PublicKey, parseP256Point } from "../../../service/src/custody/p256.js";
import { bytes, hex } from "./room.js";

const publicKey = p256PublicKey(drawP256());
const onCurve = hex(publicKey);

describe("P-256 keys", () => {
  test("have 32 bytes, also where they begin with zeros, and the public key that another library finds", () => {
    const drawn = [drawP256()];
    // One in 256 begins with a zero.
    while (drawn.at(-1)?.[0] !== 0 && drawn.length < 10_000) drawn.push(drawP256());
    expect(drawn.at(-1)?.[0]).toBe(0);
    expect(drawn.filter((key) => key.length !== 32)).toHaveLength(0);
    for (const key of drawn.slice(-5)) {
      expect(hex(p256PublicKey(key))).toBe(hex(p256.getPublicKey(new Uint8Array(key), false)));
    }
  });

  test("sign messages of any length so that another library verifies it", () => {
    const key = drawP256();
    for (const message of [Buffer.alloc(0), randomBytes(1), randomBytes(100_000)]) {
      const signature = new Uint8Array(signP256(message, key));
      const verified = p256.verify(signature, new Uint8Array(message), new Uint8Array(p256PublicKey(key)), {
        format: "der",
        lowS: false,
      });
      expect(verified).toBe(true);
    }
  });
});

describe("points", () => {
  test("are read compressed and uncompressed, in either case", () => {
    for (const form of [onCurve, hex(compressPoint(publicKey)), onCurve.toUpperCase()]) {
      expect(hex(parseP256Point(form, "the key"))).toBe(onCurve);
    }
  });

  test.each<[string, string]>([
    ["nothing", ""],
    ["the point at infinity", "00"],
    ["0x before it", `0x${onCurve}`],
    ["a byte too few", onCurve.slice(2)],
    ["a byte too many", `${onCurve}00`],
    ["the hybrid form", `${Number(onCurve.at(-1)) % 2 === 0 ? "06" : "07"}${onCurve.slice(2)}`],
    ["a y that does not belong to its x", onCurve.slice(0, 66) + "11".repeat(32)],
    ["coordinates above the field's prime", `04${"ff".repeat(64)}`],
    ["coordinates of zero", `04${"00".repeat(64)}`],
    ["an x of no point", `02${"00".repeat(31)}01`],
    ["a point of secp256k1", "0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"],
    ["a text of many characters", "04".repeat(1_000_000)],
    ["other characters", `04${"zz".repeat(64)}`],
  ])("are refused: %s", (_, point) => {
    const parse = (): unknown => parseP256Point(point, "the key");
    expect(parse).toThrow(ApiError);
    expect(parse).toThrow(/^the key is not a public key on P-256; in hex without 0x it has 65 bytes uncompressed/);
  });

  test("are compressed as another library does", () => {
    expect(hex(compressPoint(publicKey))).toBe(p256.Point.fromBytes(bytes(onCurve)).toHex(true));
  });
});
