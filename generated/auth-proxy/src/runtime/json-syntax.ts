// Says where a text stops being JSON. Engines word this differently and leave out the place as often as not, so the
// text is read once more, but only after `JSON.parse` has refused it.

const escapes = /["\\/bfnrt]/;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /true|false|null/y;

/**
 * The first place where `text` is not JSON (RFC 8259), in words: `line 2, column 14: expected "," or "}", got "x"`.
 * Lines and columns count from 1, columns in UTF-16 units. Undefined where the text is JSON.
 */
export function explainSyntax(text: string): string | undefined {
  const open: ("]" | "}")[] = [];
  let at = 0;
  let next: "value" | "value or end" | "key" | "key or end" | "after" = "value";

  const wrong = (expected: string): string => {
    const lines = text.slice(0, at).split("\n");
    const found = text.codePointAt(at);
    const got = found === undefined ? "the end" : JSON.stringify(String.fromCodePoint(found));
    return `line ${lines.length}, column ${lines[lines.length - 1]!.length + 1}: expected ${expected}, got ${got}`;
  };
  const blank = (): void => {
    while (text[at] === " " || text[at] === "\n" || text[at] === "\r" || text[at] === "\t") at++;
  };
  const matches = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found !== null;
  };
  /** Behind an opening quote; what is wrong with the string, if anything. */
  const string = (): string | undefined => {
    for (at++; text[at] !== '"'; at++) {
      const character = text[at];
      if (character === undefined) return wrong('"\\"" at the end of the string');
      if (character < " ") return wrong("an escaped control character");
      if (character !== "\\") continue;
      at++;
      if (text[at] === "u") {
        for (const end = at + 4; at < end;) {
          at++;
          if (!/[\da-f]/i.test(text[at] ?? "")) return wrong("four hexadecimal digits");
        }
      } else if (!escapes.test(text[at] ?? "")) {
        return wrong("an escape sequence");
      }
    }
    at++;
    return undefined;
  };

  for (;;) {
    blank();
    const character = text[at];
    const end = open[open.length - 1];
    if (next === "after") {
      if (!end) return at === text.length ? undefined : wrong("the end");
      if (character === ",") next = end === "}" ? "key" : "value";
      else if (character === end) open.pop();
      else return wrong(`"," or "${end}"`);
      at++;
    } else if (next.endsWith("end") && character === end) {
      open.pop();
      at++;
      next = "after";
    } else if (next.startsWith("key")) {
      if (character !== '"')
        return wrong(next === "key" ? "a member name in quotes" : 'a member name in quotes or "}"');
      const problem = string();
      if (problem) return problem;
      blank();
      if (text[at] !== ":") return wrong('":"');
      at++;
      next = "value";
    } else if (character === "{" || character === "[") {
      open.push(character === "{" ? "}" : "]");
      at++;
      next = character === "{" ? "key or end" : "value or end";
    } else {
      const problem = character === '"' ? string() : undefined;
      if (problem) return problem;
      if (character !== '"' && !matches(word) && !matches(number)) {
        return wrong(next === "value" ? "a value" : 'a value or "]"');
      }
      next = "after";
    }
  }
}
