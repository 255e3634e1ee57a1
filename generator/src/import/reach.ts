// What operations lead to: the rest has no place in the contract. And what depends on who writes a record: members that
// are read-only, defaults, and lists of values that may grow.

import type { Bounds, Declaration, Form, Member, TypeDraft } from "./draft.js";
import { innermost } from "./draft.js";
import type { Findings } from "./findings.js";
import type { OperationDraft } from "./operations.js";
import { fitsPlain } from "./plain.js";
import type { WebhookDraft } from "./webhooks.js";

type Declared = ReadonlyMap<string, Declaration>;

export interface Reach {
  readonly sent: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
}

export function reach(
  declared: Declared,
  operations: readonly OperationDraft[],
  webhooks: readonly WebhookDraft[],
  errorBody: string | undefined,
): Reach {
  const sent = new Walk(declared);
  const answered = new Walk(declared);
  for (const { request, response, headers } of operations) {
    for (const { form } of request.members) sent.type(form.type);
    for (const { form } of [...response.members, ...headers]) answered.type(form.type);
  }
  for (const { payload, headers } of webhooks) for (const { form } of [payload, ...headers]) answered.type(form.type);
  if (errorBody !== undefined) answered.type({ kind: "named", name: errorBody });
  return { sent: sent.found, answered: answered.found };
}

/** Without operations, all of them are sent and answered. */
export function everything(declared: Declared): Reach {
  const all = new Set(declared.keys());
  return { sent: all, answered: all };
}

class Walk {
  readonly found = new Set<string>();
  readonly #declared: Declared;

  constructor(declared: Declared) {
    this.#declared = declared;
  }

  type(type: TypeDraft): void {
    const waiting = [innermost(type)];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (next.kind !== "named" || this.found.has(next.name)) continue;
      this.found.add(next.name);
      const declaration = this.#declared.get(next.name);
      if (declaration?.kind === "union")
        waiting.push(...declaration.variants.map((name) => ({ kind: "named", name }) as const));
      if (declaration?.kind === "shape") waiting.push(...declaration.members.map(({ form }) => innermost(form.type)));
    }
  }
}

/** Members as they are for the one, or the two, who write them. */
export function settle(
  members: readonly Member[],
  isSent: boolean,
  isAnswered: boolean,
  declared: Declared,
  findings: Findings,
): readonly Member[] {
  return members.map((one): Member => {
    const { form, pointer } = one;
    const isOtherSide = (form.only === "answers" && isSent) || (form.only === "requests" && isAnswered);
    if (isOtherSide && !one.optional)
      findings.add(
        "changed",
        pointer,
        `\`${one.name}\` is only in ${form.only ?? ""}: it is optional, because the same record stands on both sides`,
      );
    const optional = one.optional || (isOtherSide && innermostTag(one) !== "const");
    const opened = settleOpen(form, isSent, declared, findings, pointer);
    const settled = settleDefault({ ...one, optional, form: opened }, isSent, declared, findings);
    return { ...one, optional, form: settled };
  });
}

function innermostTag({ form }: Member): string {
  return innermost(form.type).kind;
}

/** Only answers hold values that are not listed. */
function settleOpen(form: Form, isSent: boolean, declared: Declared, findings: Findings, pointer: string): Form {
  if (!form.open) return form;
  const inner = innermost(form.type);
  const declaration = inner.kind === "named" ? declared.get(inner.name) : undefined;
  if (declaration?.kind === "enum" && !isSent) {
    declaration.open = true;
    return form;
  }
  findings.add("wider", pointer, "requests hold listed values only: any string is allowed");
  const replace = (type: TypeDraft): TypeDraft =>
    "of" in type ? { ...type, of: replace(type.of) } : { kind: "plain", name: "string" };
  return { ...form, type: replace(form.type) };
}

/** An enum that is open somewhere is open in every answer. */
export function listOpened(members: readonly Member[], declared: Declared, findings: Findings): void {
  for (const { form, pointer } of members) {
    const inner = innermost(form.type);
    const declaration = inner.kind === "named" ? declared.get(inner.name) : undefined;
    if (form.open || declaration?.kind !== "enum" || !declaration.open) continue;
    findings.add("wider", pointer, `\`${declaration.name}\` is open in another answer, and so it is here`);
  }
}

function settleDefault(
  { name, optional, form, pointer }: Member,
  isSent: boolean,
  declared: Declared,
  findings: Findings,
): Form {
  const value = form.default;
  if (value === undefined) return form;
  const { default: _, ...without } = form;
  const rest = { ...without, default: undefined };
  if (value === null) return rest;
  const lose = (why: string): Form => {
    findings.add("left-out", pointer, `the default of \`${name}\` is left out: ${why}`);
    return rest;
  };
  if (!isSent) return rest;
  if (!optional) return lose("defaults are for optional members");
  const fits = Array.isArray(value)
    ? form.type.kind === "array" &&
      value.length >= (form.bounds.minItems ?? 0) &&
      value.length <= (form.bounds.maxItems ?? Infinity) &&
      !form.bounds.unique &&
      value.every((item) => fitsValue(form, innermost(form.type), item as never, declared)) &&
      !("of" in form.type.of)
    : !("of" in form.type) && fitsValue(form, form.type, value, declared);
  return fits ? form : lose("it does not fit, or is a record");
}

function fitsValue(
  form: Form,
  type: ReturnType<typeof innermost>,
  value: NonNullable<Form["default"]>,
  declared: Declared,
): boolean {
  if (type.kind === "const") return value === type.value;
  if (type.kind === "plain") return fitsPlain(type.name, form.bounds, value);
  const declaration = declared.get(type.name);
  if (declaration?.kind === "enum") return declaration.values.some((one) => one.value === value);
  return (
    declaration?.kind === "scalar" && fitsPlain(declaration.base, { ...declaration.bounds, ...form.bounds }, value)
  );
}

/** A record that needs itself has no value: what leads back is optional then. */
export function breakCircles(declared: Declared, findings: Findings): void {
  const finite = new Set<string>();
  // Those that are declared later are mostly parts of those before.
  const all = [...declared.values()].reverse();
  const spread = (): void => {
    for (let size = -1; size < finite.size;) {
      size = finite.size;
      for (const one of all) if (!finite.has(one.name) && isFinite(one, finite)) finite.add(one.name);
    }
  };
  spread();
  for (const shape of declared.values()) {
    if (finite.has(shape.name) || shape.kind !== "shape") continue;
    shape.members = shape.members.map((one) => {
      if (one.optional || one.form.nullable || isFiniteType(one.form.type, one.form.bounds, finite)) return one;
      findings.add("wider", one.pointer, `\`${one.name}\` needs a record inside of itself: it is optional`);
      return { ...one, optional: true };
    });
    finite.add(shape.name);
    spread();
  }
}

function isFinite(declaration: Declaration, finite: ReadonlySet<string>): boolean {
  if (declaration.kind === "union") return declaration.variants.some((name) => finite.has(name));
  if (declaration.kind !== "shape") return true;
  return declaration.members.every(
    ({ optional, form }) => optional || form.nullable || isFiniteType(form.type, form.bounds, finite),
  );
}

function isFiniteType(type: TypeDraft, bounds: Bounds, finite: ReadonlySet<string>): boolean {
  if (!("of" in type)) return type.kind !== "named" || finite.has(type.name);
  const { minItems = 0, minEntries = 0, ...others } = bounds;
  if ((type.kind === "array" ? minItems : minEntries) === 0 || type.orNull) return true;
  return isFiniteType(type.of, type.kind === "array" ? { ...others, minEntries } : { ...others, minItems }, finite);
}
