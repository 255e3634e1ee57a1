// Brands of scalars: whether TypeScript takes values of the old type for the new one, and the other way round.

import type { Model, Type } from "../model/model.js";
import type { Effects } from "./rules/rule.js";
import type { Walk } from "./site.js";

/**
 * Reports a brand that was put on a scalar or taken off it.
 *
 * @returns whom the swap of one type for another breaks in TypeScript
 */
export function compareBrands(walk: Walk, old: Type, now: Type): Partial<Effects> {
  const effects = brandEffects(walk, old, now);
  if (old.kind !== "scalar" || now.kind !== "scalar" || old.scalar.name !== now.scalar.name) return effects;
  const [before, after] = [old.scalar, now.scalar];
  const { name } = after;
  if (before.brands.join() === after.brands.join()) return {};
  const text = (isBranded: boolean): string => `${name}${isBranded ? ", branded" : ""}`;
  const isPutOn = after.brands.length > before.brands.length;
  walk.changes.add({
    rule: isPutOn ? "brand-added" : "brand-removed",
    subject: name,
    message: isPutOn
      ? `\`${name}\` is branded: TypeScript takes nothing else for it`
      : `\`${name}\` is no longer branded${before.brands.length > 1 ? " as before" : ""}`,
    before: { text: text(before.brands.length > 0), position: before.position },
    after: { text: text(after.brands.length > 0), position: after.position },
    effects: { callers: "safe", implementers: "safe", ...effects },
  });
  return {};
}

/** Those who make the value lack a brand, or those who read it miss one. */
export function brandEffects({ isRequest, pair }: Walk, old: Type, now: Type): Partial<Effects> {
  const [had, has] = [brandsOf(old), brandsOf(now)];
  const isLacking = has[0] !== undefined && !had.includes(has[0]);
  const isMissed = had.some((brand) => !has.includes(brand) && isBranded(brand, pair.now));
  const [makers, readers] = isRequest ? (["callers", "implementers"] as const) : (["implementers", "callers"] as const);
  return { ...(isLacking && { [makers]: "breaks" }), ...(isMissed && { [readers]: "breaks" }) };
}

function brandsOf(type: Type): readonly string[] {
  return type.kind === "scalar" ? type.scalar.brands : [];
}

/** A name without a brand stands for any value. */
function isBranded(name: string, { scalars }: Model): boolean {
  return scalars.some((scalar) => scalar.name === name && scalar.brands.length > 0);
}
