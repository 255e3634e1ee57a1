// Which member of an error's body holds what. Bodies are told apart by the names of their members.

import { isRaisedFor } from "./codes.js";
import { plainOf } from "./formats.js";
import type { ErrorCode, Errors, Field, Json, RefusalKind, Shape, Type } from "./model.js";

export interface ErrorForm {
  /** Holds the code: `code`, or `type` where there is none. */
  readonly code: Field | undefined;
  /** Holds what happened, for people: `message`, or `detail`. */
  readonly message: Field | undefined;
  /** Holds what the error means, the same for each of its kind. */
  readonly title: Field | undefined;
  /** Holds the HTTP status. */
  readonly status: Field | undefined;
  /** Holds a list of records for programs. undefined: what an error says for programs stands beside the others. */
  readonly list: Field | undefined;
  /** Those that a service gives. */
  readonly others: readonly Field[];
}

export function errorForm({ body }: Pick<Errors, "body">): ErrorForm {
  const named = (name: string): Field | undefined => body.fields.find((field) => field.name === name);
  const details = named("details");
  const own = {
    code: named("code") ?? named("type"),
    message: named("message") ?? named("detail"),
    title: named("title"),
    status: named("status"),
    list: details?.type.kind === "array" && takesAnyRecord(details.type.of) ? details : undefined,
  };
  const taken = new Set<Field | undefined>(Object.values(own));
  return { ...own, others: body.fields.filter((field) => !taken.has(field)) };
}

/** Records with an `@type`. */
function takesAnyRecord(type: Type): boolean {
  if (type.kind === "json") return true;
  if (type.kind !== "shape" || !type.shape.extra) return false;
  return type.shape.fields.every(({ name, optional }) => optional || name === "@type");
}

/** Whether errors are sent as the templates send them: code, message and a list of details, as JSON. */
export function isUsualForm(errors: Errors): boolean {
  const { code, message, title, status, list, others } = errorForm(errors);
  const isUsual = code?.name === "code" && message?.name === "message" && !title && !status && list !== undefined;
  return (
    isUsual && errors.media === "application/json" && !hasWords(errors) && others.every(({ optional }) => optional)
  );
}

/** Whether the codes are words, not numbers. */
export function hasWords({ codes }: Pick<Errors, "codes">): boolean {
  return codes.some(({ code }) => typeof code === "string");
}

/** Errors that say more than all others do. */
export function detailedErrors({ codes }: Pick<Errors, "codes">): readonly (ErrorCode & { readonly details: Shape })[] {
  return codes.flatMap((one) => (one.details ? [{ ...one, details: one.details }] : []));
}

/** Where an error says what does not fit in a request: a list of records with a place and a text. */
export interface FaultList {
  readonly member: string;
  readonly place: string;
  readonly text: string;
}

export function faultList(errors: Pick<Errors, "codes">): FaultList | undefined {
  const details = errors.codes.find((code) => isRaisedFor("invalid", code, errors))?.details;
  for (const { name, type } of details?.fields ?? []) {
    if (type.kind !== "array" || type.of.kind !== "shape") continue;
    const [place, text, ...more] = type.of.shape.fields.filter(({ optional }) => !optional);
    if (!place || !text || more.length > 0) continue;
    if ([place, text].every((field) => plainOf(field.type)?.kind === "string")) {
      return { member: name, place: place.name, text: text.name };
    }
  }
  return undefined;
}

export interface SaidError {
  readonly error: Pick<ErrorCode, "code" | "status"> & { readonly title: string };
  readonly message: string;
  /** A list where the form has one, a record otherwise. */
  readonly details: Json;
}

/** The body that a server sends. */
export function errorBody(errors: Errors, { error, message, details }: SaidError, others: object = {}): Json {
  const form = errorForm(errors);
  const own = Object.fromEntries(
    (
      [
        [form.code, error.code],
        [form.title, error.title],
        [form.status, error.status],
        [form.message, message],
        [form.list, details],
      ] as const
    ).flatMap(([field, value]) => (field ? [[field.name, value]] : [])),
  );
  return { ...own, ...others, ...(form.list ? {} : (details as object)) } as Json;
}

/** Refusals that a server cannot do without. */
export const serverRefusals: readonly RefusalKind[] = ["invalid", "notFound", "unimplemented", "internal"];
