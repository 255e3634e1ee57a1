// What ends later than its call: the states that end a wait beside the query that tells them, and a link to that query from
// the operation that begins it.

import type { Awaited, MemberPath, PlainOperation } from "../../model/model.js";
import type { Schema } from "./components.js";

/** Beside a query. OpenAPI has no words of its own for it. */
export function waitExtension({ wait }: Pick<PlainOperation, "wait">): Schema {
  if (!wait) return {};
  const { state, pending, final } = wait;
  const ends = Object.fromEntries(final.map(({ outcome, value }) => [outcome, value]));
  return { "x-wait": { state: `$response.body${pointer(state)}`, pending, final: ends } };
}

/** Of the answer that something has begun: how to ask for its end. */
export function waitLinks({ awaited, url }: Pick<PlainOperation, "awaited" | "url">): Schema {
  if (!awaited) return {};
  const { query, by } = awaited;
  const given = by.map(({ parameter, source }) => [parameter, expression(source, url)] as const);
  const isInUrl = (name: string): boolean => placeIn(query.url, name) !== undefined;
  const parameters = given.filter(([name]) => isInUrl(name));
  const members = given.filter(([name]) => !isInUrl(name));
  const link = {
    operationId: query.name,
    description: "Ask it again until what this operation began has ended.",
    ...(parameters.length > 0 ? { parameters: Object.fromEntries(parameters) } : {}),
    ...(members.length > 0 ? { requestBody: Object.fromEntries(members) } : {}),
  };
  return { links: { [query.name]: link } };
}

/** A runtime expression of OpenAPI (3.1, 4.8.20.4). */
function expression({ from, fields }: Awaited["by"][number]["source"], url: PlainOperation["url"]): string {
  const [first] = fields;
  const place = from === "request" && first ? placeIn(url, first.name) : undefined;
  return place && first ? `$request.${place}.${first.name}` : `$${from}.body${pointer(fields)}`;
}

function placeIn(url: PlainOperation["url"], name: string): "path" | "query" | undefined {
  if (url?.path.some((field) => field.name === name)) return "path";
  return url?.query.some((field) => field.name === name) ? "query" : undefined;
}

function pointer(fields: MemberPath["fields"]): string {
  return `#${fields.map(({ name }) => `/${name}`).join("")}`;
}
