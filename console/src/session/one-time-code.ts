// Signing in by a one-time code. Whoever has no credential yet can ask nothing of the API but through the auth proxy of the
// parent organization; the code goes there encrypted, with the key of this browser, and opens a session for that key alone.

import { connect, getWalletKitConfig, initOtpV2, otpLoginV2, tokenStamper, verifyOtpV2 } from "@countersign/auth-proxy";
import type { Connection } from "@countersign/auth-proxy";
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from "@hpke/core";
import { plainSignature } from "../check/signature.js";
import { t } from "../texts/index.js";
import { baseUrl } from "./connection.js";
import { fromBase64url, fromHex, toHex } from "../bytes.js";
import { makeKey } from "./keys.js";
import type { HeldKey } from "./keys.js";
import { publishedKeys } from "./signing-keys.js";

export interface SentCode {
  readonly proxy: Connection;
  readonly otpId: string;
  /** Uncompressed point to which the code is encrypted. */
  readonly target: Uint8Array<ArrayBuffer>;
}

/** Where a session was opened. */
export interface OpenedSession {
  readonly key: HeldKey;
  readonly organizationId: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

/** @throws ApiError, Error where the service answers what is not its own */
export async function sendCode(proxyId: string, contact: string): Promise<SentCode> {
  const proxy = connect({ baseUrl, stamper: tokenStamper({ token: proxyId }), fetch: withoutCookies });
  const otpType = contact.startsWith("+") ? "OTP_TYPE_SMS" : "OTP_TYPE_EMAIL";
  const { organizationId } = await getWalletKitConfig(proxy, {});
  const { otpId, otpEncryptionTargetBundle } = await initOtpV2(proxy, { otpType, contact });
  return { proxy, otpId, target: await targetIn(otpEncryptionTargetBundle, organizationId) };
}

/**
 * @param organizationId in which the contact is somebody's; without it, the oldest of those
 * @throws ApiError
 */
export async function signInBy(
  { proxy, otpId, target }: SentCode,
  code: string,
  organizationId?: string,
): Promise<OpenedSession> {
  const key = await makeKey();
  const { publicKey } = key;
  const secret = JSON.stringify({ otp_code: code, public_key: publicKey });
  const encryptedOtpBundle = await sealTo(target, new TextEncoder().encode(secret));
  const { verificationToken } = await verifyOtpV2(proxy, { otpId, encryptedOtpBundle });
  const { id: tokenId } = claimsOf(verificationToken);
  const message = JSON.stringify({ login: { publicKey }, tokenId, type: "USAGE_TYPE_LOGIN" });
  const algorithm = { name: "ECDSA", hash: "SHA-256" };
  const signed = await crypto.subtle.sign(algorithm, key.privateKey, new TextEncoder().encode(message));
  const { session } = await otpLoginV2(proxy, {
    verificationToken,
    publicKey,
    clientSignature: {
      scheme: "CLIENT_SIGNATURE_SCHEME_API_P256",
      publicKey,
      message,
      signature: toHex(new Uint8Array(signed)),
    },
    ...(organizationId !== undefined && { organizationId }),
  });
  const claims = claimsOf(session);
  return { key, organizationId: String(claims["organization_id"]), expiresAt: Number(claims["exp"]) * 1000 };
}

function withoutCookies(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, credentials: "omit", cache: "no-store", referrerPolicy: "no-referrer" });
}

/** The claims of a JWT that the service has just given; they are its own to believe. */
function claimsOf(jwt: string): Readonly<Record<string, unknown>> {
  const text = new TextDecoder().decode(fromBase64url(jwt.split(".")[1] ?? ""));
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}

/** @throws Error where the target was not signed by the service, or is another organization's */
async function targetIn(bundle: string, organizationId: string): Promise<Uint8Array<ArrayBuffer>> {
  const { version, data, dataSignature, enclaveQuorumPublic } = membersOf(bundle);
  const named = enclaveQuorumPublic?.toLowerCase() ?? "";
  const codes = await publishedKeys("codes");
  if (version !== "v1.0.0" || !codes.includes(named)) throw new Error(t.signIn.otherTarget);
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const signer = await crypto.subtle.importKey("raw", fromHex(named), algorithm, false, ["verify"]);
  const signature = plainSignature(fromHex(dataSignature ?? ""));
  const bytes = fromHex(data ?? "");
  if (!(await crypto.subtle.verify(algorithm, signer, signature, bytes))) throw new Error(t.signIn.otherTarget);
  const members = membersOf(new TextDecoder().decode(bytes));
  if (members["organizationId"] !== organizationId) throw new Error(t.signIn.otherTarget);
  return fromHex(members["targetPublic"] ?? "");
}

function membersOf(text: string): Readonly<Record<string, string | undefined>> {
  const members = Object.entries(JSON.parse(text) as Readonly<Record<string, unknown>>);
  return Object.fromEntries(members.filter((member): member is [string, string] => typeof member[1] === "string"));
}

/** HPKE (RFC 9180) with DHKEM(P-256, HKDF-SHA256), HKDF-SHA256 and AES-256-GCM. */
async function sealTo(target: Uint8Array<ArrayBuffer>, secret: Uint8Array<ArrayBuffer>): Promise<string> {
  const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });
  const recipientPublicKey = await suite.kem.deserializePublicKey(target);
  const info = new TextEncoder().encode("turnkey_hpke");
  const sender = await suite.createSenderContext({ recipientPublicKey, info });
  const encapsulated = new Uint8Array(sender.enc);
  const ciphertext = new Uint8Array(await sender.seal(secret, new Uint8Array([...encapsulated, ...target])));
  return JSON.stringify({ encappedPublic: toHex(encapsulated), ciphertext: toHex(ciphertext) });
}
