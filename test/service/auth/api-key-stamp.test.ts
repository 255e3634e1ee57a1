// Stamps of API keys.

import { createHash, createPublicKey, verify as verifyByNode } from "node:crypto";
import { apiKeyStamper, whoamiOperation } from "@countersign/api";
import type { ApiKeyStamp, SignatureScheme, Stamper } from "@countersign/api";
import { ed25519ApiKeyStamper } from "@countersign/api/stampers/ed25519";
import { secp256k1ApiKeyStamper } from "@countersign/api/stampers/secp256k1";
import { ed25519 } from "@noble/curves/ed25519.js";
import { p256 } from "@noble/curves/nist.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import fc from "fast-check";
import { privateKeyToAccount } from "viem/accounts";
import { describe, expect, test } from "vitest";
import { readApiKeyStamp } from "../../../service/src/auth/api-key-stamp.js";
import type { UnverifiedApiKeyStamp } from "../../../service/src/auth/api-key-stamp.js";
import { ApiKeyVerifier } from "../../../service/src/auth/api-key-verifier.js";
import { StampRefused } from "../../../service/src/auth/refusal.js";
import { nativeVerifier, wasmVerifier } from "../../../service/src/auth/secp256k1.js";
import { entryOf, firstOf, take } from "../support/results.js";

const text = '{"organizationId":"ü"}';
const body = Buffer.from(text);
const verifier = new ApiKeyVerifier();

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}

function pair(curve: typeof p256 | typeof secp256k1 | typeof ed25519): { publicKey: string; privateKey: string } {
  const secret = curve.utils.randomSecretKey();
  return { privateKey: hex(secret), publicKey: hex(curve.getPublicKey(secret)) };
}

function header(stamp: object): string {
  return Buffer.from(JSON.stringify(stamp)).toString("base64url");
}

function opened(value: string): ApiKeyStamp {
  return JSON.parse(Buffer.from(value, "base64url").toString()) as ApiKeyStamp;
}

async function generated(stamper: Stamper): Promise<string> {
  return (await stamper.stamp(new Uint8Array(body), { operation: whoamiOperation, signal: undefined })).value;
}

/** Reads and verifies a stamp. */
async function verify(value: string, over: Uint8Array, by = verifier): Promise<UnverifiedApiKeyStamp> {
  const stamp = readApiKeyStamp(value);
  await by.verify(stamp, over);
  return stamp;
}

async function reason(value: string, over: Uint8Array = body): Promise<string> {
  const error: unknown = await verify(value, over).then(
    () => "verified",
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(StampRefused);
  return (error as StampRefused).reason;
}

/** DER with that many zeros before each integer that DER would not have. */
function der(r: bigint, s: bigint, zeros = 0): string {
  const integer = (value: bigint): string => {
    let digits = value.toString(16);
    if (digits.length % 2) digits = `0${digits}`;
    if (Number.parseInt(digits.slice(0, 2), 16) >= 0x80) digits = `00${digits}`;
    digits = "00".repeat(zeros) + digits;
    return `02${(digits.length / 2).toString(16).padStart(2, "0")}${digits}`;
  };
  const content = integer(r) + integer(s);
  return `30${(content.length / 2).toString(16).padStart(2, "0")}${content}`;
}

const p256Keys = pair(p256);
const secpKeys = pair(secp256k1);
const edKeys = pair(ed25519);
const existing = new ApiKeyStamper({ apiPublicKey: p256Keys.publicKey, apiPrivateKey: p256Keys.privateKey });

/** As an Ethereum wallet signs a message; r and s put into DER as clients do. */
async function personalSign(privateKey: `0x${string}`, over: Uint8Array): Promise<string> {
  const account = privateKeyToAccount(privateKey);
  const signature = (await account.signMessage({ message: { raw: over } })).slice(2);
  const publicKey = secp256k1.Point.fromHex(account.publicKey.slice(2)).toHex(true);
  const [r, s] = take(
    [signature.slice(0, 64), signature.slice(64, 128)].map((half) => BigInt(`0x${half}`)),
    2,
  );
  return header({ publicKey, scheme: "SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191", signature: der(r, s) });
}

interface Stamped {
  readonly by: string;
  readonly scheme: SignatureScheme;
  readonly publicKey: string;
  readonly value: string;
  readonly credentialTypes: readonly string[];
}

const p256Types = [
  "CREDENTIAL_TYPE_API_KEY_P256",
  "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256",
  "CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256",
  "CREDENTIAL_TYPE_OTP_AUTH_KEY_P256",
  "CREDENTIAL_TYPE_READ_WRITE_SESSION_KEY_P256",
  "CREDENTIAL_TYPE_OAUTH_KEY_P256",
  "CREDENTIAL_TYPE_LOGIN",
];
const stamped: readonly Stamped[] = [
  {
    by: "the unmodified stamper of an existing client",
    scheme: "SIGNATURE_SCHEME_TK_API_P256",
    publicKey: p256Keys.publicKey,
    value: (await existing.stamp(text)).stampHeaderValue,
    credentialTypes: p256Types,
  },
  {
    by: "the generated P-256 stamper",
    scheme: "SIGNATURE_SCHEME_TK_API_P256",
    publicKey: p256Keys.publicKey,
    value: await generated(apiKeyStamper(p256Keys)),
    credentialTypes: p256Types,
  },
  {
    by: "the generated secp256k1 stamper",
    scheme: "SIGNATURE_SCHEME_TK_API_SECP256K1",
    publicKey: secpKeys.publicKey,
    value: await generated(secp256k1ApiKeyStamper(secpKeys)),
    credentialTypes: ["CREDENTIAL_TYPE_API_KEY_SECP256K1"],
  },
  {
    by: "the generated Ed25519 stamper",
    scheme: "SIGNATURE_SCHEME_TK_API_ED25519",
    publicKey: edKeys.publicKey,
    value: await generated(ed25519ApiKeyStamper(edKeys)),
    credentialTypes: ["CREDENTIAL_TYPE_API_KEY_ED25519"],
  },
  {
    by: "an Ethereum wallet",
    scheme: "SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191",
    publicKey: secpKeys.publicKey,
    value: await personalSign(`0x${secpKeys.privateKey}`, body),
    credentialTypes: ["CREDENTIAL_TYPE_API_KEY_SECP256K1"],
  },
];

describe.each(stamped)("a stamp by $by", ({ scheme, publicKey, value, credentialTypes }) => {
  const stamp = opened(value);

  test("is accepted, for keys of its kind", async () => {
    const { signature } = stamp;
    const verified = { publicKey, scheme, signature, credentialTypes };
    expect(await verify(value, body)).toMatchObject(verified);
    // Once more, now that the key is known.
    expect(await verify(value, body)).toMatchObject(verified);
  });

  test("may be in upper-case hex, with members in any order, and padded", async () => {
    const signature = stamp.signature.toUpperCase();
    const other = header({ signature, scheme, publicKey: publicKey.toUpperCase() });
    const padded = other + "=".repeat((4 - (other.length % 4)) % 4);
    expect(await verify(padded, body)).toMatchObject({ publicKey, signature });
  });

  test("is refused after any change of a bit of body, signature or key", async () => {
    const parts = { body, signature: Buffer.from(stamp.signature, "hex"), publicKey: Buffer.from(publicKey, "hex") };
    const part = fc.constantFrom(...(Object.keys(parts) as (keyof typeof parts)[]));
    await fc.assert(
      fc.asyncProperty(part, fc.nat(), fc.nat({ max: 7 }), async (name, at, bit) => {
        const changed = Buffer.from(parts[name]);
        changed[at % changed.length] = entryOf(changed, at % changed.length) ^ (1 << bit);
        const over = name === "body" ? changed : body;
        const other = name === "body" ? stamp : { ...stamp, [name]: hex(changed) };
        expect(await reason(header(other), over)).toMatch(/publicKey|signature/);
      }),
    );
  });

  test("is refused over a body that is longer or shorter", async () => {
    for (const over of [Buffer.concat([body, Buffer.from(" ")]), body.subarray(1), Buffer.alloc(0)]) {
      expect(await reason(value, over)).toBe("signature does not verify with publicKey over the body");
    }
  });

  test("is refused under any other scheme", async () => {
    const others = [...new Set(stamped.map((other) => other.scheme))].filter((other) => other !== scheme);
    expect(others).toHaveLength(3);
    for (const other of others) {
      expect(await reason(header({ ...stamp, scheme: other }))).toMatch(/publicKey|signature/);
    }
  });

  test("is refused for another key of its curve", async () => {
    const curve = scheme.endsWith("ED25519") ? ed25519 : scheme.endsWith("P256") ? p256 : secp256k1;
    const other = pair(curve);
    expect(await reason(header({ ...stamp, publicKey: other.publicKey }))).toContain(
      "signature does not verify with publicKey",
    );
  });

  test("is refused when its signature is cut short or goes on", async () => {
    for (let length = 0; length < stamp.signature.length; length++) {
      expect(await reason(header({ ...stamp, signature: stamp.signature.slice(0, length) }))).toMatch(/^signature/);
    }
    for (const signature of [
      `${stamp.signature}00`,
      `${stamp.signature}0`,
      `${stamp.signature}zz`,
      `0x${stamp.signature}`,
    ]) {
      expect(await reason(header({ ...stamp, signature }))).toMatch(/^signature/);
    }
  });
});

describe("published signatures are accepted", () => {
  test("RFC 6979 A.2.5, P-256 with SHA-256", async () => {
    const publicKey = p256.Point.fromAffine({
      x: 0x60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6n,
      y: 0x7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299n,
    }).toHex(true);
    const r = 0xefd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716n;
    const s = 0xf7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8n;
    const value = header({ publicKey, scheme: "SIGNATURE_SCHEME_TK_API_P256", signature: der(r, s) });
    expect(await verify(value, Buffer.from("sample"))).toMatchObject({ publicKey });
  });

  test("RFC 8032 §7.1, tests 1 to 3", async () => {
    const vectors = [
      [
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
      ],
      [
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
      ],
      [
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
      ],
    ] as const;
    for (const [publicKey, message, signature] of vectors) {
      const value = header({ publicKey, scheme: "SIGNATURE_SCHEME_TK_API_ED25519", signature });
      expect(await verify(value, Buffer.from(message, "hex"))).toMatchObject({ publicKey });
    }
  });

  test("the example of web3.eth.accounts.sign, an Ethereum personal signature", async () => {
    const privateKey = "4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318";
    const publicKey = hex(secp256k1.getPublicKey(Buffer.from(privateKey, "hex")));
    const r = 0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fdn;
    const s = 0x6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a029n;
    const value = header({ publicKey, scheme: "SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191", signature: der(r, s) });
    expect(await verify(value, Buffer.from("Some data"))).toMatchObject({ publicKey });
  });
});

const ecdsa = [
  { scheme: "SIGNATURE_SCHEME_TK_API_P256", curve: p256, keys: p256Keys },
  { scheme: "SIGNATURE_SCHEME_TK_API_SECP256K1", curve: secp256k1, keys: secpKeys },
] as const;

describe.each(ecdsa)("ECDSA in $scheme", ({ scheme, curve, keys: { publicKey, privateKey } }) => {
  const order = curve.Point.Fn.ORDER;
  const signed = (message: Uint8Array): { r: bigint; s: bigint } =>
    curve.Signature.fromBytes(curve.sign(message, Buffer.from(privateKey, "hex")), "compact");
  const { r, s } = signed(body);
  const value = (signature: string): string => header({ publicKey, scheme, signature });

  test("either value of s is accepted", async () => {
    expect(await verify(value(der(r, s)), body)).toMatchObject({ publicKey });
    expect(await verify(value(der(r, order - s)), body)).toMatchObject({ publicKey });
  });

  test("superfluous zeros before r and s are accepted, whatever is signed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.nat({ max: 28 }), async (message, zeros) => {
        const { r, s } = signed(message);
        expect(await verify(value(der(r, s, zeros)), message)).toMatchObject({ publicKey });
      }),
    );
  });

  const { length } = Buffer.from(der(r, s), "hex");
  const other = "signature does not verify with publicKey over the body";
  const malformed = "signature contains a malformed DER integer";
  const sequence = "signature is not one DER sequence of a length below 128";
  test.each<[what: string, signature: string, why: string]>([
    ["r of zero", der(0n, s), other],
    ["s of zero", der(r, 0n), other],
    ["an r that is the order", der(order, s), other],
    ["an s that is the order", der(r, order), other],
    ["an s beyond the order", der(r, 2n ** 256n - 1n), other],
    ["an s of 257 bits", der(r, s + 2n ** 256n), "signature contains an integer of more than 256 bits"],
    ["r and s the other way round", der(s, r), other],
    ["r and s without DER", new curve.Signature(r, s).toHex("compact").replace(/^../, "20"), sequence],
    [
      "a third integer",
      `30${(length + 1).toString(16)}${der(r, s).slice(4)}020101`,
      "signature contains more than two integers",
    ],
    ["a length in the long form", `3081${der(r, s).slice(2)}`, sequence],
    ["an indefinite length", `3080${der(r, s).slice(4)}0000`, sequence],
    ["zeros beyond the short form", der(r, s, 40), sequence],
    ["another tag", `31${der(r, s).slice(2)}`, sequence],
    ["integers of another tag", "3006030101030101", malformed],
    ["a negative integer", "30060201ff020101", "signature contains a negative integer"],
    ["empty integers", "300402000200", malformed],
    ["an integer with its length in the long form", "300702810101020101", malformed],
    ["an integer longer than the whole", "3006020101022001", malformed],
    ["nothing", "", "signature is not hex"],
    ["other characters", "zz".repeat(70), "signature is not hex"],
  ])("a signature with %s is refused", async (_, signature, why) => {
    expect(await reason(value(signature))).toBe(why);
  });
});

test.each<[what: string, value: string, why: string]>([
  ["nothing", "", "not base64url"],
  ["JSON as it is", '{"publicKey":""}', "not base64url"],
  ["base64 of the other alphabet", Buffer.from('{"a":"~~~???>>>"}').toString("base64"), "not base64url"],
  ["base64url that goes on after padding", `${header({})}==AA`, "not base64url"],
  ["a line break at its end", `${firstOf(stamped).value}\n`, "not base64url"],
  ["more than any stamp needs", "A".repeat(1_000_000), "has 1000000 characters"],
  ["no JSON", Buffer.from("{").toString("base64url"), "not JSON"],
  ["invalid UTF-8", Buffer.from([0xff, 0xfe]).toString("base64url"), "not JSON"],
  ["publicKey twice", twice("publicKey"), "without duplicate members"],
  ["scheme twice", twice("scheme"), "without duplicate members"],
  ["signature twice, once in escapes", twice("signature", "s\\u0069gnature"), "without duplicate members"],
  ["null", header(JSON.parse("null") as object), "must contain exactly"],
  ["an array", header([opened(firstOf(stamped).value)]), "must contain exactly"],
  ["a deep array", Buffer.from("[".repeat(1500) + "]".repeat(1500)).toString("base64url"), "must contain exactly"],
  ["a member too many", altered({ expires: "1" }), "must contain exactly"],
  ["a member too few", altered({ signature: undefined }), "must contain exactly"],
  ["a key that is not a text", altered({ publicKey: [p256Keys.publicKey] }), "must contain exactly"],
  ["a signature that is not a text", altered({ signature: 1 }), "must contain exactly"],
  ["an unknown scheme", altered({ scheme: "SIGNATURE_SCHEME_TK_API_RSA" }), "must contain exactly"],
  ["a scheme that every object has", altered({ scheme: "constructor" }), "must contain exactly"],
  ["its members in a prototype", inPrototype(), "must contain exactly"],
  ["an uncompressed key", altered({ publicKey: p256.Point.fromHex(p256Keys.publicKey).toHex(false) }), "publicKey"],
  ["a key with 0x", altered({ publicKey: `0x${p256Keys.publicKey}` }), "publicKey"],
  ["a key off the curve", altered({ publicKey: `02${"f".repeat(64)}` }), "publicKey"],
  ["no key", altered({ publicKey: "" }), "publicKey"],
])("a header that holds %s is refused", async (_, value, why) => {
  expect(await reason(value)).toContain(why);
});

function altered(members: object): string {
  return header({ ...opened(firstOf(stamped).value), ...members });
}

/** With a member in front that readers would overlook who take the last of one name. */
function twice(name: keyof ApiKeyStamp, spelled: string = name): string {
  const stamp = opened(firstOf(stamped).value);
  return Buffer.from(`{"${spelled}":"${stamp[name]}",${JSON.stringify(stamp).slice(1)}`).toString("base64url");
}

function inPrototype(): string {
  const { publicKey, ...rest } = opened(firstOf(stamped).value);
  const json = `{"__proto__":${JSON.stringify({ publicKey })},${JSON.stringify(rest).slice(1)}`;
  return Buffer.from(json).toString("base64url");
}

test("an Ed25519 key of small order signs nothing, though its signature of every body is easily made", async () => {
  const publicKey = `01${"00".repeat(31)}`;
  const signature = publicKey + "00".repeat(32);
  const key = createPublicKey({
    key: { kty: "OKP", crv: "Ed25519", x: Buffer.from(publicKey, "hex").toString("base64url") },
    format: "jwk",
  });
  expect(verifyByNode(null, body, key, Buffer.from(signature, "hex"))).toBe(true);
  const value = header({ publicKey, scheme: "SIGNATURE_SCHEME_TK_API_ED25519", signature });
  expect(await reason(value)).toContain("publicKey is not a usable key");
});

test("an Ed25519 signature whose S was raised by the order of the group is refused", async () => {
  const stamp = opened(entryOf(stamped, 3).value);
  const littleEndian = (digits: string): string => Buffer.from(digits, "hex").reverse().toString("hex");
  const s = BigInt(`0x${littleEndian(stamp.signature.slice(64))}`) + ed25519.Point.Fn.ORDER;
  const raised = stamp.signature.slice(0, 64) + littleEndian(s.toString(16).padStart(64, "0"));
  expect(await reason(header({ ...stamp, signature: raised }))).toContain("signature does not verify with publicKey");
});

test("more keys than the cache holds are verified all the same, and many at a time", async () => {
  const small = new ApiKeyVerifier({ cacheSize: 2 });
  const pairs = Array.from({ length: 5 }, () => pair(p256));
  const values = await Promise.all(pairs.map((keys) => generated(apiKeyStamper(keys))));
  for (let round = 0; round < 3; round++) {
    const verified = await Promise.all(values.map((value) => verify(value, body, small)));
    expect(verified.map(({ publicKey }) => publicKey)).toEqual(pairs.map(({ publicKey }) => publicKey));
    const crossed = header({ ...opened(firstOf(values)), publicKey: entryOf(pairs, 1).publicKey });
    await expect(verify(crossed, body, small)).rejects.toThrow(StampRefused);
  }
});

test("only keys by which something was verified are kept, however often a stamp by another one is refused", async () => {
  const empty = new ApiKeyVerifier();
  for (const { value } of stamped) await empty.feign(readApiKeyStamp(value), body);
  expect(empty.keptKeys).toBe(0);
  for (const { value } of [...stamped, ...stamped]) await verify(value, body, empty);
  // Those on secp256k1 are used as they are.
  expect(empty.keptKeys).toBe(2);
});

test("a stamp that is right by nobody's key counts as little as any other: to feign tells nothing", async () => {
  const secret = Buffer.from("1".padStart(64, "0"), "hex");
  const one = { privateKey: hex(secret), publicKey: hex(p256.getPublicKey(secret)) };
  const right = readApiKeyStamp(await generated(apiKeyStamper(one)));
  const wrong = readApiKeyStamp(firstOf(stamped).value);
  expect([await verifier.feign(right, body), await verifier.feign(wrong, body)]).toEqual([undefined, undefined]);
});

test("both builds of libsecp256k1 agree with another library, for either value of s", () => {
  const builds = [nativeVerifier(), wasmVerifier()];
  const scalar = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .filter((bytes) => secp256k1.utils.isValidSecretKey(bytes));
  fc.assert(
    fc.property(scalar, fc.uint8Array(), fc.boolean(), fc.boolean(), (secret, message, high, tampered) => {
      const { r, s } = secp256k1.Signature.fromBytes(secp256k1.sign(message, secret), "compact");
      const signature = new secp256k1.Signature(r, high ? secp256k1.Point.Fn.ORDER - s : s).toBytes("compact");
      const digest = createHash("sha256").update(message).digest();
      if (tampered) digest[0] = entryOf(digest, 0) ^ 1;
      for (const build of builds) {
        expect(build.verify(Uint8Array.from(signature), digest, secp256k1.getPublicKey(secret))).toBe(!tampered);
      }
    }),
  );
});
