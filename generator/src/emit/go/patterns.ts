// Regular expressions of the contract, which are those of ECMAScript with the flag `u`, in the syntax of Go's `regexp`.
// docs/go.md says which of them Go cannot express, and what is written otherwise.

/** @returns the expression; `unsaid` is what Go has no word for */
export function goPattern(pattern: string): { readonly text: string; readonly unsaid?: string } {
  try {
    return { text: new Translation(pattern).whole() };
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
const mostRepeats = 1000;

class Translation {
  readonly #characters: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#characters = [...pattern];
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
        if (repeats > mostRepeats) throw new Unsaid(`more than ${mostRepeats} repetitions`);
        text += atom.text + count.text;
      }
    }
    return { text, repeats };
  }

  #atom(): { text: string; repeats: number } {
    const plain = (text: string): { text: string; repeats: number } => ({ text, repeats: 1 });
    for (const sign of ["(?=", "(?!", "(?<=", "(?<!"]) {
      if (this.#peek(sign)) throw new Unsaid(`\`${sign}\`, which looks ahead or behind`);
    }
    if (this.#take("(")) {
      if (this.#take("?<")) while (this.#next() !== ">");
      else if (this.#take("?") && !this.#take(":")) throw new Unsaid("`(?` with modifiers");
      const { text, repeats } = this.#alternatives();
      this.#at++;
      return { text: `(?:${text})`, repeats };
    }
    if (this.#take("[")) return plain(this.#class());
    if (this.#take(".")) return plain("[^\\n\\r\\x{2028}\\x{2029}]");
    if (this.#take("^")) return plain("^");
    if (this.#take("$")) return plain("$");
    if (this.#peek("\\b") || this.#peek("\\B")) return plain(this.#next() + this.#next());
    if (this.#take("\\")) {
      const sets = this.#set();
      return plain(sets ? `[${sets}]` : literal(this.#escaped()));
    }
    return plain(literal(this.#next().codePointAt(0) ?? 0));
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
        text += isRange ? `${inClass(from)}-${inClass(this.#character())}` : inClass(from);
      }
    }
    // `[]` matches nothing and `[^]` everything, which Go writes otherwise.
    if (text === "") return isNot ? "[\\x{0}-\\x{10FFFF}]" : "[^\\x{0}-\\x{10FFFF}]";
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
    if (letter === "s") return ranges(spaces);
    if (letter === "S") return ranges([0, ...spaces.map((edge, index) => edge + (index % 2 === 0 ? -1 : 1)), 0x10ffff]);
    if (letter.toLowerCase() !== "p") return `\\${letter}`;
    this.#at++;
    let name = "";
    while (!this.#take("}")) name += this.#next();
    const [key = "", value] = name.split("=");
    const isScript = key === "Script" || key === "sc";
    if (!(value === undefined ? isCategory(key) : isScript || key === "gc" || key === "General_Category"))
      throw new Unsaid(`the property \`${name}\``);
    return `\\${letter}{${value ?? key}}`;
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
}

/** Whether a property's name is a category, or one of the three sets that Go knows, too. */
function isCategory(name: string): boolean {
  if (["Any", "ASCII", "Assigned"].includes(name)) return true;
  try {
    return new RegExp(`\\p{gc=${name}}`, "u").source !== "";
  } catch {
    return false;
  }
}

function ranges(edges: readonly number[]): string {
  return edges.map((edge, index) => `${index % 2 === 0 ? "" : "-"}${inClass(edge)}`).join("");
}

function literal(code: number): string {
  const text = String.fromCodePoint(code);
  return /[\\^$.*+?()[\]{}|]/.test(text) ? `\\${text}` : code < 0x20 || code > 0x7e ? inClass(code) : text;
}

function inClass(code: number): string {
  const text = String.fromCodePoint(code);
  return /[A-Za-z0-9_ ]/.test(text)
    ? text
    : /[!-~]/.test(text)
      ? `\\${text}`
      : `\\x{${code.toString(16).toUpperCase()}}`;
}
