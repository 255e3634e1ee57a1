// Declares settings. One declaration yields their type, the schema that checks them, their variables and options, and the
// reference for operators.

/** The part of JSON Schema that the settings need. */
export interface Property {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Property>>;
  readonly items?: Property;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  /** The expected value, if the other keywords do not say it. */
  readonly description?: string;
  /** Secret: the value is never shown. */
  readonly writeOnly?: boolean;
  readonly [keyword: string]: unknown;
}

interface About {
  /** Its meaning, for the reference. */
  readonly doc: string;
  /** The environment variable that sets it. */
  readonly variable?: string;
  /** The option of `countersign serve` that sets it: `--port <number>`. */
  readonly option?: string;
  /** What applies if it is not set and has no default. */
  readonly otherwise?: string;
}

/** One setting. A value that may be undefined is one without a default. */
export interface Setting<Value> extends About {
  readonly kind: "setting";
  readonly schema: Property;
  /** At compile time only. */
  readonly value?: Value;
}

/**
 * Settings grouped under one name.
 *
 * - `group`: each may be set or not
 * - `whole`: all are set, or none is and the group is missing
 */
export interface Group<Kind extends "group" | "whole" = "group" | "whole", Members = Declarations> {
  readonly kind: Kind;
  readonly members: Members;
}

export interface Declarations {
  readonly [name: string]: Setting<unknown> | Group;
}

type MayBeMissing<Declared> =
  Declared extends Setting<infer Value>
    ? undefined extends Value
      ? true
      : false
    : Declared extends Group<"whole">
      ? true
      : false;

type ValueOf<Declared> =
  Declared extends Setting<infer Value>
    ? Exclude<Value, undefined>
    : Declared extends Group<"group", infer Members>
      ? Values<Members>
      : Declared extends Group<"whole", infer Members>
        ? { readonly [Name in keyof Members]: ValueOf<Members[Name]> }
        : never;

/** The values of settings, as they were declared. */
export type Values<Members> = {
  readonly [Name in keyof Members as MayBeMissing<Members[Name]> extends true ? never : Name]: ValueOf<Members[Name]>;
} & {
  readonly [Name in keyof Members as MayBeMissing<Members[Name]> extends true ? Name : never]?: ValueOf<Members[Name]>;
};

export interface TextAbout extends About {
  /** The pattern to match. */
  readonly pattern?: string;
  /** The expected value, for the error. */
  readonly expected?: string;
  /** Never show the value. */
  readonly secret?: boolean;
}

const notEmpty = { type: "string", minLength: 1 };

function textSchema({ pattern, expected, secret }: Omit<TextAbout, "doc">): Property {
  return {
    ...notEmpty,
    ...(pattern !== undefined && { pattern }),
    ...(expected !== undefined && { description: expected }),
    ...(secret && { writeOnly: true }),
  };
}

export function text(about: TextAbout & { readonly default: string }): Setting<string>;
export function text(about: TextAbout): Setting<string | undefined>;
export function text(about: TextAbout & { readonly default?: string }): Setting<string | undefined> {
  const schema = { ...textSchema(about), ...(about.default !== undefined && { default: about.default }) };
  return { kind: "setting", schema, ...about };
}

/** One of a few words. */
export function word<Word extends string>(
  words: readonly Word[],
  about: About & { readonly default: NoInfer<Word> },
): Setting<Word> {
  return { kind: "setting", schema: { enum: words, default: about.default }, ...about };
}

/** One of a few words, or none. */
export function optionalWord<Word extends string>(words: readonly Word[], about: About): Setting<Word | undefined> {
  return { kind: "setting", schema: { enum: words }, ...about };
}

export function flag(about: About & { readonly default: boolean }): Setting<boolean> {
  return { kind: "setting", schema: { type: "boolean", default: about.default }, ...about };
}

export const largest = Number.MAX_SAFE_INTEGER;

interface NumberAbout extends About {
  readonly from: number;
  readonly to: number;
}

/** A whole number. */
export function number(about: NumberAbout & { readonly default: number }): Setting<number>;
export function number(about: NumberAbout): Setting<number | undefined>;
export function number(about: NumberAbout & { readonly default?: number }): Setting<number | undefined> {
  const { from: minimum, to: maximum } = about;
  const schema = { type: "integer", minimum, maximum, ...(about.default !== undefined && { default: about.default }) };
  return { kind: "setting", schema, ...about };
}

const day = 86_400_000;

/** Milliseconds, at most a day. */
export function milliseconds(byDefault: number, doc: string): Setting<number> {
  return number({ doc, default: byDefault, from: 1, to: day });
}

/** Comma-separated in the environment. */
export function list(
  about: About & { readonly default: readonly string[]; readonly item?: Omit<TextAbout, "doc"> },
): Setting<readonly string[]> {
  const items = { maxLength: 2048, ...textSchema(about.item ?? {}) };
  return { kind: "setting", schema: { type: "array", default: about.default, items, maxItems: 1000 }, ...about };
}

export function group<Members extends Declarations>(members: Members): Group<"group", Members> {
  return { kind: "group", members };
}

/** Settings that only work together. */
export function whole<Members extends Declarations>(members: Members): Group<"whole", Members> {
  return { kind: "whole", members };
}

/** JSON Schema of settings. */
export function schemaOf(members: Declarations): Property {
  const properties = Object.entries(members).map(([name, declared]): [string, Property] => {
    if (declared.kind === "setting") return [name, declared.schema];
    const inner = schemaOf(declared.members);
    const required = Object.keys(declared.members);
    return [name, declared.kind === "whole" ? { ...inner, required } : { ...inner, default: {} }];
  });
  return { type: "object", additionalProperties: false, properties: Object.fromEntries(properties) };
}

/** A setting with its place in the file: `webhooks.allowPrivateTargets`. */
export interface Placed {
  readonly place: string;
  readonly setting: Setting<unknown>;
}

/** All settings, including those of groups, in the order of declaration. */
export function placed(members: Declarations, below = ""): Placed[] {
  return Object.entries(members).flatMap(([name, declared]) =>
    declared.kind === "setting"
      ? [{ place: below + name, setting: declared }]
      : placed(declared.members, `${below}${name}.`),
  );
}

/** The settings' defaults. */
export function defaultsOf(members: Declarations): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, declared]): [string, unknown][] => {
      if (declared.kind === "group") return [[name, defaultsOf(declared.members)]];
      const value = declared.kind === "setting" ? declared.schema.default : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
