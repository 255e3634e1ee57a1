// Public keys that are to be registered.

import { ApiError } from "@countersign/api";
import type { ApiKeyCurve } from "@countersign/api";
import { ed25519 } from "@noble/curves/ed25519.js";
import { p256 } from "@noble/curves/nist.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readApiKey } from "../../../service/src/auth/api-key.js";
import { nativeVerifier, wasmVerifier } from "../../../service/src/auth/secp256k1.js";

const curves = {
  API_KEY_CURVE_P256: { library: p256, credentialType: "CREDENTIAL_TYPE_API_KEY_P256" },
  API_KEY_CURVE_SECP256K1: { library: secp256k1, credentialType: "CREDENTIAL_TYPE_API_KEY_SECP256K1" },
  API_KEY_CURVE_ED25519: { library: ed25519, credentialType: "CREDENTIAL_TYPE_API_KEY_ED25519" },
} as const;
const names = Object.keys(curves) as ApiKeyCurve[];

/** The message of the refusal. */
function refusal(publicKey: string, curve: ApiKeyCurve): string {
  let error: unknown;
  try {
    return `accepted ${readApiKey(publicKey, curve).publicKey}`;
  } catch (cause) {
    error = cause;
  }
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).code).toBe(3);
  return (error as ApiError).message;
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}

describe.each(names)("%s", (curve) => {
  const { library, credentialType } = curves[curve];

  test("a key is accepted in hex of either case, and comes back in lower case", () => {
    const publicKey = hex(library.getPublicKey(library.utils.randomSecretKey()));
    for (const spelling of [publicKey, publicKey.toUpperCase()]) {
      expect(readApiKey(spelling, curve)).toEqual({ publicKey, credentialType });
    }
  });

  test("whatever bytes are given, just the points on the curve are keys", () => {
    const length = library === ed25519 ? 32 : 33;
    const sign = library === ed25519 ? fc.integer({ min: 0, max: 255 }) : fc.constantFrom(2, 3, 4, 0);
    fc.assert(
      fc.property(sign, fc.uint8Array({ minLength: length - 1, maxLength: length - 1 }), (first, rest) => {
        const publicKey = hex(Uint8Array.of(first, ...rest));
        expect(refusal(publicKey, curve).startsWith("accepted")).toBe(isPoint(library, publicKey));
      }),
    );
  });
});

function isPoint(library: typeof p256 | typeof secp256k1 | typeof ed25519, publicKey: string): boolean {
  try {
    library.Point.fromHex(publicKey);
    return true;
  } catch {
    return false;
  }
}

const key = hex(p256.getPublicKey(p256.utils.randomSecretKey()));
const edKey = hex(ed25519.getPublicKey(ed25519.utils.randomSecretKey()));
const weierstrass = "66 hex digits, the first two 02 or 03 (a compressed point), without 0x";

test.each<[what: string, publicKey: string, curve: ApiKeyCurve, message: string]>([
  ["nothing", "", "API_KEY_CURVE_P256", `a key on P-256 is ${weierstrass}; this has 0 digits and begins with nothing`],
  ["0x before it", `0x${key}`, "API_KEY_CURVE_P256", `a key on P-256 is ${weierstrass}; this begins with 0x`],
  [
    "an uncompressed point",
    p256.Point.fromHex(key).toHex(false),
    "API_KEY_CURVE_P256",
    `a key on P-256 is ${weierstrass}; this is an uncompressed point`,
  ],
  ["a digit too many", `${key}0`, "API_KEY_CURVE_P256", "this has 67 digits and begins with 0"],
  ["a line break after it", `${key}\n`, "API_KEY_CURVE_SECP256K1", "this holds other characters"],
  [
    "a key of another curve",
    edKey,
    "API_KEY_CURVE_SECP256K1",
    `a key on secp256k1 is ${weierstrass}; this has 64 digits`,
  ],
  [
    "a key of another curve",
    key,
    "API_KEY_CURVE_ED25519",
    "a key on Ed25519 is 64 hex digits, without 0x; this has 66",
  ],
  [
    "an x beyond the field",
    `02${"f".repeat(64)}`,
    "API_KEY_CURVE_P256",
    "not a point on P-256 that can serve as a key",
  ],
  ["an x beyond the field", `02${"f".repeat(64)}`, "API_KEY_CURVE_SECP256K1", "not a point on secp256k1"],
])("a key that has %s is refused with what would be right: %s on %s", (_, publicKey, curve, message) => {
  expect(refusal(publicKey, curve)).toMatch(/^publicKey: /);
  expect(refusal(publicKey, curve)).toContain(message);
});

test("the eight Ed25519 points of small order are refused, in every encoding", () => {
  // https://eprint.iacr.org/2020/1244, table 6.
  const small = [
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0000000000000000000000000000000000000000000000000000000000000080",
    "0000000000000000000000000000000000000000000000000000000000000000",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
    "0100000000000000000000000000000000000000000000000000000000000080",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  ];
  for (const publicKey of small)
    expect(refusal(publicKey, "API_KEY_CURVE_ED25519")).toContain("not a point on Ed25519");
});

test("both builds of libsecp256k1 know the same points", () => {
  const [native, wasm] = [nativeVerifier(), wasmVerifier()];
  const bytes = fc.tuple(fc.constantFrom(2, 3, 4), fc.uint8Array({ minLength: 32, maxLength: 32 }));
  fc.assert(
    fc.property(bytes, ([first, rest]) => {
      const publicKey = Uint8Array.of(first, ...rest);
      expect(wasm.isPoint(publicKey)).toBe(native.isPoint(publicKey));
    }),
  );
});
