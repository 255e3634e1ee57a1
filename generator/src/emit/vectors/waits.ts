// What tells of something that ends later, with what a client says of its end; and what it asks for that end.

import type { Awaited, Field, Json, MemberPath, Model, Shape } from "../../model/model.js";
import { activityExample, exampleOf, firstWithResult } from "../../values/examples.js";
import { statesOf, waitQueries } from "../contract-data.js";

type Data = { readonly [name: string]: Json };

/** As no contract calls a state. */
const newer = "STATE_OF_A_NEWER_SERVER";

export function waitVectors(model: Model): readonly Json[] {
  const ofQueries = waitQueries(model).flatMap(({ name, request, response, wait }) => {
    const [asked, answer] = [example(request), example(response)];
    const type = wait.state.at(-1)?.type;
    const isOpen = type?.kind !== "enum" || type.enum.open;
    return endsOf(wait, isOpen).map(([state, outcome]) => ({
      operation: name,
      request: asked,
      answer: withMember(answer, wait.state, state),
      outcome,
    }));
  });
  const ofOperations = model.operations.flatMap(({ name, request, response, awaited }): Json[] =>
    awaited ? [{ operation: name, ...asking(example(request), example(response), awaited) }] : [],
  );
  return [...ofQueries, ...ofOperations, ...activityVectors(model)];
}

/** State and outcome: null where it is not over yet. */
function endsOf(wait: Parameters<typeof statesOf>[0], isOpen: boolean): readonly (readonly [string, string | null])[] {
  const known = statesOf(wait).map(([state, outcome]) => [state, outcome === "" ? null : outcome] as const);
  return isOpen ? [...known, [newer, "unknown"]] : known;
}

function asking(request: Data, answer: Data, { by }: Awaited): { readonly [name: string]: Json } {
  const asks = Object.fromEntries(
    by.map(({ parameter, source }) => [parameter, memberAt(source, { request, response: answer })]),
  );
  return { request, answer, asks };
}

function memberAt({ from, fields }: MemberPath, records: Readonly<Record<MemberPath["from"], Data>>): Json {
  return fields.reduce<Json>((holder, { name }) => (holder as Data)[name] ?? null, records[from]);
}

function activityVectors(model: Model): readonly Json[] {
  const { activity } = model;
  const found = firstWithResult(model) ?? model.families.flatMap(({ examples }) => examples)[0];
  if (!activity?.status || !activity.poll || !found) return [];
  const { status } = activity;
  const record = activityExample(model, found) as Data;
  const field = activity.record.fields.find(({ name }) => name === status.field);
  const isOpen = field?.type.kind === "enum" && field.type.enum.open;
  return endsOf(status, isOpen).map(([state, outcome]) => ({
    activity: { ...record, [status.field]: state },
    outcome,
  }));
}

function example(shape: Shape): Data {
  return exampleOf({ kind: "shape", shape }) as Data;
}

function withMember(holder: Json, [field, ...rest]: readonly Field[], value: Json): Json {
  if (!field) return value;
  const record = holder as Data;
  return { ...record, [field.name]: withMember(record[field.name] ?? {}, rest, value) };
}
