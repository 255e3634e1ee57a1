// Turns a one-time code that is right into a token, by which its bearer proves later that they had it.

import { ApiError, ErrorCode } from "@countersign/api";
import { RepeatedMemberError, parseJson } from "@countersign/api/json";
import { uuidv7 } from "uuidv7";
import { readApiKey } from "../../auth/api-key.js";
import { found } from "../../params/found.js";
import { readSeconds } from "../../params/lifetime.js";
import { located } from "../../params/located.js";
import { findContactCode, takeContactCode } from "../../store/contact-codes.js";
import type { ContactCodeRow } from "../../store/contact-codes.js";
import { byPolicyOfParentToo, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { FamilyContext, Plan, Step } from "../definition/plan.js";
import { openEncryptedBundle, parseEncryptedBundle } from "../transfer/encrypted-bundle.js";
import { overOf } from "./code-proof.js";
import { contactCodes, proveContactCode, targetOwner } from "./contact-codes.js";
import { forgiveGuess } from "./guesses.js";

const defaultSeconds = "3600";
const longestSeconds = 86_400;

/** What was handed in. */
interface Handed {
  readonly otpCode: string;
  /** P-256, compressed, in lower-case hex. */
  readonly publicKey: string | undefined;
}

const planPlain: Plan<"ACTIVITY_TYPE_VERIFY_OTP"> = async (context, intent) => {
  const code = await findCode(context, intent.otpId);
  if (code.sealed !== null) throw mixed("its code is handed in encrypted, with the second version of verify_otp");
  const publicKey = intent.publicKey ? readApiKey(intent.publicKey, "API_KEY_CURVE_P256").publicKey : undefined;
  return verify(context, code, { otpCode: intent.otpCode, publicKey }, intent.expirationSeconds);
};

const planEncrypted: Plan<"ACTIVITY_TYPE_VERIFY_OTP_V2"> = async (context, intent) => {
  const code = await findCode(context, intent.otpId);
  if (code.sealed === null) throw mixed("its code is handed in as it is, with the first version of verify_otp");
  return verify(context, code, await open(context, code, intent.encryptedOtpBundle), intent.expirationSeconds);
};

async function findCode({ scope }: FamilyContext, otpId: string): Promise<ContactCodeRow> {
  const code = await found("one-time code", otpId, (id) => findContactCode(scope, id));
  // The key of one that was used is gone.
  if (code.used_at !== null) throw overOf(contactCodes, code, Date.now());
  return code;
}

function mixed(what: string): ApiError {
  return new ApiError(ErrorCode.FAILED_PRECONDITION, `otpId: ${what}, because of the version of init_otp that sent it`);
}

async function open({ organization, custody }: FamilyContext, code: ContactCodeRow, text: string): Promise<Handed> {
  const path = "encryptedOtpBundle";
  const bundle = parseEncryptedBundle(text, path);
  const target = { owner: targetOwner(organization.id, code.id), sealed: code.sealed! };
  const plaintext = await openEncryptedBundle(() => custody.openCode(target, bundle), path);
  const { otp_code: otpCode, public_key: publicKey } = parse(path, plaintext);
  if (typeof otpCode !== "string" || typeof publicKey !== "string") {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${path}: what is encrypted has no texts in its members otp_code and public_key`,
    );
  }
  const read = await located(path, () => readApiKey(publicKey, "API_KEY_CURVE_P256"));
  return { otpCode, publicKey: read.publicKey };
}

/** Whatever it is, nothing of it is repeated. */
function parse(path: string, text: string): Readonly<Record<string, unknown>> {
  try {
    const value = parseJson(text);
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof RepeatedMemberError)) throw error;
  }
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `${path}: what is encrypted is not the JSON text {"otp_code":"…","public_key":"…"}`,
  );
}

async function verify(
  context: FamilyContext,
  code: ContactCodeRow,
  { otpCode, publicKey }: Handed,
  expirationSeconds: string | undefined,
): Promise<Step<{ verificationToken: string }>> {
  const { organization, outside } = context;
  const seconds = readSeconds(expirationSeconds ?? defaultSeconds, longestSeconds);
  // Everything else comes first, so that a slip in the request costs no try.
  const provedAt = await proveContactCode(context, code.id, otpCode);
  const tokenId = uuidv7();
  const tokenEnd = Date.now() + seconds * 1000;
  const claims = {
    exp: String(tokenEnd),
    id: tokenId,
    organization_id: organization.id,
    verification_type: code.otp_type,
    contact: code.contact,
    ...(publicKey !== undefined && { public_key: publicKey }),
  };
  const verificationToken = await outside.codeSigner.sign(claims, organization);
  return async (scope) => {
    const now = Date.now();
    if (!(await takeContactCode(scope, code.id, { tokenId, tokenEnd, now }))) {
      throw overOf(contactCodes, await findContactCode(scope, code.id), now);
    }
    await forgiveGuess(scope, code.contact, provedAt);
    return { verificationToken };
  };
}

const redactResult = <Result extends object>(result: Result) => ({ ...result, verificationToken: "" });
const secrecy = { keptWhileWaiting: false, guessable: false } as const;

export const verifyOtp: Family<"verifyOtp"> = {
  subjects: { otpId: noSubject("the code is the proof of whose contact it is") },
  createsSubject: false,
  authority: byPolicyOfParentToo,
  immediate: true,
  versions: {
    ACTIVITY_TYPE_VERIFY_OTP: {
      ...plain,
      redaction: { redact: (intent) => ({ ...intent, otpCode: "*".repeat(9) }), ...secrecy },
      redactResult,
      plan: planPlain,
    },
    ACTIVITY_TYPE_VERIFY_OTP_V2: {
      ...plain,
      redaction: { redact: (intent) => ({ ...intent, encryptedOtpBundle: "" }), ...secrecy },
      redactResult,
      plan: planEncrypted,
    },
  },
};
