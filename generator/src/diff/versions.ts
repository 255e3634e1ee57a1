// Versions of families: their wire types and keys, what they lead on to, and the bodies and answers of each.

import type { Family, Version } from "../model/model.js";
import { bodyExample } from "../values/examples.js";
import type { Changes, Side, Witness } from "./change.js";
import { operationNames } from "../model/names.js";
import { noteDocumentation } from "./documentation.js";
import type { Pair } from "./pair.js";
import type { RuleName } from "./rules/rules.js";
import type { Effects } from "./rules/rule.js";
import { compareSteps } from "./steps.js";
import type { TypeWalk } from "./walk.js";

interface Context {
  readonly changes: Changes;
  readonly pair: Pair;
  readonly requests: TypeWalk;
  readonly responses: TypeWalk;
}

interface Versions extends Context {
  readonly families: readonly [old: Family, now: Family];
  readonly subject: string;
  readonly at: string;
}

export function compareVersions(context: Context, old: Family, now: Family): void {
  const at = `POST ${context.pair.old.contract.basePath}/${old.path}`;
  const of = (version: Version): Versions => ({
    ...context,
    families: [old, now],
    subject: `${old.name} v${version.number}`,
    at,
  });
  const left = new Set(now.versions);
  const take = (found: Version | undefined): Version | undefined => {
    if (found) left.delete(found);
    return found;
  };
  const kept = new Map<Version, Version>();
  for (const before of old.versions) {
    const after =
      take(now.versions.find(({ type }) => type === before.type)) ??
      take(now.versions.find((other) => other.number === before.number && isUnknown(other, old)));
    if (after) {
      kept.set(before, after);
      compareVersion(of(before), before, after);
    } else reportRemoved(of(before), before);
  }
  for (const version of left) reportAdded(of(version), version);
  compareNames(context, old, now, kept);
}

/** What the functions are called that submit the versions. */
function compareNames({ changes }: Context, old: Family, now: Family, kept: ReadonlyMap<Version, Version>): void {
  const [before, after] = [old.current, now.current];
  if (before.submit && after.submit && kept.get(before) !== after) {
    changes.add({
      rule: "plain-name-moved",
      subject: now.name,
      message:
        `\`${now.name}\` submits \`${after.type}\`; it submitted \`${before.type}\`` +
        (kept.get(before)?.submit ? `, as it does with \`current: ${before.number}\`` : ""),
      before: { text: `current: ${before.type}`, position: before.position },
      after: { text: `current: ${after.type}`, position: after.position },
    });
  }
  if (old.name !== now.name) return;
  const names = new Set(now.versions.flatMap(operationNames));
  for (const [one, other] of kept) {
    if (!other.submit) continue;
    for (const name of operationNames(one)) {
      if (names.has(name)) continue;
      const message = `\`${name}\` is called \`${other.submit.operation}\``;
      const effects = { implementers: "safe" } as const;
      changes.add({
        rule: "operation-renamed",
        subject: name,
        message,
        before: side(one),
        after: side(other),
        effects,
      });
    }
  }
}

function isUnknown({ type }: Version, { versions }: Family): boolean {
  return versions.every((other) => other.type !== type);
}

function side({ number, type, intentKey, resultKey, submit, position }: Version): Side {
  const parts = [`version ${number} ${type}`, intentKey, resultKey ?? "no result", ...(submit ? [] : ["read only"])];
  return { text: parts.join(", "), position };
}

function reportRemoved(versions: Versions, version: Version): void {
  const { changes, subject, families } = versions;
  changes.add({
    rule: "version-removed",
    subject,
    message: `\`${version.type}\`, version ${version.number} of \`${families[0].name}\`, is gone`,
    before: side(version),
    after: { text: "no such version", position: families[1].position },
    effects: version.submit ? {} : { requests: "safe" },
    witness: typeRefused(versions, version),
  });
}

/** Any body of a type that is not known any more. */
function typeRefused({ families: [old], at }: Versions, version: Version): Witness | undefined {
  if (!version.submit) return undefined;
  const example = old.examples.find((one) => one.version === version);
  const refusal = `/type: no such type`;
  return { kind: "request", at, value: example ? bodyExample(example) : { type: version.type }, refusal };
}

function reportAdded({ changes, subject, families: [old] }: Versions, version: Version): void {
  changes.add({
    rule: "version-added",
    subject,
    message: `\`${version.type}\` is a new version of \`${old.name}\``,
    before: { text: `newest: ${old.newest.type}`, position: old.newest.position },
    after: side(version),
    effects: version.submit ? {} : { implementers: "safe" },
  });
}

function compareVersion(versions: Versions, old: Version, now: Version): void {
  const { changes, subject } = versions;
  const add = (rule: RuleName, message: string, effects: Partial<Effects> = {}, witness?: Witness): void =>
    changes.add({ rule, subject, message, before: side(old), after: side(now), effects, witness });
  if (old.type !== now.type) {
    const message = `\`${subject}\` has the type \`${now.type}\`; it was \`${old.type}\``;
    add("wire-type-changed", message, {}, typeRefused(versions, old));
  }
  if (old.submit && !now.submit) {
    const message = `\`${old.type}\` can be read, no longer submitted`;
    add("operation-removed", message, { responses: "safe" }, typeRefused(versions, old));
  }
  if (!old.submit && now.submit) add("operation-added", `\`${now.type}\` can be submitted`);
  compareKeys(versions, old, now);
  const place = { subject, before: side(old), after: side(now) };
  // What was the newest version leads on to one that is new: nothing was upgraded before.
  compareSteps(changes, place, old.step, now.step);
  noteDocumentation(changes, subject, old, now);
  walkBodies(versions, old, now);
}

function compareKeys({ changes, subject }: Versions, old: Version, now: Version): void {
  const sides = { before: side(old), after: side(now) };
  if (old.intentKey !== now.intentKey) {
    const message = `\`${subject}\`: the intent stands under \`${now.intentKey}\`; it was \`${old.intentKey}\``;
    changes.add({ rule: "intent-key-renamed", subject: `${subject} ${old.intentKey}`, message, ...sides });
  }
  if (old.resultKey === now.resultKey) return;
  if (old.resultKey !== undefined && now.resultKey !== undefined) {
    const message = `\`${subject}\`: the result stands under \`${now.resultKey}\`; it was \`${old.resultKey}\``;
    const rule = "intent-key-renamed";
    // A result may be absent, so that answers are read; what callers look for is not found.
    const effects = { responses: "depends" } as const;
    changes.add({ rule, subject: `${subject} ${old.resultKey}`, message, ...sides, effects });
  } else if (now.resultKey === undefined) {
    const message = `\`${subject}\` answers with another activity and has no result`;
    changes.add({ rule: "result-removed", subject, message, ...sides });
  } else {
    const message = `\`${subject}\` has a result; it answered with another activity`;
    changes.add({ rule: "result-added", subject, message, ...sides });
  }
}

function walkBodies({ requests, responses, at, subject }: Versions, old: Version, now: Version): void {
  const sides = { before: side(old), after: side(now) };
  const shape = (value: Version["intent"]) => ({ kind: "shape", shape: value }) as const;
  if (old.submit && now.submit) {
    const root = { at, old: shape(old.submit.request), now: shape(now.submit.request) };
    requests.from(root, sides, subject);
    const alike = (old.resultKey === undefined) === (now.resultKey === undefined);
    if (alike) responses.from({ at, old: shape(old.submit.response), now: shape(now.submit.response) }, sides, subject);
  } else {
    responses.from({ at, old: shape(old.activity), now: shape(now.activity) }, sides, subject);
  }
}
