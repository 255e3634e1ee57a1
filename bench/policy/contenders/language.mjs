// Our language alone, called as CEL is: with a context that is there already, and a loop around it.

import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../lib/places.mjs";
import { organization } from "../activity.mjs";

const { contextsOf } = await import(pathToFileURL(path.join(ROOT, "service/dist/policy/context.js")).href);
const { Budget } = await import(pathToFileURL(path.join(ROOT, "service/dist/policy-language/policy.js")).href);

/** @type {import("../contender.mjs").Contender} */
export const language = {
  name: "language alone",
  create(policies) {
    const made = organization(policies);
    const contexts = new WeakMap();
    return (proposal) => {
      let context = contexts.get(proposal);
      if (context === undefined) contexts.set(proposal, (context = contextsOf(made, proposal)[0]));
      const budget = new Budget(1_000_000);
      let allowed = false;
      let denied = false;
      for (const { effect, condition, consensus } of made.policies) {
        if (condition.evaluate(context, budget).value !== true) continue;
        if (consensus.evaluate(context, budget).value !== true) continue;
        if (effect === "EFFECT_DENY") denied = true;
        else allowed = true;
      }
      return allowed && !denied ? "allow" : "deny";
    };
  },
};
