// Upgrades of a package against vectors.

import type { Model, Version } from "../../generator/src/model/model.js";
import { isSame } from "./vectors.js";
import type { Vectors } from "./vectors.js";

type Upgrades = Readonly<Record<string, unknown>>;
type ToLatest = (type: string, intent: unknown, hooks: object) => Promise<Readonly<Record<string, unknown>>>;
type Step = (older: unknown) => unknown;

/** Where they say something else. What a hook has to tell is left out. */
export async function upgradesJudged(
  { families, activity }: Model,
  { upgrades }: Vectors,
  own: Upgrades,
): Promise<{ readonly count: number; readonly wrong: readonly string[] }> {
  const versions = families.flatMap((family) => family.versions);
  const wrong: string[] = [];
  let count = 0;
  for (const { from, to, old, newest } of upgrades) {
    const version = versions.find(({ intent }) => intent.name === from);
    if (version && terminal(version).intent.name !== to) continue;
    const made = version
      ? (await (own["upgradeToLatest"] as ToLatest)(version.type, old, {}))[activity?.members.intent ?? ""]
      : (own[`upgrade${from}To${to}`] as Step)(old);
    count++;
    if (!isSame(made, newest)) wrong.push(`${from} to ${to}: ${JSON.stringify({ old, newest, made }).slice(0, 900)}`);
  }
  return { count, wrong };
}

function terminal(version: Version): Version {
  return version.next ? terminal(version.next) : version;
}
