// The stampers of the built package against a server that checks them as a real one does, with other libraries.

import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { apiKeyStamper, ApiError, createClient } from "@countersign/api";
import type { ApiKeyStamp, Stamper } from "@countersign/api";
import type { IncomingCall } from "@countersign/api/server";
import { ed25519ApiKeyStamper } from "@countersign/api/stampers/ed25519";
import { secp256k1ApiKeyStamper } from "@countersign/api/stampers/secp256k1";
import { sessionStamper } from "@countersign/api/stampers/session";
import { p256 } from "@noble/curves/nist.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { expect, onTestFinished, test } from "vitest";
import { ecKeyPair, isSigned, readStamp } from "../interop/stamps.js";
import type { HexKeyPair } from "../interop/stamps.js";
import { present } from "../service/support/results.js";
import { serving } from "./serving.js";
import type { Caller } from "./serving.js";

const p256Key = ecKeyPair("prime256v1");
const secp256k1Key = ecKeyPair("secp256k1");
const ed25519Key = ed25519KeyPair();

function ed25519KeyPair(): HexKeyPair {
  const { x = "", d = "" } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  const [publicKey, privateKey] = [x, d].map((half) => Buffer.from(half, "base64url").toString("hex"));
  return { publicKey: present(publicKey, "publicKey"), privateKey: present(privateKey, "privateKey") };
}

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, "hex"));

/** Schemes with the checks that a stamp of theirs must pass, the second one by another implementation of the curve. */
const schemes: Record<string, (stamp: ApiKeyStamp, bytes: Uint8Array) => readonly boolean[]> = {
  SIGNATURE_SCHEME_TK_API_P256: (stamp, bytes) => [
    isSigned("prime256v1", stamp, bytes),
    p256.verify(bytesOf(stamp.signature), bytes, bytesOf(stamp.publicKey), { format: "der", lowS: false }),
  ],
  SIGNATURE_SCHEME_TK_API_SECP256K1: (stamp, bytes) => [
    isSigned("secp256k1", stamp, bytes),
    secp256k1.verify(bytesOf(stamp.signature), bytes, bytesOf(stamp.publicKey), { format: "der" }),
  ],
  SIGNATURE_SCHEME_TK_API_ED25519: ({ publicKey, signature }, bytes) => {
    const jwk = { kty: "OKP", crv: "Ed25519", x: Buffer.from(publicKey, "hex").toString("base64url") };
    return [
      verify(null, bytes, createPublicKey({ key: jwk, format: "jwk" }), bytesOf(signature)),
      signature.length === 128,
    ];
  },
};

/** Lets callers in whose stamp covers the body, and readers with the session. */
function authenticate({ header, bytes, operation }: IncomingCall): Caller {
  if (operation.kind === "query" && header("X-Session") === "secret session") return { stamp: "session" };
  const stamp = readStamp(header("x-stamp") ?? "");
  const checks = schemes[stamp.scheme]?.(stamp, bytes) ?? [false];
  if (!checks.every(Boolean)) throw new ApiError(16, `${stamp.scheme}: ${checks.join()}`);
  return { stamp: stamp.publicKey };
}

const organizationId = "größere Organisation 𝄞";
const tag = { organizationId, parameters: { userTagName: "ops", userIds: [] } };

async function clientWith(stamper: Stamper) {
  const service = await serving("node:http", {}, authenticate);
  onTestFinished(() => service.close());
  return { client: createClient({ baseUrl: service.url, stamper }), service };
}

test.each<[string, HexKeyPair, (key: HexKeyPair) => Stamper]>([
  ["P-256", p256Key, apiKeyStamper],
  ["secp256k1", secp256k1Key, secp256k1ApiKeyStamper],
  ["Ed25519", ed25519Key, ed25519ApiKeyStamper],
])(
  "a server that checks %s signatures lets in who stamps with the key, for queries and submits",
  async (_, key, stamperOf) => {
    const { client, service } = await clientWith(stamperOf(key));
    await client.whoami({ organizationId });
    for (let i = 0; i < 20; i++) await client.createUserTag({ ...tag, timestampMs: String(i) });
    expect(new Set(service.asked.map(({ caller }) => caller.stamp))).toEqual(new Set([key.publicKey]));
    expect(service.asked).toHaveLength(21);
  },
);

test("a stamp for other bytes is refused", async () => {
  const stamper = apiKeyStamper(p256Key);
  const { client } = await clientWith({
    stamp: (body, context) => stamper.stamp(Uint8Array.from([...body, 32]), context),
  });
  await expect(client.whoami({ organizationId })).rejects.toMatchObject({ code: 16, status: 401 });
});

test("a session reads, and submits are stamped with the key beside it", async () => {
  const submits = secp256k1ApiKeyStamper(secp256k1Key);
  const { client, service } = await clientWith(sessionStamper({ session: "secret session", submits }));
  await client.whoami({ organizationId });
  await client.createUserTag(tag);
  expect(service.asked.map(({ caller }) => caller.stamp)).toEqual(["session", secp256k1Key.publicKey]);
});

test("a session alone cannot submit, and nothing is sent", async () => {
  const { client, service } = await clientWith(sessionStamper({ session: "secret session" }));
  await expect(client.createUserTag(tag)).rejects.toMatchObject({ code: 16, operation: "createUserTag" });
  expect(service.seen).toEqual([]);
});
