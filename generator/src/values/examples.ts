// Values that fit the contract: of any type, and of the whole bodies and answers around the examples that its author
// wrote. The descriptions of the API, its documents and the mock all show these same values.

import { activityOf } from "../model/operations.js";
import { fitsScalar } from "../model/bounds.js";
import { int32Range } from "../model/formats.js";
import { plainExamples } from "../model/plain-values.js";
import { distinct, letters } from "./distinct.js";
import { matchingString } from "./strings.js";
import type {
  ArrayType,
  Bounds,
  Enum,
  Family,
  FamilyExample,
  Field,
  Json,
  MapType,
  Model,
  Scalar,
  Shape,
  Type,
  Union,
} from "../model/model.js";

/** A value of the type. The same type always gives the same value; callers must not change it. */
export function exampleOf(type: Type): Json {
  const value = typeValue(type, []);
  if (value.json === undefined) throw new Error("a type that contains itself in a required member has no value");
  return value.json;
}

/** The example in front of a field, or one of its type. */
export function fieldExample(field: Field): Json {
  return field.example === undefined ? exampleOf(field.type) : (field.example as Json);
}

/** The whole body that submits this example. */
export function bodyExample({ version, parameters }: FamilyExample): { readonly [member: string]: Json } {
  const fields = version.submit?.request.fields ?? [];
  return Object.fromEntries(
    fields.map((field) => [field.name, isOf(field, version.intent) ? parameters : fieldExample(field)]),
  );
}

/**
 * The activity that this example leads to, once completed. Optional members of the record are left out: they tell of
 * what did not happen here. Where the operation answers with another activity, it is one of the first family that has
 * a result of its own.
 */
export function activityExample(model: Model, example: FamilyExample): Json {
  const { version } = example;
  if (version.resultKey === undefined) {
    const other = firstWithResult(model);
    if (other) return activityExample(model, other);
  }
  const { record, status, intent, result, types } = activityOf(model);
  const completed = status?.final.find(({ outcome }) => outcome === "completed")?.value;
  const members = record.fields.flatMap((field): [string, Json][] => {
    if (isOf(field, intent)) return [[field.name, { [version.intentKey]: example.parameters }]];
    if (isOf(field, result)) return [[field.name, resultExample(example)]];
    if (field.type.kind === "enum" && field.type.enum === types) return [[field.name, version.type]];
    if (field.name === status?.field && completed !== undefined) return [[field.name, completed]];
    return field.optional ? [] : [[field.name, fieldExample(field)]];
  });
  return Object.fromEntries(members);
}

function resultExample({ version, result }: FamilyExample): Json {
  if (version.resultKey === undefined || !version.result) return {};
  return { [version.resultKey]: result ?? exampleOf({ kind: "shape", shape: version.result }) };
}

/** The whole answer to this example. */
export function answerExample(model: Model, example: FamilyExample): Json {
  const member = activityOf(model).response.fields[0]?.name ?? "activity";
  return { [member]: activityExample(model, example) };
}

/** The newest version's examples first, then the older ones in the order of the contract. */
export function familyExamples(family: Family): readonly FamilyExample[] {
  return [...family.examples].sort((a, b) => b.version.number - a.version.number);
}

/** Any example of an operation that answers with its own result. */
export function firstWithResult(model: Model): FamilyExample | undefined {
  for (const family of model.families) {
    const example = familyExamples(family).find(({ version }) => version.resultKey !== undefined);
    if (example) return example;
  }
  return undefined;
}

function isOf(field: Field, shape: Shape): boolean {
  return field.type.kind === "shape" && field.type.shape === shape;
}

// Building.

/** `json` is undefined where a required member leads back into a record that is being built. */
interface Value {
  readonly json: Json | undefined;
  /** The outermost record in the making that this value ran into; Infinity if none. What ran into one is not kept. */
  readonly reached: number;
}

const known = new WeakMap<Shape, Json>();

function typeValue(type: Type, making: readonly Shape[]): Value {
  switch (type.kind) {
    case "boolean":
      return whole(true);
    case "json":
      return whole({});
    case "literal":
      return whole(type.value);
    case "scalar": {
      const { base, bounds, example } = type.scalar;
      return whole(type.bounds === bounds ? example : fitPlain(base, example, type.bounds));
    }
    case "enum":
      return whole(enumExample(type.enum));
    case "shape":
      return shapeValue(type.shape, making);
    case "union":
      return unionValue(type.union, making);
    case "array":
      return arrayValue(type, making);
    case "map":
      return mapValue(type, making);
    default:
      return whole(fitPlain(type.kind, undefined, type.bounds));
  }
}

function whole(json: Json): Value {
  return { json, reached: Infinity };
}

function shapeValue(shape: Shape, making: readonly Shape[]): Value {
  const finished = known.get(shape);
  if (finished !== undefined) return whole(finished);
  const open = making.indexOf(shape);
  if (open >= 0) return { json: undefined, reached: open };

  const members: [string, Json][] = [];
  let reached = Infinity;
  for (const field of shape.fields) {
    const value =
      field.example === undefined ? typeValue(field.type, [...making, shape]) : whole(field.example as Json);
    reached = Math.min(reached, value.reached);
    if (value.json !== undefined) members.push([field.name, value.json]);
    else if (field.nullable) members.push([field.name, null]);
    else if (!field.optional) return { json: undefined, reached };
  }
  const json = Object.fromEntries(members);
  const independent = reached >= making.length;
  if (independent) known.set(shape, json);
  return { json, reached: independent ? Infinity : reached };
}

function unionValue(union: Union, making: readonly Shape[]): Value {
  const current = union.variants.filter(({ shape }) => shape.deprecated === undefined);
  let reached = Infinity;
  for (const { shape } of [...current, ...union.variants]) {
    const value = shapeValue(shape, making);
    reached = Math.min(reached, value.reached);
    if (value.json !== undefined) return { json: value.json, reached };
  }
  return { json: undefined, reached };
}

function mapValue(type: MapType, making: readonly Shape[]): Value {
  const { json, reached } = typeValue(type.of, making);
  const count = Math.min(Math.max(1, type.minEntries), type.maxEntries);
  if (json === undefined) return { json: type.minEntries === 0 ? {} : undefined, reached };
  return { json: Object.fromEntries(exampleKeys(type, count).map((key) => [key, json])), reached };
}

/** Keys that fit, as many of them as the example can be varied to. */
export function exampleKeys({ keys, keyScalar }: MapType, count: number): string[] {
  const first = fitString(String(keyScalar?.example ?? "key"), keys);
  const found = new Set<string>();
  const most = keys.maxLength ?? Infinity;
  for (let i = 0; found.size < count && i < 40 * (count + 1); i++) {
    const end = i === 0 ? "" : i % 2 === 0 ? String(i / 2) : letters(i);
    const key = first.slice(0, Math.max(0, most - end.length)) + end;
    if (fitsScalar("string", keys, key) === undefined) found.add(key);
  }
  return [...found];
}

function arrayValue(type: ArrayType, making: readonly Shape[]): Value {
  const item = typeValue(type.of, making);
  const count = Math.min(Math.max(1, type.minItems), type.maxItems);
  const { json, reached } = item;
  if (json !== undefined) return { json: exampleItems(type, count, json), reached };
  return { json: type.minItems === 0 ? [] : undefined, reached };
}

/** So many items, each as `first` unless they have to differ. */
export function exampleItems({ of, unique }: ArrayType, count: number, first: Json): readonly Json[] {
  return unique && count > 1 ? distinct(of, count, first) : Array.from({ length: count }, () => first);
}

function enumExample(declared: Enum): string {
  const value = declared.values.find(({ deprecated }) => deprecated === undefined) ?? declared.values[0];
  return value?.value ?? "";
}

/** A value within the bounds, near the example if there is one. Where no string matches the pattern, it does not fit. */
export function fitPlain(base: Scalar["base"], example: Scalar["example"] | undefined, bounds: Bounds): Json {
  switch (base) {
    case "string":
      return fitString(typeof example === "string" ? example : "text", bounds);
    case "int32":
      return fitNumber(typeof example === "number" ? example : 1, bounds);
    default: {
      const values = [...(example === undefined ? [] : [example]), ...plainExamples(base, bounds)];
      return values.find((value) => fitsScalar(base, bounds, value) === undefined) ?? "";
    }
  }
}

/** A field may narrow its scalar's bounds so far that the scalar's own example no longer fits. */
function fitString(text: string, bounds: Bounds): string {
  const { pattern } = bounds;
  const long = fitLength(text, bounds);
  if (pattern === undefined || fitsScalar("string", bounds, long) === undefined) return long;
  return matchingString({ ...bounds, pattern }) ?? long;
}

function fitLength(text: string, bounds: Bounds): string {
  const characters = [...text];
  const longest = bounds.maxLength ?? Infinity;
  if (characters.length > longest) return characters.slice(0, longest).join("");
  const shortest = bounds.minLength ?? 0;
  if (characters.length >= shortest || text === "") return text.padEnd(shortest, "0");
  return text.repeat(Math.ceil(shortest / characters.length)).slice(0, shortest);
}

function fitNumber(wanted: number, bounds: Bounds): number {
  const step = bounds.multipleOf ?? 1;
  const lowest = Math.ceil((bounds.minimum ?? int32Range.minimum) / step) * step;
  const highest = Math.floor((bounds.maximum ?? int32Range.maximum) / step) * step;
  const near = Math.round(wanted / step) * step;
  return Math.min(Math.max(near, lowest), highest) || 0;
}
