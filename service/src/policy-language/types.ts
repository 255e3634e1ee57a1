// The types of the language. They are checked once, when a policy is written, so that evaluation need not ask.

export interface BooleanType {
  readonly kind: "boolean";
}
export interface IntegerType {
  readonly kind: "integer";
  readonly synonyms?: Synonyms;
}
/** `address` where letter case may not matter, see `sameAddress`. */
export interface StringType {
  readonly kind: "string";
  readonly address: boolean;
  readonly synonyms?: Synonyms;
}
/** Known only when an activity is there: parameters of activities, and what they are mixed with. */
export interface DynamicType {
  readonly kind: "dynamic";
  readonly address: boolean;
  /** Whether its members can also be asked for in snake case: `hash_function` for `hashFunction`. */
  readonly snakeCase: boolean;
}
export interface ListType {
  readonly kind: "list";
  readonly item: Type;
}
/** By names that only the organization knows. */
export interface MapType {
  readonly kind: "map";
  readonly item: Type;
  /** What has the names: "spending limit". */
  readonly what: string;
}
export interface StructType {
  readonly kind: "struct";
  readonly fields: ReadonlyMap<string, Type>;
  /** Other names of fields. */
  readonly aliases: ReadonlyMap<string, string>;
}

/** What policies may write for some values, as text: `'TYPE_2'` for the integer 2. */
export type Synonyms = ReadonlyMap<string, bigint | string>;

export type Type = BooleanType | IntegerType | StringType | DynamicType | ListType | MapType | StructType;

export const booleanType: BooleanType = { kind: "boolean" };
export const integerType: IntegerType = { kind: "integer" };
export const stringType: StringType = { kind: "string", address: false };
export const addressType: StringType = { kind: "string", address: true };
export const dynamicType: DynamicType = { kind: "dynamic", address: false, snakeCase: false };
/** Of what may hold addresses at any depth, under names that are not known. */
export const addressedType: DynamicType = { kind: "dynamic", address: true, snakeCase: false };
/** Of parameters, whose names are those of the contract. */
export const parametersType: DynamicType = { kind: "dynamic", address: false, snakeCase: true };

export function integerOr(synonyms: Readonly<Record<string, bigint>>): IntegerType {
  return { kind: "integer", synonyms: new Map(Object.entries(synonyms)) };
}

export function stringOr(synonyms: Readonly<Record<string, string>>): StringType {
  return { kind: "string", address: false, synonyms: new Map(Object.entries(synonyms)) };
}

export function listOf(item: Type): ListType {
  return { kind: "list", item };
}

export function mapOf(what: string, item: Type): MapType {
  return { kind: "map", item, what };
}

export function structOf(
  fields: Readonly<Record<string, Type>>,
  aliases: Readonly<Record<string, string>> = {},
): StructType {
  return { kind: "struct", fields: new Map(Object.entries(fields)), aliases: new Map(Object.entries(aliases)) };
}

/** Each field of what is described is given a type here, no more and no fewer: the compiler sees to it. */
export function described<Described>(
  fields: { readonly [Field in keyof Described]-?: Type },
  aliases?: Readonly<Record<string, keyof Described & string>>,
): StructType {
  return structOf(fields, aliases);
}

/** Whether strings of this type are addresses, so that comparing them may ignore case. */
export function isAddress(type: Type): boolean {
  return (type.kind === "string" || type.kind === "dynamic") && type.address;
}

/** What policies may write for values of this type; undefined where it is the values alone. */
export function synonymsOf(type: Type): Synonyms | undefined {
  return type.kind === "integer" || type.kind === "string" ? type.synonyms : undefined;
}

/** Whether values of two types may stand on the sides of ==. Dynamic ones are looked at again during evaluation. */
export function areComparable(left: Type, right: Type): boolean {
  if (!isScalar(left) || !isScalar(right)) return false;
  return left.kind === right.kind || left.kind === "dynamic" || right.kind === "dynamic";
}

/** Whether values of a type are plain ones, known to be before an activity is there. */
export function isPlain({ kind }: Type): boolean {
  return kind === "string" || kind === "integer" || kind === "boolean";
}

/** Whether a type is this one, or may turn out to be. */
export function mayBe(type: Type, kind: Type["kind"]): boolean {
  return type.kind === kind || type.kind === "dynamic";
}

function isScalar(type: Type): boolean {
  return type.kind !== "list" && type.kind !== "struct" && type.kind !== "map";
}

/**
 * The type of what is one or the other; undefined when no list can hold both.
 *
 * @param count is called for each two types that are compared
 */
export function join(left: Type, right: Type, count: () => void): Type | undefined {
  count();
  if (left === right) return left;
  if (left.kind === "dynamic" || right.kind === "dynamic") {
    const snakeCase = hasSnakeCase(left) && hasSnakeCase(right);
    return { kind: "dynamic", address: isAddress(left) || isAddress(right), snakeCase };
  }
  if (left.kind === "string" && right.kind === "string") return left.address ? left : right;
  if (left.kind === "list" && right.kind === "list") {
    const item = join(left.item, right.item, count);
    return item && listOf(item);
  }
  if (left.kind === "struct" && right.kind === "struct") return joinStructs(left, right, count);
  return left.kind === right.kind ? left : undefined;
}

/** Whether nothing of a type has members that are known by their exact names alone. */
function hasSnakeCase(type: Type): boolean {
  return type.kind !== "dynamic" || type.snakeCase;
}

function joinStructs(left: StructType, right: StructType, count: () => void): StructType | undefined {
  if (left.fields.size !== right.fields.size) return undefined;
  const fields = new Map<string, Type>();
  for (const [name, type] of left.fields) {
    const other = right.fields.get(name);
    const joined = other && join(type, other, count);
    if (joined === undefined) return undefined;
    fields.set(name, joined);
  }
  return { kind: "struct", fields, aliases: left.aliases };
}

/** A type in words: `a list of strings`. */
export function describeType(type: Type): string {
  switch (type.kind) {
    case "boolean":
      return "a boolean";
    case "integer":
      return "an integer";
    case "string":
      return type.address ? "an address" : "a string";
    case "dynamic":
      return "a parameter";
    case "list":
      return `a list of ${describeMany(type.item)}`;
    case "map":
      return `all of each ${type.what}`;
    case "struct":
      return `a struct of ${listed(type.fields.keys())}`;
  }
}

function describeMany(type: Type): string {
  switch (type.kind) {
    case "boolean":
      return "booleans";
    case "integer":
      return "integers";
    case "string":
      return type.address ? "addresses" : "strings";
    case "dynamic":
      return "parameters";
    case "list":
      return "lists";
    case "map":
      return "maps";
    case "struct":
      return `structs of ${listed(type.fields.keys())}`;
  }
}

/** Names for a message, not more than a reader would read. */
export function listed(names: Iterable<string>): string {
  const all = [...names];
  const most = 10;
  return all.length > most ? `${all.slice(0, most).join(", ")}, …` : all.join(", ");
}
