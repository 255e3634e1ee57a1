// JSON as people write it in TypeScript: names without quotes where they need none, one line where it fits.

import type { Json } from "../model/model.js";
import { propertyKey } from "./property-key.js";

/**
 * @param before what stands in front of the value on its line; its indentation is that of the closing bracket
 * @param width of a line, in characters, `before` included
 */
export function jsonLiteral(value: Json, before: string, width: number): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const indent = /^ */.exec(before)?.[0] ?? "";
  const parts = Array.isArray(value)
    ? value.map((item: Json) => jsonLiteral(item, `${indent}  `, width))
    : Object.entries(value).map(([name, member]) => {
        const start = `${propertyKey(name)}: `;
        return start + jsonLiteral(member as Json, `${indent}  ${start}`, width);
      });
  const [open, close, space] = Array.isArray(value) ? ["[", "]", ""] : ["{", "}", " "];
  const line = parts.length === 0 ? open + close : `${open}${space}${parts.join(", ")}${space}${close}`;
  if (before.length + line.length <= width && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join("")}${indent}${close}`;
}
