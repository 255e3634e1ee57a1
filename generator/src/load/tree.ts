// YAML as a tree in which every node knows its place. Readers are forgiving: a node of another kind than the one asked
// for reads as absent, because the form check has already reported it.

import type { Json } from "../model/model.js";
import type { Position } from "../diagnostics/position.js";

export type Node = ValueNode | ListNode | MapNode;

export interface ValueNode {
  readonly kind: "value";
  readonly value: string | number | boolean | null;
  readonly position: Position;
}

export interface ListNode {
  readonly kind: "list";
  readonly items: readonly Node[];
  readonly position: Position;
}

export interface MapNode {
  readonly kind: "map";
  readonly entries: readonly Entry[];
  readonly position: Position;
}

export interface Entry {
  readonly key: string;
  readonly keyPosition: Position;
  readonly value: Node;
}

export function entriesOf(node: Node | undefined): readonly Entry[] {
  return node?.kind === "map" ? node.entries : [];
}

export function itemsOf(node: Node | undefined): readonly Node[] {
  return node?.kind === "list" ? node.items : [];
}

/** The items of a list, or the one that stands in its place. */
export function oneOrMore(node: Node | undefined): readonly Node[] {
  return node?.kind === "list" ? node.items : node ? [node] : [];
}

export function entry(node: Node | undefined, key: string): Entry | undefined {
  if (node?.kind !== "map") return undefined;
  if (node.entries.length <= small) return node.entries.find((candidate) => candidate.key === key);
  let index = indexes.get(node);
  if (!index) {
    index = new Map([...node.entries].reverse().map((candidate) => [candidate.key, candidate]));
    indexes.set(node, index);
  }
  return index.get(key);
}

/** Maps of at most this many entries are searched from the start. */
const small = 16;
/** Entries by key, the first of each; made when a large map is first asked. */
const indexes = new WeakMap<MapNode, ReadonlyMap<string, Entry>>();

export function child(node: Node | undefined, key: string): Node | undefined {
  return entry(node, key)?.value;
}

export function text(node: Node | undefined): string | undefined {
  return node?.kind === "value" && typeof node.value === "string" ? node.value : undefined;
}

export function number(node: Node | undefined): number | undefined {
  return node?.kind === "value" && typeof node.value === "number" ? node.value : undefined;
}

export function flag(node: Node | undefined): boolean {
  return node?.kind === "value" && node.value === true;
}

/** The node as plain data. Keys become own members, `__proto__` too. */
export function toJson(node: Node): Json {
  switch (node.kind) {
    case "value":
      return node.value;
    case "list":
      return node.items.map(toJson);
    case "map":
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, toJson(value)]));
  }
}
