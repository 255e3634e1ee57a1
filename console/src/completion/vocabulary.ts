// What can be written in a policy, by name: the words of the language with their types, as the service knows them, and the
// values that the contract lists.

import { CredentialType, activityKinds } from "@countersign/api";
import words from "./vocabulary.json" with { type: "json" };

/** Which of a policy's expressions. */
export type ExpressionKind = "condition" | "consensus" | "time";

/** `any` is only known when an activity is there. */
export type Type = "boolean" | "integer" | "text" | "any" | ListType | StructType | SynonymType;

interface ListType {
  readonly list: Type;
}

interface StructType {
  readonly fields: Readonly<Record<string, Type>>;
}

/** Of which some values can be written as text. */
interface SynonymType {
  readonly is: "integer" | "text";
  readonly values: readonly string[];
}

interface Vocabulary {
  readonly roots: Readonly<Record<string, { readonly kinds: readonly ExpressionKind[]; readonly type: Type }>>;
  /** What is called with parentheses behind a dot. */
  readonly functions: readonly string[];
}

// Written by a test, from what the service's checker goes by.
const { roots, functions } = words as unknown as Vocabulary;

export function isFunction(name: string): boolean {
  return functions.includes(name);
}

/** The words with which an expression may begin to speak of something. */
export function rootsOf(kind: ExpressionKind): StructType {
  const entries = Object.entries(roots).filter(([, root]) => root.kinds.includes(kind));
  return { fields: Object.fromEntries(entries.map(([name, { type }]) => [name, type])) };
}

/** What stands behind a dot: fields, and functions where they are known by no other name. */
export function membersOf(type: Type): readonly (readonly [name: string, type: Type | "function"])[] {
  if (typeof type === "object" && "fields" in type) return Object.entries(type.fields);
  const known = functionsOf(type);
  return known.map((name) => [name, "function"] as const);
}

function functionsOf(type: Type): readonly string[] {
  if (type === "any" || (typeof type === "object" && "list" in type)) return functions;
  return isText(type) ? ["contains", "count"] : [];
}

function isText(type: Type): boolean {
  return type === "text" || (typeof type === "object" && "is" in type && type.is === "text");
}

export function elementOf(type: Type): Type | undefined {
  if (type === "any") return "any";
  return typeof type === "object" && "list" in type ? type.list : undefined;
}

/** What a call answers. */
export function resultOf(name: string, base: Type | undefined): Type | undefined {
  if (name === "filter") return base;
  return name === "count" ? "integer" : "boolean";
}

export function fieldOf(type: Type, name: string): Type | undefined {
  if (type === "any") return "any";
  if (typeof type === "object" && "fields" in type)
    return Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
  return name === "count" ? "integer" : undefined;
}

/**
 * The texts with which something may be compared, as far as they are known.
 *
 * @param path of what is compared, such as `activity.type`
 */
export function valuesOf(path: string, type: Type | undefined): readonly string[] {
  const synonyms = typeof type === "object" && "values" in type ? type.values : [];
  return [...(Object.hasOwn(listed, path) ? (listed[path]?.() ?? []) : []), ...synonyms];
}

const kinds = () => Object.values(activityKinds);
const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort();

const listed: Readonly<Record<string, () => readonly string[]>> = {
  "activity.type": () => Object.keys(activityKinds),
  "activity.kind": () =>
    distinct(Object.keys(activityKinds).map((type) => type.replace(/^ACTIVITY_TYPE_|_V\d+$/g, ""))),
  "activity.family": () => distinct(kinds().map(({ family }) => family)),
  "activity.resource": () => distinct(kinds().map(({ resource }) => resource)),
  "activity.action": () => distinct(kinds().map(({ action }) => action)),
  "credentials[].type": () => Object.values(CredentialType),
};
