// JSON as people write it: one line where it fits. In TypeScript, names have no quotes where they need none.

import type { Json } from "../model/model.js";
import { propertyKey } from "./typescript/property-key.js";

interface Style {
  /** What stands in front of the value on its line; its indentation is that of the closing bracket. */
  readonly before: string;
  /** Of a line, in characters, `before` included. */
  readonly width: number;
  readonly language: "json" | "ts";
}

/** TypeScript in the place of a value. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** JSON with code in it. */
export type Literal = Json | Code | readonly Literal[] | { readonly [member: string]: Literal };

export function jsonText(value: Literal, { before, width, language }: Style): string {
  if (value instanceof Code) return value.text;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const indent = /^ */.exec(before)?.[0] ?? "";
  const inner = (item: Literal, start = ""): string =>
    start + jsonText(item, { before: `${indent}  ${start}`, width, language });
  const parts = Array.isArray(value)
    ? value.map((item: Literal) => inner(item))
    : Object.entries(value).map(([name, member]) =>
        inner(member as Literal, `${language === "ts" ? propertyKey(name) : JSON.stringify(name)}: `),
      );
  const [open, close, space] = Array.isArray(value) ? ["[", "]", ""] : ["{", "}", " "];
  const line = parts.length === 0 ? open + close : `${open}${space}${parts.join(", ")}${space}${close}`;
  if (before.length + line.length <= width && !line.includes("\n")) return line;
  const lines = parts.map((part) => `${indent}  ${part}`).join(",\n");
  return `${open}\n${lines}${language === "ts" ? "," : ""}\n${indent}${close}`;
}
