// The public surface that existing clients know, as data: surface.json and shapes.json.

import { readFileSync } from "node:fs";

export interface Surface {
  readonly enums: Readonly<Record<string, readonly string[]>>;
  readonly documentedValuesOfPlainStrings: Readonly<Record<string, readonly (string | number)[]>>;
  readonly signatureSchemes: readonly string[];
  readonly operations: Readonly<Record<string, SurfaceOperation>>;
  readonly intents: Readonly<Record<string, SurfaceIntent>>;
  /** Result key → shape. */
  readonly results: Readonly<Record<string, string>>;
  /** Member names end in `?` where the member is optional. */
  readonly shapes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface SurfaceIntent {
  readonly activityType: string;
  readonly shape: string;
  /** Of versions that newer clients send; of the others `operations` has them. */
  readonly path?: string;
  readonly resultKey?: string;
}

export interface SurfaceOperation {
  /** Of clients after @turnkey/http 2.19.0, which interop drives. */
  readonly newer?: true;
  readonly kind: "query" | "submit";
  readonly request: string;
  readonly response: string;
  readonly activityType?: string;
  readonly intentKey?: string;
  /** null where the answer is another activity. */
  readonly resultKey?: string | null;
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

const facts = read("surface.json") as Omit<Surface, "shapes">;

/** A shape with an optional member of each name. */
const optional = (types: readonly (readonly [name: string, shape: string])[]): Readonly<Record<string, string>> =>
  Object.fromEntries(types.map(([name, shape]) => [`${name}?`, shape]));

export const surface: Surface = {
  ...facts,
  shapes: {
    ...(read("shapes.json") as Surface["shapes"]),
    Intent: optional(Object.entries(facts.intents).map(([key, { shape }]) => [key, shape])),
    Result: optional(Object.entries(facts.results)),
  },
};

/** Paths of the operations that @turnkey/http 2.19.0 has, sorted. */
export const packagePaths: readonly string[] = Object.entries(surface.operations)
  .flatMap(([path, { newer }]) => (newer ? [] : path))
  .sort();
