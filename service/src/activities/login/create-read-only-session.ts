// Opens a session by whose token its user reads for an hour.

import { newSessionToken, sessionHash } from "../../auth/session.js";
import { insertSession } from "../../store/sessions.js";
import { ofOwnCredentials, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { withoutSession } from "./new-session.js";

const lifetimeMilliseconds = 3_600_000;

const plan: Plan<"ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION"> = async (context) => {
  const { organization, initiator } = context;
  return async (scope) => {
    const session = newSessionToken();
    const expiresAt = Date.now() + lifetimeMilliseconds;
    await insertSession(scope, { tokenHash: sessionHash(session), userId: initiator.id, expiresAt });
    return {
      organizationId: organization.id,
      organizationName: organization.name,
      userId: initiator.id,
      username: initiator.record.userName,
      session,
      sessionExpiry: String(Math.floor(expiresAt / 1000)),
    };
  };
};

export const createReadOnlySession: Family<"createReadOnlySession"> = {
  subjects: {},
  createsSubject: false,
  authority: { ...ofOwnCredentials, accessOf: (_intent, initiatorId) => [initiatorId] },
  immediate: true,
  versions: { ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION: { ...plain, redactResult: withoutSession, plan } },
};
