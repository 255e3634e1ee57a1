// Removes authenticators from a user.

import { ofOwnCredentials, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { findMember } from "../../organizations/found-member.js";
import { checkReach } from "../../organizations/reach.js";
import { foundAll } from "../../params/found-all.js";
import { deleteCredentials } from "../../store/credentials.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_AUTHENTICATORS"> = async ({ organization }, intent) => {
  const { userId, authenticatorIds } = intent;
  const { record } = findMember(organization, "userId", userId);
  const own = record.authenticators.map(({ authenticatorId: id }) => ({ id }));
  await foundAll("authenticator of this user", "authenticatorIds", authenticatorIds, async () => own);
  const authenticators = record.authenticators.filter(
    ({ authenticatorId }) => !authenticatorIds.includes(authenticatorId),
  );
  checkReach(organization, { users: new Map([[userId, { ...record, authenticators }]]) });
  return async (scope) => {
    await deleteCredentials(scope, "authenticators", authenticatorIds);
    return { authenticatorIds };
  };
};

export const deleteAuthenticators: Family<"deleteAuthenticators"> = {
  subjects: { userId: "user", authenticatorIds: "authenticator" },
  createsSubject: false,
  authority: ofOwnCredentials,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_AUTHENTICATORS: { ...plain, plan } },
};
