// A key signs by the schemes of its own type. The same bytes can be a point on two curves, so whoever registers a key for
// one curve must not come in by a signature on the other.

import type { ApiKeyCurve, SignatureScheme } from "@countersign/api";
import { ed25519 } from "@noble/curves/ed25519.js";
import { p256 } from "@noble/curves/nist.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rootOf } from "../support/people.js";
import { act } from "../support/requests.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

interface Scheme {
  readonly name: SignatureScheme;
  /** That of the keys that sign by it. */
  readonly curve: ApiKeyCurve;
  readonly newKey: () => Uint8Array;
  readonly publicKeyOf: (secret: Uint8Array) => Uint8Array;
  readonly sign: (body: Uint8Array, secret: Uint8Array) => Uint8Array;
}

const der = { prehash: false, format: "der" } as const;
const personalMessage = (body: Uint8Array) =>
  keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${body.length}`), body]));
const onP256 = {
  curve: "API_KEY_CURVE_P256",
  newKey: () => p256.utils.randomSecretKey(),
  publicKeyOf: (secret: Uint8Array) => p256.getPublicKey(secret),
} as const;
const onSecp256k1 = {
  curve: "API_KEY_CURVE_SECP256K1",
  newKey: () => secp256k1.utils.randomSecretKey(),
  publicKeyOf: (secret: Uint8Array) => secp256k1.getPublicKey(secret),
} as const;
const schemes: readonly Scheme[] = [
  {
    ...onP256,
    name: "SIGNATURE_SCHEME_TK_API_P256",
    sign: (body, secret) => p256.sign(sha256(body), secret, der),
  },
  {
    ...onSecp256k1,
    name: "SIGNATURE_SCHEME_TK_API_SECP256K1",
    sign: (body, secret) => secp256k1.sign(sha256(body), secret, der),
  },
  {
    ...onSecp256k1,
    name: "SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191",
    sign: (body, secret) => secp256k1.sign(personalMessage(body), secret, der),
  },
  {
    name: "SIGNATURE_SCHEME_TK_API_ED25519",
    curve: "API_KEY_CURVE_ED25519",
    newKey: () => ed25519.utils.randomSecretKey(),
    publicKeyOf: (secret) => ed25519.getPublicKey(secret),
    sign: (body, secret) => ed25519.sign(body, secret),
  },
];
const curves: readonly ApiKeyCurve[] = ["API_KEY_CURVE_P256", "API_KEY_CURVE_SECP256K1", "API_KEY_CURVE_ED25519"];

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Makes a user whose key is registered for a curve. */
async function register(publicKey: string, curveType: ApiKeyCurve): Promise<void> {
  const root = rootOf(service);
  const users = [{ userName: publicKey, apiKeys: [], authenticators: [], userTags: [] }];
  const { result } = await act(root, "ACTIVITY_TYPE_CREATE_USERS_V2", { users });
  const { userIds } = (result as { createUsersResult: { userIds: string[] } }).createUsersResult;
  const apiKeys = [{ apiKeyName: "Laptop", publicKey, curveType }];
  await act(root, "ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId: userIds[0], apiKeys });
}

async function whoami({ name, sign }: Scheme, secret: Uint8Array, publicKey: string): Promise<number> {
  const body = Buffer.from(JSON.stringify({ organizationId: service.root.organizationId }));
  const signature = Buffer.from(sign(body, secret)).toString("hex");
  const stamp = JSON.stringify({ publicKey, scheme: name, signature });
  const response = await fetch(`${service.baseUrl}/public/v1/query/whoami`, {
    method: "POST",
    headers: { "X-Stamp": Buffer.from(stamp).toString("base64url") },
    body,
  });
  return response.status;
}

function isPoint(curve: ApiKeyCurve, bytes: Uint8Array): boolean {
  const { Point } = { API_KEY_CURVE_P256: p256, API_KEY_CURVE_SECP256K1: secp256k1, API_KEY_CURVE_ED25519: ed25519 }[
    curve
  ];
  try {
    Point.fromBytes(bytes);
    return true;
  } catch {
    return false;
  }
}

/** A key of a scheme whose public half is a point on another curve too; half of all are. */
function keyOnBoth(scheme: Scheme, curve: ApiKeyCurve): Uint8Array {
  for (;;) {
    const secret = scheme.newKey();
    if (isPoint(curve, scheme.publicKeyOf(secret))) return secret;
  }
}

const lengthOn = (curve: ApiKeyCurve) => (curve === "API_KEY_CURVE_ED25519" ? 32 : 33);
const cases = schemes.flatMap((scheme) =>
  curves
    .filter((curve) => lengthOn(curve) === lengthOn(scheme.curve))
    .map((curve): [SignatureScheme, ApiKeyCurve, number, Scheme] => {
      return [scheme.name, curve, curve === scheme.curve ? 200 : 401, scheme];
    }),
);

test.each(cases)("by %s, a key that is registered as %s is answered %i", async (_name, curve, status, scheme) => {
  const secret = keyOnBoth(scheme, curve);
  const publicKey = Buffer.from(scheme.publicKeyOf(secret)).toString("hex");
  await register(publicKey, curve);
  expect(await whoami(scheme, secret, publicKey)).toBe(status);
});

test("every scheme is tried on every curve whose keys have its length", () => {
  expect(cases.map(([, , status]) => status).filter((status) => status === 401)).toHaveLength(3);
});
