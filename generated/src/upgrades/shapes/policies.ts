// Steps between records of the contract's shapes/policies.yaml.

import type { Selector, SelectorV2 } from "../../shapes/policies.js";

/** What `Selector` means as `SelectorV2`. Changes: `targets` is made from `target`. */
export function upgradeSelectorToSelectorV2(older: Selector): SelectorV2 {
  return {
    ...(older.subject != null && { subject: older.subject }),
    ...(older.operator != null && { operator: older.operator }),
    ...(older.target != null && { targets: [older.target] }),
  };
}
