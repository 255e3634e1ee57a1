// The client's side of moving keys and logging in: bundles whose signature is checked, and what is encrypted in them
// (HPKE, RFC 9180). Nothing in here asks the service.

import { parseJson } from "@countersign/api/json";
import { createBase58check } from "@scure/base";
import { hash } from "node:crypto";
import type { Message } from "../../custody/hpke.js";
import { isP256Signature, parseP256Point } from "../../custody/p256.js";
import { UsageError } from "../terminal/failure.js";

/** What a bundle has to say for its content to be used. */
export interface Expected {
  /** Of the service, one of which must have signed: P-256, 65 bytes uncompressed (SEC 1), lower-case hex. */
  readonly signerKeys: readonly string[];
  readonly organizationId: string;
}

const version = "v1.0.0";
const pointLength = 65;
const compressedLength = 33;
const hex = /^(?:[\da-f]{2})+$/i;
const base58check = createBase58check((bytes: Uint8Array) => hash("sha256", bytes, "buffer"));

/**
 * Encrypts a secret to the target key of an import bundle.
 *
 * @param bundle JSON text with `version`, `data`, `dataSignature` and `enclaveQuorumPublic`
 * @returns JSON text with `encappedPublic` and `ciphertext`, both hex
 * @throws UsageError where the bundle is damaged, another signer's, organization's or user's
 */
export async function sealToImportBundle(
  bundle: string,
  secret: Uint8Array,
  expected: Expected & { readonly userId: string },
): Promise<string> {
  const data = openEnvelope(bundle, "the import bundle", expected);
  if (data["userId"] !== expected.userId) {
    throw new UsageError(`the import bundle is for user ${String(data["userId"])}, not for ${expected.userId}`);
  }
  return sealTo(pointOf(data["targetPublic"], "targetPublic of the import bundle"), secret);
}

/** The target key that an import bundle tells of, in hex, once its signature was checked. */
export function targetOf(bundle: string, expected: Expected): string {
  const { targetPublic } = openEnvelope(bundle, "the import bundle", expected);
  return Buffer.from(pointOf(targetPublic, "targetPublic of the import bundle")).toString("hex");
}

/**
 * Encrypts a one-time code to the target key that came with it.
 *
 * @param target JSON text of the same form as an import bundle
 * @returns JSON text with `encappedPublic` and `ciphertext`, both hex
 * @throws UsageError where the target is damaged, another signer's or organization's
 */
export async function sealToCodeTarget(target: string, secret: Uint8Array, expected: Expected): Promise<string> {
  const data = openEnvelope(target, "the code's target", expected);
  return sealTo(pointOf(data["targetPublic"], "targetPublic of the code's target"), secret);
}

/**
 * Decrypts what an export bundle holds.
 *
 * @param privateKey of the key that the export was encrypted to, 32 bytes in hex
 * @throws UsageError where the bundle is damaged, another signer's or organization's, or encrypted to another key
 */
export async function openExportBundle(bundle: string, privateKey: string, expected: Expected): Promise<Uint8Array> {
  const data = openEnvelope(bundle, "the export bundle", expected);
  const encapsulated = pointOf(data["encappedPublic"], "encappedPublic of the export bundle");
  const ciphertext = bytesOf(data["ciphertext"], "ciphertext of the export bundle");
  return open("the export bundle", privateKey, { encapsulated, ciphertext });
}

/**
 * Decrypts the private half of an API key from the bundle that a login gives.
 *
 * @param bundle base58check of the compressed encapsulated key, 33 bytes, and the ciphertext
 * @param privateKey of the target key, 32 bytes in hex
 * @returns 32 bytes in hex
 * @throws UsageError where the bundle is damaged or encrypted to another key
 */
export async function openCredentialBundle(bundle: string, privateKey: string): Promise<string> {
  const what = "the credential bundle";
  let bytes: Uint8Array;
  try {
    bytes = base58check.decode(bundle);
  } catch {
    throw new UsageError(`${what} is not base58 text with a valid checksum; copy all of it`);
  }
  const encapsulated = pointOf(hexOf(bytes.subarray(0, compressedLength)), `the key in ${what}`);
  const secret = await open(what, privateKey, { encapsulated, ciphertext: bytes.subarray(compressedLength) });
  if (secret.length !== 32) throw new UsageError(`${what} has ${secret.length} bytes; a private key has 32`);
  return hexOf(secret);
}

/** The key by which bundles are to be signed, as it is compared. Undefined where the text is no key. */
export function parseSignerKey(text: string): string | undefined {
  const digits = text.trim().toLowerCase();
  return digits.length === 2 * pointLength && parsePoint(digits) ? digits : undefined;
}

async function sealTo(target: Uint8Array, secret: Uint8Array): Promise<string> {
  const { hpkeSeal } = await import("../../custody/hpke.js");
  const { encapsulated, ciphertext } = await hpkeSeal(target, secret);
  return JSON.stringify({ encappedPublic: hexOf(encapsulated), ciphertext: hexOf(ciphertext) });
}

async function open(what: string, privateKey: string, message: Message): Promise<Uint8Array> {
  const { hpkeOpen } = await import("../../custody/hpke.js");
  const secret = await hpkeOpen(Buffer.from(privateKey, "hex"), message);
  if (!secret) throw new UsageError(`${what} does not open: it was altered, or encrypted to another key`);
  return secret;
}

/** The members of a bundle's data, once its signature is known to be the service's. */
function openEnvelope(
  text: string,
  what: string,
  { signerKeys, organizationId }: Expected,
): Partial<Record<string, unknown>> {
  const envelope = objectOf(text, what);
  if (envelope["version"] !== version) throw new UsageError(`${what}: expected "version": "${version}"`);
  const signer = envelope["enclaveQuorumPublic"];
  const signerKey = signerKeys.find((key) => typeof signer === "string" && key === signer.toLowerCase());
  if (signerKey === undefined) {
    throw new UsageError(`${what} names the signer ${String(signer)}; expected ${signerKeys.join(" or ")}`);
  }
  const data = bytesOf(envelope["data"], `data of ${what}`);
  const signature = bytesOf(envelope["dataSignature"], `dataSignature of ${what}`);
  if (!isP256Signature(Buffer.from(signerKey, "hex"), data, signature))
    throw new UsageError(`${what}: the signature does not match its data`);
  const members = objectOf(new TextDecoder().decode(data), `data of ${what}`);
  if (members["organizationId"] === organizationId) return members;
  throw new UsageError(`${what} is for organization ${String(members["organizationId"])}, not for ${organizationId}`);
}

function objectOf(text: string, what: string): Partial<Record<string, unknown>> {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw new UsageError(`${what} is not JSON without duplicate members`);
  }
  if (typeof value === "object" && value !== null) return { ...value };
  throw new UsageError(`${what} is not a JSON object`);
}

function bytesOf(value: unknown, what: string): Uint8Array {
  if (typeof value === "string" && hex.test(value)) return Buffer.from(value, "hex");
  throw new UsageError(`${what}: expected hexadecimal digits`);
}

/** 65 bytes, however the point was written. */
function pointOf(value: unknown, what: string): Uint8Array {
  const point = typeof value === "string" ? parsePoint(value) : undefined;
  if (point) return point;
  throw new UsageError(`${what}: expected a point on P-256 in hexadecimal digits`);
}

function parsePoint(digits: string): Buffer | undefined {
  try {
    return parseP256Point(digits, "the point");
  } catch {
    return undefined;
  }
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}
