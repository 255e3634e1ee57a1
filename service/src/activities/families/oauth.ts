// Logs in the user who is linked to the account that an ID token is about.

import { ApiError, ErrorCode } from "@countersign/api";
import { anyone, byPolicy, plain } from "../../family/descriptor.js";
import type { Family } from "../../family/descriptor.js";
import type { Plan } from "../../family/family.js";
import { prepareLoginKey } from "../../features/users/new-login-key.js";
import { findMemberBehind } from "../../features/users/new-oauth-providers.js";
import { withoutSignature } from "../../oidc/redacted-token.js";

const plan: Plan<"ACTIVITY_TYPE_OAUTH"> = async (context, intent) => {
  const { organization, outside, submittedAt } = context;
  const { oidcToken, targetPublicKey } = intent;
  const expected = { boundTo: targetPublicKey, at: submittedAt };
  const member = findMemberBehind(organization, await outside.identityTokens.verify("oidcToken", oidcToken, expected));
  if (!member)
    throw new ApiError(
      ErrorCode.NOT_FOUND,
      "oidcToken: no user of this organization is linked to the account of the token",
    );
  const key = await prepareLoginKey(context, member, intent, {
    type: "CREDENTIAL_TYPE_OAUTH_KEY_P256",
    name: "OAuth login",
  });
  return async (scope) => {
    await key.insert(scope);
    return { userId: member.id, apiKeyId: key.apiKeyId, credentialBundle: key.credentialBundle };
  };
};

export const oauth: Family<"oauth"> = {
  subjects: {},
  createsSubject: false,
  authority: byPolicy,
  immediate: true,
  throughParent: true,
  sendsMessages: false,
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_OAUTH: {
      ...plain,
      redaction: {
        redact: (intent) => ({ ...intent, oidcToken: withoutSignature(intent.oidcToken) }),
        keptWhileWaiting: false,
        guessable: false,
      },
      plan,
    },
  },
};
