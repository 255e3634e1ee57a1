// Opens a session that may submit activities: an expiring API key whose private half goes to the caller's target key.

import { findMember } from "../../organizations/found-member.js";
import { prepareLoginKey } from "../credentials/new-login-key.js";
import { ofOwnCredentials, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2"> = async (context, intent) => {
  const { organization, initiator } = context;
  const user = findMember(organization, "userId", intent.userId ?? initiator.id);
  const key = await prepareLoginKey(context, user, intent, {
    type: "CREDENTIAL_TYPE_READ_WRITE_SESSION_KEY_P256",
    name: "Read-write session",
  });
  return async (scope) => {
    await key.insert(scope);
    return {
      organizationId: organization.id,
      organizationName: organization.name,
      userId: user.id,
      username: user.record.userName,
      apiKeyId: key.apiKeyId,
      credentialBundle: key.credentialBundle,
    };
  };
};

export const createReadWriteSession: Family<"createReadWriteSession"> = {
  subjects: { userId: "user" },
  createsSubject: false,
  authority: { ...ofOwnCredentials, accessOf: ({ userId }, initiatorId) => [userId ?? initiatorId] },
  versions: {
    ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION: plain,
    ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2: { ...plain, plan },
  },
};
