// Every operation in every version that can be submitted, with a valid body, a valid answer and the names of the
// functions that the compiler made for it. Derived from openapi.json and the activity types; the values are made up.

import { activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import * as validators from "@countersign/api/validators";
import { createFake, seedOf } from "../../templates/runtime/fake.js";
import type { ParseResult } from "../../templates/runtime/issue.js";
import type { DescriptorRef } from "../../templates/runtime/validate-descriptor.js";
import { present } from "../service/support/results.js";
import { alternatives, named, nameOf, openApi, requestOf, responseOf, typeOf } from "../surface/open-api.js";

/** One way to call an operation. */
export interface Case {
  /** Method of the client: `createUsers`, `createUsersV1`. */
  readonly method: string;
  /** Method of the service: `createUsers`. */
  readonly operation: string;
  readonly path: string;
  /** undefined for queries. */
  readonly type: string | undefined;
  /** Name of the record that is sent. */
  readonly request: string;
  /** Name of the record that is answered. */
  readonly response: string;
  /** Fits the request. */
  readonly body: Json;
  /** Fits the response. */
  readonly answer: Json;
}

export interface Json {
  readonly [name: string]: unknown;
}

const exported = validators as unknown as Readonly<Record<string, unknown>>;

/** What reads a type, by its name: `CreateUsersIntent`. */
export function parserOf(type: string): (value: unknown) => ParseResult {
  return (descriptorOf(type) as DescriptorRef & { parse: (value: unknown) => ParseResult }).parse;
}

export function descriptorOf(type: string): DescriptorRef {
  const descriptor = exported[type];
  if (descriptor === undefined) throw new Error(`no ${type}`);
  return descriptor as DescriptorRef;
}

function made(type: string, members: Json): Json {
  return createFake(seedOf(type))(descriptorOf(type), new Map(Object.entries(members))) as Json;
}

export const cases: readonly Case[] = Object.entries(openApi.paths).flatMap(([path, { post }]) => {
  // A stream is no answer of one document.
  if (!responseOf(path)) return [];
  const operation = post.operationId;
  const requests = alternatives(present(requestOf(path), "requestOf").schema);
  return requests.map((schema): Case => {
    const type = typeOf(schema);
    const kind = activityKinds[type as keyof typeof activityKinds] as (typeof activityKinds)[ActivityType] | undefined;
    const request = present(nameOf(schema), "nameOf");
    const response = kind && !kind.resultKey ? "ActivityResponse" : request.replace(/Request(?=(V\d+)?$)/, "Response");
    return {
      method: schema === requests.at(-1) ? operation : `${operation}V${kind?.version}`,
      operation,
      path,
      type,
      request,
      response,
      body: made(request, {}),
      answer: made(response, { status: "ACTIVITY_STATUS_COMPLETED" }),
    };
  });
});

/** Whether a place of a record is within a member that may hold any JSON. */
export function isFree(record: string, pointer: string): boolean {
  const [, member = ""] = pointer.split("/");
  const schema = named(record).properties?.[member];
  return schema !== undefined && !["$ref", "type", "anyOf", "enum", "items"].some((word) => word in schema);
}

export interface Example {
  readonly name: string;
  readonly path: string;
  readonly request: Json;
  readonly response: Json;
}

/** What openapi.json shows of each operation. */
export const examples: readonly Example[] = Object.keys(openApi.paths).flatMap((path) => {
  const answers = responseOf(path)?.examples;
  if (!answers) return [];
  return Object.entries(present(requestOf(path), "requestOf").examples).map(([name, { value }]) => {
    const answer = answers[name];
    if (!answer) throw new Error(`example ${name} of ${path} has no answer`);
    return { name, path, request: value, response: answer.value };
  });
});
