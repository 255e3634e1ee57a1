// What a type asks for, as data. There is one descriptor per type for requests and answers alike; the mode decides
// which of its demands count.

/**
 * How a value is held to its type. `strict`, for requests: unknown members are
 * refused, enums are closed, bounds and patterns count. `tolerant`, for
 * answers: a newer server may add members and values.
 */
export type Mode = "strict" | "tolerant";

/** What a value of one type looks like. */
export type Descriptor =
  | StringDescriptor
  | Int32Descriptor
  | NumberDescriptor
  | FormattedDescriptor
  | MapDescriptor
  | BooleanDescriptor
  | JsonDescriptor
  | EnumDescriptor
  | ArrayDescriptor
  | ObjectDescriptor
  | UnionDescriptor;

/** A descriptor, or a function that gives it where types may refer to each other. */
export type DescriptorRef = Descriptor | (() => ObjectDescriptor | UnionDescriptor);

/** A string. Lengths count Unicode code points. */
export interface StringDescriptor {
  readonly kind: "string";
  /** Name of the scalar, where it has one. */
  readonly name?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: RegExp;
  /** A word for readers, such as `uuid`; not a check. */
  readonly format?: string;
  readonly example?: string;
}

/** A whole number from -2147483648 to 2147483647. */
export interface Int32Descriptor {
  readonly kind: "int32";
  /** Name of the scalar, where it has one. */
  readonly name?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly example?: number;
}

/** A finite number. */
export interface NumberDescriptor {
  readonly kind: "number";
  /** Name of the scalar, where it has one. */
  readonly name?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly example?: number;
  /** Everything in which a value differs; given with it, so that packages without such types have no code for them. */
  readonly faults: (value: unknown, descriptor: NumberDescriptor, bounded: boolean) => readonly string[];
}

/** A string that stands for something else, in answers too. */
export interface FormattedDescriptor {
  readonly kind: "formatted";
  readonly form: "int64" | "date" | "dateTime" | "base64" | "base64url";
  /** Name of the scalar, where it has one. */
  readonly name?: string;
  /** In bytes. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Of an `int64`, in decimal. */
  readonly minimum?: string;
  readonly maximum?: string;
  /** Always there of a form without bounds. */
  readonly example?: string;
  /** As those of numbers. */
  readonly faults: (value: unknown, descriptor: FormattedDescriptor, bounded: boolean) => readonly string[];
}

/** `true` or `false`. */
export interface BooleanDescriptor {
  readonly kind: "boolean";
}

/** Any JSON value. */
export interface JsonDescriptor {
  readonly kind: "json";
}

/** One of several fixed values, or of one. */
export interface EnumDescriptor {
  readonly kind: "enum";
  /** Name of the enum, or the one value of a constant. */
  readonly name: string;
  /** Strings, except of constants. */
  readonly values: readonly (string | number | boolean)[];
  /** Answers may hold other strings. */
  readonly open: boolean;
}

/** A list of values of one type. */
export interface ArrayDescriptor {
  readonly kind: "array";
  readonly of: DescriptorRef;
  readonly minItems: number;
  readonly maxItems: number;
  /** Whether an item is there twice; given with it where none may be, as what judges numbers is. */
  readonly repeats?: (items: readonly unknown[]) => boolean;
  /** Items may be null. */
  readonly orNull?: true;
}

/** An object whose member names are data. None of them is `__proto__`. */
export interface MapDescriptor {
  readonly kind: "map";
  readonly of: DescriptorRef;
  readonly keys: StringDescriptor;
  readonly minEntries: number;
  readonly maxEntries: number;
  /** Values may be null. */
  readonly orNull?: true;
  /** Everything in which the number of names and each name differ; given with it, likewise. */
  readonly faults: (names: readonly string[], descriptor: MapDescriptor, bounded: boolean) => readonly MapFault[];
}

/** What is wrong with one of a map's names, or with their number. */
export type MapFault = readonly [name: string | undefined, expected: string];

/** A record. */
export interface ObjectDescriptor {
  readonly kind: "object";
  /** Members that are not listed are allowed, in requests too. */
  readonly extra: boolean;
  readonly members: readonly MemberDescriptor[];
}

/** A member of a record. */
export interface MemberDescriptor {
  readonly name: string;
  readonly type: DescriptorRef;
  /** May be absent; `null` counts as absent. */
  readonly optional?: true;
  /** `null` is a value: it does not count as absent. */
  readonly nullable?: true;
  /** What the reader of a request puts in where the member is absent. */
  readonly default?: unknown;
  /** A value for documentation and mocks, where the contract gives one and `type` cannot hold it. */
  readonly example?: unknown;
}

/** Records told apart by the string in one member. */
export interface UnionDescriptor {
  readonly kind: "union";
  /** The member that tells them apart. */
  readonly tag: string;
  readonly variants: readonly VariantDescriptor[];
  /** What an answer with another tag is held to. */
  readonly fallback?: DescriptorRef;
}

/** One of the records of a union. */
export interface VariantDescriptor {
  /** What the tag holds. */
  readonly value: string;
  readonly type: DescriptorRef;
}

/** Members by name, or by name and a question mark where they may be absent; in place of a type alone, all that is said. */
export type MembersByKey = Readonly<Record<string, DescriptorRef | Omit<MemberDescriptor, "name" | "optional">>>;

/** Members of a record. Most programs look at few records, and load many: they are listed when they are asked for first. */
export class MemberList {
  readonly #said: MembersByKey | readonly MemberDescriptor[];
  readonly #base: (() => ObjectDescriptor) | undefined;
  #all: readonly MemberDescriptor[] | undefined;

  /** @param base gives the members that come first, unless they are said anew */
  constructor(said: MembersByKey | readonly MemberDescriptor[], base?: () => ObjectDescriptor) {
    this.#said = said;
    this.#base = base;
  }

  get all(): readonly MemberDescriptor[] {
    this.#all ??= this.#list();
    return this.#all;
  }

  #list(): readonly MemberDescriptor[] {
    const said = this.#said;
    if (isList(said)) return said;
    const own = Object.entries(said).map(([key, type]) => member(key, type));
    if (!this.#base) return own;
    const inherited = this.#base().members;
    const isNew = ({ name }: MemberDescriptor): boolean => inherited.every((other) => other.name !== name);
    return [...inherited.map((one) => own.find(({ name }) => name === one.name) ?? one), ...own.filter(isNew)];
  }
}

function isList(said: MembersByKey | readonly MemberDescriptor[]): said is readonly MemberDescriptor[] {
  return Array.isArray(said);
}

function member(key: string, said: MembersByKey[string]): MemberDescriptor {
  const facts = typeof said === "function" || "kind" in said ? { type: said } : said;
  return key.endsWith("?") ? { name: key.slice(0, -1), ...facts, optional: true } : { name: key, ...facts };
}

/** A record that is written in place. */
class InlineRecord implements ObjectDescriptor {
  readonly kind = "object";
  readonly extra: boolean;
  readonly #members: MemberList;

  constructor(members: MemberList, extra: boolean) {
    this.#members = members;
    this.extra = extra;
  }

  get members(): readonly MemberDescriptor[] {
    return this.#members.all;
  }
}

/** The descriptor of a record that is written in place. */
export function record(members: MembersByKey | readonly MemberDescriptor[]): ObjectDescriptor {
  return new InlineRecord(new MemberList(members), false);
}

/** The same where members that are not listed are allowed. */
export function openRecord(members: MembersByKey | readonly MemberDescriptor[]): ObjectDescriptor {
  return new InlineRecord(new MemberList(members), true);
}

/** The descriptor itself. */
export function resolve(ref: DescriptorRef): Descriptor {
  return typeof ref === "function" ? ref() : ref;
}

/** The record that a union holds this object to, if any. */
export function variantOf(
  union: UnionDescriptor,
  object: Readonly<Record<string, unknown>>,
  mode: Mode,
): Descriptor | undefined {
  const tag = object[union.tag];
  const variant = union.variants.find((candidate) => candidate.value === tag)?.type;
  const ref = variant ?? (mode === "tolerant" ? union.fallback : undefined);
  return ref && resolve(ref);
}
