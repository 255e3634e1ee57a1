// What of the templates the generated package holds, as templates/exports.json says: modules of the runtime that its
// index passes on, modules that a part of the package needs, and those with an entry point of their own. A package that
// imports another one's runtime holds the stampers alone, which are as its contract declares them.

import type { Model, Part } from "../model/model.js";
import type { EmitContext } from "./output.js";
import { isUncalled, plainOperations, signedWebhooks } from "../model/operations.js";
import { judgesOf } from "./judges.js";
import { declaredStampers, stamperIndex } from "./stampers.js";
import { hasSchemes } from "./schemes.js";
import { templateManifest } from "./template-manifest.js";

export interface RuntimeExports {
  /** Modules that the index passes on. */
  readonly index: readonly string[];
  /** Entry point → module. */
  readonly entries: Readonly<Record<string, string>>;
  /** Modules that generated code may import, those above included. */
  readonly roots: readonly string[];
}

export function runtimeExports(context: EmitContext): RuntimeExports {
  const { index: all, types, parts } = templateManifest(context.templates);
  const index = isUncalled(context.model) ? types : all;
  const wanted = Object.entries(parts).flatMap(([part, needs]) => (has(context, part as Part) ? [needs] : []));
  const stampers = declaredStampers(context);
  const isOwn = context.model.contract.manifest.runtime === undefined;
  const entries = Object.fromEntries([
    ...wanted.flatMap((needs) => (isOwn ? Object.entries(needs.entries ?? {}) : [])),
    ...stampers.slice(1).map(({ name, module }) => [`./stampers/${name}`, module]),
  ]) as Record<string, string>;
  const { queries, contract } = context.model;
  const streams = queries.some(({ stream }) => stream);
  const urls = plainOperations(context.model).some(({ url }) => url);
  const lends = contract.manifest.emit.includes("runtime");
  const untilDone = queries.some(({ wait }) => wait);
  const headers = plainOperations(context.model).some((operation) => operation.headers);
  const signed = signedWebhooks(context.model).length > 0;
  const more = [
    ...(streams ? ["stream"] : []),
    ...(untilDone ? ["until-done"] : []),
    ...(headers ? ["answer-headers"] : []),
    ...(signed ? ["webhook"] : []),
  ];
  const shared = [...index, ...more].filter((module) => module !== "wait" || context.model.activity);
  const passed = shared.flatMap((module) => (module === "stamper" ? [module, ...stamperIndex(context)] : [module]));
  if (!isOwn) return { index: passed, entries, roots: stampers.map(({ module }) => module) };
  const reader = context.model.contract.json === "lenient" && has(context, "server") ? ["lenient"] : [];
  const judges = judgesOf(context.model);
  const roots = [
    ...passed,
    ...(has(context, "validators") ? judges : []),
    ...wanted.flatMap(({ modules }) => modules),
    ...reader,
    ...(lends || queries.some(({ page }) => page) ? ["pages"] : []),
    ...(lends || (hasSchemes(context.model) && !isUncalled(context.model)) ? ["scheme-stamper"] : []),
    ...(lends ? ["answer-headers", "stream", "until-done", "webhook"] : []),
    ...((lends || streams) && has(context, "server") ? ["events"] : []),
    ...(lends || urls ? ["url"] : []),
    ...((lends || urls) && has(context, "server") ? ["url-routes"] : []),
    ...Object.values(entries),
  ];
  return { index: passed, entries, roots };
}

export function has({ model }: EmitContext, part: Part): boolean {
  return model.contract.manifest.emit.includes(part) && (part !== "upgrades" || upgrades(model));
}

/** Whether anything can be older than something else. */
function upgrades({ activity, shapes }: Model): boolean {
  return activity !== undefined || shapes.some(({ step }) => step?.upgrade.kind === "derived");
}

/** Whether clients can wait until an activity has ended. */
export function waits({ activity }: Model): boolean {
  return activity?.status !== undefined && activity.poll !== undefined;
}
