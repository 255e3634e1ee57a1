// Expressions of TypeScript as text. How they are laid out is prettier's business.

import { propertyKey } from "./property-key.js";

export function object(...members: readonly string[]): string {
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

export function entry(key: string, value: string): string {
  return `${key}: ${value}`;
}

export function array(items: readonly string[]): string {
  return `[${items.join(", ")}]`;
}

export function quoted(value: string): string {
  return JSON.stringify(value);
}

/** A key of an object. `__proto__` has to be computed, or it would set the prototype. */
export function memberKey(name: string): string {
  return name === "__proto__" ? '["__proto__"]' : propertyKey(name);
}

/** JSON as an expression. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return array(value.map(literal));
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return object(...Object.entries(value).map(([name, member]) => entry(memberKey(name), literal(member))));
}
