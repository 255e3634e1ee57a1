// Takes explicit nulls of optional members out of a value: on the wire they mean that the member is absent.

import { isObject } from "./validate-check.js";
import type { Descriptor, Mode } from "./validate-descriptor.js";
import { resolve, variantOf } from "./validate-descriptor.js";

/** A record or list being built, and the place in it that is to be filled. */
interface Place {
  readonly descriptor: Descriptor;
  readonly value: unknown;
  readonly put: (copy: object) => void;
}

/**
 * A copy of a value that fits the descriptor, without nulls of optional members. Unknown members and members that hold
 * any JSON are taken over as they are. Nesting is followed with a list, as when issues are looked for.
 */
export function withoutNulls(descriptor: Descriptor, value: unknown, mode: Mode): unknown {
  let result = value;
  const places: Place[] = [{ descriptor, value, put: (copy) => (result = copy) }];
  for (let place = places.pop(); place; place = places.pop()) fill(place, mode, places);
  return result;
}

function fill(place: Place, mode: Mode, places: Place[]): void {
  const { descriptor, value, put } = place;
  if (descriptor.kind === "map" && isObject(value)) {
    const copy: Record<string, unknown> = { ...value };
    const of = resolve(descriptor.of);
    for (const name of isNested(of) ? Object.keys(copy) : []) {
      places.push({ descriptor: of, value: copy[name], put: (made) => (copy[name] = made) });
    }
    put(copy);
  }
  if (descriptor.kind === "array" && Array.isArray(value)) {
    const copy: unknown[] = [...value];
    const of = resolve(descriptor.of);
    if (isNested(of)) {
      copy.forEach((item, at) => places.push({ descriptor: of, value: item, put: (made) => (copy[at] = made) }));
    }
    put(copy);
  } else if (descriptor.kind === "object" && isObject(value)) {
    // Spreading makes a member called `__proto__` an ordinary one; assigning it would change the prototype.
    const copy: Record<string, unknown> = { ...value };
    for (const { name, type, optional, nullable } of descriptor.members) {
      if (nullable && copy[name] === null) continue;
      const member = copy[name];
      const of = resolve(type);
      if (optional && member === null) delete copy[name];
      else if (member !== undefined && isNested(of)) {
        places.push({ descriptor: of, value: member, put: (made) => (copy[name] = made) });
      }
    }
    if (mode === "strict") {
      for (const { name, default: value } of descriptor.members) {
        // Nobody who changes it may change it for the next request.
        if (value !== undefined && copy[name] === undefined) copy[name] = structuredClone(value);
      }
    }
    put(copy);
  } else if (descriptor.kind === "union" && isObject(value)) {
    const variant = variantOf(descriptor, value, mode);
    if (variant) fill({ descriptor: variant, value, put }, mode, places);
  }
}

function isNested({ kind }: Descriptor): boolean {
  if (kind === "map") return true;
  return kind === "array" || kind === "object" || kind === "union";
}
