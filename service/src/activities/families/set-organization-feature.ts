// Switches a feature of the organization on or changes its value.

import { toFeatures } from "../../organizations/feature-list.js";
import { readFeatureValue } from "../../organizations/feature-value.js";
import { listFeatures, setFeature } from "../../store/organizations.js";
import type { Family } from "../family.js";

export const setOrganizationFeature: Family<"ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE"> = async (
  { webhooks },
  intent,
) => {
  const { name } = intent;
  const value = readFeatureValue(name, intent.value, webhooks);
  return async (scope) => {
    await setFeature(scope, name, value);
    return { features: toFeatures(await listFeatures(scope)) };
  };
};
