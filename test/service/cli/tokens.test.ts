// `countersign sign jws`: what it signs, jose verifies. And what `sign csr` refuses; what it signs, OpenSSL verifies in
// signers.system.test.ts.

import { compactVerify, importJWK } from "jose";
import { ECDH } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { act } from "../support/requests.js";
import { firstOf, resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { countersign } from "./running.js";

let world: World;
let credentials: string;
beforeAll(async () => {
  world = await openWorld();
  const { organizationId, key } = world.root;
  credentials = path.join(world.service.dataFolder, "jws.json");
  const file = { organizationId, apiPublicKey: key.publicKey, apiPrivateKey: key.privateKey };
  writeFileSync(credentials, JSON.stringify(file), { mode: 0o600 });
});
afterAll(() => world.close());

const run = (...args: readonly string[]) => {
  const around = { cwd: world.service.dataFolder, stdin: claims };
  return countersign(["--credentials", credentials, "--base-url", world.service.baseUrl, ...args], around);
};
const sign = (...args: readonly string[]) => run("sign", "jws", "--payload", "-", ...args);
const claims = '{"sub":"ci","note":"Grüße"}';

/** A private key of the service, and its public half as JWK. */
async function newKey(curve: string, name: string): Promise<{ readonly id: string; readonly jwk: object }> {
  const privateKeys = [{ privateKeyName: name, curve, privateKeyTags: [], addressFormats: [] }];
  const activity = await act(world.root, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys });
  const { privateKeyId: id } = firstOf(resultOf(activity, "createPrivateKeysResultV2").privateKeys);
  const { privateKey } = await world.service.client.getPrivateKey({
    organizationId: world.root.organizationId,
    privateKeyId: String(id),
  });
  if (name === "Ed25519") {
    const x = Buffer.from(privateKey.publicKey, "hex").toString("base64url");
    return { id: String(id), jwk: { kty: "OKP", crv: name, x } };
  }
  const opensslName = name === "P-256" ? "prime256v1" : name;
  const point = ECDH.convertKey(privateKey.publicKey, opensslName, "hex", "hex", "uncompressed") as string;
  const [x, y] = [point.slice(2, 66), point.slice(66)].map((half) => Buffer.from(half, "hex").toString("base64url"));
  return { id: String(id), jwk: { kty: "EC", crv: name, x, y } };
}

let made: ReturnType<typeof newKey> | undefined;
const secp256k1 = () => (made ??= newKey("CURVE_SECP256K1", "secp256k1"));

test.each([
  ["CURVE_P256", "P-256", "ES256"],
  ["CURVE_ED25519", "Ed25519", "EdDSA"],
])("a key on %s signs what jose verifies", async (curve, name, alg) => {
  const { id, jwk } = await newKey(curve, name);
  const { code, out, err } = await sign("--with", id, "--algorithm", alg, "--header", '{"typ":"JWT"}');
  expect([code, err]).toEqual([0, ""]);
  const { payload, protectedHeader } = await compactVerify(out.trim(), await importJWK(jwk, alg));
  expect(Buffer.from(payload).toString()).toBe(claims);
  expect(protectedHeader).toEqual({ alg, typ: "JWT" });
});

test("a key of another curve, and a header that says something else, are refused", async () => {
  const { id } = await secp256k1();
  const other = await sign("--with", id, "--algorithm", "EdDSA");
  expect([other.code, other.out]).toEqual([1, ""]);
  for (const header of ["[]", "null", "{", '{"alg":"none"}', '{"b64":false}']) {
    expect(await sign("--with", id, "--algorithm", "ES256K", "--header", header), header).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringContaining("--header: "),
    });
  }
});

test("a certificate request for another curve, or for what is no name, is refused before anything is signed", async () => {
  const { id } = await secp256k1();
  for (const [args, message] of [
    [["--common-name", "ci"], "is on CURVE_SECP256K1"],
    [["--common-name", ""], "--common-name: a name has 1 to 64 characters"],
    [["--common-name", "ci", "--dns", "*.*.example.com"], "--dns: *.*.example.com is not the name of a host"],
    [["--common-name", "ci", "--dns", "192.0.2.1"], "--dns: 192.0.2.1 is not the name of a host"],
  ] as const) {
    const ended = await run("sign", "csr", "--with", id, ...args);
    expect(ended, message).toMatchObject({ code: 2, out: "", err: expect.stringContaining(message) });
  }
});
