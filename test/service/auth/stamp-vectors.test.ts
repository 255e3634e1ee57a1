// The stamps among the test vectors: the service takes and refuses them as they say, and so do other libraries; the
// package's own stampers make the same.

import { createHash } from "node:crypto";
import { apiKeyStamper } from "@countersign/api";
import type { SignatureScheme, Stamper } from "@countersign/api";
import { attestedStamper } from "@countersign/api/stampers/attested";
import { ed25519ApiKeyStamper } from "@countersign/api/stampers/ed25519";
import { secp256k1ApiKeyStamper } from "@countersign/api/stampers/secp256k1";
import { sessionStamper } from "@countersign/api/stampers/session";
import { webauthnStamper } from "@countersign/api/stampers/webauthn";
import { ed25519 } from "@noble/curves/ed25519.js";
import { p256 } from "@noble/curves/nist.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { expect, test } from "vitest";
import { stampVectors } from "../../../generator/src/emit/vectors/stamps.js";
import { readApiKeyStamp } from "../../../service/src/auth/api-key-stamp.js";
import { ApiKeyVerifier } from "../../../service/src/auth/api-key-verifier.js";
import { readAttestedStamp } from "../../../service/src/auth/attested-stamp.js";
import { p256PublicKey } from "../../../service/src/auth/public-key.js";
import { StampRefused } from "../../../service/src/auth/refusal.js";
import { isSignature } from "../../../service/src/auth/signature.js";
import { readWebAuthnStamp, verifyWebAuthnStamp } from "../../../service/src/auth/webauthn.js";
import { modelOf, root, sourcesOf, templates } from "../../generator/fixture.js";
import type { Stamp } from "../../reader/vectors.js";
import { coseKey } from "../support/authenticator.js";
import { present } from "../support/results.js";

const stamps = stampVectors({
  model: modelOf(sourcesOf(`${root}schema`)),
  templates: templates(),
}) as unknown as readonly Stamp[];
const signed = stamps.filter(({ body }) => body !== undefined);
const of = (...stampers: readonly string[]): readonly Stamp[] =>
  signed.filter(({ stamper }) => stampers.includes(stamper));
const bodyOf = ({ body }: Stamp): Uint8Array<ArrayBuffer> => new TextEncoder().encode(body);
const keyOf = ({ key }: Stamp): { publicKey: string; privateKey: string } => {
  const { publicKey, privateKey = "" } = present(key, "key");
  return { publicKey, privateKey };
};

const verifier = new ApiKeyVerifier();

/** Whether the service takes the stamp from the holder of the key. */
const checks: Readonly<Record<string, (stamp: Stamp) => Promise<boolean>>> = {
  p256: isApiKeyStamp,
  secp256k1: isApiKeyStamp,
  ed25519: isApiKeyStamp,
  attested(stamp) {
    const { publicKey, signatureBytes } = readAttestedStamp(stamp.value);
    return publicKey === keyOf(stamp).publicKey
      ? isSignature("sha256", bodyOf(stamp), present(p256PublicKey(publicKey), "key"), signatureBytes)
      : Promise.resolve(false);
  },
  async webauthn(stamp) {
    const read = readWebAuthnStamp(stamp.value);
    const key = present(p256PublicKey(keyOf(stamp).publicKey), "key");
    const authenticator = {
      credentialId: read.credentialId,
      publicKey: Buffer.from(coseKey("ES256", key)).toString("hex"),
      signCount: 0,
      origin: "https://app.example.com",
      rpIdHash: createHash("sha256").update("example.com").digest("hex"),
    };
    await verifyWebAuthnStamp(read, bodyOf(stamp), authenticator, []);
    return true;
  },
};

async function isApiKeyStamp(stamp: Stamp): Promise<boolean> {
  const read = readApiKeyStamp(stamp.value);
  if (read.publicKey !== keyOf(stamp).publicKey) return false;
  await verifier.verify(read, bodyOf(stamp));
  return true;
}

test("there are some of every stamper that the API names", () => {
  const names = new Set(stamps.map(({ stamper }) => stamper));
  expect([...names].sort()).toEqual(["attested", "ed25519", "p256", "secp256k1", "session", "webauthn"]);
  expect(signed.length).toBeGreaterThan(50);
});

test.each(signed)("the service judges a stamp of $stamper, $what, as it says: $verifies", async (stamp) => {
  const isTaken = await present(
    checks[stamp.stamper],
    stamp.stamper,
  )(stamp).catch((error: unknown) => {
    if (error instanceof StampRefused) return false;
    throw error;
  });
  expect(isTaken).toBe(stamp.verifies);
});

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, "hex"));

/** By other implementations than the service's. */
const curves: Readonly<Record<string, (signature: Uint8Array, body: Uint8Array, key: Uint8Array) => boolean>> = {
  p256: (signature, body, key) => p256.verify(signature, body, key, { format: "der", lowS: false }),
  attested: (signature, body, key) => p256.verify(signature, body, key, { format: "der", lowS: false }),
  secp256k1: (signature, body, key) => secp256k1.verify(signature, body, key, { format: "der", lowS: false }),
  ed25519: (signature, body, key) => ed25519.verify(signature, body, key, { zip215: false }),
};

test.each(of("p256", "secp256k1", "ed25519", "attested"))("@noble/curves judges $stamper, $what, likewise", (stamp) => {
  const read = JSON.parse(Buffer.from(stamp.value, "base64url").toString()) as Record<string, string>;
  const { publicKey = "", signature = "" } = read;
  let isRight = publicKey === keyOf(stamp).publicKey;
  try {
    isRight &&= present(curves[stamp.stamper], "curve")(bytesOf(signature), bodyOf(stamp), bytesOf(publicKey));
  } catch {
    isRight = false;
  }
  expect(isRight).toBe(stamp.verifies);
});

const context = { operation: { name: "whoami", kind: "query", path: "/" }, signal: undefined } as const;
const stampersOf: Readonly<Record<string, (stamp: Stamp) => Stamper>> = {
  p256: (stamp) => apiKeyStamper(keyOf(stamp)),
  attested: (stamp) => attestedStamper(apiKeyStamper(keyOf(stamp)), attestationOf(stamp)),
  secp256k1: (stamp) => secp256k1ApiKeyStamper(keyOf(stamp)),
  ed25519: (stamp) => ed25519ApiKeyStamper(keyOf(stamp)),
};

function attestationOf({ value }: Stamp): { readonly scheme: string; readonly token: string } {
  const { scheme, publicKeyAttestation } = JSON.parse(Buffer.from(value, "base64url").toString()) as Record<
    string,
    string
  >;
  return { scheme: present(scheme, "scheme"), token: present(publicKeyAttestation, "token") };
}

const right = signed.filter(({ verifies, what = "" }) => verifies && !what.includes("higher s"));

test.each(right.filter(({ stamper }) => stamper === "secp256k1" || stamper === "ed25519"))(
  "the package's stamper makes the stamp of $stamper, $what, to the byte",
  async (stamp) => {
    const made = await present(stampersOf[stamp.stamper], "stamper")(stamp).stamp(bodyOf(stamp), context);
    expect(made).toEqual({ name: stamp.header, value: stamp.value });
  },
);

test.each(right.filter(({ stamper }) => stamper === "p256" || stamper === "attested"))(
  "the package's stamper makes the stamp of $stamper, $what, but for the signature, which is right",
  async (stamp) => {
    const made = await present(stampersOf[stamp.stamper], "stamper")(stamp).stamp(bodyOf(stamp), context);
    expect(made.name).toBe(stamp.header);
    const read = (value: string): unknown => JSON.parse(Buffer.from(value, "base64url").toString());
    expect(read(made.value)).toEqual({ ...(read(stamp.value) as object), signature: expect.any(String) as unknown });
    expect(await present(checks[stamp.stamper], "check")({ ...stamp, value: made.value })).toBe(true);
  },
);

test.each(right.filter(({ stamper }) => stamper === "webauthn"))(
  "the package's stamper asks an authenticator for what it signs $what, and sends the same",
  async (stamp) => {
    const sent = JSON.parse(stamp.value) as Record<string, string>;
    const bytes = (member: string): ArrayBuffer => Uint8Array.from(Buffer.from(sent[member] ?? "", "base64url")).buffer;
    let challenge = "";
    const credentials = {
      get({ publicKey }: { publicKey: { challenge: Uint8Array } }) {
        challenge = Buffer.from(publicKey.challenge).toString("base64url");
        const response = Object.fromEntries(
          [
            ["authenticatorData", "authenticatorData"],
            ["clientDataJSON", "clientDataJson"],
            ["signature", "signature"],
          ].map(([name = "", member = ""]) => [name, bytes(member)]),
        );
        return Promise.resolve({ id: sent["credentialId"], response });
      },
    } as unknown as CredentialsContainer;
    const made = await webauthnStamper({ rpId: "example.com", credentials }).stamp(bodyOf(stamp), context);
    const client = JSON.parse(Buffer.from(sent["clientDataJson"] ?? "", "base64url").toString()) as {
      challenge: string;
    };
    expect(challenge).toBe(client.challenge);
    expect(made.name).toBe(stamp.header);
    expect(JSON.parse(made.value)).toEqual(sent);
  },
);

test("a session goes into its header as it is", async () => {
  const stamp = present(
    stamps.find(({ stamper }) => stamper === "session"),
    "session",
  );
  const made = await sessionStamper({ session: present(stamp.token, "token") }).stamp(new Uint8Array(), context);
  expect(made).toEqual({ name: stamp.header, value: stamp.value });
});

test("schemes are those of the API", () => {
  const schemes: readonly SignatureScheme[] = [
    "SIGNATURE_SCHEME_TK_API_P256",
    "SIGNATURE_SCHEME_TK_API_SECP256K1",
    "SIGNATURE_SCHEME_TK_API_ED25519",
  ];
  const named = of("p256", "secp256k1", "ed25519").map(({ value }) => readScheme(value));
  expect(new Set(named)).toEqual(new Set(schemes));
});

function readScheme(value: string): unknown {
  return (JSON.parse(Buffer.from(value, "base64url").toString()) as { scheme: unknown }).scheme;
}
