// Docstrings for ts-morph structures.

import type { JSDocStructure, OptionalKind } from "ts-morph";
import { sentence } from "../prose.js";
import { wrap } from "./wrap.js";

export interface DocOptions {
  readonly deprecated?: string | undefined;
  /** Further tags, in order: `["throws", "ApiError …"]`. */
  readonly tags?: readonly (readonly [name: string, text: string])[];
}

/** One docstring, of tags alone where there is no text; paragraphs of `text` are separated by blank lines. */
export function docs(text: string, options: DocOptions = {}): OptionalKind<JSDocStructure>[] {
  const tags = [...(options.tags ?? [])];
  if (options.deprecated !== undefined) tags.push(["deprecated", sentence(options.deprecated)]);
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => wrap(safe(paragraph), 110).join("\n"));
  const lines = text === "" ? [] : paragraphs.join("\n\n").split("\n");
  if (tags.length > 0)
    lines.push(
      ...(lines.length > 0 ? [""] : []),
      ...tags.flatMap(([name, said]) => wrap(safe(`@${name} ${said}`), 110)),
    );
  return [{ description: lines.length > 1 ? `\n${lines.join("\n")}` : (lines[0] ?? "") }];
}

/** The same as text, to stand before a statement. */
export function docText(text: string, options: DocOptions = {}): string {
  const [structure] = docs(text, options);
  return structure ? commentText(structure) : "";
}

/** A docstring as it is printed. */
export function commentText({ description }: OptionalKind<JSDocStructure>): string {
  const said = typeof description === "string" ? description : "";
  if (!said.startsWith("\n")) return `/** ${said} */\n`;
  const lines = said.slice(1).split("\n");
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}

function safe(text: string): string {
  return text.replace(/\*\//g, "*\\/");
}
