// Replaces the list of web origins whose authenticators the organization accepts.

import { readOrigins } from "../../organizations/origins.js";
import { updateOrganization } from "../../store/organizations.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS"> = async (_context, intent) => {
  const allowedOrigins = readOrigins(intent.allowedOrigins, (index) => `allowedOrigins.${index}`);
  return async (scope) => {
    updateOrganization(scope, { allowedOrigins });
    return {};
  };
};

export const updateAllowedOrigins: Family<"updateAllowedOrigins"> = {
  subjects: {},
  createsSubject: false,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS: { ...plain, plan } },
};
