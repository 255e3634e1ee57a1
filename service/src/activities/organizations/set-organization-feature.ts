// Switches a feature of the organization on or changes its value.

import { toFeatures } from "../../organizations/feature-list.js";
import { listFeatures, setFeature } from "../../store/organizations.js";
import { byRootQuorum, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { readFeatureValue } from "./feature-value.js";

const plan: Plan<"ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE"> = async ({ webhooks }, intent) => {
  const { name } = intent;
  const value = readFeatureValue(name, intent.value, webhooks);
  return async (scope) => {
    await setFeature(scope, name, value);
    return { features: toFeatures(await listFeatures(scope)) };
  };
};

export const setOrganizationFeature: Family<"setOrganizationFeature"> = {
  subjects: {},
  createsSubject: false,
  authority: byRootQuorum,
  versions: { ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE: { ...plain, plan } },
};
