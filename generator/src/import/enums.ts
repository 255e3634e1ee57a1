// Lists of strings: enums, or patterns where two values would have one name in TypeScript.

import { memberName } from "../link/vocabulary.js";
import { below, itemsOf, member, textOf } from "./document.js";
import { plain } from "./draft.js";
import type { EnumDraft, Form } from "./draft.js";
import type { Findings } from "./findings.js";
import type { Flat } from "./flat.js";
import { sentenceOf } from "./names.js";
import { docOf, prose } from "./schemas.js";

/** A list beyond that is a list nobody reads. */
const mostValues = 1000;
const longestPattern = 4000;

export function readEnum(
  { keywords, pointer }: Flat,
  values: readonly string[],
  hint: string,
  findings: Findings,
): Omit<EnumDraft, "name"> | Form {
  const members = new Set(values.map((value) => memberName(value, "")));
  const isSayable = values.every((value) => value !== "" && !(value in {}));
  if (!isSayable || members.size < values.length || values.length > mostValues) {
    const pattern = `^(?:${values.map((value) => value.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|")})$`;
    const place = below(pointer, "enum");
    if (pattern.length > longestPattern) {
      findings.add("wider", place, "the list has too many values: any string is allowed");
      return plain("string");
    }
    findings.add("changed", place, "two values would have one name: the list is a pattern");
    return plain("string", { pattern });
  }
  const names = itemsOf(keywords["x-enum-varnames"]);
  const described = keywords["x-enum-descriptions"] ?? keywords["x-enumDescriptions"];
  const docs = values.map(
    (value, index) =>
      prose(textOf(member(described, value))) ??
      prose(textOf(itemsOf(described)[index])) ??
      sentenceOf(textOf(names[index]) ?? value),
  );
  return {
    kind: "enum",
    doc: docOf(keywords) ?? sentenceOf(hint),
    open: false,
    values: values.map((value, index) => ({ value, doc: docs[index] ?? "" })),
    pointer,
  };
}
