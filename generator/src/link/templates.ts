// The templates of `wrap`: JSON in which `$name` stands for a member of the older record, wherever it may stand.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { entriesOf, text, toJson } from "../load/tree.js";
import type { Entry, ListNode, MapNode, Node } from "../load/tree.js";
import type { ArrayType, Field, MapType, Shape, Template, TemplateMember, Type } from "../model/model.js";
import { written } from "../model/type-words.js";
import { ofTaken, ofWritten } from "./branding.js";
import { conversion } from "./conversion.js";
import { withDefaults } from "./defaults.js";
import { checkFits, checkKeys, isNull, variantOf } from "./fits.js";
import { referenceOf, references } from "./references.js";
import type { Reference } from "./references.js";

/** Where a template stands: what it has to be, and whether it may come to nothing. */
interface Place {
  readonly type: Type;
  readonly takesNull: boolean;
  readonly mayBeAbsent: boolean;
}

type ObjectTemplate = Extract<Template, { kind: "object" }>;

/** What `json` and the further members of an open record take. */
const anything: Place = { type: { kind: "json" }, takesNull: true, mayBeAbsent: true };

export class TemplateLinker {
  readonly #older: Shape;
  readonly #diagnostics: Diagnostics;

  constructor(older: Shape, diagnostics: Diagnostics) {
    this.#older = older;
    this.#diagnostics = diagnostics;
  }

  /** What makes the value of a field. Reports what does not fit. */
  link(node: Node, field: Field): Template | undefined {
    return this.#template(node, placeOf(field, field.optional));
  }

  #template(node: Node, place: Place): Template | undefined {
    const reference = referenceOf(node);
    if (reference) return this.#path(reference, node, place);
    const { type } = place;
    if (references(node).length === 0) return this.#plain(unescaped(node), place);
    if (node.kind === "list" && type.kind === "array") return this.#list(node, type, place);
    if (node.kind === "list" && type.kind === "json") return this.#items(node, place);
    if (node.kind === "map") {
      const shape = type.kind === "shape" ? type.shape : type.kind === "union" && variantOf(node, type.union)?.shape;
      if (shape) return this.#record(node, shape, place.mayBeAbsent);
      if (type.kind === "map") return this.#map(node, type);
      if (type.kind === "json") return this.#entries(node.entries, place);
    }
    checkFits(node, type, this.#diagnostics, "CS0407");
    return undefined;
  }

  /** What refers to nothing is there as it is written. */
  #plain(node: Node, { type, takesNull }: Place): Template {
    if (takesNull && isNull(node)) return { kind: "value", value: null };
    checkFits(node, type, this.#diagnostics, "CS0407");
    return { kind: "value", value: withDefaults(toJson(node), type), ...ofWritten(type) };
  }

  #list(node: ListNode, type: ArrayType, { mayBeAbsent }: Place): Template {
    const count = node.items.length;
    const bound = count < type.minItems ? `at least ${type.minItems}` : `at most ${type.maxItems}`;
    if (count < type.minItems || count > type.maxItems) this.#report(node, `does not fit: expected ${bound} items`);
    if (type.unique && count > 1) {
      const help = "say `upgrade: { custom: why }`";
      this.#report(node, "items that come from older requests may be the same, and each may be there once", help);
    }
    return this.#items(node, { type: type.of, takesNull: takesNull(type), mayBeAbsent });
  }

  #items(node: ListNode, place: Place): Template {
    const items = node.items.map((item) => this.#template(item, place));
    return { kind: "array", items: items.filter((item) => item !== undefined) };
  }

  #map(node: MapNode, type: MapType): Template {
    const made = this.#entries(node.entries, { type: type.of, takesNull: takesNull(type), mayBeAbsent: true });
    const certain = made.members.filter(({ value }) => !canBeAbsent(value)).length;
    checkKeys(node, type, this.#diagnostics, "CS0407");
    if (certain < type.minEntries)
      this.#report(node, `does not fit: expected at least ${type.minEntries} entries that are always there`);
    if (made.members.length > type.maxEntries)
      this.#report(node, `does not fit: expected at most ${type.maxEntries} entries`);
    return made;
  }

  /** An entry that comes to nothing is left out. */
  #entries(entries: readonly Entry[], place: Place): ObjectTemplate {
    const members = entries.flatMap(({ key, value }): TemplateMember[] => {
      const template = this.#template(value, { ...place, mayBeAbsent: true });
      return template ? [{ name: key, optional: true, value: template }] : [];
    });
    return { kind: "object", members };
  }

  #record(node: MapNode, shape: Shape, mayBeAbsent: boolean): Template {
    const what = shape.name ? `\`${shape.name}\`` : "this record";
    const members: TemplateMember[] = [];
    const others: Entry[] = [];
    for (const one of node.entries) {
      const field = shape.fields.find(({ name }) => name === one.key);
      if (!field) {
        others.push(one);
        continue;
      }
      const template = this.#template(one.value, placeOf(field, field.optional || mayBeAbsent));
      const orElse = field.default === undefined ? undefined : { value: field.default };
      if (template)
        members.push({ name: one.key, optional: field.optional, value: template, ...(orElse && { orElse }) });
    }
    if (shape.extra) members.push(...this.#entries(others, anything).members);
    for (const { key, keyPosition } of shape.extra ? [] : others) {
      const names = shape.fields.map(({ name }) => name);
      this.#diagnostics.report("CS0407", keyPosition, `${what} has no member \`${key}\``, didYouMean(key, names));
    }
    for (const { name, optional, type, default: value } of shape.fields) {
      if (node.entries.some(({ key }) => key === name)) continue;
      if (value !== undefined)
        members.push({ name, optional: true, value: { kind: "value", value, ...ofWritten(type) } });
      else if (!optional) this.#report(node, `${what} needs the member \`${name}\``);
    }
    return { kind: "object", members };
  }

  #path(reference: Reference, node: Node, { type, takesNull: keeps, mayBeAbsent }: Place): Template | undefined {
    this.#checkForm(node);
    const found = this.#found(reference.path, node);
    if (!found) return undefined;
    const { field, isBelowOptional } = found;
    const keepsNull = keeps && field.nullable === "value";
    const optional = isBelowOptional || field.optional || (field.nullable === "value" && !keepsNull);
    if (reference.orElse) checkFits(reference.orElse, type, this.#diagnostics, "CS0407");
    if (optional && !mayBeAbsent && !reference.orElse) {
      const path = reference.path.join(".");
      const help = `write \`{ $from: ${path}, default: … }\``;
      this.#report(node, `\`$${path}\` may be absent, but this field needs a value`, help);
    }
    const convert = conversion(field.type, type);
    if (!convert) {
      reportConversion(node, field.type, type, this.#diagnostics);
      return undefined;
    }
    const orElse = reference.orElse && { value: withDefaults(toJson(reference.orElse), type) };
    const brands = ofTaken(convert, orElse, type);
    return {
      kind: "path",
      path: reference.path,
      optional,
      orElse,
      convert,
      ...(keepsNull && { keepsNull }),
      ...brands,
    };
  }

  /** The member at the end of a path, and whether one before it may be missing. */
  #found(path: readonly string[], node: Node): { field: Field; isBelowOptional: boolean } | undefined {
    let shape = this.#older;
    let isBelowOptional = false;
    for (const [index, segment] of path.entries()) {
      const field = shape.fields.find(({ name }) => name === segment);
      if (!field) {
        const names = shape.fields.map(({ name }) => name);
        const message = `\`${shape.name}\` has no member \`${segment}\``;
        this.#diagnostics.report("CS0406", node.position, message, didYouMean(segment, names));
        return undefined;
      }
      if (index === path.length - 1) return { field, isBelowOptional };
      if (field.type.kind !== "shape") {
        const message = `\`${segment}\` is \`${written(field.type)}\` and has no members`;
        this.#diagnostics.report("CS0406", node.position, message);
        return undefined;
      }
      isBelowOptional ||= field.optional || field.nullable === "value";
      shape = field.type.shape;
    }
    return undefined;
  }

  /** Beside `$from` there is only what stands in for it. */
  #checkForm(node: Node): void {
    for (const { key, keyPosition } of entriesOf(node)) {
      if (key === "$from" || key === "default") continue;
      const help = didYouMean(key, ["default"]) ?? "beside `$from` there is only `default`";
      this.#diagnostics.report("CS0407", keyPosition, `unknown key \`${key}\``, help);
    }
  }

  #report(node: Node, message: string, help?: string): void {
    this.#diagnostics.report("CS0407", node.position, message, help);
  }
}

function placeOf({ type, nullable }: Field, mayBeAbsent: boolean): Place {
  return { type, takesNull: nullable === "value" || type.kind === "json", mayBeAbsent };
}

function takesNull({ of, orNull }: ArrayType | MapType): boolean {
  return orNull === true || of.kind === "json";
}

/** Whether older records can lack what the template needs. */
function canBeAbsent(template: Template): boolean {
  switch (template.kind) {
    case "value":
      return false;
    case "path":
      return template.optional && !template.orElse;
    case "array":
      return template.items.some(canBeAbsent);
    case "object":
      return template.members.some(({ optional, value }) => !optional && canBeAbsent(value));
  }
}

/** Texts that begin with `$$` stand for those with one `$` less. */
function unescaped(node: Node): Node {
  switch (node.kind) {
    case "list":
      return { ...node, items: node.items.map(unescaped) };
    case "map":
      return { ...node, entries: node.entries.map((one) => ({ ...one, value: unescaped(one.value) })) };
    case "value":
      return text(node)?.startsWith("$$") ? { ...node, value: String(node.value).slice(1) } : node;
  }
}

/** Says why no value of one type is taken for the other. */
export function reportConversion(
  { position }: Pick<Node, "position">,
  from: Type,
  to: Type,
  diagnostics: Diagnostics,
): void {
  const message =
    written(from) === written(to)
      ? `the new bounds of \`${written(to)}\` refuse values that the old ones allowed`
      : `\`${written(from)}\` does not convert to \`${written(to)}\` automatically`;
  const help = "give the shape a `from`, use `wrap`, or say `upgrade: { custom: why }`";
  diagnostics.report("CS0405", position, message, help);
}
