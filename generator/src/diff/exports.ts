// Names of the generated package: what was exported and is not any more, or is another kind of thing.

import { mockCommand, movedTypes, ownType } from "../model/names.js";
import type { Position } from "../diagnostics/position.js";
import type { Model, Shape, Union } from "../model/model.js";
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
  compareMoved(changes, pair);
  const [old, now] = [exportsOf(pair.old), exportsOf(pair.now)];
  for (const [name, before] of old) {
    const after = now.get(name);
    if (after) compareKind(changes, name, before, after);
    else reportGone(changes, pair, name, before, now);
  }
}

/** Types of the package that go by another name because the contract has taken theirs, or by theirs again. */
function compareMoved(changes: Changes, { old, now }: Pair): void {
  for (const name of new Set([...movedTypes(old).keys(), ...movedTypes(now).keys()])) {
    const [before, after] = [ownType(name, old), ownType(name, now)];
    if (before === after) continue;
    changes.add({
      rule: "export-renamed",
      subject: `the package's ${name}`,
      message: `the package's own type \`${before}\` is called \`${after}\``,
      before: { text: before, position: contractPlace },
      after: { text: after, position: contractPlace },
      effects: name === "Service" ? { callers: "safe" } : { implementers: "safe" },
    });
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

/** Under which name answers hold a type depends on whether it is sent, answered or both, and on what it contains. */
function compareUsage(changes: Changes, { old, now }: Pair): void {
  const after = new Map(holdersOf(now).map((holder) => [holder.name, holder]));
  for (const before of holdersOf(old)) {
    const holder = after.get(before.name);
    if (!holder?.usage.response || !before.usage.response) continue;
    const sides = { before: usageSide(before), after: usageSide(holder) };
    if (sides.before.text === sides.after.text) continue;
    const message = usageWords(before, holder);
    changes.add({ rule: "validators-renamed", subject: before.name, message, ...sides });
  }
}

function holdersOf({ shapes, unions, families }: Model): readonly (Shape | Union)[] {
  return [...shapes, ...unions, ...families.flatMap(({ versions }) => versions.map(({ intent }) => intent))];
}

function usageSide({ usage, received, position }: Shape | Union): Side {
  const text = usage.request ? "sent and answered" : "answered";
  return { text: received ? `${text} with more` : text, position };
}

function usageWords(before: Shape | Union, { name, usage, received }: Shape | Union): string {
  if (usage.request !== before.usage.request) {
    if (!usage.request)
      return `\`${name}\` is no longer sent: \`${name}.parse\` reads answers, as \`${name}.received\` does`;
    const held = received ? ` and answers hold \`Received${name}\`` : "";
    return `\`${name}\` is sent too: \`${name}.parse\` is strict, \`${name}.received\` reads answers${held}`;
  }
  return received
    ? `answers hold \`Received${name}\`, which takes values that callers do not send, in place of \`${name}\``
    : `answers hold \`${name}\` in place of \`Received${name}\``;
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
