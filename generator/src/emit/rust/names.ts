// Names and comments as Rust writes them.

import { camelOf, pascal } from "../../model/case.js";
import { commentLines } from "../languages/comments.js";

/** Words that no name may be, and types that everybody writes without their paths. */
const keywords =
  /^(?:abstract|as|async|await|become|box|break|const|continue|do|dyn|else|enum|extern|false|final|fn|for|gen|if|impl|in|let|loop|macro|match|mod|move|mut|override|priv|pub|ref|return|static|struct|trait|true|try|type|typeof|unsafe|unsized|use|virtual|where|while|yield)$/;
const unquotable = /^(?:self|super|crate|_)$/;
export const ownTypes: readonly string[] = "Box Default Err From Into None Ok Option Result Some String Vec".split(" ");

const wordsOf = (name: string): readonly string[] => {
  const spelt = /[^A-Za-z0-9]|^[A-Z0-9]+$/.test(name) ? camelOf(name) : name;
  return spelt.match(/[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z0-9]+|[0-9]+/g) ?? [];
};

/** `userIDs` → `UserIds`, `ACTIVITY_TYPE` → `ActivityType`, `self` → `Self_`, since `Self` is a keyword. */
export function rustType(name: string): string {
  const text = wordsOf(name)
    .map((word) => pascal(word.toLowerCase()))
    .join("");
  if (text === "Self") return "Self_";
  return /^[A-Z]/.test(text) ? text : `X${text}`;
}

/** `userIds` → `user_ids`, `type` → `r#type`. */
export function rustName(name: string): string {
  const text = wordsOf(name)
    .map((word) => word.toLowerCase())
    .join("_");
  if (!/^[a-z]/.test(text)) return `x_${text}`;
  return keywords.test(text) ? `r#${text}` : unquotable.test(text) ? `${text}_` : text;
}

/** At the beginning of a line, these would make a list, a heading or a quotation. */
const marks = /^(?:[-+#=]|\d+[.)]$)/;

/** Lines of a comment, in which nothing but code and emphasis is Markdown. */
export const rustDoc = (...paragraphs: readonly (string | undefined)[]): string[] => docLines("///", paragraphs);

/** The same about the module that it stands in. */
export const moduleDoc = (text: string): string[] => docLines("//!", [text]);

function docLines(mark: string, paragraphs: readonly (string | undefined)[]): string[] {
  const lines = commentLines(
    paragraphs.map((text) => text && escaped(text)),
    110,
    marks,
  );
  return lines.map((line) => (line ? `${mark} ${line}` : mark));
}

function escaped(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => {
      if (index % 2 === 1) return part;
      return part.replace(/https?:\/\/[^\s)>,]+[^\s)>,.;:]|[[\]<>`*_~|\\]/g, (found) =>
        found.length > 1 ? `<${found}>` : `\\${found}`,
      );
    })
    .join("");
}

/** A string of Rust. */
export function rustText(text: string): string {
  const quoted = JSON.stringify(text).replace(/\\u([0-9a-f]{4})|\\[bf]/g, (found, digits: string | undefined) =>
    digits === undefined ? (found === "\\b" ? "\\u{8}" : "\\u{c}") : `\\u{${digits}}`,
  );
  return quoted.replace(/[\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (c) => `\\u{${c.charCodeAt(0).toString(16)}}`);
}
