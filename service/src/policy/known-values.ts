// What some words of policies can be at all, so that a policy which compares one with anything else has a mistake in it.

import { activityKinds, CredentialType } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import { nearest } from "../did-you-mean/nearest.js";
import { kindOf, nameOfAllVersions } from "../policy-language/activity-types.js";
import type { Expression } from "../policy-language/syntax.js";
import { walk } from "./conjuncts.js";

const kinds = Object.entries(activityKinds);

const known: Readonly<Record<string, ReadonlySet<string>>> = {
  "activity.type": new Set(kinds.map(([type]) => type)),
  "activity.kind": new Set(kinds.map(([type]) => kindOf(type))),
  "activity.family": new Set(kinds.map(([, { family }]) => family)),
  "activity.resource": new Set(["PAYMENT_METHOD", ...kinds.map(([, { resource }]) => resource)]),
  "activity.action": new Set(kinds.map(([, { action }]) => action)),
  "payload.kind": new Set([
    "TRANSACTION",
    "TYPED_DATA",
    "AUTHORIZATION",
    "MESSAGE",
    "SSH_SIGNATURE",
    "DIGEST",
    "UNKNOWN",
  ]),
  "credentials.type": new Set(Object.values(CredentialType)),
};

/** A value that a word is compared with and never has. */
export interface NeverHad {
  readonly word: string;
  readonly value: string;
  readonly nearest: string | undefined;
}

/** Values of an expression that the words which they are compared with never have. */
export function* neverHad(expression: Expression): Generator<NeverHad> {
  const credentials = new Set<string>();
  for (const part of walk(expression)) {
    if (part.kind === "quantifier" && wordOf(part.base, credentials) === "credentials") credentials.add(part.item.text);
    const [words, values] = sidesOf(part);
    yield* capitalizedIds(words, values);
    for (const word of words.map((each) => wordOf(each, credentials) ?? "")) {
      const all = Object.hasOwn(known, word) ? known[word]! : undefined;
      if (!all) continue;
      for (const value of values.flatMap(textsOf)) {
        if (!all.has(value)) yield { word, value, nearest: nearestOf(value, all) };
      }
    }
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const namesIds = /^(id|ids|tags|.*_ids?|.*Ids?)$/;

/** Ids have small letters, and texts are compared as they are written. Requests may have ids in any way that they like. */
function* capitalizedIds(words: readonly Expression[], values: readonly Expression[]): Generator<NeverHad> {
  const word = words.map(pathOf).find((path) => namesIds.test(path.at(-1) ?? ""));
  if (!word || word.join(".").startsWith("activity.")) return;
  for (const value of values.flatMap(textsOf)) {
    const nearest = value.toLowerCase();
    if (uuid.test(value) && value !== nearest) yield { word: word.join("."), value, nearest };
  }
}

function isTags(expression: Expression): boolean {
  return expression.kind === "field" && expression.name.text === "tags";
}

function pathOf(expression: Expression): readonly string[] {
  if (expression.kind === "name") return [expression.name];
  return expression.kind === "field" ? [...pathOf(expression.base), expression.name.text] : [];
}

/** What is compared with what, whichever stands first. */
function sidesOf(part: Expression): readonly [words: readonly Expression[], values: readonly Expression[]] {
  if (part.kind === "contains") {
    if (part.base.kind === "list") return [[part.value], [part.base]];
    // A text may contain parts of values.
    return isTags(part.base) ? [[part.base], [part.value]] : [[], []];
  }
  if (part.kind !== "comparison") return [[], []];
  const sides = [part.left, part.right];
  return [sides, sides];
}

function wordOf(expression: Expression, credentials: ReadonlySet<string>): string | undefined {
  if (expression.kind === "name") return credentials.has(expression.name) ? "credentials" : expression.name;
  if (expression.kind === "quantifier" && expression.quantifier === "filter") {
    return wordOf(expression.base, credentials);
  }
  if (expression.kind !== "field") return undefined;
  const base = wordOf(expression.base, credentials);
  return base && `${base}.${expression.name.text}`;
}

function textsOf(expression: Expression): readonly string[] {
  if (expression.kind === "list") return expression.items.flatMap(textsOf);
  return expression.kind === "literal" && typeof expression.value === "string" ? [expression.value] : [];
}

/** Names of types begin alike and are long: what is nearest is told by the rest. */
function nearestOf(value: string, all: ReadonlySet<string>): string | undefined {
  const prefix = "ACTIVITY_TYPE_";
  if (!value.startsWith(prefix)) return nearest(value, all);
  const withoutVersion = value.replace(/_V\d+$/, "");
  const sameOperation = [...all].find((type) => type.replace(/_V\d+$/, "") === withoutVersion);
  if (sameOperation !== undefined) return nameOfAllVersions(sameOperation);
  const rest = nearest(withoutVersion.slice(prefix.length), new Set([...all].map(kindOf)));
  return rest === undefined ? undefined : [...all].find((type) => kindOf(type) === rest);
}

/** One activity of each operation, as far as its type tells. */
export const activitiesByType = [...new Set(kinds.map(([type]) => nameOfAllVersions(type)))].map((type) => {
  const { family, resource, action } = activityKinds[type as ActivityType];
  return { type, kind: kindOf(type), family, resource, action, params: undefined };
});
