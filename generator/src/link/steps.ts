// Derives how a value of an older record becomes one of the newer, member by member.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { child, entriesOf, text, toJson } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import type { Field, MemberSource, Shape, Step, Template, TemplateMember, Type } from "../model/model.js";
import { conversion } from "./conversion.js";
import { withDefaults } from "./defaults.js";
import type { ShapeDraft } from "./draft.js";
import { checkFieldFits, checkFits, isNull } from "./fits.js";
import type { Origin } from "./records.js";
import { written } from "./records.js";

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

/** Changed records that members of this one consist of: members are converted by their steps. */
function dependencies(shape: ShapeDraft, origins: ReadonlyMap<ShapeDraft, Origin>): ShapeDraft[] {
  const inner = (type: Type): Type => (type.kind === "array" || type.kind === "map" ? inner(type.of) : type);
  const types = new Set(
    shape.fields.map(({ type }) => inner(type)).flatMap((type) => (type.kind === "shape" ? [type.shape] : [])),
  );
  return [...origins.keys()].filter((candidate) => types.has(candidate));
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
    const source = this.#member(value, field, field.optional);
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
      this.#reportConversion(field.position, old.type, field.type);
      return undefined;
    }
    const keeps = old.nullable === "value" ? { keepsNull: true as const } : {};
    // What was left out meant its default then, whatever it would mean now.
    const value = old.optional ? (old.default ?? field.default) : undefined;
    const whenAbsent = value === undefined ? { orElse: undefined } : { orElse: { value }, ofDefault: true as const };
    return { field, source: { kind: "path", path: [name], optional: old.optional, ...whenAbsent, convert, ...keeps } };
  }

  #member(node: Node, { type, nullable }: Field, mayBeAbsent: boolean): Template | undefined {
    return nullable && isNull(node) ? { kind: "value", value: null } : this.#template(node, type, mayBeAbsent);
  }

  #template(node: Node, type: Type, mayBeAbsent: boolean): Template | undefined {
    const reference = referenceOf(node);
    if (reference) return this.#path(reference, node, type, mayBeAbsent);
    if (node.kind === "list" && type.kind === "array") {
      const items = node.items.map((item): Template | undefined =>
        type.orNull && isNull(item) ? { kind: "value", value: null } : this.#template(item, type.of, mayBeAbsent),
      );
      return { kind: "array", items: items.filter((item) => item !== undefined) };
    }
    if (node.kind === "map" && type.kind === "shape") return this.#object(node, type.shape, mayBeAbsent);
    const literal = text(node);
    if (literal?.startsWith("$$")) return { kind: "value", value: literal.slice(1) };
    checkFits(node, type, this.#diagnostics, "CS0407");
    return { kind: "value", value: withDefaults(toJson(node), type) };
  }

  #object(node: Node, shape: Shape, mayBeAbsent: boolean): Template {
    const members: TemplateMember[] = [];
    for (const { key, keyPosition, value } of entriesOf(node)) {
      const field = shape.fields.find((candidate) => candidate.name === key);
      if (!field) {
        const help = didYouMean(
          key,
          shape.fields.map(({ name }) => name),
        );
        this.#diagnostics.report("CS0407", keyPosition, `\`${shape.name}\` has no member \`${key}\``, help);
        continue;
      }
      const template = this.#member(value, field, field.optional || mayBeAbsent);
      const orElse = field.default === undefined ? undefined : { value: field.default };
      if (template) members.push({ name: key, optional: field.optional, value: template, ...(orElse && { orElse }) });
    }
    for (const field of shape.fields) {
      const isWritten = entriesOf(node).some(({ key }) => key === field.name);
      if (field.default !== undefined && !isWritten)
        members.push({ name: field.name, optional: true, value: { kind: "value", value: field.default } });
      if (field.optional || isWritten) continue;
      this.#diagnostics.report("CS0407", node.position, `\`${shape.name}\` needs the member \`${field.name}\``);
    }
    return { kind: "object", members };
  }

  #path(reference: Reference, node: Node, type: Type, mayBeAbsent: boolean): Template | undefined {
    let shape: Shape = this.#origin.from;
    let found: Field | undefined;
    let optional = false;
    for (const [index, segment] of reference.path.entries()) {
      found = shape.fields.find(({ name }) => name === segment);
      if (!found) {
        const help = didYouMean(
          segment,
          shape.fields.map(({ name }) => name),
        );
        this.#diagnostics.report("CS0406", node.position, `\`${shape.name}\` has no member \`${segment}\``, help);
        return undefined;
      }
      optional ||= found.optional || found.nullable === "value";
      if (index === reference.path.length - 1) break;
      if (found.type.kind !== "shape") {
        this.#diagnostics.report(
          "CS0406",
          node.position,
          `\`${segment}\` is \`${written(found.type)}\` and has no members`,
        );
        return undefined;
      }
      shape = found.type.shape;
    }
    if (!found) return undefined;
    if (reference.orElse) checkFits(reference.orElse, type, this.#diagnostics, "CS0407");
    if (optional && !mayBeAbsent && !reference.orElse) {
      const help = `write \`{ $from: ${reference.path.join(".")}, default: … }\``;
      this.#diagnostics.report(
        "CS0407",
        node.position,
        `\`$${reference.path.join(".")}\` may be absent, but this field needs a value`,
        help,
      );
    }
    const convert = conversion(found.type, type);
    if (!convert) {
      this.#reportConversion(node.position, found.type, type);
      return undefined;
    }
    const orElse = reference.orElse && { value: withDefaults(toJson(reference.orElse), type) };
    return { kind: "path", path: reference.path, optional, orElse, convert };
  }

  #reportConversion(position: Field["position"], from: Type, to: Type): void {
    const message =
      written(from) === written(to)
        ? `the new bounds of \`${written(to)}\` refuse values that the old ones allowed`
        : `\`${written(from)}\` does not convert to \`${written(to)}\` automatically`;
    const help = "give the shape a `from`, use `wrap`, or say `upgrade: { custom: why }`";
    this.#diagnostics.report("CS0405", position, message, help);
  }
}

interface Reference {
  readonly path: readonly string[];
  readonly orElse: Node | undefined;
}

function referenceOf(node: Node): Reference | undefined {
  const value = text(node);
  if (value?.startsWith("$") && !value.startsWith("$$")) return { path: value.slice(1).split("."), orElse: undefined };
  const from = text(child(node, "$from"));
  return from === undefined ? undefined : { path: from.split("."), orElse: child(node, "default") };
}
