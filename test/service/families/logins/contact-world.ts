// One-time codes to contacts, as the clients' own library handles them.

import type { ClientSignature } from "@countersign/api";
import { p256 } from "@noble/curves/nist.js";
import { encryptOtpCodeToBundle, verifyOtpVerificationToken } from "turnkey-crypto-newest";
import { inDatabase } from "../../support/database.js";
import type { Person } from "../../support/people.js";
import { entryOf } from "../../support/results.js";
import { newKey } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { activityOf, bodyOf, publicKeysOf, submit } from "../sessions/login.js";
import type { Answer } from "../sessions/session.js";
import type { Outbox } from "./outbox.js";
import { rewrite } from "../../support/authority.js";
import type { Served } from "../../support/authority.js";

type Service = Pick<RunningService, "baseUrl">;
type Version = "" | "_V2" | "_V3";

/** A code in a message: letters and digits, or digits. */
export const codeForm = /\b[0-9A-Z]{6,9}\b(?=\.|$|\s)/;

/** Who asks for codes, and where. */
export interface Asking {
  readonly service: Service;
  readonly by: ApiKeyPair;
  readonly organizationId: string;
}

export function init(asking: Asking, parameters: object, version: Version = "_V3"): Promise<Answer> {
  const body = bodyOf(`ACTIVITY_TYPE_INIT_OTP${version}`, asking.organizationId, {
    otpType: "OTP_TYPE_EMAIL",
    ...(version !== "" && { appName: "Acme" }),
    ...parameters,
  });
  return submit(asking.service, "init_otp", body, asking.by);
}

export interface SentCode {
  readonly otpId: string;
  readonly otpEncryptionTargetBundle: string;
}

/** Has a code sent. */
export async function initiated(asking: Asking, parameters: object, version: Version = "_V3"): Promise<SentCode> {
  const { result } = activityOf(await init(asking, parameters, version));
  return Object.values(result)[0] as unknown as SentCode;
}

export function verify(asking: Asking, parameters: object, version: Version = "_V2"): Promise<Answer> {
  const body = bodyOf(`ACTIVITY_TYPE_VERIFY_OTP${version}`, asking.organizationId, parameters);
  return submit(asking.service, "verify_otp", body, asking.by);
}

/** A code encrypted by the clients' own library, which checks the bundle by the deployment's key. */
export async function encrypted({ service }: Asking, sent: SentCode, code: string, publicKey: string): Promise<string> {
  const { codes } = await publicKeysOf(service);
  return encryptOtpCodeToBundle(code, sent.otpEncryptionTargetBundle, publicKey, codes);
}

/** The token of a code. */
export async function verified(asking: Asking, sent: SentCode, code: string, publicKey: string): Promise<string> {
  const encryptedOtpBundle = await encrypted(asking, sent, code, publicKey);
  const { result } = activityOf(await verify(asking, { otpId: sent.otpId, encryptedOtpBundle }));
  return String(entryOf(result, "verifyOtpResult")["verificationToken"]);
}

/** Claims of a token that the clients' own library has verified. */
export async function tokenClaims(service: Service, token: string) {
  const { codes } = await publicKeysOf(service);
  return verifyOtpVerificationToken(token, codes);
}

/** A token for a contact, from code to verification, and the key that it is bound to. */
export async function tokenFor(asking: Asking, outbox: Outbox, contact: string) {
  const key = newKey();
  const otpType = contact.startsWith("+") ? "OTP_TYPE_SMS" : "OTP_TYPE_EMAIL";
  const sent = await initiated(asking, { otpType, contact });
  const token = await verified(asking, sent, await outbox.nextMatch(contact, codeForm), key.publicKey);
  return { token, key };
}

/** What the holder of a key signs about a token: r and s in hex. */
export function signed(key: ApiKeyPair, usage: object | string): ClientSignature {
  const message = typeof usage === "string" ? usage : JSON.stringify(usage);
  const signature = p256.sign(Buffer.from(message), Buffer.from(key.privateKey, "hex"));
  return {
    publicKey: key.publicKey,
    scheme: "CLIENT_SIGNATURE_SCHEME_API_P256",
    message,
    signature: Buffer.from(signature).toString("hex"),
  };
}

export function usageOf(token: string, publicKey: string): object {
  const { id } = JSON.parse(atob(entryOf(token.split("."), 1))) as { id: string };
  return { login: { publicKey }, tokenId: id, type: "USAGE_TYPE_LOGIN" };
}

export function otpLogin(asking: Asking, parameters: object, version: Version = "_V2"): Promise<Answer> {
  const body = bodyOf(`ACTIVITY_TYPE_OTP_LOGIN${version}`, asking.organizationId, parameters);
  return submit(asking.service, "otp_login", body, asking.by);
}

/** Parameters of a login with a token, for the token's own key or another. */
export function loginOf(token: string, key: ApiKeyPair, publicKey = key.publicKey) {
  return { verificationToken: token, publicKey, clientSignature: signed(key, usageOf(token, publicKey)) };
}

/** Moves codes to contacts into the past. */
export async function letContactsPass(service: RunningService, minutes: number): Promise<void> {
  const milliseconds = minutes * 60_000;
  await inDatabase(service, (store) =>
    rewrite(store, async (database) => {
      await database
        .updateTable("contact_codes")
        .set((row) => ({
          created_at: row("created_at", "-", milliseconds),
          expires_at: row("expires_at", "-", milliseconds),
          forgotten_at: row("forgotten_at", "-", milliseconds),
        }))
        .execute();
    }),
  );
}

/** Marks the e-mail address of a user as verified, as a code of an older kind does. */
export async function markVerified(service: Served, { userId }: Person): Promise<void> {
  await inDatabase(service, (store) =>
    rewrite(store, async (database) => {
      await database
        .updateTable("users")
        .set({ email_verified: 1, phone_number_verified: 1 })
        .where("id", "=", userId)
        .execute();
    }),
  );
}
