// Replaces the list of web origins whose authenticators the organization accepts.

import { readOrigins } from "../../organizations/origins.js";
import { updateOrganization } from "../../store/organizations.js";
import type { Family } from "../family.js";

export const updateAllowedOrigins: Family<"ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS"> = async (_context, intent) => {
  const allowedOrigins = readOrigins(intent.allowedOrigins, (index) => `allowedOrigins.${index}`);
  return async (scope) => {
    await updateOrganization(scope, { allowedOrigins });
    return {};
  };
};
