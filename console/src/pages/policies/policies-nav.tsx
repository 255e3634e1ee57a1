// Between the policies, what they would decide, and what they should.

import { linkTo } from "../../router.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";

const names = {
  "/policies": t.policies.title,
  "/policies/what-if": t.whatIf.title,
  "/policies/plan": later.plan.title,
  "/policies/tests": t.policyTests.title,
} as const;

export function PoliciesNav({ at }: { readonly at: keyof typeof names }) {
  return (
    <nav class="tabs" aria-label={t.policies.parts}>
      {Object.entries(names).map(([place, name]) => (
        <a key={place} href={linkTo(place)} aria-current={place === at ? "page" : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
