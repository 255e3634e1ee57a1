// Between the policies, what they would decide, and what they should.

import { linksBetween } from "../../parts/links-between.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";

export const PoliciesNav = linksBetween(t.policies.parts, {
  "/policies": t.policies.title,
  "/policies/what-if": t.whatIf.title,
  "/policies/plan": later.plan.title,
  "/policies/tests": t.policyTests.title,
});
