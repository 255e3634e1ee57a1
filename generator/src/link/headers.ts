// Headers of answers and of webhooks, and the sets of them in headers.yaml that several share.

import { didYouMean } from "../diagnostics/suggest.js";
import { child, oneOrMore, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import type { Field, HeaderSet } from "../model/model.js";
import type { Declared } from "./declarations.js";
import { extendsKey, linkFields } from "./fields.js";
import type { Scope } from "./scope.js";

export class HeaderLinker {
  readonly #scope: Scope;
  readonly #declared: ReadonlyMap<string, Declared>;
  readonly #sets = new Map<string, readonly Field[]>();
  readonly #used = new Set<string>();
  /** Sets that are being linked. */
  readonly #open = new Set<string>();

  constructor(declared: readonly Declared[], scope: Scope) {
    this.#scope = scope;
    this.#declared = new Map(declared.map((item) => [item.name, item]));
    for (const item of declared) this.#set(item);
  }

  /** The headers in a map, behind those of the sets that it extends. */
  headers(node: Node | undefined): readonly Field[] {
    const bases = oneOrMore(child(node, extendsKey)).flatMap((item) => this.#base(item));
    const found: Field[] = [];
    const own = linkFields(node, "headers", this.#scope).map(({ field }) => field);
    for (const field of own) this.#checkPlain(field);
    for (const field of [...bases, ...own]) {
      const other = found.find(({ name }) => name.toLowerCase() === field.name.toLowerCase());
      if (!other) found.push(field);
      // The same header may come by two ways.
      else if (other !== field) this.#refuse(field, `the header \`${field.name}\` is there twice`, twiceHelp(other));
    }
    return found;
  }

  /** Asked once all headers are linked. */
  sets(): readonly HeaderSet[] {
    return [...this.#declared.values()].map((item) => {
      const { name, position } = item;
      return { name, fields: this.#set(item), isUsed: this.#used.has(name), position };
    });
  }

  #base(item: Node): readonly Field[] {
    const { diagnostics } = this.#scope;
    const name = text(item) ?? "";
    this.#scope.refer(name, item.position);
    this.#used.add(name);
    const declared = this.#declared.get(name);
    if (!declared) {
      diagnostics.report(
        "CS0203",
        item.position,
        `unknown headers \`${name}\``,
        didYouMean(name, this.#declared.keys()),
      );
      return [];
    }
    if (!this.#open.has(name)) return this.#set(declared);
    diagnostics.report("CS0402", item.position, `\`${name}\` extends itself`);
    return [];
  }

  #set({ name, node }: Declared): readonly Field[] {
    const known = this.#sets.get(name);
    if (known) return known;
    this.#open.add(name);
    const fields = this.headers(node);
    this.#open.delete(name);
    this.#sets.set(name, fields);
    return fields;
  }

  #checkPlain(field: Field): void {
    const { name, type, nullable } = field;
    const isPlain = "bounds" in type || type.kind === "boolean" || type.kind === "enum" || type.kind === "literal";
    if (isPlain && !nullable) return;
    const help = "name a scalar, an enum or a plain type, and put `?` behind the name of one that may be absent";
    this.#refuse(field, `\`${name}\` cannot be a header`, help);
  }

  #refuse({ position }: Field, message: string, help: string): void {
    this.#scope.diagnostics.report("CS0314", position, message, help);
  }
}

function twiceHelp({ position }: Field): string {
  return `case makes no difference; the other one is at ${position.file}:${position.line}`;
}
