// Puts all mutants of some sources into them at once, each behind a switch that is read from the environment: StrykerJS's
// instrumenter, and one operator of our own. A statement that is left out becomes a block, which the instrumenter empties.

import { Instrumenter } from "@stryker-mutator/instrumenter";
import { parseSync, Visitor } from "rolldown/utils";

/**
 * @typedef {object} Mutant
 * @property {string} id what the switch is set to
 * @property {string} file path in the repository
 * @property {number} line where it begins, from 1
 * @property {string} mutator name of the operator
 * @property {string} within names of the declarations around it, joined by dots
 * @property {string} change what is replaced → by what, in one line
 * @property {{ readonly start: Place, readonly end: Place }} location
 * @property {string} replacement
 * @property {string} key the file, `within` and `change`, and a number where several are alike: stays when lines move
 *
 * @typedef {{ readonly line: number, readonly column: number }} Place both from 1
 */

/**
 * Operators that are not used: they replace texts of messages, and members that only tests of each field would miss. What a
 * text or list decides is found by the operators of conditions.
 */
const excludedMutations = ["StringLiteral", "ObjectLiteral", "ArrayDeclaration"];
const longestText = 90;

const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} };
const instrumenter = new Instrumenter(/** @type {any} */ (silent));

/**
 * @param {readonly { readonly file: string, readonly text: string }[]} sources
 * @returns {Promise<{ readonly mutants: Mutant[], readonly texts: ReadonlyMap<string, string> }>} the sources with their mutants
 */
export async function instrument(sources) {
  const prepared = new Map(sources.map(({ file, text }) => [file, new Source(file, text)]));
  const { files, mutants } = await instrumenter.instrument(
    [...prepared].map(([name, { content }]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations, ignorers: [] },
  );
  const counts = new Map();
  const found = mutants
    .filter(({ status }) => status !== "Ignored")
    .flatMap((mutant) => {
      const { fileName: file, id } = mutant;
      const described = /** @type {Source} */ (prepared.get(file)).describe(mutant);
      if (!described) return [];
      const name = `${file}#${described.within}: ${described.change}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [{ id, file, ...described, key: count > 1 ? `${name} #${count}` : name }];
    });
  return { mutants: found, texts: new Map(files.map(({ name, content }) => [name, content])) };
}

/** A source whose statements are blocks, and its way back to the original. */
class Source {
  /** Offsets in `content` at which a brace was put in. */
  #braces = /** @type {number[]} */ ([]);
  /** @type {{ name: string, start: number, end: number }[]} */
  #declarations = [];
  /** Offsets of what has other mutants that are noticed whenever its own are. */
  #covered = { blocks: new Set(), comparisons: new Set() };

  /**
   * @param {string} file
   * @param {string} text
   */
  constructor(file, text) {
    this.text = text;
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
    const places = this.#walk(program);
    let content = "";
    let end = 0;
    for (const [at, brace] of places) {
      content += text.slice(end, at);
      this.#braces.push(content.length);
      content += brace;
      end = at;
    }
    this.content = content + text.slice(end);
    this.lines = [0, ...[...this.content.matchAll(/\n/g)].map(({ index }) => index + 1)];
  }

  /** @returns {(readonly [at: number, brace: string])[]} */
  #walk(program) {
    /** @type {(readonly [number, string])[]} */
    const places = [];
    const declare = (/** @type {any} */ node, /** @type {any} */ named = node.id) => {
      const name = named && this.text.slice(named.start, named.end);
      if (name && /^[#\w$]+$/.test(name)) this.#declarations.push({ name, start: node.start, end: node.end });
    };
    const wrap = (/** @type {readonly any[]} */ statements) => {
      if (statements.length < 2) return;
      for (const { type, expression, directive, start, end } of statements) {
        if (type !== "ExpressionStatement" || typeof directive === "string") continue;
        if (expression.type === "CallExpression" && expression.callee.type === "Super") continue;
        places.push([start, "{"], [end, "}"]);
      }
    };
    new Visitor({
      FunctionDeclaration: (node) => declare(node),
      ClassDeclaration: (node) => declare(node),
      MethodDefinition: (node) => declare(node, node.key),
      PropertyDefinition: (node) => declare(node, node.key),
      VariableDeclarator: (node) => declare(node),
      BlockStatement: ({ body }) => wrap(body),
      SwitchCase: ({ consequent }) => wrap(consequent),
      // An empty block is the same as a condition that is never true.
      IfStatement: ({ consequent, alternate }) => void (alternate ?? this.#covered.blocks.add(consequent.start)),
      // Whatever notices a negation notices that a condition is always true or always false.
      BinaryExpression: ({ operator, start, end }) =>
        void (/^[!=]==?$/.test(operator) && this.#covered.comparisons.add(`${start}-${end}`)),
    }).visit(program);
    return places.sort(([one], [other]) => one - other);
  }

  /**
   * @param {import("@stryker-mutator/api/core").Mutant} mutant
   * @returns undefined where another mutant is noticed whenever this one is
   */
  describe({ location: shifted, mutatorName, replacement }) {
    const [from, to] = [shifted.start, shifted.end].map(({ line, column }) => (this.lines[line] ?? 0) + column);
    const isStatement = mutatorName === "BlockStatement" && this.#braces.includes(from);
    const [start, end] = [this.#offset(isStatement ? from + 1 : from), this.#offset(isStatement ? to - 1 : to)];
    if (mutatorName === "BlockStatement" && !isStatement && this.#covered.blocks.has(start)) return undefined;
    if (mutatorName === "EqualityOperator") {
      const comparison = `${start}-${end}`;
      if (this.#covered.comparisons.has(comparison)) return undefined;
      // Of < the first is <=, the second the negation.
      this.#covered.comparisons.add(comparison);
    }
    const around = this.#declarations.filter((each) => each.start <= start && each.end >= end);
    const change = `${brief(this.text.slice(start, end))} → ${isStatement ? "nothing" : brief(replacement)}`;
    const location = { start: this.#place(start), end: this.#place(end) };
    return {
      line: location.start.line,
      location,
      replacement: isStatement ? "" : replacement,
      mutator: isStatement ? "Statement" : mutatorName,
      within: around.map(({ name }) => name).join("."),
      change,
    };
  }

  /** @param {number} offset */
  #place(offset) {
    const before = this.text.slice(0, offset).split("\n");
    return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
  }

  /** @param {number} offset in `content` */
  #offset(offset) {
    return offset - this.#braces.filter((brace) => brace < offset).length;
  }
}

/** @param {string} text */
function brief(text) {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > longestText ? `${line.slice(0, longestText - 25)} … ${line.slice(-20)}` : line;
}
