// The service's own decision, whole: from the proposal to the outcome.

import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../lib/places.mjs";
import { organization } from "../activity.mjs";

const { decide } = await import(pathToFileURL(path.join(ROOT, "service/dist/policy/decide.js")).href);

/** @type {import("../contender.mjs").Contender} */
export const decision = {
  name: "decision",
  create(policies) {
    const made = organization(policies);
    return (proposal) => decide(made, proposal).outcome;
  },
};
