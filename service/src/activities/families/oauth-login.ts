// Opens a session for the user who is linked to the account that an ID token is about.

import { ApiError, ErrorCode } from "@countersign/api";
import { anyone, byPolicy, noSubject, plain } from "../../family/descriptor.js";
import type { Family } from "../../family/descriptor.js";
import type { Plan } from "../../family/family.js";
import { prepareSession } from "../../features/login/new-session.js";
import { findMemberBehind } from "../../features/users/new-oauth-providers.js";
import { withoutSignature } from "../../oidc/redacted-token.js";

const plan: Plan<"ACTIVITY_TYPE_OAUTH_LOGIN"> = async (context, intent) => {
  const { organization, outside, submittedAt } = context;
  const { oidcToken, publicKey } = intent;
  const expected = { boundTo: publicKey, at: submittedAt };
  const member = findMemberBehind(organization, await outside.identityTokens.verify("oidcToken", oidcToken, expected));
  if (!member)
    throw new ApiError(
      ErrorCode.NOT_FOUND,
      "oidcToken: no user of this organization is linked to the account of the token",
    );
  const { session, insert } = await prepareSession(context, member, intent, "Login with OAuth");
  return async (scope) => {
    await insert(scope);
    return { session };
  };
};

export const oauthLogin: Family<"oauthLogin"> = {
  subjects: { sessionProfileId: noSubject("it narrows the session down") },
  createsSubject: false,
  authority: byPolicy,
  immediate: true,
  throughParent: true,
  sendsMessages: false,
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_OAUTH_LOGIN: {
      ...plain,
      redaction: {
        redact: (intent) => ({ ...intent, oidcToken: withoutSignature(intent.oidcToken) }),
        keptWhileWaiting: false,
        guessable: false,
      },
      redactResult: (result) => ({ ...result, session: "" }),
      plan,
    },
  },
};
