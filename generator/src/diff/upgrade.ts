// Upgrades of older requests, for notes on migration.

import type { Json, Step, Version } from "../model/model.js";
import { asRead } from "../values/reading.js";
import { upgradedBy } from "../values/upgraded.js";

/** The parameters as the newest version that upgrades lead to has them; undefined where a hook would be needed. */
export function upgraded(from: Version, parameters: Json): { version: Version; parameters: Json } | undefined {
  let version = from;
  const way: Step[] = [];
  for (; version.next && version.step; version = version.next) way.push(version.step);
  const read = asRead({ kind: "shape", shape: from.intent }, parameters, "strict");
  const value = upgradedBy(way, read);
  return value === undefined ? undefined : { version, parameters: value };
}
