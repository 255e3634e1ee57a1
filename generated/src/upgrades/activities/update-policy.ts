// Steps between the versions of `updatePolicy`.

import type { UpdatePolicyIntent, UpdatePolicyIntentV2 } from "../../activities/update-policy.js";

/** What `UpdatePolicyIntent` means as `UpdatePolicyIntentV2`. Changes: `time` is new. */
export function upgradeUpdatePolicyV1ToV2(older: UpdatePolicyIntent): UpdatePolicyIntentV2 {
  return {
    policyId: older.policyId,
    ...(older.policyName != null && { policyName: older.policyName }),
    ...(older.policyEffect != null && { policyEffect: older.policyEffect }),
    ...(older.policyCondition != null && { policyCondition: older.policyCondition }),
    ...(older.policyConsensus != null && { policyConsensus: older.policyConsensus }),
    ...(older.policyNotes != null && { policyNotes: older.policyNotes }),
  };
}
