// Links records: written out as fields, or as a change of an older record.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { child, entriesOf, entry, flag, itemsOf, oneOrMore, text, toJson } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import type { Change, Field } from "../model/model.js";
import { written } from "../model/type-words.js";
import type { RecordSource, ShapeDraft } from "./draft.js";
import { linkFields } from "./fields.js";
import type { LinkedField } from "./fields.js";
import { references } from "./references.js";
import type { Scope } from "./scope.js";

/** How a record came from an older one: what the step is built from once every record is linked. */
export interface Origin {
  readonly from: ShapeDraft;
  readonly node: Node;
  /** Fields put in by `add` and `wrap`, with the nodes of their defaults and templates. */
  readonly added: readonly LinkedField[];
  readonly wrapped: readonly LinkedField[];
  /** New name → old name. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly changes: readonly Change[];
}

const stepKeys = ["add", "drop", "rename", "retype", "wrap"] as const;

export class RecordLinker {
  readonly origins = new Map<ShapeDraft, Origin>();
  readonly #scope: Scope;
  readonly #diagnostics: Diagnostics;
  readonly #sources = new Map<ShapeDraft, RecordSource>();
  readonly #state = new Map<ShapeDraft, "linking" | "linked">();
  readonly #ownDocs = new WeakSet<Field>();

  constructor(scope: Scope) {
    this.#scope = scope;
    this.#diagnostics = scope.diagnostics;
  }

  add(shape: ShapeDraft, source: RecordSource): void {
    this.#sources.set(shape, source);
  }

  shapes(): Iterable<ShapeDraft> {
    return this.#sources.keys();
  }

  /** Fills in the fields of all records added so far. */
  linkAll(): void {
    for (const shape of this.#sources.keys()) this.#link(shape);
  }

  #link(shape: ShapeDraft): boolean {
    const state = this.#state.get(shape);
    const source = this.#sources.get(shape);
    if (state === "linked" || !source) return true;
    if (state === "linking") return false;
    this.#state.set(shape, "linking");
    const { node } = source;
    shape.doc = text(child(node, "doc")) ?? shape.doc;
    shape.deprecated = text(child(node, "deprecated")) ?? shape.deprecated;
    shape.extra = flag(child(node, "extra"));
    const from = child(node, "from");
    const fields = entry(node, "fields");
    if ((from === undefined) === (fields === undefined)) {
      const position = fields?.keyPosition ?? shape.position;
      this.#diagnostics.report("CS0301", position, `the record \`${shape.name}\` needs either \`fields\` or \`from\``);
    }
    if (from) {
      const found = entry(node, "extends");
      const help = "the older record's fields are there already; use `add` for more";
      if (found) this.#diagnostics.report("CS0304", found.keyPosition, "`extends` has no meaning beside `from`", help);
      this.#change(shape, source, from);
    } else {
      for (const key of stepKeys) {
        const found = entry(node, key);
        if (found) this.#diagnostics.report("CS0304", found.keyPosition, `\`${key}\` has no meaning without \`from\``);
      }
      this.#extend(shape, node);
      for (const { field } of this.#fields(fields?.value, "fields")) put(shape, field, this.#diagnostics);
      this.#startAfresh(shape, source);
    }
    this.#state.set(shape, "linked");
    return true;
  }

  /** Puts the fields of other shapes in. Nothing is upgraded: none of them is older than another. */
  #extend(shape: ShapeDraft, node: Node): void {
    const bases = oneOrMore(child(node, "extends")).flatMap((item) => {
      const base = this.#scope.shape(text(item) ?? "", item.position);
      if (!base) return [];
      if (base !== shape && this.#link(base)) return [base];
      this.#diagnostics.report("CS0402", item.position, `\`${shape.name}\` extends itself`);
      return [];
    });
    shape.fields = [];
    for (const base of bases) for (const field of base.fields) put(shape, field, this.#diagnostics);
    shape.extra ||= bases.some(({ extra }) => extra);
    if (bases.length > 0) shape.extends = bases;
  }

  /** Fields written out although there are older versions: `upgrade` says what becomes of those. */
  #startAfresh(shape: ShapeDraft, { node, previous }: RecordSource): void {
    const upgrade = entry(node, "upgrade");
    if (!upgrade) return;
    if (!previous) {
      this.#diagnostics.report("CS0304", upgrade.keyPosition, "`upgrade` has no meaning without an older version");
      return;
    }
    this.origins.set(shape, { from: previous, node, added: [], wrapped: [], renamed: new Map(), changes: [] });
  }

  #fields(node: Node | undefined, place: Parameters<typeof linkFields>[1]): LinkedField[] {
    const linked = linkFields(node, place, this.#scope);
    for (const { field, ownDoc } of linked) if (ownDoc) this.#ownDocs.add(field);
    return linked;
  }

  #change(shape: ShapeDraft, source: RecordSource, from: Node): void {
    const older = source.older(from);
    if (!older) return;
    if (!this.#link(older) || older === shape) {
      this.#diagnostics.report("CS0402", from.position, `\`${shape.name}\` starts from itself`);
      return;
    }
    const { node } = source;
    const changes: Change[] = [];
    const edit = new FieldList(older, this.#diagnostics);
    for (const { key, keyPosition, value } of entriesOf(child(node, "rename"))) {
      const to = text(value);
      if (to === undefined) continue;
      edit.rename(key, to, keyPosition, value.position);
      changes.push({ kind: "rename", field: key, to });
    }
    for (const item of itemsOf(child(node, "drop"))) {
      const name = text(item);
      if (name === undefined) continue;
      edit.drop(name, item.position);
      changes.push({ kind: "drop", field: name });
    }
    for (const { field, ownDoc } of this.#fields(child(node, "retype"), "retype")) {
      const old = edit.retype(field, ownDoc, this.#ownDocs);
      if (old) changes.push({ kind: "retype", field: field.name, from: written(old.type), to: written(field.type) });
    }
    const wrapped = this.#fields(child(node, "wrap"), "wrap");
    for (const { field, node: wrap } of wrapped) {
      const value = child(wrap, "value");
      const uses = value ? [...new Set(references(value).map(([head = ""]) => head))] : edit.replaced(field.name);
      for (const name of uses) edit.use(name);
      changes.push({ kind: "wrap", field: field.name, uses });
    }
    for (const { field } of wrapped) edit.add(field);
    const added = this.#fields(child(node, "add"), "add");
    for (const { field, node: add } of added) {
      edit.add(field);
      const value = child(add, "default");
      changes.push(
        value ? { kind: "add", field: field.name, default: toJson(value) } : { kind: "add", field: field.name },
      );
    }
    shape.fields = edit.result();
    shape.extra ||= older.extra;
    this.origins.set(shape, { from: older, node, added, wrapped, renamed: edit.renamed, changes });
  }
}

function put(shape: ShapeDraft, field: Field, diagnostics: Diagnostics): void {
  const other = shape.fields.find(({ name }) => name === field.name);
  if (!other) shape.fields = [...shape.fields, field];
  // The same field may come by two ways.
  else if (other !== field) {
    const help = `${other.position.file}:${other.position.line} declares it for a shape that \`${shape.name}\` extends`;
    diagnostics.report("CS0201", field.position, `the record already has a field \`${field.name}\``, help);
  }
}

/** The fields of an older record while they are changed. */
class FieldList {
  readonly renamed = new Map<string, string>();
  readonly #older: ShapeDraft;
  readonly #diagnostics: Diagnostics;
  #fields: Field[];

  constructor(older: ShapeDraft, diagnostics: Diagnostics) {
    this.#older = older;
    this.#diagnostics = diagnostics;
    this.#fields = [...older.fields];
  }

  rename(from: string, to: string, position: Field["position"], place: Field["position"]): void {
    const field = this.#known(from, position);
    if (!field) return;
    if (this.#fields.some((other) => other.name === to)) {
      this.#diagnostics.report("CS0201", position, `the record already has a field \`${to}\``);
      return;
    }
    this.renamed.set(to, from);
    this.#fields = this.#fields.map((other) => (other === field ? { ...field, name: to, position: place } : other));
  }

  drop(name: string, position: Field["position"]): void {
    const field = this.#known(name, position);
    if (field) this.#fields = this.#fields.filter((other) => other !== field);
  }

  retype(field: Field, ownDoc: boolean, ownDocs: WeakSet<Field>): Field | undefined {
    const old = this.#known(field.name, field.position);
    if (!old) return undefined;
    const doc = !ownDoc && (ownDocs.has(old) || field.doc === "") ? old.doc : field.doc;
    // The short form says nothing of these two: `retype` makes a field optional or nullable, never the opposite.
    const optional = field.optional || old.optional;
    const nullable = field.nullable || (old.nullable === "value" && "value");
    this.#fields = this.#fields.map((other) => (other === old ? { ...field, doc, optional, nullable } : other));
    return old;
  }

  /** A template uses the old field up, unless something of that name is added again. */
  use(name: string): void {
    const old = [...this.renamed].find(([, from]) => from === name)?.[0] ?? name;
    this.#fields = this.#fields.filter((other) => other.name !== old);
  }

  /** What a field that a hook makes takes the place of. */
  replaced(name: string): readonly string[] {
    return this.#older.fields.some((field) => field.name === name) ? [name] : [];
  }

  add(field: Field): void {
    if (this.#fields.some((other) => other.name === field.name)) {
      const help = "use `retype` to change a field, or `drop` it first";
      this.#diagnostics.report("CS0201", field.position, `the record already has a field \`${field.name}\``, help);
      return;
    }
    this.#fields.push(field);
  }

  result(): Field[] {
    return this.#fields;
  }

  #known(name: string, position: Field["position"]): Field | undefined {
    const field = this.#fields.find((candidate) => candidate.name === name);
    if (field) return field;
    const names = this.#fields.map((candidate) => candidate.name);
    const message = `\`${this.#older.name}\` has no field \`${name}\``;
    this.#diagnostics.report(
      "CS0403",
      position,
      message,
      didYouMean(name, names) ?? `its fields are ${names.join(", ")}`,
    );
    return undefined;
  }
}
