// Renaming a type: in its declaration and wherever the compiler has read its name. The contract is compiled with the new
// name before anything is changed.

import type { TextEdit } from "vscode-languageserver/node";
import type { EditedContract } from "./contract.js";
import { rangeOf } from "./findings.js";

/** Edits by file, or why there are none. */
export type Renaming = { readonly edits: ReadonlyMap<string, TextEdit[]> } | { readonly refusal: string };

export function rename(contract: EditedContract, name: string, newName: string): Renaming {
  if (!/^[A-Z][A-Za-z0-9]{0,79}$/.test(newName)) {
    return { refusal: `${newName} is no name of a type: a capital, then up to 79 letters and digits` };
  }
  const { diagnostics, sources } = contract.compiled;
  if (diagnostics.length > 0) return { refusal: "the contract has findings; fix them first" };
  if (!contract.names.has(name)) return { refusal: `${name} is not declared in this contract` };
  const edits = new Map<string, TextEdit[]>();
  for (const { name: found, position } of contract.occurrences) {
    if (found !== name) continue;
    const list = edits.get(position.file) ?? [];
    edits.set(position.file, list);
    list.push({ range: rangeOf(position), newText: newName });
  }
  const texts = new Map([...edits].map(([file, list]) => [file, edited(sources.get(file) ?? "", list)]));
  const [finding] = contract.findingsWith(texts);
  return finding ? { refusal: `${newName}: ${finding.message}` } : { edits };
}

function edited(text: string, edits: readonly TextEdit[]): string {
  const lines = text.split("\n");
  // From the end, so that earlier columns stay what they are.
  for (const { range, newText } of edits.toSorted((a, b) => b.range.start.character - a.range.start.character)) {
    const line = lines[range.start.line] ?? "";
    lines[range.start.line] = line.slice(0, range.start.character) + newText + line.slice(range.end.character);
  }
  return lines.join("\n");
}
