// Proves what the rules say of the wire: looks for a value that one contract takes and the other refuses, and corrects
// the finding where there is none, or where there is one after all.

import { exampleItems, exampleKeys } from "../values/examples.js";
import type { Json, Type } from "../model/model.js";
import type { Change, Pending, Witness } from "./change.js";
import { fits, issues, pointerPart } from "../values/issues.js";
import type { Issue, Mode } from "../values/issues.js";
import { axisOf, stepsOf } from "./probe.js";
import type { Probe, Step } from "./probe.js";
import { memberExample, Probes, simplest } from "../values/probes.js";
import type { Samples } from "../values/strings.js";
import { sampler } from "../values/strings.js";

/** Values looked at before a search is given up. */
const mostValues = 4000;

export async function prove(pending: readonly Pending[]): Promise<readonly Change[]> {
  const claimed = pending.map(({ change, probes }) => ({
    change,
    probes: probes.filter((probe) => change.effects[axisOf(probe)] !== "safe"),
  }));
  const samples: Samples = claimed.some(({ probes }) => probes.length > 0) ? sampler() : () => [];
  return claimed.map(({ change, probes }) => probes.reduce((so, probe) => proved(so, probe, samples), change));
}

/** What a value has to do: one side makes it, the other refuses it. */
interface Search {
  readonly made: Type;
  readonly reading: Type;
  readonly madeMode: "strict" | "answer";
  readonly readMode: Mode;
}

function proved(change: Change, probe: Probe, samples: Samples): Change {
  const witness = search(probe, samples);
  const axis = axisOf(probe);
  if (witness)
    return { ...change, witness: change.witness ?? witness, effects: { ...change.effects, [axis]: "breaks" } };
  if (change.effects[axis] !== "breaks") return change;
  const note = "no value was found that one contract takes and the other refuses";
  return { ...change, note: change.note ?? note, effects: { ...change.effects, [axis]: "depends" } };
}

function search(probe: Probe, samples: Samples): Witness | undefined {
  const { trail, old, now, member } = probe;
  const isRequest = trail.root.direction === "request";
  const between: Search = isRequest
    ? { made: old, reading: now, madeMode: "strict", readMode: "strict" }
    : { made: now, reading: old, madeMode: "answer", readMode: "tolerant" };
  const found = firstOf(between, member, samples);
  if (!found) return undefined;
  const { root } = trail;
  const [made, reading] = isRequest ? [root.old, root.now] : [root.now, root.old];
  const whole = along(made, stepsOf(trail), found.value);
  const kind = isRequest ? "request" : "answer";
  if (whole !== undefined && fits(made, whole, between.madeMode)) {
    const [refused] = issues(reading, whole, between.readMode);
    if (refused) return { kind, at: root.at, value: whole, refusal: words(refused) };
  }
  return { kind, at: `part of ${root.at}`, value: found.value, refusal: words(found.issue) };
}

function words({ path, expected }: Issue): string {
  return `${path || "the value"}: expected ${expected}`;
}

function firstOf(
  { made, reading, madeMode, readMode }: Search,
  member: string | undefined,
  samples: Samples,
): { value: Json; issue: Issue } | undefined {
  let count = 0;
  for (const value of new Probes(madeMode, samples).of(made, reading)) {
    if (++count > mostValues) return undefined;
    if (!fits(made, value, madeMode)) continue;
    // Another change of the same record may be what refuses the value: this one has to be among the reasons.
    const issue = issues(reading, value, readMode).find(({ path }) => isAbout(path, member));
    if (issue) return { value, issue };
  }
  return undefined;
}

function isAbout(path: string, member: string | undefined): boolean {
  if (member === undefined) return true;
  const pointer = `/${pointerPart(member)}`;
  return path === pointer || path.startsWith(`${pointer}/`);
}

/** The simplest value of the root that holds this one at the end of the steps. */
function along(type: Type, steps: readonly Step[], leaf: Json): Json | undefined {
  const [step, ...rest] = steps;
  if (!step) return leaf;
  if (step.kind === "item") {
    if (type.kind !== "array") return undefined;
    const item = along(type.of, rest, leaf);
    return item === undefined ? undefined : exampleItems(type, Math.max(1, type.minItems), item);
  }
  if (step.kind === "entry") {
    if (type.kind !== "map") return undefined;
    const value = along(type.of, rest, leaf);
    if (value === undefined) return undefined;
    return Object.fromEntries(exampleKeys(type, Math.max(1, type.minEntries)).map((key) => [key, value]));
  }
  if (step.kind === "variant") {
    if (type.kind !== "union") return undefined;
    const variant = type.union.variants.find(({ value }) => value === step.value)?.shape;
    return variant && along({ kind: "shape", shape: variant }, rest, leaf);
  }
  return member(type, step.name, rest, leaf);
}

function member(type: Type, name: string, rest: readonly Step[], leaf: Json): Json | undefined {
  if (type.kind !== "shape") return undefined;
  const members: [string, Json][] = [];
  for (const field of type.shape.fields) {
    if (field.optional && field.name !== name) continue;
    const value = field.name === name ? along(field.type, rest, leaf) : valueOf(field);
    if (value === undefined) return undefined;
    members.push([field.name, value]);
  }
  return members.some(([key]) => key === name) ? Object.fromEntries(members) : undefined;
}

function valueOf(field: Parameters<typeof memberExample>[0]): Json | undefined {
  return field.example === undefined ? simplest(field.type) : memberExample(field);
}
