// Requests in words. The names come from the type, so that no kind of request is without; those that people vote on most
// have a sentence of their own.

import { t } from "../texts/index.js";
import { signablesOf } from "../decode/decode.js";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** `ACTIVITY_TYPE_CREATE_API_KEYS_V2` as `Create API keys`. */
export function titleOf(type: string): string {
  const [first = "", ...rest] = type
    .replace(/^ACTIVITY_TYPE_/, "")
    .replace(/_V\d+$/, "")
    .toLowerCase()
    .split("_")
    .map((word) => t.words.initials[word] ?? word);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(" ").slice(0, 100);
}

/** What a request is about, such as the name of what it makes; empty where its title says it all. */
export function subjectOf(type: string, parameters: Readonly<Record<string, unknown>>): string {
  const [signable] = signablesOf(type, parameters);
  if (signable) return t.words.by(t.words.kinds[signable.kind], signable.signWith);
  for (const name of t.words.naming) {
    const value = parameters[name];
    if (typeof value === "string" && value !== "" && !uuid.test(value)) return value;
  }
  for (const value of Object.values(parameters)) {
    if (!Array.isArray(value)) continue;
    const names = value.flatMap((item: unknown) => nameIn(item));
    if (names.length > 0) return names.join(", ");
  }
  // An id, where there is no name to tell.
  const ids = t.words.naming.map((name) => parameters[name]);
  return ids.find((value): value is string => typeof value === "string" && value !== "") ?? "";
}

function nameIn(item: unknown): string[] {
  // Ids say nothing to people.
  if (typeof item === "string") return uuid.test(item) ? [] : [item];
  if (typeof item !== "object" || item === null) return [];
  const member = Object.entries(item).find(([name, value]) => /name$/i.test(name) && typeof value === "string");
  return member ? [String(member[1])] : [];
}
