// What is asked of a model in many places.

import type {
  ActivityModel,
  Model,
  PlainOperation,
  Shape,
  SignedWebhook,
  Union,
  Wait,
  WaitQuery,
  WebhookSignature,
} from "./model.js";

/** Operations and queries. */
export function plainOperations({
  operations,
  queries,
}: Pick<Model, "operations" | "queries">): readonly PlainOperation[] {
  return [...operations, ...queries];
}

/** Those of them that answer once. Clients in other languages have no methods for streams. */
export function answeredOperations(model: Pick<Model, "operations" | "queries">): readonly PlainOperation[] {
  return plainOperations(model).filter(({ stream }) => !stream);
}

export function signedWebhooks({ webhooks }: Pick<Model, "webhooks">): readonly SignedWebhook[] {
  return webhooks.filter((webhook): webhook is SignedWebhook => webhook.signature !== undefined);
}

/** Those that tools wait by: tools themselves, or asked for the end of what a tool began. */
export function toolQueries({ operations, queries }: Pick<Model, "operations" | "queries">): readonly WaitQuery[] {
  const asked = new Set(
    operations.flatMap(({ awaited, terms }) => (awaited && terms.tool ? [awaited.query.name] : [])),
  );
  return queries.filter(
    (query): query is WaitQuery =>
      query.wait !== undefined && (query.terms.tool !== undefined || asked.has(query.name)),
  );
}

/** The path of the member that tells how far something has come: `order.state`. */
export function statePath({ state }: Pick<Wait, "state">): string {
  return state.map(({ name }) => name).join(".");
}

/** @throws Error where there are none; whoever has a family can be sure that there are */
export function activityOf({ activity }: Model): ActivityModel {
  if (!activity) throw new Error("the contract has no activities");
  return activity;
}

/** Whether there is nothing to call: the contract is of webhooks, or of types that others share. */
export function isUncalled(model: Pick<Model, "activity" | "operations" | "queries">): boolean {
  return !model.activity && plainOperations(model).length === 0;
}

/** Whether there are types alone, of which nobody knows who sends and who answers them. */
export function isOfTypes(model: Pick<Model, "activity" | "operations" | "queries" | "webhooks">): boolean {
  return isUncalled(model) && model.webhooks.length === 0;
}

/** The body of errors, and what some of them say besides. */
export function errorRecords({ errors }: Pick<Model, "errors">): readonly Shape[] {
  return [errors.body, ...new Set(errors.codes.flatMap(({ details }) => details ?? []))];
}

/** Whether answers may hold a variant that the contract does not list. Activities have a general form for that. */
export function isOpen({ fallback }: Pick<Union, "fallback">): boolean {
  return fallback?.role === "shape";
}

/** The records that all activities share. */
export function activityRecords(activity: Model["activity"]): readonly Shape[] {
  if (!activity) return [];
  const { base, record, intent, result, response } = activity;
  return [base, record, intent, result, response];
}

/** These records and the union of all activities. */
export function activityTypes(activity: Model["activity"]): readonly (Shape | Union)[] {
  return activity ? [...activityRecords(activity), activity.union] : [];
}

/** What a webhook's signature is over, as contracts write it: `{X-Id}.{body}`. */
export function signedText({ over }: WebhookSignature): string {
  return `${over.map((part, at) => (at % 2 === 1 ? `{${part}}` : part)).join("")}{body}`;
}
