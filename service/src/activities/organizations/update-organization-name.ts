// Gives the organization another name.

import { updateOrganization } from "../../store/organizations.js";
import { byRootQuorum, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME"> = async ({ organization }, { organizationName }) => {
  return async (scope) => {
    updateOrganization(scope, { name: organizationName });
    return { organizationId: organization.id, organizationName };
  };
};

export const updateOrganizationName: Family<"updateOrganizationName"> = {
  subjects: {},
  createsSubject: false,
  authority: byRootQuorum,
  versions: { ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME: { ...plain, plan } },
};
