// Opens a session for the user to whom the contact in a verification token belongs.

import { ApiError, ErrorCode } from "@countersign/api";
import type { ClientSignature, OtpLoginIntent } from "@countersign/api";
import { readUsageOf } from "../../auth/client-signature.js";
import type { VerifiedContact } from "../../auth/verification-token.js";
import { withoutSignature } from "../../oidc/redacted-token.js";
import { takeTokenForLogin } from "../../store/contact-codes.js";
import { byPolicyOfParentToo, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { FamilyContext, Step } from "../definition/plan.js";
import { prepareSession, withoutSession } from "./new-session.js";
import { findMemberByToken } from "./verified-member.js";

async function logIn(context: FamilyContext, intent: OtpLoginIntent): Promise<Step<{ session: string }>> {
  const { organization, outside } = context;
  const token = await outside.verificationTokens.read("verificationToken", intent.verificationToken);
  const member = findMemberByToken("verificationToken", organization, token);
  await checkSignature(intent.clientSignature, token, intent.publicKey);
  const { session, insert } = await prepareSession(context, member, intent, "Login with a one-time code");
  return async (scope, transaction) => {
    // Whoever gets hold of a token that is bound to no key could log in by it again.
    if (token.publicKey === undefined) {
      const issuer = transaction.in(token.organizationId);
      if (!(await takeTokenForLogin(issuer, token.id, Date.now()))) {
        throw new ApiError(
          ErrorCode.FAILED_PRECONDITION,
          "verificationToken: somebody has logged in by this token, which is bound to no public key and serves once",
        );
      }
    }
    await insert(scope);
    return { session };
  };
}

async function checkSignature(
  signature: ClientSignature | undefined,
  token: VerifiedContact,
  publicKey: string,
): Promise<void> {
  const usage = await readUsageOf("clientSignature", signature, token);
  if (!usage) return;
  const login = usage.type === "USAGE_TYPE_LOGIN" ? usage.login : undefined;
  const signed = typeof login === "object" && login !== null && "publicKey" in login ? login.publicKey : undefined;
  if (typeof signed === "string" && signed.toLowerCase() === publicKey.toLowerCase()) return;
  throw new ApiError(
    ErrorCode.PERMISSION_DENIED,
    "clientSignature.message: it is not about a login with this publicKey: type USAGE_TYPE_LOGIN and " +
      'login {"publicKey":"…"} were expected',
  );
}

const version = {
  ...plain,
  redaction: {
    redact: <Intent extends { readonly verificationToken: string }>(intent: Intent) => ({
      ...intent,
      verificationToken: withoutSignature(intent.verificationToken),
    }),
    keptWhileWaiting: false,
    guessable: false,
  },
  redactResult: withoutSession,
  plan: logIn,
} as const;

export const otpLogin: Family<"otpLogin"> = {
  subjects: { sessionProfileId: noSubject("it narrows the session down") },
  createsSubject: false,
  authority: byPolicyOfParentToo,
  immediate: true,
  versions: { ACTIVITY_TYPE_OTP_LOGIN: version, ACTIVITY_TYPE_OTP_LOGIN_V2: version },
};
