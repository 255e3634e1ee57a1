// Adds authenticators to a user.

import { findMember } from "../../organizations/found-member.js";
import { ofOwnCredentials, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { admissionTo } from "./admission.js";
import { insertAuthenticators, prepareAuthenticators } from "./new-authenticators.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2"> = async (context, intent) => {
  const { userId, authenticators } = intent;
  findMember(context.organization, "userId", userId);
  const prepared = await prepareAuthenticators(await admissionTo(context), "authenticators", authenticators, userId);
  return async (scope) => {
    await insertAuthenticators(scope, userId, prepared);
    return { authenticatorIds: prepared.map(({ id }) => id) };
  };
};

export const createAuthenticators: Family<"createAuthenticators"> = {
  subjects: { userId: "user" },
  createsSubject: false,
  authority: ofOwnCredentials,
  versions: {
    ACTIVITY_TYPE_CREATE_AUTHENTICATORS: plain,
    ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2: { ...plain, plan },
  },
};
