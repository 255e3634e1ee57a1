// Opens a session for whoever has stamped the request.

import { noSubject, ofOwnCredentials, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { prepareSession, withoutSession } from "./new-session.js";

const plan: Plan<"ACTIVITY_TYPE_STAMP_LOGIN"> = async (context, intent) => {
  const { initiator, by } = context;
  const name = "Login with a stamp";
  const { session, insert } = await prepareSession(context, initiator, intent, name, by.sessionProfileId);
  return async (scope) => {
    await insert(scope);
    return { session };
  };
};

export const stampLogin: Family<"stampLogin"> = {
  subjects: { sessionProfileId: noSubject("it narrows one's own session down") },
  createsSubject: false,
  authority: { ...ofOwnCredentials, accessOf: (_intent, initiatorId) => [initiatorId] },
  keepsProfile: true,
  immediate: true,
  versions: { ACTIVITY_TYPE_STAMP_LOGIN: { ...plain, redactResult: withoutSession, plan } },
};
