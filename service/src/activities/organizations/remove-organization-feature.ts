// Switches a feature of the organization off and forgets its value.

import { ApiError, ErrorCode } from "@countersign/api";
import { toFeatures } from "../../organizations/feature-list.js";
import { checkReach } from "../../organizations/reach.js";
import { listFeatures, removeFeature } from "../../store/organizations.js";
import { removeEvents } from "../../store/outbox.js";
import { byRootQuorum, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE"> = async ({ organization }, { name }) => {
  if (!organization.features.has(name)) throw new ApiError(ErrorCode.NOT_FOUND, `name: the feature ${name} is not set`);
  checkReach(organization, { features: new Map([...organization.features].filter(([other]) => other !== name)) });
  return async (scope) => {
    await removeFeature(scope, name);
    if (name === "FEATURE_NAME_WEBHOOK") await removeEvents(scope);
    return { features: toFeatures(await listFeatures(scope)) };
  };
};

export const removeOrganizationFeature: Family<"removeOrganizationFeature"> = {
  subjects: {},
  createsSubject: false,
  authority: byRootQuorum,
  storage: "frees",
  versions: { ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE: { ...plain, plan } },
};
