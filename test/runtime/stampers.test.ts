// Stamps, checked by libraries that did not make them: node:crypto and @noble/curves.

import { createECDH, createHash, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import type { ECDH } from "node:crypto";
import { ed25519 } from "@noble/curves/ed25519.js";
import { p256 } from "@noble/curves/nist.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { expect, test } from "vitest";
import { base64url, hex, utf8 } from "../../generated/src/runtime/encoding.js";
import { ApiError } from "../../generated/src/runtime/errors.js";
import { ed25519ApiKeyStamper } from "../../generated/src/runtime/stamper-ed25519.js";
import { apiKeyStamper, cryptoKeyStamper } from "../../generated/src/runtime/stamper-p256.js";
import { secp256k1ApiKeyStamper } from "../../generated/src/runtime/stamper-secp256k1.js";
import { sessionStamper } from "../../generated/src/runtime/stamper-session.js";
import { webauthnStamper } from "../../generated/src/runtime/stamper-webauthn.js";
import type { StampHeader, Stamper } from "../../generated/src/runtime/stamper.js";
import { entryOf, present } from "../service/support/results.js";
import { getBook, lendBook } from "./library.js";

const body = utf8('{"isbn":"ü"}');
const query = { operation: getBook, signal: undefined };
const submit = { operation: lendBook, signal: undefined };

function pair(curve: typeof p256 | typeof ed25519 | typeof secp256k1): { publicKey: string; privateKey: string } {
  const secret = curve.utils.randomSecretKey();
  return { privateKey: hex(secret), publicKey: hex(curve.getPublicKey(secret)) };
}

interface Stamp {
  readonly publicKey: string;
  readonly scheme: string;
  readonly signature: string;
}

function opened({ name, value }: StampHeader): Stamp {
  expect(name).toBe("X-Stamp");
  expect(value).toMatch(/^[\w-]+$/);
  return JSON.parse(Buffer.from(value, "base64url").toString()) as Stamp;
}

/** Checks an ECDSA stamp over SHA-256 with OpenSSL, which insists on proper DER. */
function opensslAccepts(curve: "prime256v1" | "secp256k1", { publicKey, signature }: Stamp): boolean {
  const point = createECDH(curve).constructor as typeof ECDH;
  const plain = point.convertKey(publicKey, curve, "hex", undefined, "uncompressed") as Buffer;
  const [x, y] = [plain.subarray(1, 33), plain.subarray(33)].map((part) => part.toString("base64url"));
  const crv = curve === "secp256k1" ? curve : "P-256";
  const key = createPublicKey({ key: { kty: "EC", crv, x: present(x, "x"), y: present(y, "y") }, format: "jwk" });
  return verify("sha256", body, key, Buffer.from(signature, "hex"));
}

test("a P-256 stamp covers the exact bytes, for OpenSSL and for noble, over many keys", async () => {
  for (let i = 0; i < 40; i++) {
    const key = pair(p256);
    const stamp = opened(await apiKeyStamper(key).stamp(body, query));
    expect(stamp).toMatchObject({ publicKey: key.publicKey, scheme: "SIGNATURE_SCHEME_TK_API_P256" });
    expect(opensslAccepts("prime256v1", stamp)).toBe(true);
    const [signature, point] = [stamp.signature, key.publicKey].map((digits) => Buffer.from(digits, "hex"));
    expect(
      p256.verify(present(signature, "signature"), body, present(point, "point"), { format: "der", lowS: false }),
    ).toBe(true);
    expect(
      p256.verify(present(signature, "signature"), utf8("{}"), present(point, "point"), { format: "der", lowS: false }),
    ).toBe(false);
  }
});

test("a P-256 stamp has the same form as that of the client that exists", async () => {
  const key = pair(p256);
  const theirs = await new ApiKeyStamper({ apiPublicKey: key.publicKey, apiPrivateKey: key.privateKey }).stamp("{}");
  const ours = await apiKeyStamper({ ...key, publicKey: key.publicKey.toUpperCase() }).stamp(utf8("{}"), query);
  expect(ours.name).toBe(theirs.stampHeaderName);
  const parsed = opened({ name: theirs.stampHeaderName, value: theirs.stampHeaderValue });
  expect({ ...opened(ours), signature: "" }).toEqual({ ...parsed, signature: "" });
});

test("a key that WebCrypto holds and does not export stamps like one that is text", async () => {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, false, ["sign", "verify"]);
  const point = Buffer.from(await crypto.subtle.exportKey("raw", publicKey)).toString("hex");
  const compressed = p256.Point.fromHex(point).toHex(true);
  const stamp = opened(await cryptoKeyStamper({ publicKey: compressed.toUpperCase(), privateKey }).stamp(body, query));
  expect(stamp).toMatchObject({ publicKey: compressed, scheme: "SIGNATURE_SCHEME_TK_API_P256" });
  expect(opensslAccepts("prime256v1", stamp)).toBe(true);
});

test("an Ed25519 stamp covers the body itself, for OpenSSL and for noble", async () => {
  const key = pair(ed25519);
  const stamp = opened(await ed25519ApiKeyStamper(key).stamp(body, query));
  expect(stamp).toMatchObject({ publicKey: key.publicKey, scheme: "SIGNATURE_SCHEME_TK_API_ED25519" });
  const [signature, point] = [stamp.signature, key.publicKey].map((digits) => Buffer.from(digits, "hex"));
  expect(signature).toHaveLength(64);
  expect(ed25519.verify(present(signature, "signature"), body, present(point, "point"))).toBe(true);
  const jwk = { kty: "OKP", crv: "Ed25519", x: present(point, "point").toString("base64url") };
  expect(verify(null, body, createPublicKey({ key: jwk, format: "jwk" }), present(signature, "signature"))).toBe(true);
});

test("a secp256k1 stamp is DER with low S, for OpenSSL and for noble", async () => {
  for (let i = 0; i < 20; i++) {
    const key = pair(secp256k1);
    const stamp = opened(await secp256k1ApiKeyStamper(key).stamp(body, query));
    expect(stamp).toMatchObject({ publicKey: key.publicKey, scheme: "SIGNATURE_SCHEME_TK_API_SECP256K1" });
    expect(opensslAccepts("secp256k1", stamp)).toBe(true);
    const [signature, point] = [stamp.signature, key.publicKey].map((digits) => Buffer.from(digits, "hex"));
    expect(
      secp256k1.verify(present(signature, "signature"), body, present(point, "point"), { format: "der", lowS: true }),
    ).toBe(true);
  }
});

const makers: readonly [
  string,
  (key: { publicKey: string; privateKey: string }) => Stamper,
  () => ReturnType<typeof pair>,
][] = [
  ["P-256", apiKeyStamper, () => pair(p256)],
  ["Ed25519", ed25519ApiKeyStamper, () => pair(ed25519)],
  ["secp256k1", secp256k1ApiKeyStamper, () => pair(secp256k1)],
];

test.each(makers)("two %s keys that are not a pair are refused in words", async (_curve, make, fresh) => {
  const key = { publicKey: fresh().publicKey, privateKey: fresh().privateKey };
  await expect(async () => make(key).stamp(body, query)).rejects.toThrow(
    new TypeError("privateKey does not belong to publicKey"),
  );
});

test.each(makers)(
  "a malformed %s key is refused at once, and the private one is not repeated",
  (_curve, make, fresh) => {
    const { publicKey, privateKey } = fresh();
    expect(() => make({ publicKey: `${publicKey}00`, privateKey })).toThrow(/^publicKey: 6[46] hexadecimal digits/);
    expect(() => make({ publicKey, privateKey: `0x${privateKey}` })).toThrow(
      new TypeError("privateKey: 64 hexadecimal digits expected, without 0x"),
    );
  },
);

test("a compressed key that is no point on P-256 is refused", () => {
  const { privateKey, publicKey } = pair(p256);
  const off = ["00", "01", "02", "03", "04"].map((byte) => `02${byte.repeat(32)}`);
  const wrong = [`04${publicKey.slice(2)}`, `02${"f".repeat(64)}`, ...off.filter((key) => !isPoint(key))];
  expect(wrong.length).toBeGreaterThan(2);
  for (const key of wrong) {
    expect(() => apiKeyStamper({ publicKey: key, privateKey })).toThrow("publicKey: not a compressed point on P-256");
  }
});

function isPoint(digits: string): boolean {
  try {
    p256.Point.fromHex(digits);
    return true;
  } catch {
    return false;
  }
}

test("a session accompanies queries; submits go to the other stamper or are refused", async () => {
  const other: Stamper = { stamp: () => ({ name: "X-Other", value: "1" }) };
  const session = "s.1";
  expect(await sessionStamper({ session }).stamp(body, query)).toEqual({ name: "X-Session", value: session });
  expect(await sessionStamper({ session, submits: other }).stamp(body, submit)).toEqual({
    name: "X-Other",
    value: "1",
  });
  expect(() => sessionStamper({ session }).stamp(body, submit)).toThrow(ApiError);
});

test("a WebAuthn stamp has the hash of the body as challenge and a signature of the authenticator", async () => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const asked: PublicKeyCredentialRequestOptions[] = [];
  const authenticatorData = Buffer.concat([createHash("sha256").update("books.example").digest(), Buffer.alloc(5, 1)]);
  // Stands in for the browser, which Node lacks: answers as WebAuthn §6.3.3 says.
  const credentials = {
    get: async (options?: CredentialRequestOptions): Promise<Credential> => {
      asked.push(present(present(options, "options").publicKey, "publicKey"));
      const challenge = base64url(
        new Uint8Array(present(present(options, "options").publicKey, "publicKey").challenge as ArrayBuffer),
      );
      const clientDataJSON = Buffer.from(
        JSON.stringify({ type: "webauthn.get", challenge, origin: "https://books.example" }),
      );
      const hash = createHash("sha256").update(clientDataJSON).digest();
      const signature = sign("sha256", Buffer.concat([authenticatorData, hash]), privateKey);
      return {
        id: "Y3JlZA",
        type: "public-key",
        response: { authenticatorData, clientDataJSON, signature },
      } as Credential;
    },
  };
  const { name, value } = await webauthnStamper({ rpId: "books.example", credentials }).stamp(body, query);
  expect(name).toBe("X-Stamp-Webauthn");
  expect(asked).toMatchObject([{ rpId: "books.example", timeout: 300_000, userVerification: "preferred" }]);
  const stamp = JSON.parse(value) as Record<string, string>;
  expect(Object.keys(stamp)).toEqual(["authenticatorData", "clientDataJson", "credentialId", "signature"]);
  const bytes = (member: string) => Buffer.from(entryOf(stamp, member), "base64url");
  const { challenge } = JSON.parse(bytes("clientDataJson").toString()) as { challenge: string };
  expect(Buffer.from(challenge, "base64url").toString()).toBe(createHash("sha256").update(body).digest("hex"));
  const signed = Buffer.concat([
    bytes("authenticatorData"),
    createHash("sha256").update(bytes("clientDataJson")).digest(),
  ]);
  expect(verify("sha256", signed, publicKey, bytes("signature"))).toBe(true);
  expect(stamp["credentialId"]).toBe("Y3JlZA");
});

test("a WebAuthn prompt that gives nothing is an ApiError with code 1", async () => {
  const stamper = webauthnStamper({ rpId: "books.example", credentials: { get: async () => null } });
  await expect(stamper.stamp(body, query)).rejects.toMatchObject({ code: 1, operation: "getBook" });
});
