// Unions: their variants, the member that tells them apart, and whether others may appear.

import type { Union } from "../model/model.js";
import type { RuleName } from "./rules/rules.js";
import type { Side } from "./change.js";
import { down } from "./probe.js";
import type { Site, Walk } from "./site.js";

export function compareUnions(walk: Walk, old: Union, now: Union, site: Site): void {
  // The variants of activities follow from the families, of which other rules speak.
  const derived = old === walk.pair.old.activity?.union || old.name === bodyName(walk, old);
  if (old.tag !== now.tag) return reportTag(walk, old, now, site);
  if (!derived) compareVariants(walk, old, now, site);
  for (const { value, shape } of old.variants) {
    const variant = now.variants.find((other) => other.value === value);
    if (!variant) continue;
    const trail = down(site.trail, { kind: "variant", tag: old.tag, value });
    walk.record(shape, variant.shape, { ...site, subject: `${old.name}.${value}`, trail });
  }
  if (derived) {
    if (old.fallback && now.fallback) walk.record(old.fallback, now.fallback, site);
  } else if (!walk.isRequest) compareOpenness(walk, old, now, site);
}

/** Requests are held to the variants that are listed, either way. */
function compareOpenness(walk: Walk, old: Union, now: Union, site: Site): void {
  if (!old.fallback && now.fallback) {
    const message = `answers may hold variants that \`${old.name}\` does not list`;
    report(walk, "response-union-opened", old.name, message, old, now, site);
  }
  if (old.fallback && !now.fallback) {
    const message = `answers hold only the variants that \`${old.name}\` lists`;
    report(walk, "response-union-closed", old.name, message, old, now, site);
  }
}

/** The name, if this is the union of the bodies of a family. */
function bodyName({ pair }: Walk, union: Union): string | undefined {
  const body = pair.old.families.find((family) => family.body.kind === "union" && family.body.union === union);
  return body && union.name;
}

function unionSide({ name, tag, variants, fallback, position }: Union): Side {
  return {
    text: `${fallback ? "open " : ""}union ${name} by ${tag} of ${variants.map(({ value }) => value).join(", ")}`,
    position,
  };
}

function reportTag(walk: Walk, old: Union, now: Union, site: Site): void {
  const message = `\`${now.tag}\` tells the variants of \`${old.name}\` apart; it was \`${old.tag}\``;
  const rule = walk.isRequest ? "request-discriminator-changed" : "response-type-replaced";
  report(walk, rule, old.name, message, old, now, site);
}

function compareVariants(walk: Walk, old: Union, now: Union, site: Site): void {
  for (const { value } of old.variants) {
    if (now.variants.some((other) => other.value === value)) continue;
    const rule = walk.isRequest ? "request-union-variant-removed" : "response-union-variant-removed";
    report(
      walk,
      rule,
      `${old.name}.${value}`,
      `\`${value}\` is no longer a variant of \`${old.name}\``,
      old,
      now,
      site,
    );
  }
  for (const { value } of now.variants) {
    if (old.variants.some((other) => other.value === value)) continue;
    const rule = walk.isRequest
      ? "request-union-variant-added"
      : old.fallback
        ? "response-open-union-variant-added"
        : "response-union-variant-added";
    report(walk, rule, `${old.name}.${value}`, `\`${value}\` is a new variant of \`${old.name}\``, old, now, site);
  }
}

function report(
  walk: Walk,
  rule: RuleName,
  subject: string,
  message: string,
  old: Union,
  now: Union,
  site: Site,
): void {
  walk.changes.add({
    rule,
    subject,
    message,
    before: unionSide(old),
    after: unionSide(now),
    probe: { trail: site.trail, old: { kind: "union", union: old }, now: { kind: "union", union: now } },
  });
}
