// What clients call and servers read, in the order in which Go, Python and Rust have it.

import type { ErrorCode, Model, Version, Wait } from "../../model/model.js";
import { operationNames } from "../../model/names.js";
import { answeredOperations, plainOperations } from "../../model/operations.js";
import { answerMember } from "../client/client.js";
import { statesOf } from "../contract-data.js";

/** A function of the client that sends one request and reads one answer. */
export interface Called {
  readonly name: string;
  /** Names of records in the contract. */
  readonly request: string;
  readonly answer: string;
  readonly doc: string;
  readonly deprecated: string | undefined;
  readonly errors: readonly ErrorCode[];
  /** Why it is not sent again where its answer is lost; undefined if it is. */
  readonly once: string | undefined;
}

/** Submits in the order of families and versions, then operations and queries. */
export function calledOperations(model: Model): readonly Called[] {
  const { families, activity } = model;
  const onceUnless = (repeats: boolean | undefined): string | undefined =>
    repeats ? undefined : "It is sent once only: sent again, it would take effect again.";
  const submits = families.flatMap(({ versions, terms }) =>
    versions.flatMap((version) =>
      operationNames(version).map((name) => ({
        name,
        request: requestOf(version),
        answer: activity?.response.name ?? "",
        doc: version.doc,
        deprecated: version.deprecated,
        errors: terms.errors ?? [],
        once: onceUnless(activity?.idempotent),
      })),
    ),
  );
  const others = answeredOperations(model).map(({ name, request, response, doc, terms, idempotent }) => ({
    name,
    request: request.name,
    answer: response.name,
    doc,
    deprecated: terms.deprecated,
    errors: terms.errors ?? [],
    once: onceUnless(idempotent),
  }));
  return [...submits, ...others];
}

/** Whether there is something for clients to call. Streams have no methods. */
export const hasClient = (model: Model): boolean => calledOperations(model).length > 0;

const requestOf = ({ submit }: Version): string => submit?.request.name ?? "";

/** Names of what a server reads, each once. */
export function requestNames(model: Model): readonly string[] {
  const submits = model.families.flatMap(({ versions }) => versions.map(requestOf).filter(Boolean));
  return [...new Set([...submits, ...plainOperations(model).map(({ request }) => request.name)])];
}

/** How clients wait for the end of an activity; undefined where the contract does not say. */
export function activityWait({ activity }: Model) {
  if (!activity?.poll || !activity.status) return undefined;
  const { union, status, poll } = activity;
  return { union, status, poll, member: answerMember(activity) };
}

/** Members of a literal that tells the outcome of each state, which is empty where it is not over yet. */
export function outcomesText(wait: Pick<Wait, "pending" | "final">, quote: (text: string) => string): string {
  return statesOf(wait)
    .map((pair) => pair.map(quote).join(": "))
    .join(", ");
}
