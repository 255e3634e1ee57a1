// Links families of activities: versions with their intents and results, and the records derived from them.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import type { Position } from "../diagnostics/position.js";
import { child, entriesOf, entry, number, text } from "../load/tree.js";
import type { Entry, Node } from "../load/tree.js";
import { camel, camelOf, pascal } from "../model/case.js";
import type { ActivityMembers } from "../model/model.js";
import type { Declared } from "./declarations.js";
import { draftShape } from "./draft.js";
import type { ShapeDraft } from "./draft.js";
import { linkPath } from "./operations.js";
import type { RecordLinker } from "./records.js";
import type { Scope } from "./scope.js";
import { statedUpgrade } from "./steps.js";

/** A version while its family is linked. */
export interface VersionDraft {
  readonly number: number;
  readonly suffix: string;
  readonly type: string;
  readonly node: Node;
  readonly doc: string;
  readonly intentKey: string;
  readonly intent: ShapeDraft;
  /** Set by `linkResults`; both stay undefined for `of: target`. */
  resultKey: string | undefined;
  result: ShapeDraft | undefined;
  readonly submittable: boolean;
  readonly why: string | undefined;
  readonly position: Position;
}

export interface FamilyDraft {
  readonly name: string;
  readonly doc: string;
  readonly path: string;
  readonly node: Node;
  readonly home: string;
  readonly versions: readonly VersionDraft[];
  readonly position: Position;
}

/** Declares a family's records, so that other records can name them. Their fields are linked later. */
export function draftFamily(
  declared: Declared,
  members: ActivityMembers,
  scope: Scope,
  records: RecordLinker,
): FamilyDraft {
  const { name, node, home, position } = declared;
  const doc = text(child(node, "doc")) ?? "";
  const versions: VersionDraft[] = [];
  for (const { item, number: version } of numbered(node, scope.diagnostics)) {
    versions.push(draftVersion({ name, doc, home, members }, item, version, versions, scope, records));
  }
  const draft = { name, doc, path: linkPath(declared, scope), node, home, versions, position };
  draftResults(draft, members, scope, records);
  if (versions.length > 0 && !versions.some(({ submittable }) => submittable)) {
    scope.diagnostics.report("CS0401", position, `no version of \`${name}\` can be submitted`);
  }
  return draft;
}

function numbered(node: Node, diagnostics: Diagnostics): { item: Entry; number: number }[] {
  const items = entriesOf(child(node, "versions"))
    .map((item) => ({ item, number: /^[1-9]\d{0,2}$/.test(item.key) ? Number(item.key) : NaN }))
    .filter(({ item, number }) => {
      if (!Number.isNaN(number)) return true;
      diagnostics.report(
        "CS0401",
        item.keyPosition,
        `\`${item.key}\` is not a version number`,
        "versions are 1, 2, 3, …",
      );
      return false;
    })
    .sort((a, b) => a.number - b.number);
  items.forEach(({ item, number }, index) => {
    const expected = index === 0 ? 1 : (items[index - 1]?.number ?? 0) + 1;
    if (number > expected) {
      diagnostics.report("CS0401", item.keyPosition, `version ${expected} is missing before version ${number}`);
    }
  });
  return items;
}

function draftVersion(
  family: { name: string; doc: string; home: string; members: ActivityMembers },
  item: Entry,
  number: number,
  earlier: readonly VersionDraft[],
  scope: Scope,
  records: RecordLinker,
): VersionDraft {
  const { value: node, keyPosition: position } = item;
  const suffix = number === 1 ? "" : `V${number}`;
  const typeNode = child(node, "type");
  const type = text(typeNode) ?? "";
  if (typeNode && type) scope.styles.checkType(type, typeNode.position);
  const name = `${pascal(family.name)}${pascal(camelOf(family.members.intent))}${suffix}`;
  const intent = draftShape({
    name,
    role: "intent",
    doc: `Parameters of \`${type}\`. ${family.doc}`,
    home: family.home,
    position: entry(node, "intent")?.keyPosition ?? position,
  });
  scope.define(name, { kind: "shape", shape: intent });
  const source = child(node, "intent");
  if (source) {
    const previous = earlier.at(-1)?.intent;
    records.add(intent, { node: source, older: (from) => olderIntent(from, number, earlier, scope), previous });
    checkStart(source, number, position, scope.diagnostics);
  }
  return {
    number,
    suffix,
    type,
    node,
    doc: text(child(node, "doc")) ?? family.doc,
    intentKey: scope.styles.member(camel(name)),
    intent,
    resultKey: undefined,
    result: undefined,
    submittable: child(node, "submit") === undefined,
    why: text(child(node, "why")),
    position,
  };
}

/** The one that the plain name of the operation stands for. */
export function currentVersion(
  { name, node, versions }: FamilyDraft,
  diagnostics: Diagnostics,
): VersionDraft | undefined {
  const newest = versions.findLast(({ submittable }) => submittable) ?? versions.at(-1);
  const written = child(node, "current");
  if (!written) return newest;
  const found = versions.find((version) => version.number === number(written) && version.submittable);
  if (found) return found;
  const known = versions.filter(({ submittable }) => submittable).map((version) => version.number);
  const message = `\`${name}\` has no version ${number(written) ?? ""} that can be submitted`;
  diagnostics.report("CS0204", written.position, message, `write one of ${known.join(", ")}`);
  return newest;
}

/** A later version starts from an older one, or says why no older one can be upgraded to it. */
function checkStart(source: Node, number: number, position: Position, diagnostics: Diagnostics): void {
  if (number === 1 || child(source, "from") || statedUpgrade(source)) return;
  const help = "start it `from` an older version, or say `upgrade: { none: why }`";
  diagnostics.report("CS0402", position, `version ${number} does not say how older versions upgrade to it`, help);
}

function olderIntent(
  from: Node,
  number: number,
  earlier: readonly VersionDraft[],
  scope: Scope,
): ShapeDraft | undefined {
  return olderVersion(from, number, earlier, scope.diagnostics)?.intent;
}

function olderVersion(
  from: Node,
  before: number,
  versions: readonly VersionDraft[],
  diagnostics: Diagnostics,
): VersionDraft | undefined {
  const wanted = number(from);
  const found = versions.find((version) => version.number === wanted && version.number < before);
  if (!found) {
    const known = versions.filter((version) => version.number < before).map((version) => version.number);
    const help = known.length > 0 ? `older versions are ${known.join(", ")}` : "this is the first version";
    diagnostics.report("CS0402", from.position, "`from` must be the number of an older version", help);
  }
  return found;
}

function draftResults(family: FamilyDraft, members: ActivityMembers, scope: Scope, records: RecordLinker): void {
  const { diagnostics } = scope;
  for (const version of family.versions) {
    const node = child(version.node, "result");
    if (!node || text(child(node, "of")) === "target") continue;
    const same = child(node, "sameAs");
    if (same) {
      const other = olderVersion(same, version.number, family.versions, diagnostics);
      if (other && !other.result) {
        diagnostics.report("CS0409", same.position, `version ${other.number} has no result to share`);
      }
      version.result = other?.result;
      version.resultKey = other?.resultKey;
      continue;
    }
    const numbered = child(node, "numbered");
    const suffix = numbered ? `V${number(numbered)}` : version.suffix;
    const name = `${pascal(family.name)}${pascal(camelOf(members.result))}${suffix}`;
    const result = draftShape({
      name,
      role: "result",
      doc: `What a completed \`${version.type}\` answers.`,
      home: family.home,
      position: entry(version.node, "result")?.keyPosition ?? version.position,
    });
    scope.define(name, { kind: "shape", shape: result });
    version.result = result;
    version.resultKey = scope.styles.member(camel(name));
    const older = (from: Node): ShapeDraft | undefined => {
      const found = olderVersion(from, version.number, family.versions, diagnostics);
      if (found && !found.result)
        diagnostics.report("CS0409", from.position, `version ${found.number} has no result to start from`);
      return found?.result;
    };
    records.add(result, { node, older });
  }
}

/** One value per trait that the contract asks for. Queries name those that concern them. */
export function linkTraits<E>(
  { name, node: operation, position }: Pick<FamilyDraft, "name" | "node" | "position">,
  traits: readonly { readonly name: string; readonly enum: E & { values: readonly { value: string }[] } }[],
  diagnostics: Diagnostics,
  isQuery = false,
): { name: string; enum: E; value: string }[] {
  const node = child(operation, "traits");
  for (const { key, keyPosition } of entriesOf(node)) {
    if (traits.some(({ name }) => name === key)) continue;
    const help = didYouMean(
      key,
      traits.map(({ name }) => name),
    );
    diagnostics.report("CS0204", keyPosition, `the contract declares no trait \`${key}\``, help);
  }
  return traits.flatMap((trait) => {
    const value = child(node, trait.name);
    const written = text(value);
    if (!value || written === undefined) {
      if (!isQuery) diagnostics.report("CS0112", position, `\`${name}\` lacks the trait \`${trait.name}\``);
      return [];
    }
    const values = trait.enum.values.map((candidate) => candidate.value);
    if (!values.includes(written)) {
      diagnostics.report("CS0204", value.position, `unknown ${trait.name} \`${written}\``, didYouMean(written, values));
    }
    return [{ name: trait.name, enum: trait.enum, value: written }];
  });
}
