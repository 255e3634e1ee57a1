// Names that could stand where somebody types.

import { CompletionItemKind } from "vscode-languageserver/node";
import type { CompletionItem } from "vscode-languageserver/node";
import { primitives } from "../link/scope.js";
import type { EditedContract } from "./contract.js";

/** Keys behind which there is text for people, or data. */
const notTypes = /(?:^|[{,\s])(?:doc|why|pattern|path|example|default|value|deprecated|const)\s*:\s*[^{},]*$/;
const typePlace = /(?:[:[<,]\s*["']?|^\s*-\s*["']?)(?:map<|[A-Za-z0-9?[\]])*$/;

const itemKinds = {
  scalar: CompletionItemKind.Value,
  enum: CompletionItemKind.Enum,
  shape: CompletionItemKind.Struct,
  union: CompletionItemKind.Interface,
  headers: CompletionItemKind.Module,
} as const;

/** @param before the line as far as the place */
export function completions(contract: EditedContract, before: string): CompletionItem[] {
  if (!typePlace.test(before) || notTypes.test(before)) return [];
  const mayExtend = /\bextends\s*:/.test(before);
  const declared = [...contract.names.values()].filter(({ kind }) => mayExtend || kind !== "headers");
  return [
    ...primitives.map((label) => ({ label, kind: CompletionItemKind.Keyword, sortText: `1 ${label}` })),
    ...declared.map(({ name, kind, doc }) => ({
      label: name,
      kind: itemKinds[kind],
      detail: kind,
      documentation: doc,
      sortText: `0 ${name}`,
    })),
  ];
}
