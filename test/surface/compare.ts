// Walks the surface and openapi.json side by side, from the operations down to the last member, and tells where they
// differ. Types are written in the notation of the surface: `string`, `integer <int32>`, `User[]`, `enum(A|B)|null`.

import { nameOf, named, requestOf, resolve, responseOf, variant } from "./open-api.js";
import type { Schema } from "./open-api.js";
import { surface } from "./surface.js";

/** One place where the two differ. */
export interface Difference {
  /** `Shape.member`, `enum Name`, `shape Name` or a path. */
  readonly at: string;
  readonly surface: string;
  readonly ours: string;
}

/** What a walk found. */
export interface Comparison {
  readonly differences: readonly Difference[];
  /** Shapes of the surface that the walk came to. */
  readonly visited: ReadonlySet<string>;
}

const nothing = "nothing";

export function compare(): Comparison {
  const walk = new Walk();
  for (const [path, operation] of Object.entries(surface.operations)) {
    const [request, response] = [requestOf(path), responseOf(path)];
    if (!request || !response) {
      walk.note(path, "an operation", nothing);
      continue;
    }
    walk.record(operation.request, variant(request, operation.activityType));
    walk.record(operation.response, response);
  }
  for (const { shape } of Object.values(surface.intents)) walk.type(`intent ${shape}`, shape, refTo(shape));
  for (const shape of Object.values(surface.results)) walk.type(`result ${shape}`, shape, refTo(shape));
  for (const [name, values] of Object.entries(surface.enums)) {
    walk.note(`enum ${name}`, listed(values), listed(named(name).enum ?? []));
  }
  return { differences: walk.differences, visited: walk.visited };
}

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

class Walk {
  readonly differences: Difference[] = [];
  readonly visited = new Set<string>();
  private readonly pairs = new Set<string>();

  note(at: string, theirs: string, ours: string): void {
    const known = this.differences.some((difference) => difference.at === at && difference.ours === ours);
    if (theirs !== ours && !known) this.differences.push({ at, surface: theirs, ours });
  }

  /** Members of a shape of the surface and of a record of ours; names of the two do not matter here. */
  record(shape: string, schema: Schema): void {
    const pair = `${shape} ${nameOf(schema) ?? ""}`;
    if (this.pairs.has(pair)) return;
    this.pairs.add(pair);
    this.visited.add(shape);
    const { properties = {}, required = [] } = resolve(schema);
    const members = new Map(Object.entries(surface.shapes[shape]!).map(([key, type]) => [key.replace(/\?$/, ""), { key, type }]));
    for (const [name, { key, type }] of members) {
      const at = `${shape}.${name}`;
      const ours = properties[name];
      if (!ours) {
        this.note(at, type, nothing);
        continue;
      }
      this.note(`${at} presence`, presence(!key.endsWith("?")), presence(required.includes(name)));
      this.type(at, type, ours);
    }
    for (const [name, schema] of Object.entries(properties)) {
      if (!members.has(name)) this.note(`${shape}.${name}`, nothing, typeOf(schema));
    }
  }

  type(at: string, type: string, schema: Schema): void {
    if (type.endsWith("[]") && schema.items) return this.type(at, type.slice(0, -2), schema.items);
    const name = nameOf(schema);
    if (name === undefined || !(type in surface.shapes)) return this.note(at, type, typeOf(schema, type.startsWith("enum(")));
    this.note(`shape ${type}`, type, name);
    this.record(type, schema);
  }
}

const presence = (required: boolean): string => (required ? "required" : "optional");

const listed = (values: readonly string[]): string => [...values].sort().join(", ");

/** `written` spells a named enum out, as the surface does where an enum has no name. */
function typeOf(schema: Schema, written = false): string {
  const name = nameOf(schema);
  if (name !== undefined) return written ? typeOf(named(name)) : name;
  if (schema.anyOf) return schema.anyOf.map((choice) => typeOf(choice, written)).join("|");
  if (schema.items) return `${typeOf(schema.items)}[]`;
  if (schema.enum) return `enum(${[...schema.enum].sort().join("|")})`;
  // Other formats are words for readers, not types.
  const format = ["int32", "byte", "uint64"].includes(schema.format ?? "") ? ` <${schema.format}>` : "";
  return `${schema.type}${format}`;
}
