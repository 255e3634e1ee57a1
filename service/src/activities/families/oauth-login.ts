// Opens a session for the user who is linked to the account that an ID token is about.

import { anyone, byPolicy, noSubject, plain } from "../../family/descriptor.js";
import type { Family } from "../../family/descriptor.js";
import type { Plan } from "../../family/family.js";
import { findMemberByIdToken, idTokenRedaction } from "../../features/login/id-token.js";
import { prepareSession, withoutSession } from "../../features/login/new-session.js";

const plan: Plan<"ACTIVITY_TYPE_OAUTH_LOGIN"> = async (context, intent) => {
  const member = await findMemberByIdToken(context, intent.oidcToken, intent.publicKey);
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
  storage: "stores",
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_OAUTH_LOGIN: {
      ...plain,
      redaction: idTokenRedaction,
      redactResult: withoutSession,
      plan,
    },
  },
};
