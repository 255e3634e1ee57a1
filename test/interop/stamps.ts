// What a server does with X-Stamp: reads it and checks the signature over the exact bytes, with node:crypto only.

import { createPublicKey, ECDH, generateKeyPairSync, verify } from "node:crypto";
import { ApiKeyStamp } from "@countersign/api/validators";
import { present } from "../service/support/results.js";

export interface HexKeyPair {
  /** Compressed point in hex. */
  readonly publicKey: string;
  /** 32 bytes in hex. */
  readonly privateKey: string;
}

/** Curves of API keys as node:crypto names them. */
export type NamedCurve = "prime256v1" | "secp256k1";

/** A new key pair in the form in which API keys are handed around. */
export function ecKeyPair(namedCurve: NamedCurve): HexKeyPair {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const hex = (base64url: string): string => Buffer.from(base64url, "base64url").toString("hex");
  const prefix = Number.parseInt(hex(y).slice(-1), 16) % 2 === 0 ? "02" : "03";
  return { publicKey: prefix + hex(x), privateKey: hex(d) };
}

/** What the header says, in base64url without padding as the contract has it. */
export function readStamp(header: string): ApiKeyStamp {
  if (!/^[A-Za-z0-9_-]+$/.test(header)) throw new Error(`not base64url without padding: ${header}`);
  const stamp = ApiKeyStamp.parse(JSON.parse(Buffer.from(header, "base64url").toString("utf8")));
  if (!stamp.ok) throw new Error(JSON.stringify(stamp.issues));
  return stamp.value;
}

const curves = {
  prime256v1: { crv: "P-256", scheme: "SIGNATURE_SCHEME_TK_API_P256" },
  secp256k1: { crv: "secp256k1", scheme: "SIGNATURE_SCHEME_TK_API_SECP256K1" },
} as const;

/** Whether the stamp is of a key on that curve and its signature, DER in hex, covers the SHA-256 of these bytes. */
export function isSigned(curve: NamedCurve, { publicKey, scheme, signature }: ApiKeyStamp, bytes: Uint8Array): boolean {
  const { crv, scheme: expected } = curves[curve];
  const point = Buffer.from(ECDH.convertKey(publicKey, curve, "hex", "hex", "uncompressed") as string, "hex");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const key = createPublicKey({ key: { kty: "EC", crv, x: present(x, "x"), y: present(y, "y") }, format: "jwk" });
  return scheme === expected && verify("sha256", bytes, key, Buffer.from(signature, "hex"));
}
