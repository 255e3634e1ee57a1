// Whether a policy allows or denies.

import { t } from "../../texts/index.js";

export function Effect({ of }: { readonly of: string }) {
  return (
    <span class={`badge ${of === "EFFECT_DENY" ? "bad" : "good"}`}>
      {of === "EFFECT_DENY" ? t.policies.denies : t.policies.allows}
    </span>
  );
}
