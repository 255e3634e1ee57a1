// Adds authenticators to a user.

import { admissionTo } from "../../users/admission.js";
import { findMember } from "../../users/member.js";
import { insertAuthenticators, prepareAuthenticators } from "../../users/new-authenticators.js";
import type { Family } from "../family.js";

export const createAuthenticators: Family<"ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2"> = async (context, intent) => {
  const { userId, authenticators } = intent;
  findMember(context.organization, "userId", userId);
  const prepared = await prepareAuthenticators(await admissionTo(context), "authenticators", authenticators, userId);
  return async (scope) => {
    await insertAuthenticators(scope, userId, prepared);
    return { authenticatorIds: prepared.map(({ id }) => id) };
  };
};
