// One stamper for each way to prove who is calling: what an operation accepts says which of them stamps its requests.

import type { Stamper } from "./stamper.js";

/** Which requests a scheme is for, by its name. */
export type SchemeUses = Readonly<Record<string, "all" | "queries" | "submits">>;

/**
 * Stamps by the first scheme that an operation accepts and for which there is a stamper.
 *
 * @param schemes what operations accept that say nothing of their own, in this order
 */
export function schemeStamper(
  stampers: Readonly<Partial<Record<string, Stamper | undefined>>>,
  schemes: SchemeUses,
): Stamper {
  return {
    stamp(body, context) {
      const { name, kind, security } = context.operation;
      const others = kind === "query" ? "submits" : "queries";
      const accepted = security ?? Object.keys(schemes).filter((scheme) => schemes[scheme] !== others);
      for (const scheme of accepted) {
        const stamper = Object.hasOwn(stampers, scheme) ? stampers[scheme] : undefined;
        if (stamper) return stamper.stamp(body, context);
      }
      throw new Error(`${name} accepts ${accepted.join(" or ") || "no scheme"}, for which there is no stamper`);
    },
  };
}
