// The runtime speaks of activities, as most contracts have them. Where the contract calls them something else, its names
// take their place, as its own name does.

import { camel, pascal } from "../model/case.js";
import type { ActivityModel, Model } from "../model/model.js";
import { movedTypes } from "../model/names.js";

/** The text of a template with the contract's names in it. */
export function withOwnNames(module: string, text: string, model: Model): string {
  return withContractNames(module, withMovedTypes(text, model), model);
}

/** Types of the runtime leave their names to types of the contract. */
function withMovedTypes(text: string, model: Model): string {
  const moved = movedTypes(model);
  if (moved.size === 0) return text;
  return text.replaceAll(/\b[A-Z]\w*\b/g, (name) => moved.get(name) ?? name);
}

function withContractNames(module: string, text: string, model: Model): string {
  if (module === "validate-standard") return text.replace('"CONTRACT"', JSON.stringify(model.contract.name));
  return withOwnKinds(
    module,
    model.activity ? named(module, text, model.activity) : withoutActivities(module, text),
    model,
  );
}

/** Kinds of operations that the contract has none of are not spoken of, unless other packages import the runtime. */
function withOwnKinds(module: string, text: string, { activity, operations, contract }: Model): string {
  if (module !== "operation" && module !== "server") return text;
  if (contract.manifest.emit.includes("runtime")) return text;
  const kinds: readonly (readonly [kind: string, said: string])[] = [
    ...(activity ? [["submit", `submits change something and are answered with ${recordOf(activity)}`] as const] : []),
    ...(operations.length > 0 ? [["operation", "plain operations change something"] as const] : []),
    ["query", "queries read"],
  ];
  const types = kinds.map(([kind]) => JSON.stringify(kind)).join(" | ");
  const own = text.replaceAll('"submit" | "operation" | "query"', types);
  const said = kinds.map(([, words]) => words).join("; ");
  return module === "operation" ? own.replace(saidOfKinds, `${pascal(said)}.`) : own;
}

const saidOfKinds =
  "Submits change something and are answered with an activity; plain operations change something; queries read.";

/** `an activity` */
function recordOf({ union }: ActivityModel): string {
  const record = camel(union.name);
  return `${/^[aeiou]/.test(record) ? "an" : "a"} ${record}`;
}

/** What is waited for without them is an answer. */
function withoutActivities(module: string, text: string): string {
  return isOfWaiting(module) ? renamed(text, "Answer", "an answer") : text;
}

function isOfWaiting(module: string): boolean {
  return module === "wait" || module === "until-done";
}

function renamed(text: string, type: string, one: string): string {
  return text
    .replaceAll(/\bActivity\b/g, type)
    .replaceAll(/\ban activity\b/g, one)
    .replaceAll(/\bactivity\b/g, camel(type));
}

function named(module: string, text: string, activity: ActivityModel): string {
  const { union, members } = activity;
  if (isOfWaiting(module)) return renamed(text, union.name, recordOf(activity));
  switch (module) {
    case "operation":
      return swapped(text, "`type`", `\`${members.type}\``);
    case "exchange":
      return swapped(text, 'whole["type"]', `whole["${members.type}"]`);
    default:
      return text;
  }
}

/** @throws Error where the template has no such text any more, for then its own names would stay */
function swapped(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`the runtime has no ${from}`);
  return text.replaceAll(from, to);
}
