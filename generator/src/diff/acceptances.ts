// Reads accepted-changes.yaml: breaks that somebody has agreed to, each by itself, with the reason and a name.

import { Diagnostics } from "../diagnostics/diagnostic.js";
import type { Sources } from "../load/contract-files.js";
import { child, itemsOf, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import { parseYaml } from "../load/yaml.js";
import { acceptedFile } from "./accepted-file.js";
import type { Acceptance } from "./judged.js";

/** The entries of the contract's file; its form has been checked with that of all other files. */
export function acceptedIn(sources: Sources): readonly Acceptance[] {
  const source = sources.get(acceptedFile);
  if (source === undefined) return [];
  const root = parseYaml(acceptedFile, source, new Diagnostics());
  return itemsOf(child(root, "accepted")).map(entryOf);
}

function entryOf(node: Node): Acceptance {
  const read = (key: string): string => {
    const value = child(node, key);
    // A fingerprint of digits alone is a number in YAML.
    return text(value) ?? (value?.kind === "value" ? String(value.value) : "");
  };
  return {
    rule: read("rule"),
    subject: read("subject"),
    before: read("before"),
    after: read("after"),
    against: read("against"),
    why: read("why"),
    by: read("by"),
    position: node.position,
  };
}
