// Registration of authenticators.

import { ApiError } from "@countersign/api";
import type { AuthenticatorParamsV2 } from "@countersign/api";
import { p256 } from "@noble/curves/nist.js";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { getWebAuthnAttestation } from "@turnkey/http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { registerAuthenticator } from "../../../service/src/auth/webauthn.js";
import { createAuthenticator } from "../support/authenticator.js";
import type { Ceremony, Registration } from "../support/authenticator.js";
import published from "./webauthn-vectors.json" with { type: "json" };

const origin = "https://app.example.com";
const authenticator = createAuthenticator({ origin });

afterEach(() => vi.unstubAllGlobals());

/** The message of the refusal. */
async function refusal(registration: Registration, allowedOrigins: readonly string[] = []): Promise<string> {
  const error: unknown = await registerAuthenticator(registration, allowedOrigins).then(
    () => "registered",
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).code).toBe(3);
  return (error as ApiError).message;
}

function altered(registration: Registration, attestation: Partial<AuthenticatorParamsV2["attestation"]>): Registration {
  return { ...registration, attestation: { ...registration.attestation, ...attestation } };
}

test.each(published.vectors)(
  "the published attestation $format of $aaguid registers its credential",
  async (vector) => {
    const text = (hex: string): string => Buffer.from(hex, "hex").toString("base64url");
    const fetched = vi.fn<typeof fetch>(() => Promise.reject(new Error("no network")));
    vi.stubGlobal("fetch", fetched);
    const params = {
      challenge: text(vector.challenge),
      attestation: {
        credentialId: text(vector.credentialId),
        clientDataJson: text(vector.clientDataJson),
        attestationObject: text(vector.attestationObject),
        transports: ["AUTHENTICATOR_TRANSPORT_USB", "AUTHENTICATOR_TRANSPORT_USB"],
      },
    } as const;
    expect(await registerAuthenticator(params, [])).toEqual({
      credentialId: text(vector.credentialId),
      publicKey: vector.publicKey,
      aaguid: vector.aaguid,
      attestationType: vector.format,
      transports: ["AUTHENTICATOR_TRANSPORT_USB"],
      model: "",
      signCount: 0,
      origin: "https://example.org",
      // SHA-256 of example.org.
      rpIdHash: "bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b5",
    });
    expect(fetched).not.toHaveBeenCalled();
  },
);

describe.each(["none", "packed"] as const)("an attestation %s", (attestation) => {
  test.each(["ES256", "RS256", "EdDSA"] as const)("registers a key for %s", async (algorithm) => {
    const made = createAuthenticator({ origin, rpId: "example.com", algorithm, attestation, signCount: 7 });
    const registered = await registerAuthenticator(made.register(), []);
    expect(registered).toMatchObject({
      credentialId: made.credentialId,
      attestationType: attestation,
      aaguid: "00000000-0000-0000-0000-000000000000",
      signCount: 7,
      origin,
    });
    expect(
      isoCBOR.decodeFirst<Map<number, unknown>>(new Uint8Array(Buffer.from(registered.publicKey, "hex"))).get(3),
    ).toBe({ ES256: -7, RS256: -257, EdDSA: -8 }[algorithm]);
  });
});

test("the unmodified getWebAuthnAttestation of an existing client registers", async () => {
  vi.stubGlobal("window", { PublicKeyCredential: Object });
  vi.stubGlobal("navigator", { credentials: authenticator.credentials });
  const challenge = crypto.getRandomValues(new Uint8Array(32));
  const attestation = await getWebAuthnAttestation({
    publicKey: {
      challenge,
      rp: { id: authenticator.rpId, name: "Example" },
      user: { id: new Uint8Array(16), name: "alice", displayName: "Alice" },
      pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    },
  });
  const params = { attestation, challenge: Buffer.from(challenge).toString("base64url") };
  const registered = await registerAuthenticator(params, []);
  expect(registered.credentialId).toBe(authenticator.credentialId);
  expect(registered.transports).toEqual(["AUTHENTICATOR_TRANSPORT_INTERNAL"]);
});

test("a challenge of text may be given as that text, and padding does no harm", async () => {
  const challenge = Buffer.from("4f2a1b6c");
  const registration = authenticator.register({ challenge });
  expect(registration.challenge).not.toBe("4f2a1b6c");
  for (const given of ["4f2a1b6c", challenge.toString("base64url"), `${challenge.toString("base64url")}=`]) {
    expect(await registerAuthenticator({ ...registration, challenge: given }, [])).toMatchObject({ origin });
  }
});

test.each<[what: string, ceremony: Ceremony, message: string]>([
  ["another type", { type: "webauthn.get" }, "client data is not of type webauthn.create"],
  ["an RP id of another domain", { rpId: "example.org" }, "RP id is neither the host nor a domain above"],
  ["an RP id below the host", { rpId: "deep.app.example.com" }, "RP id is neither the host nor a domain above"],
  ["a top level domain as RP id", { rpId: "com" }, "RP id is neither the host nor a domain above"],
  ["a part of an address as RP id", { origin: "https://10.0.0.1", rpId: "0.0.1" }, "RP id is neither the host"],
  ["no user present", { flags: 0x04 }, "User presence was required"],
  ["an origin without TLS", { origin: "http://app.example.com" }, "is neither https nor localhost"],
  ["an app's origin that is not allowed", { origin: "android:apk-key-hash:pNiP" }, "is neither https nor localhost"],
  ["an origin with a path", { origin: `${origin}/login` }, "client data has a malformed origin"],
  [
    "a frame in another origin",
    { crossOrigin: true, topOrigin: "https://evil.example" },
    "in a frame of another origin",
  ],
  ["an unknown format", { format: "made-up" }, "format of the statement is not one of none, packed"],
  ["a format whose verification asks the network", { format: "android-key" }, "format of the statement is not one of"],
  ["a long credential id", { credentialId: new Uint8Array(1024) }, "credentialId has 1024 bytes"],
  ["no credential id", { credentialId: new Uint8Array(0) }, "credentialId has 0 bytes"],
])("a registration with %s is refused", async (_, ceremony, message) => {
  expect(await refusal(authenticator.register(ceremony))).toContain(message);
});

test("a registration for another challenge, credential or ceremony is refused", async () => {
  const registration = authenticator.register();
  const other = createAuthenticator({ origin, attestation: "packed" }).register();
  expect(await refusal({ ...registration, challenge: other.challenge })).toContain("challenge is not the one");
  const { credentialId } = other.attestation;
  expect(await refusal(altered(registration, { credentialId }))).toContain("credentialId is not the one");
  // A packed statement signs the client data, so neither client data nor authenticator data can be exchanged.
  const swapped = altered(other, { clientDataJson: registration.attestation.clientDataJson });
  expect(await refusal({ ...swapped, challenge: registration.challenge })).toContain("the statement's signature");
});

test("malformed client data and attestation objects are refused with what is wrong", async () => {
  const registration = authenticator.register();
  const text = (value: string): string => Buffer.from(value).toString("base64url");
  const deep = Buffer.alloc(48_000, 0x81).toString("base64url");
  const whole = Buffer.from(registration.attestation.attestationObject, "base64url");
  expect(await refusal(altered(registration, { clientDataJson: "{}" }))).toContain("clientDataJson is not base64url");
  expect(await refusal(altered(registration, { clientDataJson: text("{") }))).toContain("clientDataJson is not JSON");
  const twice = text(
    Buffer.from(registration.attestation.clientDataJson, "base64url").toString().replace("{", '{"origin":"",'),
  );
  expect(await refusal(altered(registration, { clientDataJson: twice }))).toContain(
    "clientDataJson /origin: expected one",
  );
  expect(await refusal(altered(registration, { clientDataJson: text("null") }))).toContain("not a JSON object");
  expect(await refusal(altered(registration, { clientDataJson: text("[]") }))).toContain("not of type webauthn.create");
  expect(await refusal(altered(registration, { attestationObject: "!" }))).toContain(
    "attestationObject is not base64url",
  );
  expect(await refusal(altered(registration, { attestationObject: text("") }))).toContain("attestation: ");
  expect(await refusal(altered(registration, { attestationObject: deep }))).toContain("attestation: ");
  for (let length = 0; length < whole.length; length += 5) {
    const attestationObject = whole.subarray(0, length).toString("base64url");
    expect(await refusal(altered(registration, { attestationObject }))).toContain("attestation: ");
  }
});

const unusable = "the credential's key is not a usable one for ES256 (P-256), RS256 (2048 to 8192 bits) or Ed25519";
const point = p256.getPublicKey(p256.utils.randomSecretKey(), false);
const [x, y] = [point.slice(1, 33), point.slice(33)];
const exponent = Uint8Array.of(1, 0, 1);

test.each<[what: string, key: Uint8Array, message: string]>([
  [
    "a point off the curve",
    ec2(
      -7,
      1,
      x,
      Uint8Array.from(y, (byte) => byte ^ 1),
    ),
    "Invalid JWK EC key",
  ],
  ["a coordinate of the wrong length", ec2(-7, 1, x.slice(1), y), unusable],
  ["a curve that does not belong to the algorithm", ec2(-7, 2, x, y), unusable],
  ["a kind that does not belong to the algorithm", ec2(-257, 1, x, y), unusable],
  ["an RSA modulus of 1024 bits", rsa(-257, 1024, exponent), unusable],
  ["an RSA modulus of 8256 bits", rsa(-257, 8256, exponent), unusable],
  ["an even RSA exponent", rsa(-257, 2048, Uint8Array.of(1, 0, 0)), unusable],
  ["an RSA exponent of 1", rsa(-257, 2048, Uint8Array.of(1)), unusable],
  ["RSA with SHA-1", rsa(-65535, 2048, exponent), 'Unexpected public key alg "-65535"'],
  ["an Ed25519 point of small order", okp(Uint8Array.from({ length: 32 }, (_, i) => Number(i === 0))), unusable],
  ["a short Ed25519 key", okp(new Uint8Array(31)), unusable],
  ["no algorithm", map([[1, 2]]), "Credential public key was missing numeric alg"],
  [
    "a member beyond all measure",
    map([
      [1, 2],
      [3, -7],
      [-99, new Uint8Array(3000)],
    ]),
    "the credential's key has 30",
  ],
])("a credential whose key has %s is refused", async (_, coseKey, message) => {
  expect(await refusal(authenticator.register({ coseKey }))).toContain(`attestation: ${message}`);
});

function rsa(algorithm: number, bits: number, e: Uint8Array): Uint8Array {
  return map([
    [1, 3],
    [3, algorithm],
    [-1, new Uint8Array(bits / 8).fill(0xff)],
    [-2, e],
  ]);
}

function okp(x: Uint8Array): Uint8Array {
  return map([
    [1, 1],
    [3, -8],
    [-1, 6],
    [-2, x],
  ]);
}

function ec2(algorithm: number, curve: number, x: Uint8Array, y: Uint8Array): Uint8Array {
  return map([
    [1, 2],
    [3, algorithm],
    [-1, curve],
    [-2, new Uint8Array(x)],
    [-3, new Uint8Array(y)],
  ]);
}

function map(members: [number, number | Uint8Array][]): Uint8Array {
  return isoCBOR.encode(new Map(members));
}

describe("with allowed origins", () => {
  const allowed = ["https://App.Example.com:443/", "android:apk-key-hash:pNiP"];

  test("only they register, however they are spelt", async () => {
    expect(await registerAuthenticator(authenticator.register(), allowed)).toMatchObject({ origin });
    const elsewhere = createAuthenticator({ origin: "https://other.example.com" });
    expect(await refusal(elsewhere.register(), allowed)).toContain(
      "https://other.example.com is not among the allowed",
    );
    const port = createAuthenticator({ origin: "https://app.example.com:8443" });
    expect(await refusal(port.register(), allowed)).toContain("is not among the allowed origins");
  });

  test("an app registers for the RP id of an allowed page, and of no other", async () => {
    const app = createAuthenticator({ origin: "android:apk-key-hash:pNiP", rpId: "example.com" });
    expect(await registerAuthenticator(app.register(), allowed)).toMatchObject({ origin: "android:apk-key-hash:pNiP" });
    expect(await refusal(app.register({ rpId: "example.org" }), allowed)).toContain("RP id is neither");
  });

  test("a page may be in a frame of an allowed one", async () => {
    const framed = { crossOrigin: true, topOrigin: "https://shop.example" };
    expect(await refusal(authenticator.register(framed), allowed)).toContain("in a frame of another origin");
    const registered = await registerAuthenticator(authenticator.register(framed), [
      ...allowed,
      "https://shop.example",
    ]);
    expect(registered.origin).toBe(origin);
  });

  test("a list of nothing but mistakes allows nothing", async () => {
    expect(await refusal(authenticator.register(), ["app.example.com"])).toContain("is not among the allowed origins");
  });
});

test("pages on the same machine need no TLS, whatever their port", async () => {
  const local = createAuthenticator({ origin: "http://localhost:3000" });
  expect(await registerAuthenticator(local.register(), [])).toMatchObject({ origin: "http://localhost:3000" });
});
