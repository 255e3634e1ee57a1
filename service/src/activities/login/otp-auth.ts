// Logs a user in with a one-time code, or only checks it.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Member } from "../../organizations/member.js";
import type { Organization } from "../../organizations/organization.js";
import { featureOfCodes } from "../../organizations/verified-contact.js";
import { found } from "../../params/found.js";
import { findCode, takeCode } from "../../store/one-time-codes.js";
import type { CodeRow } from "../../store/one-time-codes.js";
import { setVerified } from "../../store/users.js";
import { prepareLoginKey } from "../credentials/new-login-key.js";
import { byPolicyOfParentToo, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { overOf } from "./code-proof.js";
import { proveCode, userCodes } from "./codes.js";
import { checkFeature } from "./feature.js";
import { forgiveGuess } from "./guesses.js";

const kind = { type: "CREDENTIAL_TYPE_OTP_AUTH_KEY_P256", name: "Login with a one-time code" } as const;

const plan: Plan<"ACTIVITY_TYPE_OTP_AUTH"> = async (context, intent) => {
  const { organization, scope } = context;
  const { otpId, targetPublicKey } = intent;
  const code = await found("one-time code", otpId, (id) => findCode(scope, id));
  const isSms = code.otp_type === "OTP_TYPE_SMS";
  // It may have been switched off since the code was sent.
  checkFeature(context, featureOfCodes(code.otp_type));
  const member = receiverOf(organization, code, isSms);
  // Before the code is looked at, so that a slip in the request costs no try.
  const key =
    targetPublicKey === undefined
      ? undefined
      : await prepareLoginKey(context, member, { ...intent, targetPublicKey }, kind);
  const provedAt = await proveCode(context, intent);

  return async (scope) => {
    const now = Date.now();
    if (!(await takeCode(scope, otpId, now))) throw overOf(userCodes, await findCode(scope, otpId), now);
    await forgiveGuess(scope, code.contact, provedAt);
    if (!(isSms ? member.phoneNumberVerified : member.emailVerified)) {
      await setVerified(scope, member.id, isSms ? "phone_number" : "email", code.contact);
    }
    await key?.insert(scope);
    return {
      userId: member.id,
      ...(key && { apiKeyId: key.apiKeyId, credentialBundle: key.credentialBundle }),
    };
  };
};

/** The user to whom a code was sent. Who has another address by now is not reached at the old one. */
function receiverOf({ members }: Organization, { user_id: userId, contact }: CodeRow, isSms: boolean): Member {
  // Codes go with their user.
  const member = members.get(userId)!;
  const { userEmail, userPhoneNumber } = member.record;
  if ((isSms ? userPhoneNumber : userEmail) === contact) return member;
  throw new ApiError(
    ErrorCode.FAILED_PRECONDITION,
    `otpId: the user's ${isSms ? "phone number" : "e-mail address"} has changed since the code was sent; ask for a ` +
      "new one with init_otp_auth",
  );
}

export const otpAuth: Family<"otpAuth"> = {
  subjects: { otpId: noSubject("the code is the proof of who logs in") },
  createsSubject: false,
  authority: byPolicyOfParentToo,
  immediate: true,
  versions: {
    ACTIVITY_TYPE_OTP_AUTH: {
      ...plain,
      redaction: {
        redact: (intent) => ({ ...intent, otpCode: "******" }),
        keptWhileWaiting: false,
        guessable: false,
      },
      plan,
    },
  },
};
