// Certificate signing requests (PKCS #10, RFC 2986) in DER.

import type { SignRawPayloadResult } from "@countersign/api";
import { createPublicKey, ECDH } from "node:crypto";
import type { JsonWebKey } from "node:crypto";
import { isIPv4 } from "node:net";

export interface Subject {
  readonly commonName: string;
  readonly organization: string | undefined;
  readonly dnsNames: readonly string[];
}

/** Keys that certificates have, as curves name them. */
export type CertifiedCurve = "CURVE_P256" | "CURVE_ED25519";

const tag = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  sequence: 0x30,
  set: 0x31,
  context0: 0xa0,
};

/** Object identifiers, encoded. */
const oids = {
  commonName: "550403",
  organization: "55040a",
  extensionRequest: "2a864886f70d01090e",
  subjectAltName: "551d11",
  CURVE_P256: "2a8648ce3d040302",
  CURVE_ED25519: "2b6570",
};

/** What the key signs. @param publicKey hex, as the service lists it */
export function requestInfo(subject: Subject, curve: CertifiedCurve, publicKey: string): Buffer {
  const { commonName, organization, dnsNames } = subject;
  const name = (oid: string, value: string) =>
    der(tag.set, der(tag.sequence, oidOf(oid), der(tag.utf8, Buffer.from(value))));
  const names = [
    ...(organization === undefined ? [] : [name(oids.organization, organization)]),
    name(oids.commonName, commonName),
  ];
  // GeneralName dNSName, which is [2].
  const alternatives = dnsNames.map((dns) => der(0x82, Buffer.from(dns, "ascii")));
  const extension = der(tag.sequence, oidOf(oids.subjectAltName), der(tag.octets, der(tag.sequence, ...alternatives)));
  const request = der(tag.sequence, oidOf(oids.extensionRequest), der(tag.set, der(tag.sequence, extension)));
  return der(
    tag.sequence,
    der(tag.integer, Buffer.of(0)),
    der(tag.sequence, ...names),
    publicKeyInfo(curve, publicKey),
    der(tag.context0, ...(dnsNames.length > 0 ? [request] : [])),
  );
}

/** The whole request, in PEM. */
export function signedRequest(info: Buffer, curve: CertifiedCurve, { r, s }: SignRawPayloadResult): string {
  const signature = curve === "CURVE_ED25519" ? Buffer.from(r + s, "hex") : der(tag.sequence, integer(r), integer(s));
  const algorithm = der(tag.sequence, oidOf(oids[curve]));
  const request = der(tag.sequence, info, algorithm, der(tag.bits, Buffer.of(0), signature));
  const lines = request.toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE REQUEST-----", ...lines, "-----END CERTIFICATE REQUEST-----", ""].join("\n");
}

/** Whether a name may stand in a certificate as that of a host, also with `*` for its first label. */
export function isDnsName(name: string): boolean {
  const label = "[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?";
  return name.length <= 253 && new RegExp(`^(?:\\*\\.)?${label}(?:\\.${label})*$`, "i").test(name) && !isIPv4(name);
}

function publicKeyInfo(curve: CertifiedCurve, publicKey: string): Buffer {
  const jwk = curve === "CURVE_ED25519" ? ed25519Jwk(publicKey) : p256Jwk(publicKey);
  return createPublicKey({ key: jwk, format: "jwk" }).export({ format: "der", type: "spki" });
}

function ed25519Jwk(publicKey: string): JsonWebKey {
  return { kty: "OKP", crv: "Ed25519", x: Buffer.from(publicKey, "hex").toString("base64url") };
}

function p256Jwk(publicKey: string): JsonWebKey {
  const point = ECDH.convertKey(publicKey, "prime256v1", "hex", "hex", "uncompressed") as string;
  const half = (start: number) => Buffer.from(point.slice(start, start + 64), "hex").toString("base64url");
  return { kty: "EC", crv: "P-256", x: half(2), y: half(66) };
}

function oidOf(hex: string): Buffer {
  return der(tag.oid, Buffer.from(hex, "hex"));
}

/** A positive one, without leading zeros but one ahead of a first bit that is set. */
function integer(hex: string): Buffer {
  const digits = hex.replace(/^(?:00)+(?=..)/, "");
  return der(tag.integer, Buffer.from(/^[89a-f]/i.test(digits) ? `00${digits}` : digits, "hex"));
}

function der(type: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.of(type, length), content]);
  const size = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, "0"), "hex");
  return Buffer.concat([Buffer.of(type, 0x80 + size.length), size, content]);
}
