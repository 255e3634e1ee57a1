// Derives how a value of an older record becomes one of the newer, member by member.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { child, text, toJson } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import type { Field, MemberSource, Shape, Step, Type } from "../model/model.js";
import { ofTaken, ofWritten } from "./branding.js";
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
    const asked: Field[] = [];
    const stated = statedUpgrade(origin.node);
    const upgrade: Step["upgrade"] =
      stated?.kind === "custom" ? { ...stated, members, asked } : (stated ?? { kind: "derived", members });
    shape.step = { from: origin.from, to: shape, upgrade, changes: origin.changes };
    dependencies(shape, origins).forEach(visit);
    if (upgrade.kind === "none") return;
    const linker = new StepLinker(origin, diagnostics, upgrade.kind === "custom" ? asked : undefined);
    for (const field of shape.fields) {
      const member = linker.source(field);
      if (member) members.push(member);
    }
  };
  for (const shape of origins.keys()) visit(shape);
}

type Stated = { readonly kind: "custom"; readonly why: string } | Extract<Step["upgrade"], { kind: "none" }>;

/** What the contract says about the step, where it is not derived. */
export function statedUpgrade(node: Node): Stated | undefined {
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
  readonly #asked: Field[] | undefined;

  /** @param asked takes the fields that the older record does not make; without it, these are mistakes */
  constructor(origin: Origin, diagnostics: Diagnostics, asked: Field[] | undefined) {
    this.#origin = origin;
    this.#diagnostics = diagnostics;
    this.#asked = asked;
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
    if (!value)
      return this.#underived(field, "CS0407", `\`${field.name}\` needs a \`value\`: the template that builds it`);
    const source = new TemplateLinker(this.#origin.from, this.#diagnostics).link(value, field);
    return source && { field, source };
  }

  #default(field: Field, node: Node): MemberSource | undefined {
    const value = child(node, "default");
    if (value) {
      checkFieldFits(value, field, this.#diagnostics, "CS0407");
      return {
        field,
        source: { kind: "value", value: withDefaults(toJson(value), field.type), ...ofWritten(field.type) },
      };
    }
    return this.#fresh(field);
  }

  #kept(field: Field): MemberSource | undefined {
    const name = this.#origin.renamed.get(field.name) ?? field.name;
    const old = this.#origin.from.fields.find((candidate) => candidate.name === name);
    if (!old) return this.#fresh(field);
    const help = "use `wrap` with a default";
    if (old.optional && old.default === undefined && !field.optional)
      return this.#underived(field, "CS0405", `\`${field.name}\` was optional and cannot become required`, help);
    if (old.nullable === "value" && field.nullable !== "value")
      return this.#underived(field, "CS0405", `\`${field.name}\` was nullable and cannot refuse null`, help);
    const convert = conversion(old.type, field.type);
    if (!convert) {
      if (this.#asked) this.#asked.push(field);
      else reportConversion(field, old.type, field.type, this.#diagnostics);
      return undefined;
    }
    const keeps = old.nullable === "value" ? { keepsNull: true as const } : {};
    // What was left out meant its default then, whatever it would mean now.
    const value = old.optional ? (old.default ?? field.default) : undefined;
    const whenAbsent = value === undefined ? { orElse: undefined } : { orElse: { value }, ofDefault: true as const };
    const brands = ofTaken(convert, whenAbsent.orElse, field.type);
    const source = { kind: "path", path: [name], optional: old.optional, convert } as const;
    return { field, source: { ...source, ...whenAbsent, ...keeps, ...brands } };
  }

  /** A member that the older record lacks. */
  #fresh(field: Field): MemberSource | undefined {
    const { optional, type } = field;
    // A constant is what it always is.
    if (!optional && type.kind === "literal") return { field, source: { kind: "value", value: type.value } };
    if (!optional) {
      const help = "write `default:`, make it optional, or say `upgrade: { custom: why }`";
      return this.#underived(field, "CS0404", `older requests have no \`${field.name}\` and there is no default`, help);
    }
    this.#asked?.push(field);
    return undefined;
  }

  /** A hook makes it where there is one. */
  #underived(field: Field, code: "CS0404" | "CS0405" | "CS0407", message: string, help?: string): undefined {
    if (this.#asked) this.#asked.push(field);
    else this.#diagnostics.report(code, field.position, message, help);
  }
}
