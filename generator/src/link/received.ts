// What is sent and answered alike, but for what newer servers may have added to its enums and unions: those who send it are
// held to what the contract lists, and those who read answers are not.

import { isOpen } from "../model/operations.js";
import type { Field, Shape, Type, Union } from "../model/model.js";
import { withHolders } from "./defaults.js";
import type { Draft } from "./draft.js";

/** Marks it, among what is sent or answered. */
export function markReceived(holders: ReadonlySet<Shape | Union>): void {
  const both = [...holders].filter(isBoth);
  for (const holder of withHolders(both, holdsOpen)) (holder as Draft<Shape | Union>).received = true;
}

/** What an intent holds was once sent, even where it no longer can be. */
function isBoth(holder: Shape | Union): boolean {
  return holder.usage.response && (holder.usage.request || ("fields" in holder && holder.role === "intent"));
}

function holdsOpen(holder: Shape | Union): boolean {
  return "fields" in holder && holder.fields.some(({ type }: Field) => isOpenHere(type));
}

function isOpenHere(type: Type): boolean {
  if (type.kind === "array" || type.kind === "map") return isOpenHere(type.of);
  if (type.kind === "enum") return type.enum.open && !type.enum.plain;
  return type.kind === "union" && isOpen(type.union);
}
