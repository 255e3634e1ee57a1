// CEL by @bufbuild/cel: each expression is parsed and planned once, and evaluated with bindings that are there already,
// wrapped as the package wraps them. Its && does not evaluate the right side where the left one is false.

import { celEnv, celList, celMap, parse, plan } from "@bufbuild/cel";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../lib/places.mjs";
import { organization } from "../activity.mjs";

const { contextsOf } = await import(pathToFileURL(path.join(ROOT, "service/dist/policy/context.js")).href);

/** @type {import("../contender.mjs").Contender} */
export const cel = {
  name: "@bufbuild/cel",
  package: "@bufbuild/cel",
  create(policies) {
    const env = celEnv();
    const always = () => true;
    const compile = (/** @type {string} */ source) => (source === "" ? always : plan(env, parse(source)));
    const compiled = policies.map(({ effect, cel }) => {
      return { effect, condition: compile(cel.condition), consensus: compile(cel.consensus) };
    });
    const made = organization([]);
    const bindings = new WeakMap();
    return (proposal) => {
      let bound = bindings.get(proposal);
      if (bound === undefined) bindings.set(proposal, (bound = bind(contextsOf(made, proposal)[0])));
      let allowed = false;
      let denied = false;
      for (const { effect, condition, consensus } of compiled) {
        if (condition(bound) !== true || consensus(bound) !== true) continue;
        if (effect === "EFFECT_DENY") denied = true;
        else allowed = true;
      }
      return allowed && !denied ? "allow" : "deny";
    };
  },
};

/** @param {object} context */
function bind(context) {
  return Object.fromEntries(Object.entries(context).map(([name, value]) => [name, wrap(value)]));
}

/**
 * @param {unknown} value
 * @returns {unknown}
 */
function wrap(value) {
  if (Array.isArray(value)) return celList(value.map(wrap));
  if (typeof value !== "object" || value === null) return value;
  return celMap(new Map(Object.entries(value).map(([name, member]) => [name, wrap(member)])));
}
