// The trees of a contract's files, as parsed by an earlier run that found nothing wrong with their form. Reading YAML takes
// longer than everything that follows up to the linked model; most runs are about one file of hundreds.

import type { ContractFile, FileKind, Parsed, Sources } from "../load/contract-files.js";
import type { Entry, Node, ValueNode } from "../load/tree.js";
import type { Position } from "../load/position.js";
import { hash } from "./hash.js";

/** A tree without what can be said once: members of a position are its line, column and length. */
type Packed =
  | readonly [kind: 0, value: ValueNode["value"], line: number, column: number, length: number]
  | readonly [kind: 1, items: readonly Packed[], line: number, column: number, length: number]
  | readonly [kind: 2, entries: readonly PackedEntry[], line: number, column: number, length: number];
type PackedEntry = readonly [key: string, line: number, column: number, length: number, value: Packed];

/** By path: the fingerprint of the text, and its tree. */
export type PackedTrees = Readonly<Record<string, readonly [text: string, kind: FileKind, root: Packed]>>;

export function packTrees(sources: Sources, files: readonly ContractFile[]): PackedTrees {
  return Object.fromEntries(
    files.flatMap(({ path, kind, root }) =>
      root ? [[path, [hash(sources.get(path) ?? ""), kind, pack(root)] as const]] : [],
    ),
  );
}

/** Those whose text is still the same. */
export function unpackTrees(packed: PackedTrees, sources: Sources): Parsed {
  const same = Object.entries(packed).filter(([path, [text]]) => {
    const source = sources.get(path);
    return source !== undefined && hash(source) === text;
  });
  return {
    sources: new Map(same.map(([path]) => [path, sources.get(path) ?? ""])),
    files: same.map(([path, [, kind, root]]) => ({ path, kind, root: unpack(root, path) })),
  };
}

function pack(node: Node): Packed {
  const { line, column, length } = node.position;
  switch (node.kind) {
    case "value":
      return [0, node.value, line, column, length];
    case "list":
      return [1, node.items.map(pack), line, column, length];
    case "map":
      return [2, node.entries.map(packEntry), line, column, length];
  }
}

function packEntry({ key, keyPosition: { line, column, length }, value }: Entry): PackedEntry {
  return [key, line, column, length, pack(value)];
}

function unpack(packed: Packed, file: string): Node {
  const position: Position = { file, line: packed[2], column: packed[3], length: packed[4] };
  switch (packed[0]) {
    case 0:
      return { kind: "value", value: packed[1], position };
    case 1:
      return { kind: "list", items: packed[1].map((item) => unpack(item, file)), position };
    case 2:
      return {
        kind: "map",
        entries: packed[1].map(([key, line, column, length, value]) => ({
          key,
          keyPosition: { file, line, column, length },
          value: unpack(value, file),
        })),
        position,
      };
  }
}
