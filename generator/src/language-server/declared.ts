// The types and sets of headers that a contract declares, read from its texts alone, so that they are known while something
// else is wrong.

import type { Position } from "../diagnostics/position.js";
import type { ContractFile } from "../load/contract-files.js";
import { child, entriesOf, text } from "../load/tree.js";

export interface DeclaredName {
  readonly name: string;
  readonly kind: "scalar" | "enum" | "shape" | "union" | "headers";
  readonly doc: string;
  readonly position: Position;
}

const kinds = { scalars: "scalar", enums: "enum", shapes: "shape", headers: "headers" } as const;

export function declaredNames(files: readonly ContractFile[]): ReadonlyMap<string, DeclaredName> {
  const found = new Map<string, DeclaredName>();
  for (const { kind, root } of files) {
    if (kind !== "scalars" && kind !== "enums" && kind !== "shapes" && kind !== "headers") continue;
    for (const { key: name, keyPosition: position, value } of entriesOf(child(root, kind))) {
      const doc = text(child(value, "doc")) ?? "";
      const isUnion = kind === "shapes" && child(value, "variants") !== undefined;
      if (!found.has(name)) found.set(name, { name, kind: isUnion ? "union" : kinds[kind], doc, position });
    }
  }
  return found;
}
