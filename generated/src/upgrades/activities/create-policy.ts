// Steps between the versions of `createPolicy`.

import type { CreatePolicyIntent, CreatePolicyIntentV2, CreatePolicyIntentV3 } from "../../activities/create-policy.js";
import type { UpgradeHooks } from "../index.js";
import { upgradeSelectorToSelectorV2 } from "../shapes/policies.js";

/**
 * What `CreatePolicyIntent` means as `CreatePolicyIntentV2`. Changes: `selectors` is `SelectorV2[]`, was
 * `Selector[]`.
 */
export function upgradeCreatePolicyV1ToV2(older: CreatePolicyIntent): CreatePolicyIntentV2 {
  return {
    policyName: older.policyName,
    selectors: older.selectors.map((item) => upgradeSelectorToSelectorV2(item)),
    effect: older.effect,
    ...(older.notes != null && { notes: older.notes }),
  };
}

/**
 * What `CreatePolicyIntentV2` means as `CreatePolicyIntentV3`, of which the hook `createPolicyV2ToV3` makes
 * `condition`, `consensus` and `time`: The selectors have to be written as a condition that means the same.
 * Changes: `selectors` is gone; `condition` is new; `consensus` is new; `time` is new.
 */
export async function upgradeCreatePolicyV2ToV3(
  older: CreatePolicyIntentV2,
  hooks: Pick<UpgradeHooks, "createPolicyV2ToV3">,
): Promise<CreatePolicyIntentV3> {
  const told = await hooks.createPolicyV2ToV3(older);
  return {
    policyName: older.policyName,
    effect: older.effect,
    ...(older.notes != null && { notes: older.notes }),
    ...(told.condition != null && { condition: told.condition }),
    ...(told.consensus != null && { consensus: told.consensus }),
    ...(told.time != null && { time: told.time }),
  };
}
