// A WebAuthn authenticator with its browser, in software: registers and signs as WebAuthn §6 and §5 have it.

import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";
import type { AttestationV2 } from "@countersign/api";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { present } from "./results.js";

export type Algorithm = "ES256" | "RS256" | "EdDSA";

export interface AuthenticatorOptions {
  /** Origin of the page, for instance `https://app.example.com`. */
  readonly origin: string;
  /** Default: the host of the origin. */
  readonly rpId?: string | undefined;
  /** Default: ES256. */
  readonly algorithm?: Algorithm | undefined;
  /** Format of the attestation statement: `none`, or `packed` with self attestation. Default: `none`. */
  readonly attestation?: "none" | "packed" | undefined;
  /** Signature counter at registration, one more with each stamp. Without it there is no counter, as with passkeys. */
  readonly signCount?: number | undefined;
}

/** What one ceremony does otherwise than a proper browser and authenticator would. */
export interface Ceremony {
  readonly type?: string;
  readonly challenge?: Uint8Array;
  readonly origin?: string;
  readonly crossOrigin?: boolean;
  readonly topOrigin?: string;
  /** Rewrites the JSON of the client data before it is signed. */
  readonly rewrite?: (clientDataJson: string) => string;
  readonly rpId?: string;
  /** Flags of the authenticator data. Default: user present and verified. */
  readonly flags?: number;
  readonly signCount?: number;
  readonly format?: string;
  /** The credential's key as registration tells it. */
  readonly coseKey?: Uint8Array;
  readonly credentialId?: Uint8Array;
}

export interface Registration {
  /** Base64url, as members of `AuthenticatorParamsV2`. */
  readonly challenge: string;
  readonly attestation: AttestationV2;
}

export interface SoftwareAuthenticator {
  readonly origin: string;
  readonly rpId: string;
  /** Base64url. */
  readonly credentialId: string;
  /** What registration takes from the browser. The challenge is random by default. */
  register(ceremony?: Ceremony): Registration;
  /** Value of X-Stamp-Webauthn over a body. */
  stamp(body: string | Uint8Array, ceremony?: Ceremony): string;
  /** `navigator.credentials` of a browser that has this authenticator alone. */
  readonly credentials: Pick<CredentialsContainer, "create" | "get">;
}

/** An attestation as version 1 of requests has it: the browser's own record. */
export function asFirstVersion({ credentialId, clientDataJson, attestationObject, transports }: AttestationV2) {
  return {
    id: credentialId,
    rawId: credentialId,
    type: "public-key" as const,
    authenticatorAttachment: "platform" as const,
    response: { clientDataJson, attestationObject, transports },
    clientExtensionResults: {},
  };
}

const userPresent = 0x01;
const userVerified = 0x04;
const attestedCredentialData = 0x40;

/**
 * A new authenticator with one credential.
 *
 * @example
 * const authenticator = createAuthenticator({ origin: "https://app.example.com" });
 * const { attestation, challenge } = authenticator.register();
 * const headers = { "X-Stamp-Webauthn": authenticator.stamp(body) };
 */
export function createAuthenticator(options: AuthenticatorOptions): SoftwareAuthenticator {
  const { origin, algorithm = "ES256", attestation: format = "none" } = options;
  const rpId = options.rpId ?? new URL(origin).hostname;
  const { privateKey, publicKey } = keyPair(algorithm);
  const credentialId = randomBytes(32);
  let signCount = options.signCount ?? 0;

  const clientData = (type: string, ceremony: Ceremony): Buffer => {
    const json = JSON.stringify({
      type: ceremony.type ?? type,
      challenge: base64url(ceremony.challenge ?? randomBytes(32)),
      origin: ceremony.origin ?? origin,
      crossOrigin: ceremony.crossOrigin ?? false,
      ...(ceremony.topOrigin !== undefined && { topOrigin: ceremony.topOrigin }),
    });
    return Buffer.from(ceremony.rewrite?.(json) ?? json);
  };
  const authenticatorData = (ceremony: Ceremony, extraFlags: number): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(ceremony.signCount ?? signCount);
    const flags = (ceremony.flags ?? userPresent | userVerified) | extraFlags;
    return Buffer.concat([sha256(ceremony.rpId ?? rpId), Buffer.of(flags), counter]);
  };
  const signature = (data: Uint8Array, client: Uint8Array): Buffer =>
    sign(algorithm === "EdDSA" ? null : "sha256", Buffer.concat([data, sha256(client)]), privateKey);

  const attest = (ceremony: Ceremony): { id: Uint8Array; client: Buffer; object: Uint8Array } => {
    const id = ceremony.credentialId ?? credentialId;
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(id.length);
    const data = new Uint8Array(
      Buffer.concat([
        authenticatorData(ceremony, attestedCredentialData),
        Buffer.alloc(16), // No aaguid.
        idLength,
        id,
        ceremony.coseKey ?? coseKey(algorithm, publicKey),
      ]),
    );
    const client = clientData("webauthn.create", ceremony);
    const statement = new Map<string, number | Uint8Array>();
    if (format === "packed") {
      statement.set("alg", coseAlgorithms[algorithm]);
      statement.set("sig", new Uint8Array(signature(data, client)));
    }
    const object = new Map<string, string | typeof statement | Uint8Array>([
      ["fmt", ceremony.format ?? format],
      ["attStmt", statement],
      ["authData", data],
    ]);
    return { id, client, object: isoCBOR.encode(object) };
  };
  const assert = (ceremony: Ceremony): { id: Uint8Array; data: Buffer; client: Buffer; signature: Buffer } => {
    if (options.signCount !== undefined) signCount++;
    const data = authenticatorData(ceremony, 0);
    const client = clientData("webauthn.get", ceremony);
    return { id: ceremony.credentialId ?? credentialId, data, client, signature: signature(data, client) };
  };

  return {
    origin,
    rpId,
    credentialId: base64url(credentialId),
    register(ceremony = {}) {
      const challenge = ceremony.challenge ?? randomBytes(32);
      const { id, client, object } = attest({ ...ceremony, challenge });
      return {
        challenge: base64url(challenge),
        attestation: {
          credentialId: base64url(id),
          clientDataJson: base64url(client),
          attestationObject: base64url(object),
          transports: ["AUTHENTICATOR_TRANSPORT_INTERNAL"],
        },
      };
    },
    stamp(body, ceremony = {}) {
      const challenge = Buffer.from(sha256(body).toString("hex"));
      const { id, data, client, signature } = assert({ challenge, ...ceremony });
      return JSON.stringify({
        authenticatorData: base64url(data),
        clientDataJson: base64url(client),
        credentialId: base64url(id),
        signature: base64url(signature),
      });
    },
    credentials: {
      async create(request) {
        const { id, client, object } = attest({ challenge: bytes(request?.publicKey?.challenge) });
        return credential(id, {
          clientDataJSON: buffer(client),
          attestationObject: buffer(object),
          getTransports: () => ["internal"],
        });
      },
      async get(request) {
        const { id, client, data, signature } = assert({ challenge: bytes(request?.publicKey?.challenge) });
        return credential(id, {
          clientDataJSON: buffer(client),
          authenticatorData: buffer(data),
          signature: buffer(signature),
          userHandle: null,
        });
      },
    },
  };
}

function keyPair(algorithm: Algorithm): { privateKey: KeyObject; publicKey: KeyObject } {
  if (algorithm === "ES256") return generateKeyPairSync("ec", { namedCurve: "P-256" });
  if (algorithm === "RS256") return generateKeyPairSync("rsa", { modulusLength: 2048 });
  return generateKeyPairSync("ed25519");
}

/** IANA COSE algorithms. */
const coseAlgorithms: Readonly<Record<Algorithm, number>> = { ES256: -7, RS256: -257, EdDSA: -8 };

/** The public key as a COSE key (RFC 9053 §7, RFC 8230 §4). */
export function coseKey(algorithm: Algorithm, publicKey: KeyObject): Uint8Array {
  const { x = "", y = "", n = "", e = "" } = publicKey.export({ format: "jwk" });
  const member = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, "base64url"));
  const members = {
    ES256: [
      [1, 2],
      [-1, 1],
      [-2, member(x)],
      [-3, member(y)],
    ],
    RS256: [
      [1, 3],
      [-1, member(n)],
      [-2, member(e)],
    ],
    EdDSA: [
      [1, 1],
      [-1, 6],
      [-2, member(x)],
    ],
  } satisfies Record<Algorithm, readonly (readonly [number, number | Uint8Array])[]>;
  const [kty, ...rest] = members[algorithm] as [number, number | Uint8Array][];
  return isoCBOR.encode(new Map([present(kty, "kty"), [3, coseAlgorithms[algorithm]], ...rest]));
}

function credential(id: Uint8Array, response: object): Credential {
  const whole = {
    id: base64url(id),
    rawId: buffer(id),
    type: "public-key",
    authenticatorAttachment: "platform",
    response,
    getClientExtensionResults: () => ({}),
  };
  return whole;
}

function sha256(data: string | Uint8Array): Buffer {
  return createHash("sha256").update(data).digest();
}

function base64url(data: Uint8Array): string {
  return Buffer.from(data).toString("base64url");
}

function buffer(data: Uint8Array): ArrayBuffer {
  return new Uint8Array(data).buffer;
}

function bytes(source: BufferSource | undefined): Uint8Array {
  if (source === undefined) throw new TypeError("publicKey.challenge is missing");
  return source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
}
