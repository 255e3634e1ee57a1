// Writes the parameters of an activity from the contract's schema: its shape is the contract's, and what an attacker puts
// in for each member is in `members.ts`. A member that nobody there has thought of ends the test.

import { readFileSync } from "node:fs";
import type { ActivityType } from "@countersign/api";
import { entryOf, present } from "../support/results.js";
import type { Draw } from "./draw.js";

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** What is put in for members of requests, and for whole objects whose members go together. */
export interface Choices<Scene> {
  /** By the member's name; undefined leaves an optional one out. */
  readonly members: Readonly<Record<string, (scene: Scene) => unknown>>;
  /** By the name that the contract gives to the object. */
  readonly objects: Readonly<Record<string, (scene: Scene) => unknown>>;
}

const file = new URL("../../../generated/schemas/request.schema.json", import.meta.url);
const { $defs: definitions } = JSON.parse(readFileSync(file, "utf8")) as { $defs: Readonly<Record<string, Schema>> };

/** Parameters of each type of activity, as the contract's requests have them. */
const parametersByType = new Map(
  Object.values(definitions).flatMap(({ properties: { type, parameters } = {} }): [string, Schema][] =>
    type?.const !== undefined && parameters ? [[type.const, parameters]] : [],
  ),
);

/** Members of a type's parameters for which nobody has said what is put in. */
export function lackingIn<Scene>({ members, objects }: Choices<Scene>, type: ActivityType): readonly string[] {
  const seen = new Set<string>();
  const inside = (name: string, schema: Schema): readonly string[] => {
    if (schema.$ref !== undefined) {
      const definition = present(schema.$ref.split("/").at(-1));
      if (Object.hasOwn(objects, definition) || definitions[definition]?.enum || seen.has(definition)) return [];
      seen.add(definition);
      return inside(name, entryOf(definitions, definition));
    }
    const inner = schema.anyOf?.find((each) => each.type !== "null");
    if (inner) return inside(name, inner);
    const kind = [schema.type].flat().find((each) => each !== "null");
    if (kind === "object") return Object.entries(schema.properties ?? {}).flatMap((entry) => inside(...entry));
    if (kind === "array") return inside(name, present(schema.items, "items"));
    return kind === "boolean" || Object.hasOwn(members, name) ? [] : [name];
  };
  return inside("parameters", present(parametersByType.get(type), `the request of ${type}`));
}

export class IntentWriter<Scene extends { readonly draw: Draw }> {
  readonly #choices: Choices<Scene>;

  constructor(choices: Choices<Scene>) {
    this.#choices = choices;
  }

  /** Parameters of a type that can be submitted. */
  async write(type: ActivityType, scene: Scene): Promise<object> {
    const schema = parametersByType.get(type);
    if (!schema) throw new Error(`the contract has no request of ${type}`);
    return (await this.#value("parameters", schema, scene)) as object;
  }

  async #value(name: string, schema: Schema, scene: Scene): Promise<unknown> {
    const { members, objects } = this.#choices;
    const { draw } = scene;
    if (schema.$ref !== undefined) {
      const definition = present(schema.$ref.split("/").at(-1));
      if (Object.hasOwn(objects, definition)) return entryOf(objects, definition)(scene);
      if (!definitions[definition]?.enum) return this.#value(name, entryOf(definitions, definition), scene);
      return Object.hasOwn(members, name) ? entryOf(members, name)(scene) : draw.pick(definitions[definition].enum);
    }
    const inner = schema.anyOf?.find(({ type }) => type !== "null");
    if (inner) return this.#value(name, inner, scene);
    const kind = [schema.type].flat().find((each) => each !== "null");
    if (kind === "object") return this.#object(schema, scene);
    if (kind === "array") return this.#array(name, schema, scene);
    if (Object.hasOwn(members, name)) return entryOf(members, name)(scene);
    if (kind === "boolean") return draw.chance(0.5);
    throw new Error(`members.ts does not say what an attacker would put in for ${name}`);
  }

  async #object({ properties = {}, required = [] }: Schema, scene: Scene): Promise<object> {
    const entries: [string, unknown][] = [];
    for (const [name, schema] of Object.entries(properties)) {
      if (!required.includes(name) && scene.draw.chance(0.4)) continue;
      const value = await this.#value(name, schema, scene);
      if (value !== undefined) entries.push([name, value]);
    }
    return Object.fromEntries(entries);
  }

  async #array(name: string, { items, minItems = 0, maxItems = 2 }: Schema, scene: Scene): Promise<unknown[]> {
    // Mostly one: of several, each can be out of order.
    const wanted = scene.draw.pickOr([0, 1, 1, 1, 1, 1, 1, 2], 1);
    const length = Math.min(Math.max(minItems, wanted), maxItems);
    const values: unknown[] = [];
    while (values.length < length) values.push(await this.#value(name, present(items, "items"), scene));
    return [...new Set(values)].filter((value) => value !== undefined);
  }
}
