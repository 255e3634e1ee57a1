// Names of the generated package: what was exported and is not any more, or is another kind of thing.

import { mockCommand } from "../model/names.js";
import type { Position } from "../diagnostics/position.js";
import type { Model } from "../model/model.js";
import { activityRecords } from "../model/operations.js";
import type { Changes, Side } from "./change.js";
import type { Pair } from "./pair.js";

type Kind = "type alias" | "constant and union" | "interface" | "union";

interface Export {
  readonly kind: Kind;
  readonly position: Position;
}

export function compareExports({ changes, pair }: { changes: Changes; pair: Pair }): void {
  comparePackage(changes, pair);
  compareManifest(changes, pair);
  compareUsage(changes, pair);
  const [old, now] = [exportsOf(pair.old), exportsOf(pair.now)];
  for (const [name, before] of old) {
    const after = now.get(name);
    if (after) compareKind(changes, name, before, after);
    else reportGone(changes, pair, name, before, now);
  }
}

function exportsOf({ scalars, enums, shapes, unions, activity }: Model): Map<string, Export> {
  const of = (kind: Kind, all: readonly { name: string; position: Position }[]): [string, Export][] =>
    all.map(({ name, position }) => [name, { kind, position }]);
  return new Map([
    ...of("type alias", scalars),
    ...of("constant and union", enums),
    ...of("interface", [...shapes, ...activityRecords(activity)]),
    ...of("union", [...unions, ...(activity ? [activity.union] : [])]),
  ]);
}

function compareKind(changes: Changes, name: string, before: Export, after: Export): void {
  if (before.kind === after.kind) return;
  changes.add({
    rule: "export-kind-changed",
    subject: name,
    message: `\`${name}\` is exported as ${after.kind}; it was ${before.kind}`,
    before: { text: before.kind, position: before.position },
    after: { text: after.kind, position: after.position },
  });
}

function reportGone(
  changes: Changes,
  pair: Pair,
  name: string,
  before: Export,
  now: ReadonlyMap<string, Export>,
): void {
  const newName = pair.newName(name);
  const after = newName === undefined ? undefined : now.get(newName);
  changes.add({
    rule: "export-renamed",
    subject: name,
    message: newName === undefined ? `the type \`${name}\` is gone` : `the type \`${name}\` is called \`${newName}\``,
    before: { text: `${before.kind} ${name}`, position: before.position },
    after: after && { text: `${after.kind} ${newName ?? ""}`, position: after.position },
  });
}

/** What validators take depends on whether a type is sent, answered or both. */
function compareUsage(changes: Changes, { old, now }: Pair): void {
  for (const before of old.shapes) {
    const after = now.shapes.find(({ name }) => name === before.name);
    if (!after?.usage.response || !before.usage.response || after.usage.request === before.usage.request) continue;
    const { name } = before;
    const message = after.usage.request
      ? `\`${name}\` is sent too: \`${name}.parse\` is strict, \`${name}.received\` reads answers`
      : `\`${name}\` is no longer sent: \`${name}.parse\` reads answers, as \`${name}.received\` does`;
    const side = ({ usage, position }: typeof before): Side => ({
      text: usage.request ? "sent and answered" : "answered",
      position,
    });
    changes.add({ rule: "validators-renamed", subject: name, message, before: side(before), after: side(after) });
  }
}

/** Parts of the package that the contract no longer asks for, and the compilers that can read it. */
function compareManifest(changes: Changes, { old, now }: Pair): void {
  const [before, after] = [old.contract.manifest, now.contract.manifest];
  const side = (text: string): Side => ({ text, position: contractPlace });
  for (const part of before.emit) {
    if (after.emit.includes(part)) continue;
    changes.add({
      rule: "entry-point-removed",
      subject: `emit ${part}`,
      message: `the package no longer has its ${part}`,
      before: side(`emit: ${before.emit.join(", ")}`),
      after: side(`emit: ${after.emit.join(", ")}`),
      effects: part === "server" ? { callers: "safe" } : { implementers: "depends" },
    });
  }
  if (isOlder(before.typescript, after.typescript)) {
    changes.add({
      rule: "typescript-raised",
      subject: "typescript",
      message: `the package needs TypeScript ${after.typescript}; it was ${before.typescript}`,
      before: side(`typescript: ${before.typescript}`),
      after: side(`typescript: ${after.typescript}`),
    });
  }
}

function isOlder(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split(".").map(Number));
  const [major = 0, minor = 0] = a ?? [];
  const [otherMajor = 0, otherMinor = 0] = b ?? [];
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}

const contractPlace = { file: "contract.yaml", line: 1, column: 1, length: 1 };

function comparePackage(changes: Changes, { old, now }: Pair): void {
  const names: readonly (readonly [string, string, string])[] = [
    ["package", old.contract.package, now.contract.package],
    ["command", mockCommand(old), mockCommand(now)],
  ];
  for (const [what, before, after] of names) {
    if (before === after) continue;
    changes.add({
      rule: "entry-point-removed",
      subject: what,
      message: `the ${what} is \`${after}\`; it was \`${before}\``,
      before: { text: before, position: contractPlace },
      after: { text: after, position: contractPlace },
      effects: what === "command" ? { callers: "depends", implementers: "safe" } : {},
    });
  }
}
