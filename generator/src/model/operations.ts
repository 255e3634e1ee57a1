// What is asked of a model in many places.

import type { ActivityModel, Model, PlainOperation } from "./model.js";

/** Operations and queries. */
export function plainOperations({ operations, queries }: Model): readonly PlainOperation[] {
  return [...operations, ...queries];
}

/** @throws Error where there are none; whoever has a family can be sure that there are */
export function activityOf({ activity }: Model): ActivityModel {
  if (!activity) throw new Error("the contract has no activities");
  return activity;
}
