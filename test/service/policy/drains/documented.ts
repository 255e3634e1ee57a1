// The policies that the documentation shows: of docs/ and README.md, and the examples of the contract.

import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

export interface DocumentedPolicy {
  /** Where it stands. */
  readonly where: string;
  /** The sentence that it illustrates. */
  readonly title: string;
  readonly effect: "allow" | "deny";
  readonly condition: string;
  /** Undefined where it stands without one. */
  readonly consensus: string | undefined;
}

const root = new URL("../../../../", import.meta.url);

/** All of them that have a condition and are not shown as mistakes. */
export function documentedPolicies(): DocumentedPolicy[] {
  const pages = ["README.md", ...filesOf("docs/", ".md")];
  const contract = ["schema/activities/", "schema/queries/", "schema/shapes/"].flatMap((folder) =>
    filesOf(folder, ".yaml"),
  );
  return [
    ...pages.flatMap((page) => [...blocksOf(page), ...filesWithin(page)]),
    ...contract.flatMap((file) => policiesIn(parse(read(file)), file, "")),
  ];
}

const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}${name}`);

/** Conditions that stand alone, each behind the sentence that it illustrates. */
function blocksOf(page: string): DocumentedPolicy[] {
  // From the beginning of a paragraph only: from every letter, it would take seconds.
  const blocks = read(page).matchAll(/(?<=^|\n\n)([^\n]+(?:\n[^\n]+)*)\n\n```policy condition( deny)?\n(.*?)```/gs);
  return [...blocks].map(([, title = "", deny, source = ""]) => ({
    where: page,
    title: title.replaceAll("\n", " "),
    effect: deny === undefined ? "allow" : "deny",
    condition: source.trim(),
    consensus: undefined,
  }));
}

/** Policies of YAML files that a page shows. */
function filesWithin(page: string): DocumentedPolicy[] {
  const blocks = read(page).matchAll(/```yaml\n(.*?)```/gs);
  return [...blocks].flatMap(([, source = ""]) => policiesIn(parse(source, { merge: true }), page, ""));
}

/** Whatever has a condition, at any depth, with the words that stand beside it. */
function policiesIn(value: unknown, where: string, title: string): DocumentedPolicy[] {
  if (Array.isArray(value)) return value.flatMap((item) => policiesIn(item, where, title));
  if (typeof value !== "object" || value === null) return [];
  const members = value as Readonly<Record<string, unknown>>;
  if (isMistake(members)) return [];
  const { doc, policyName, condition, policyCondition, consensus, policyConsensus, effect, policyEffect } = members;
  const words = [doc, policyName].find((word) => typeof word === "string") ?? title;
  const inner = Object.values(members).flatMap((member) => policiesIn(member, where, words));
  const source = condition ?? policyCondition;
  // Those of multi-factor authentication say what more it takes, and allow nothing.
  if (typeof source !== "string" || "requiredAuthenticationMethods" in members) return inner;
  const said = consensus ?? policyConsensus;
  const denies = (effect ?? policyEffect) === "EFFECT_DENY";
  return [
    ...inner,
    {
      where,
      title: title === "" ? words : title,
      effect: denies ? "deny" : "allow",
      condition: source,
      consensus: typeof said === "string" && said !== "" ? said : undefined,
    },
  ];
}

/** An example of a request that is answered with what is wrong in it. */
function isMistake({ response }: Readonly<Record<string, unknown>>): boolean {
  const { findings } = (response ?? {}) as { readonly findings?: readonly unknown[] };
  return findings !== undefined && findings.length > 0;
}
