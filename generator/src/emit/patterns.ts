// Regular expressions of the contract, which are those of ECMAScript with the flag `u`, in the dialects of other languages.
// docs/go.md and docs/python.md say which of them these cannot express, and what is written otherwise.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { plainOf } from "../model/formats.js";
import type { Bounds, Model, Shape, Type } from "../model/model.js";
import { isUnion, recordsByHome } from "./validators/records.js";

/** `unsaid` is what the other dialect has no word for. */
export interface Translated {
  readonly text: string;
  readonly unsaid?: string;
}

/** What differs between the languages. */
export interface Dialect {
  /** `\d` and its like, which are of ASCII in ECMAScript, where they are not in the language. */
  readonly sets: Readonly<Record<string, string>>;
  /** `\b` and `\B`. */
  readonly edge: (letter: string) => string;
  /** Characters that have a meaning behind a backslash. */
  readonly meant: RegExp;
  /** Matches at the very end of the text alone. */
  readonly end: string;
  /** How often something may be repeated. */
  readonly mostRepeats: number;
  readonly looksAhead: boolean;
  /** A character by its number. */
  readonly character: (code: number) => string;
  /** What is said of `\p{…}` within a class; undefined where there are no words for it. */
  readonly property: (letter: "p" | "P", key: string, value: string | undefined) => string | undefined;
}

const go: Dialect = {
  sets: {},
  edge: (letter) => `\\${letter}`,
  meant: /[A-Za-z0-9]/,
  end: "$",
  mostRepeats: 1000,
  looksAhead: false,
  character: (code) => `\\x{${code.toString(16).toUpperCase()}}`,
  property: (letter, key, value) => {
    const isScript = key === "Script" || key === "sc";
    const isKnown =
      value === undefined
        ? isCategory(key) || ["Any", "ASCII", "Assigned"].includes(key)
        : isScript || key === "gc" || key === "General_Category";
    return isKnown ? `\\${letter}{${value ?? key}}` : undefined;
  },
};

const rust: Dialect = {
  ...go,
  sets: { d: "0-9", D: "[^0-9]", w: "0-9A-Za-z_", W: "[^0-9A-Za-z_]" },
  edge: (letter) => `(?-u:\\${letter})`,
  meant: /[A-Za-z0-9<>]/,
};

export function rustPattern(pattern: string): Translated {
  return translated(pattern, rust);
}

export function goPattern(pattern: string): Translated {
  return translated(pattern, go);
}

export function translated(pattern: string, dialect: Dialect): Translated {
  try {
    return { text: new Translation(pattern, dialect).whole() };
  } catch (cause) {
    if (cause instanceof Unsaid) return { text: "", unsaid: cause.message };
    throw cause;
  }
}

class Unsaid extends Error {}

/** What `\s` is in ECMAScript, as ranges of a class. */
const spaces = [
  ...([0x09, 0x0d, 0x20, 0x20, 0xa0, 0xa0, 0x1680, 0x1680, 0x2000, 0x200a, 0x2028, 0x2029, 0x202f, 0x202f] as const),
  ...([0x205f, 0x205f, 0x3000, 0x3000, 0xfeff, 0xfeff] as const),
];

class Translation {
  readonly #characters: readonly string[];
  readonly #dialect: Dialect;
  #at = 0;

  constructor(pattern: string, dialect: Dialect) {
    this.#characters = [...pattern];
    this.#dialect = dialect;
  }

  whole(): string {
    return this.#alternatives().text;
  }

  #peek(text: string): boolean {
    return this.#characters.slice(this.#at, this.#at + text.length).join("") === text;
  }

  #take(text: string): boolean {
    const isThere = this.#peek(text);
    if (isThere) this.#at += text.length;
    return isThere;
  }

  #next(): string {
    return this.#characters[this.#at++] ?? "";
  }

  /** Up to a closing parenthesis or the end, with how often something in it is repeated at most. */
  #alternatives(): { text: string; repeats: number } {
    let [text, repeats] = ["", 1];
    while (this.#at < this.#characters.length && !this.#peek(")")) {
      if (this.#take("|")) text += "|";
      else {
        const atom = this.#atom();
        const count = this.#quantifier();
        repeats = Math.max(repeats, atom.repeats * count.times);
        const { mostRepeats } = this.#dialect;
        if (repeats > mostRepeats) throw new Unsaid(`more than ${mostRepeats} repetitions`);
        text += atom.text + count.text;
      }
    }
    return { text, repeats };
  }

  #atom(): { text: string; repeats: number } {
    const plain = (text: string): { text: string; repeats: number } => ({ text, repeats: 1 });
    const group = (opening: string): { text: string; repeats: number } => {
      const { text, repeats } = this.#alternatives();
      this.#at++;
      return { text: `${opening}${text})`, repeats };
    };
    for (const sign of ["(?=", "(?!", "(?<=", "(?<!"]) {
      if (!this.#take(sign)) continue;
      if (this.#dialect.looksAhead && !sign.includes("<")) return group(sign);
      throw new Unsaid(`\`${sign}\`, which looks ahead or behind`);
    }
    if (this.#take("(")) {
      if (this.#take("?<")) while (this.#next() !== ">");
      else if (this.#take("?") && !this.#take(":")) throw new Unsaid("`(?` with modifiers");
      return group("(?:");
    }
    if (this.#take("[")) return plain(this.#class());
    if (this.#take(".")) return plain(`[^\\n\\r${this.#inClass(0x2028)}${this.#inClass(0x2029)}]`);
    if (this.#take("^")) return plain("^");
    if (this.#take("$")) return plain(this.#dialect.end);
    if (this.#peek("\\b") || this.#peek("\\B")) {
      this.#at++;
      return plain(this.#dialect.edge(this.#next()));
    }
    if (this.#take("\\")) {
      const sets = this.#set();
      return plain(sets ? `[${sets}]` : this.#literal(this.#escaped()));
    }
    return plain(this.#literal(this.#next().codePointAt(0) ?? 0));
  }

  #quantifier(): { text: string; times: number } {
    const found = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/.exec(this.#characters.slice(this.#at, this.#at + 40).join(""));
    if (!found) return { text: "", times: 1 };
    this.#at += found[0].length;
    return { text: found[0], times: Math.max(1, Number(found[1] ?? 1), Number(found[3] ?? 1)) };
  }

  #class(): string {
    const isNot = this.#take("^");
    let text = "";
    while (!this.#take("]")) {
      const sets = this.#peek("\\") && !this.#peek("\\b") ? this.#lookedAt() : undefined;
      if (sets !== undefined) text += sets;
      else {
        const from = this.#character();
        const isRange = this.#peek("-") && this.#characters[this.#at + 1] !== "]";
        if (isRange) this.#at++;
        text += isRange ? `${this.#inClass(from)}-${this.#inClass(this.#character())}` : this.#inClass(from);
      }
    }
    // `[]` matches nothing and `[^]` everything, which Go writes otherwise.
    if (text === "") return `[${isNot ? "" : "^"}${this.#ranges([0, 0x10ffff])}]`;
    return `[${isNot ? "^" : ""}${text}]`;
  }

  /** A set behind a backslash, if there is one. */
  #lookedAt(): string | undefined {
    const before = this.#at++;
    const sets = this.#set();
    if (sets === undefined) this.#at = before;
    return sets;
  }

  #character(): number {
    if (!this.#take("\\")) return this.#next().codePointAt(0) ?? 0;
    return this.#take("b") ? 8 : this.#escaped();
  }

  /** `\d` and its like, behind the backslash: what stands for them within a class. */
  #set(): string | undefined {
    const letter = this.#characters[this.#at] ?? "";
    if (!"dDwWsSpP".includes(letter)) return undefined;
    this.#at++;
    if (letter === "s") return this.#ranges(spaces);
    if (letter === "S")
      return this.#ranges([0, ...spaces.map((edge, index) => edge + (index % 2 === 0 ? -1 : 1)), 0x10ffff]);
    if (letter !== "p" && letter !== "P") return this.#dialect.sets[letter] ?? `\\${letter}`;
    this.#at++;
    let name = "";
    while (!this.#take("}")) name += this.#next();
    const [key = "", value] = name.split("=");
    const set = this.#dialect.property(letter, key, value);
    if (set === undefined) throw new Unsaid(`the property \`${name}\``);
    return set;
  }

  /** A character behind the backslash. */
  #escaped(): number {
    if (/[1-9k]/.test(this.#characters[this.#at] ?? "")) throw new Unsaid("a reference to a group");
    const letter = this.#next();
    const digits = (count: number): number => {
      this.#at += count;
      return parseInt(this.#characters.slice(this.#at - count, this.#at).join(""), 16);
    };
    const control = "0tnvfr".indexOf(letter);
    if (control >= 0) return [0, 9, 10, 11, 12, 13][control] ?? 0;
    if (letter === "c") return (this.#next().codePointAt(0) ?? 0) % 32;
    if (letter === "x") return digits(2);
    if (letter !== "u") return letter.codePointAt(0) ?? 0;
    if (this.#take("{")) {
      const end = this.#characters.indexOf("}", this.#at);
      const code = digits(end - this.#at);
      this.#at++;
      return code;
    }
    const high = digits(4);
    if (high < 0xd800 || high > 0xdfff) return high;
    if (high < 0xdc00 && this.#take("\\u")) return ((high - 0xd800) << 10) + digits(4) - 0xdc00 + 0x10000;
    throw new Unsaid("half of a surrogate pair");
  }

  #ranges(edges: readonly number[]): string {
    return edges.map((edge, index) => `${index % 2 === 0 ? "" : "-"}${this.#inClass(edge)}`).join("");
  }

  #literal(code: number): string {
    const text = String.fromCodePoint(code);
    return /[\\^$.*+?()[\]{}|]/.test(text) ? `\\${text}` : code < 0x20 || code > 0x7e ? this.#inClass(code) : text;
  }

  #inClass(code: number): string {
    const text = String.fromCodePoint(code);
    if (/[A-Za-z0-9_ ]/.test(text)) return text;
    return /[!-~]/.test(text) && !this.#dialect.meant.test(text) ? `\\${text}` : this.#dialect.character(code);
  }
}

/** Whether a property's name is that of a category, long or short. */
export function isCategory(name: string): boolean {
  try {
    return new RegExp(`\\p{gc=${name}}`, "u").source !== "";
  } catch {
    return false;
  }
}

/** Reports patterns that a language has no words for. */
export function checkPatterns(
  model: Model,
  [language, key]: readonly [name: string, key: string],
  translate: (pattern: string) => Translated,
  diagnostics: Diagnostics,
): void {
  const check = ({ pattern }: Bounds, position: Shape["position"]): void => {
    const unsaid = pattern === undefined ? undefined : translate(pattern).unsaid;
    if (unsaid === undefined) return;
    const help = `write the pattern without it, or leave \`${key}\` out of \`emit\``;
    diagnostics.report("CS0602", position, `${language}'s regular expressions have no words for ${unsaid}`, help);
  };
  const within = (type: Type, position: Shape["position"]): void => {
    const plain = type.kind === "scalar" && type.bounds === type.scalar.bounds ? undefined : plainOf(type);
    if (plain) check(plain.bounds, position);
    if (type.kind === "array" || type.kind === "map") within(type.of, position);
  };
  for (const { bounds, position } of model.scalars) check(bounds, position);
  for (const holder of [...recordsByHome(model).values()].flat()) {
    if (!isUnion(holder)) for (const { type, position } of holder.fields) within(type, position);
  }
}
