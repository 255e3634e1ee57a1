// The records and unions that get validators: every named one that is sent or answered, by the module that it has.

import type { Model, Shape, Type, Union } from "../../model/model.js";
import { activityTypes, plainOperations } from "../../model/operations.js";
import { isNamed } from "../../model/names.js";

/** What has members: a record or a union of records. */
export type Holder = Shape | Union;

export function isUnion(holder: Holder): holder is Union {
  return "variants" in holder;
}

/** By home, both homes and records in the order of the model. */
export function recordsByHome(model: Model): ReadonlyMap<string, readonly Holder[]> {
  const homes = new Map<string, Holder[]>();
  for (const holder of reachable(model)) {
    if (!isUnion(holder) && !isNamed(holder)) continue;
    if (!holder.usage.request && !holder.usage.response) continue;
    homes.set(holder.home, [...(homes.get(holder.home) ?? []), holder]);
  }
  return homes;
}

/** What a record's members, or a union's variants, refer to. */
export function parts(holder: Holder): readonly Holder[] {
  if (!isUnion(holder)) return holder.fields.flatMap(({ type }) => holderOf(type) ?? []);
  return [...holder.variants.map(({ shape }) => shape), ...(holder.fallback ? [holder.fallback] : [])];
}

function holderOf(type: Type): Holder | undefined {
  if (type.kind === "array" || type.kind === "map") return holderOf(type.of);
  return type.kind === "shape" ? type.shape : type.kind === "union" ? type.union : undefined;
}

function reachable(model: Model): ReadonlySet<Holder> {
  const found = new Set<Holder>();
  // With a list, because records may refer to each other however they like.
  const waiting = [...roots(model)].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...[...parts(next)].reverse());
  }
  return found;
}

function roots(model: Model): readonly Holder[] {
  const { shapes, unions, families, errors, webhooks, activity, contract } = model;
  const ofFamilies = families.flatMap(({ versions, body, answers }) => [
    ...versions.flatMap(({ intent, result, submit, activity: own }) => [
      intent,
      ...(result ? [result] : []),
      ...(submit ? [submit.request, submit.response] : []),
      own,
    ]),
    ...answers,
    ...(holderOf(body) ? [holderOf(body)] : []),
  ]);
  return [
    ...shapes,
    ...unions,
    ...ofFamilies,
    ...plainOperations(model).flatMap(({ request, response }) => [request, response]),
    errors.body,
    ...webhooks.map(({ payload }) => holderOf(payload)),
    ...contract.security.map(({ content }) => content),
    ...activityTypes(activity),
  ].filter((holder) => holder !== undefined);
}
