// Regular expressions of the contract in the syntax of Python's `re` with ASCII, to which the package adds `\p{Lu,Ll}`
// within classes. docs/python.md says which of them Python cannot express.

import { isCategory, translated } from "../patterns.js";
import type { Dialect, Translated } from "../patterns.js";

/** A character of each category of Unicode. */
const samples: ReadonlyMap<string, string> = new Map(
  [
    "LuA Lla Lt\u01c5 Lm\u02b0 Lo\u00aa Mn\u0300 Mc\u0903 Me\u0488 Nd0 Nl\u16ee No\u00b2 Pc_ Pd- Ps( Pe) Pi\u00ab Pf\u00bb Po!",
    "Sm+ Sc$ Sk^ So\u00a6 Zs\u00a0 Zl\u2028 Zp\u2029 Cc\0 Cf\u00ad Cs\ud800 Co\ue000 Cn\uffff",
  ].flatMap((line) => line.split(" ").map((one): [string, string] => [one.slice(0, 2), one.slice(2)])),
);

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, "0");

const dialect: Dialect = {
  sets: {},
  edge: (letter) => `\\${letter}`,
  meant: /[A-Za-z0-9]/,
  end: "\\Z",
  mostRepeats: Infinity,
  looksAhead: true,
  character: (code) =>
    code < 0x100 ? `\\x${hex(code, 2)}` : code < 0x10000 ? `\\u${hex(code, 4)}` : `\\U${hex(code, 8)}`,
  property: (letter, key, value) => {
    const isNot = letter === "P";
    if (key === "ASCII") return isNot ? "\\x80-\\U0010ffff" : "\\x00-\\x7f";
    const isKnown =
      value === undefined ? key === "Assigned" || isCategory(key) : key === "gc" || key === "General_Category";
    if (!isKnown) return undefined;
    const set = new RegExp(`\\p{${value ?? key}}`, "u");
    const names = [...samples].flatMap(([name, sample]) => (set.test(sample) === isNot ? [] : [name]));
    return `\\p{${names.join(",")}}`;
  },
};

export const pythonPattern = (pattern: string): Translated => translated(pattern, dialect);
