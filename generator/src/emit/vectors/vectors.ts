// `vectors.json`: what readers of the contract take and refuse, what they make of it, what older requests become, what
// errors look like, what proves who is calling, and how a wait ends. Whoever writes the contract's validators, clients or services in
// another language tests them with it. docs/vectors.md describes the format.

import type { Json, Model, Type } from "../../model/model.js";
import { isUncalled } from "../../model/operations.js";
import type { Usage } from "../../model/types.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { isUnion, recordsByHome } from "../validators/records.js";
import { CaseMaker } from "./cases.js";
import type { Cases } from "./cases.js";
import { errorVectors, refusalVectors } from "./errors.js";
import { headerVectors } from "./headers.js";
import { lenientVectors } from "./lenient.js";
import { stampVectors } from "./stamps.js";
import { streamVectors } from "./streams.js";
import { upgradeVectors } from "./upgrades.js";
import { waitVectors } from "./waits.js";
import { webhookVectors } from "./webhooks.js";

const formatVersion = 2;

export function emitVectors(context: EmitContext): readonly EmittedFile[] {
  return [{ path: "vectors.json", text: vectorsText(context), verbatim: true }];
}

/** One vector per line: a change of the contract is read line by line. */
export function vectorsText(context: EmitContext): string {
  const { model } = context;
  const isCalled = !isUncalled(model);
  const others = [
    ["streams", streamVectors(model)],
    ["waits", waitVectors(model)],
    ["headers", headerVectors(model)],
    ["webhooks", webhookVectors(model)],
  ] as const;
  const sections = {
    types: typesText(model),
    upgrades: list(upgradeVectors(model)),
    errors: list(isCalled ? errorVectors(model) : []),
    refusals: list(isCalled ? refusalVectors(model) : []),
    lenient: list(lenientVectors(model)),
    stamps: list(stampVectors(context)),
    ...Object.fromEntries(others.flatMap(([name, found]) => (found.length > 0 ? [[name, list(found)]] : []))),
  };
  const about =
    "Each case puts `value`, or pieces repeated as in `runs`, into `base` `at` a JSON pointer, or removes what is there. " +
    "`read`: what a reader makes of it. `path`: where the fault is, if not `at`. docs/vectors.md of the compiler has more.";
  return block([
    `"format": ${formatVersion}`,
    `"about": ${JSON.stringify(about)}`,
    ...Object.entries(sections).map(([name, text]) => `${JSON.stringify(name)}: ${text}`),
  ]).concat("\n");
}

interface Named {
  readonly name: string;
  readonly type: Type;
  readonly usage: Usage;
}

/** Scalars and enums, records and unions. */
function namedTypes(model: Model): readonly Named[] {
  const holders = [...recordsByHome(model).values()].flat();
  const both = { request: true, response: true };
  return [
    ...model.scalars.map((scalar): Named => ({
      name: scalar.name,
      type: { kind: "scalar", scalar, bounds: scalar.bounds },
      usage: both,
    })),
    ...model.enums.map((one): Named => ({ name: one.name, type: { kind: "enum", enum: one }, usage: both })),
    ...holders.map((holder): Named => ({
      name: holder.name,
      type: isUnion(holder) ? { kind: "union", union: holder } : { kind: "shape", shape: holder },
      usage: holder.usage,
    })),
  ];
}

function typesText(model: Model): string {
  const [strict, tolerant] = [new CaseMaker("strict"), new CaseMaker("tolerant")];
  return block(
    namedTypes(model).flatMap(({ name, type, usage }) => {
      const sent = usage.request ? strict.of(type) : undefined;
      const answered = usage.response ? tolerant.of(type) : undefined;
      const modes = [
        ...(sent ? [`"sent": ${casesText(sent)}`] : []),
        ...(answered ? [`"answered": ${casesText(answered)}`] : []),
      ];
      return modes.length === 0 ? [] : [`${JSON.stringify(name)}: ${block(modes)}`];
    }),
  );
}

function casesText({ base, accepted, refused }: Cases): string {
  return block([`"base": ${JSON.stringify(base)}`, `"accepted": ${list(accepted)}`, `"refused": ${list(refused)}`]);
}

function list(lines: readonly Json[]): string {
  return lines.length === 0 ? "[]" : `[\n${lines.map((line) => JSON.stringify(line)).join(",\n")}\n]`;
}

function block(members: readonly string[]): string {
  return members.length === 0 ? "{}" : `{\n${members.join(",\n")}\n}`;
}
