// Older parameters, and what they are in the newest version that they can become.

import type { Field, Json, Model, Shape, Step, Type } from "../../model/model.js";
import { exampleOf } from "../../values/examples.js";
import { isRecord, issues } from "../../values/issues.js";
import { Probes, simplest } from "../../values/probes.js";
import { asRead } from "../../values/reading.js";
import { upgradedBy } from "../../values/upgraded.js";

/** Of each older record. */
const mostValues = 12;
const mostLookedAt = 200;
const longestValue = 1200;

export function upgradeVectors(model: Model): readonly Json[] {
  const intents = model.families.flatMap(({ versions }) =>
    versions.flatMap((version) => {
      const way: Step[] = [];
      for (let at = version; at.next && at.step?.upgrade.kind === "derived"; at = at.next) way.push(at.step);
      return wayVectors(version.intent, way);
    }),
  );
  const shapes = model.shapes.flatMap(({ step }) =>
    step?.upgrade.kind === "derived" ? wayVectors(step.from, [step]) : [],
  );
  return [...intents, ...shapes];
}

function wayVectors(from: Shape, way: readonly Step[]): readonly Json[] {
  const to = way.at(-1)?.to;
  if (!to) return [];
  return oldValues(from).flatMap(({ sent, read }) => {
    const newest = upgradedBy(way, read);
    if (newest === undefined) return [];
    // What was kept before a member had its default lacks it, and means the same.
    const isSame = sent !== read && JSON.stringify(upgradedBy(way, sent)) === JSON.stringify(newest);
    return [read, ...(isSame ? [sent] : [])].map((old) => ({ from: from.name, to: to.name, old, newest }));
  });
}

interface OldValue {
  readonly sent: Json;
  /** As servers have read it. */
  readonly read: Json;
}

function oldValues(shape: Shape): readonly OldValue[] {
  const type: Type = { kind: "shape", shape };
  const found = new Map<string, OldValue>();
  const add = (value: Json | undefined): void => {
    if (value === undefined || issues(type, value, "strict").length > 0) return;
    const read = asRead(type, value, "strict");
    const text = JSON.stringify(read);
    if (text.length > longestValue || found.has(text)) return;
    found.set(text, { sent: text === JSON.stringify(value) ? read : value, read });
  };
  add(simplest(type));
  const whole = exampleOf(type);
  add(whole);
  if (isRecord(whole)) {
    const takesNull = ({ optional, nullable, type: { kind } }: Field): boolean =>
      optional || nullable !== false || kind === "json";
    for (const field of shape.fields.filter(takesNull)) {
      add(Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field.name)));
      add({ ...whole, [field.name]: null });
    }
  }
  const sure = [...found.values()].slice(0, mostValues);
  let looked = 0;
  for (const value of new Probes("strict", () => []).of(type, type)) {
    if (++looked > mostLookedAt) break;
    add(value);
  }
  const more = [...found.values()].slice(sure.length);
  const step = Math.max(1, more.length / mostValues);
  return [...sure, ...more.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))];
}
