// The types of a contract at run time: one object each, which is the type's descriptor and judges and reads its values.

import type { Issue, ParseResult } from "./issue.js";
import { MemberList } from "./validate-descriptor.js";
import type {
  Descriptor,
  DescriptorRef,
  EnumDescriptor,
  MemberDescriptor,
  MembersByKey,
  Mode,
  ObjectDescriptor,
  UnionDescriptor,
  VariantDescriptor,
} from "./validate-descriptor.js";
import { findIssues, read } from "./validate-explain.js";
import { standardSchema } from "./validate-standard.js";
import type { StandardSchema } from "./validate-standard.js";

/** Judges and reads values of one type. Functions may be passed on by themselves: `values.every(User.is)`. */
export interface Reader<Value, Read = Value> extends StandardSchema<Read> {
  /** Whether the value fits. */
  readonly is: (value: unknown) => value is Value;
  /**
   * The value, or every issue. Explicit nulls of optional members are left out, and requests get their defaults; where
   * there is nothing to change, it is the very object that was given.
   */
  readonly parse: (value: unknown) => ParseResult<Read>;
  /** Every place where the value does not fit; none when it does. The first thousand are told. */
  readonly explain: (value: unknown) => readonly Issue[];
}

/** A type: as it is sent, where requests hold it, and as it is answered otherwise. */
export interface Type<Value, Read = Value, Received = Value> extends Reader<Value, Read> {
  /** Reads answers: unknown members and new values of open enums are accepted, bounds are not looked at. */
  readonly received: Reader<Received>;
}

/** Whether a value fits as it is, without nulls to leave out and defaults to fill in. */
type Check = (value: unknown, depth?: number) => boolean;

/** A check that accepts nothing leaves everything to the descriptor. */
const undecided: Check = () => false;

class TypeReader<Value, Read, Received> implements Type<Value, Read, Received> {
  /** The generated check. `true` is final; `false` says no more than that the descriptor has to be asked. */
  readonly check: Check;
  readonly is: (value: unknown) => value is Value;
  readonly parse: (value: unknown) => ParseResult<Read>;
  readonly explain: (value: unknown) => readonly Issue[];
  #received: Reader<Received> | undefined;

  /** @param descriptor where the object is not the descriptor itself */
  constructor(check: Check = undecided, mode: Mode = "strict", descriptor?: Descriptor) {
    const self = descriptor ?? (this as unknown as Descriptor);
    this.check = check;
    this.is = (value): value is Value => check(value) || findIssues(self, value, mode, 1).length === 0;
    this.parse = (value) => (check(value) ? { ok: true, value: value as Read } : read(self, value, mode));
    this.explain = (value) => findIssues(self, value, mode);
  }

  get received(): Reader<Received> {
    this.#received ??= new TypeReader(undecided, "tolerant", this as unknown as Descriptor);
    return this.#received;
  }

  get "~standard"(): StandardSchema<Read>["~standard"] {
    return standardSchema(this.parse)["~standard"];
  }
}

/** Members by key, or as a list where an object would not keep their names in their place. */
type Members = MembersByKey | readonly MemberDescriptor[];

/** The type of a record. */
export class RecordType<Value, Read = Value, Received = Value>
  extends TypeReader<Value, Read, Received>
  implements ObjectDescriptor
{
  readonly kind = "object";
  readonly extra: boolean;
  readonly #members: MemberList;

  constructor(members: MemberList, extra: boolean, check?: Check) {
    super(check, check ? "strict" : "tolerant");
    this.extra = extra;
    this.#members = members;
  }

  get members(): readonly MemberDescriptor[] {
    return this.#members.all;
  }
}

/** The type of a record that requests hold. */
export function sent<Value, Read = Value, Received = Value>(
  check: Check,
  members: Members,
): RecordType<Value, Read, Received> {
  return new RecordType(new MemberList(members), false, check);
}

/** The same where members that are not listed are allowed. */
export function openSent<Value, Read = Value, Received = Value>(
  check: Check,
  members: Members,
): RecordType<Value, Read, Received> {
  return new RecordType(new MemberList(members), true, check);
}

/** The type of a record that only answers hold. */
export function answered<Value>(members: Members): RecordType<Value> {
  return new RecordType(new MemberList(members), false);
}

/** The same where members that are not listed are allowed. */
export function openAnswered<Value>(members: Members): RecordType<Value> {
  return new RecordType(new MemberList(members), true);
}

/** The same with the members of another record, some of them in a form of its own. */
export function extending<Value>(base: () => ObjectDescriptor, members: MembersByKey): RecordType<Value> {
  return new RecordType(new MemberList(members, base), false);
}

/** The type of records that are told apart by the string in one member. */
export class UnionType<Value, Read = Value, Received = Value>
  extends TypeReader<Value, Read, Received>
  implements UnionDescriptor
{
  readonly kind = "union";
  readonly tag: string;
  readonly variants: readonly VariantDescriptor[];
  readonly fallback?: DescriptorRef;

  constructor(tag: string, variants: readonly VariantDescriptor[], fallback?: DescriptorRef, check?: Check) {
    super(check, check ? "strict" : "tolerant");
    this.tag = tag;
    this.variants = variants;
    if (fallback) this.fallback = fallback;
  }
}

/** The type of a union that requests hold. */
export function sentUnion<Value, Read = Value, Received = Value>(
  check: Check,
  tag: string,
  variants: readonly VariantDescriptor[],
  fallback?: DescriptorRef,
): UnionType<Value, Read, Received> {
  return new UnionType<Value, Read, Received>(tag, variants, fallback, check);
}

/** The type of a union that only answers hold. */
export function answeredUnion<Value>(
  tag: string,
  variants: readonly VariantDescriptor[],
  fallback?: DescriptorRef,
): UnionType<Value> {
  return new UnionType(tag, variants, fallback);
}

/** The values of an enum by their names. */
type Constants = Readonly<Record<string, string>>;

/** The type of an enum. `received` accepts any string where the enum is open. */
export class EnumType<Value, Received = Value> extends TypeReader<Value, Value, Received> implements EnumDescriptor {
  readonly kind = "enum";
  readonly name: string;
  readonly values: readonly string[];
  readonly open: boolean;

  constructor(name: string, constants: Constants, open: boolean, check: Check) {
    super(check);
    this.name = name;
    this.values = Object.values(constants);
    this.open = open;
  }
}

/** The type of an enum, whose values are all known. */
export function closedEnum<Value>(name: string, check: Check, constants: Constants): EnumType<Value> {
  return new EnumType<Value>(name, constants, false, check);
}

/** The type of an enum to which servers may add values. */
export function openEnum<Value, Received>(name: string, check: Check, constants: Constants): EnumType<Value, Received> {
  return new EnumType<Value, Received>(name, constants, true, check);
}

/** The type of a named string or number. */
export type ScalarType<Value, Own extends Descriptor> = Type<Value> & Own & { readonly check: Check };

/** Makes one from its descriptor. */
export function scalar<Value, Own extends Descriptor>(check: Check, descriptor: Own): ScalarType<Value, Own> {
  return Object.assign(new TypeReader<Value, Value, Value>(check), descriptor);
}
