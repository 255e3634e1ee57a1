// Derives how a value of an older record becomes one of the newer, member by member.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { child, text, toJson } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import type { Field, MemberSource, Shape, Step, Type } from "../model/model.js";
import { conversion } from "./conversion.js";
import { withDefaults } from "./defaults.js";
import type { ShapeDraft } from "./draft.js";
import { checkFieldFits } from "./fits.js";
import type { Origin } from "./records.js";
import { TemplateLinker, reportConversion } from "./templates.js";

/** Gives every changed record its step. Older records get theirs first, because conversions go through them. */
export function linkSteps(origins: ReadonlyMap<ShapeDraft, Origin>, diagnostics: Diagnostics): void {
  const visit = (shape: ShapeDraft): void => {
    const origin = origins.get(shape);
    // Results are not upgraded: an activity answers in the version in which it was asked.
    if (!origin || shape.step || shape.role === "result") return;
    visit(origin.from);
    const members: MemberSource[] = [];
    const upgrade = statedUpgrade(origin.node) ?? { kind: "derived", members };
    shape.step = { from: origin.from, to: shape, upgrade, changes: origin.changes };
    dependencies(shape, origins).forEach(visit);
    if (upgrade.kind !== "derived") return;
    const linker = new StepLinker(origin, diagnostics);
    for (const field of shape.fields) {
      const member = linker.source(field);
      if (member) members.push(member);
    }
  };
  for (const shape of origins.keys()) visit(shape);
}

/** What the contract says about the step, where it is not derived. */
export function statedUpgrade(node: Node): Exclude<Step["upgrade"], { kind: "derived" }> | undefined {
  const stated = child(node, "upgrade");
  const custom = text(child(stated, "custom"));
  if (custom !== undefined) return { kind: "custom", why: custom };
  const none = text(child(stated, "none"));
  return none === undefined ? undefined : { kind: "none", why: none };
}

/** Changed records that this one is made of, however deep inside: what is taken from the older one is converted by their steps. */
function dependencies(shape: ShapeDraft, origins: ReadonlyMap<ShapeDraft, Origin>): ShapeDraft[] {
  const met = new Set<Shape>();
  const visit = (type: Type): void => {
    if (type.kind === "array" || type.kind === "map") visit(type.of);
    else if (type.kind === "shape") visitShape(type.shape);
    else if (type.kind === "union") for (const variant of type.union.variants) visitShape(variant.shape);
  };
  const visitShape = (one: Shape): void => {
    if (met.has(one)) return;
    met.add(one);
    for (const field of one.fields) visit(field.type);
  };
  for (const field of shape.fields) visit(field.type);
  return [...origins.keys()].filter((candidate) => met.has(candidate));
}

class StepLinker {
  readonly #origin: Origin;
  readonly #diagnostics: Diagnostics;

  constructor(origin: Origin, diagnostics: Diagnostics) {
    this.#origin = origin;
    this.#diagnostics = diagnostics;
  }

  source(field: Field): MemberSource | undefined {
    const wrapped = this.#origin.wrapped.find((candidate) => candidate.field === field);
    if (wrapped) return this.#wrap(field, wrapped.node);
    const added = this.#origin.added.find((candidate) => candidate.field === field);
    if (added) return this.#default(field, added.node);
    return this.#kept(field);
  }

  #wrap(field: Field, node: Node): MemberSource | undefined {
    const value = child(node, "value");
    if (!value) {
      this.#diagnostics.report(
        "CS0407",
        field.position,
        `\`${field.name}\` needs a \`value\`: the template that builds it`,
      );
      return undefined;
    }
    const source = new TemplateLinker(this.#origin.from, this.#diagnostics).link(value, field);
    return source && { field, source };
  }

  #default(field: Field, node: Node): MemberSource | undefined {
    const value = child(node, "default");
    if (value) {
      checkFieldFits(value, field, this.#diagnostics, "CS0407");
      return { field, source: { kind: "value", value: withDefaults(toJson(value), field.type) } };
    }
    // A constant is what it always is.
    if (!field.optional && field.type.kind === "literal")
      return { field, source: { kind: "value", value: field.type.value } };
    if (!field.optional) {
      const help = "write `default:`, make it optional, or say `upgrade: { custom: why }`";
      this.#diagnostics.report(
        "CS0404",
        field.position,
        `older requests have no \`${field.name}\` and there is no default`,
        help,
      );
    }
    return undefined;
  }

  #kept(field: Field): MemberSource | undefined {
    const name = this.#origin.renamed.get(field.name) ?? field.name;
    const old = this.#origin.from.fields.find((candidate) => candidate.name === name);
    if (!old) return undefined;
    if (old.optional && old.default === undefined && !field.optional) {
      this.#diagnostics.report(
        "CS0405",
        field.position,
        `\`${field.name}\` was optional and cannot become required`,
        "use `wrap` with a default",
      );
      return undefined;
    }
    if (old.nullable === "value" && field.nullable !== "value") {
      const message = `\`${field.name}\` was nullable and cannot refuse null`;
      this.#diagnostics.report("CS0405", field.position, message, "use `wrap` with a default");
      return undefined;
    }
    const convert = conversion(old.type, field.type);
    if (!convert) {
      reportConversion(field, old.type, field.type, this.#diagnostics);
      return undefined;
    }
    const keeps = old.nullable === "value" ? { keepsNull: true as const } : {};
    // What was left out meant its default then, whatever it would mean now.
    const value = old.optional ? (old.default ?? field.default) : undefined;
    const whenAbsent = value === undefined ? { orElse: undefined } : { orElse: { value }, ofDefault: true as const };
    return { field, source: { kind: "path", path: [name], optional: old.optional, ...whenAbsent, convert, ...keeps } };
  }
}
