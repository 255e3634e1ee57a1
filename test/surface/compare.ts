// Walks the surface and openapi.json side by side, from the operations down to the last member, and tells where they
// differ. Types are written in the notation of the surface: `string`, `integer <int32>`, `User[]`, `enum(A|B)|null`.
// Formats of strings are left out: on the wire `string <byte>` and `string <uint64>` are strings like others.

import { activityKinds } from "@countersign/api";
import { entryOf } from "../service/support/results.js";
import { nameOf, named, requestOf, resolve, responseOf, variant } from "./open-api.js";
import type { Schema } from "./open-api.js";
import { isAddition } from "./additions.js";
import { surface } from "./surface.js";

/** One place where the two differ. */
export interface Difference {
  /** `Shape.member`, `enum Name`, `shape Name` or a path. */
  readonly at: string;
  readonly surface: string;
  readonly ours: string;
}

const nothing = "nothing";

const added = Object.entries(activityKinds).filter(([, { path }]) => isAddition(path));
const addedTypes = new Set(added.map(([type]) => type));
/** Members of intents and results that come with added activities. */
const addedKeys = new Set(added.flatMap(([, { intentKey, resultKey }]) => [intentKey, resultKey]));

/** Every difference, whether or not there is a reason for it. */
export function compare(): readonly Difference[] {
  const walk = new Walk();
  for (const [path, operation] of Object.entries(surface.operations)) {
    const [request, response] = [requestOf(path), responseOf(path)];
    if (!request || !response) {
      walk.note(path, "an operation", nothing);
      continue;
    }
    walk.record(operation.request, variant(request.schema, operation.activityType));
    walk.record(operation.response, response.schema);
  }
  for (const { shape } of Object.values(surface.intents)) walk.type(`intent ${shape}`, shape, refTo(shape));
  for (const shape of Object.values(surface.results)) walk.type(`result ${shape}`, shape, refTo(shape));
  for (const [name, values] of Object.entries(surface.enums)) {
    walk.note(
      `enum ${name}`,
      listed(values),
      listed((named(name).enum ?? []).filter((value) => !addedTypes.has(value))),
    );
  }
  for (const shape of Object.keys(surface.shapes)) {
    if (!walk.visited.has(shape)) walk.note(`shape ${shape}`, shape, nothing);
  }
  return walk.differences;
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
    const isOfActivities = shape === "Intent" || shape === "Result";
    const unseen = new Set(Object.keys(properties).filter((name) => !(isOfActivities && addedKeys.has(name))));
    for (const [key, type] of Object.entries(surface.shapes[shape] ?? {})) {
      const name = key.replace(/\?$/, "");
      const at = `${shape}.${name}`;
      const ours = properties[name];
      if (ours) {
        this.note(
          `${at} presence`,
          key === name ? "required" : "optional",
          required.includes(name) ? "required" : "optional",
        );
        this.type(at, type, ours);
      } else {
        this.note(at, type, nothing);
      }
      unseen.delete(name);
    }
    for (const name of unseen) this.note(`${shape}.${name}`, nothing, typeOf(entryOf(properties, name)));
  }

  type(at: string, type: string, written: Schema): void {
    const schema = listedOf(written);
    if (type.endsWith("[]") && schema.items) return this.type(at, type.slice(0, -2), schema.items);
    const record = schema.anyOf?.find((one) => nameOf(one) !== undefined);
    if (record && type in surface.shapes) {
      this.note(at, type, typeOf(schema));
      return this.type(at, type, record);
    }
    const name = nameOf(schema);
    if (name === undefined || !(type in surface.shapes)) {
      return this.note(at, type.replace(/^string <.*>/, "string"), typeOf(schema, type.startsWith("enum(")));
    }
    this.note(`shape ${type}`, type, declaredName(name));
    this.record(type, schema);
  }
}

const listed = (values: readonly string[]): string => [...values].sort().join(", ");

/** What an answer is read by has a name of its own where it may hold more than what is sent. */
const declaredName = (name: string): string => name.replace(/^Received/, "");

/** An enum that servers may add to is its listed values, or any other string. */
function listedOf(schema: Schema): Schema {
  const { anyOf = [] } = schema;
  const [first, ...more] = anyOf.filter((choice) => !(choice.type === "string" && Object.keys(choice).length === 1));
  if (!first || more.length + 1 === anyOf.length) return schema;
  return more.length === 0 ? first : { ...schema, anyOf: [first, ...more] };
}

/** `written` spells a named enum out, as the surface does where an enum has no name. */
function typeOf(open: Schema, written = false): string {
  const schema = listedOf(open);
  const name = nameOf(schema);
  if (name !== undefined) return written ? typeOf(named(name)) : declaredName(name);
  if (schema.anyOf) return schema.anyOf.map((choice) => typeOf(choice, written)).join("|");
  if (schema.items) return `${typeOf(schema.items)}[]`;
  if (schema.enum) return `enum(${[...schema.enum].sort().join("|")})`;
  return schema.type === "integer" ? `integer <${schema.format}>` : String(schema.type);
}
