// Notes which operations and types of activities the tests exercise: what comes in and goes out at the sockets, seen from
// outside the product. Only with CONTRACT_COVERAGE, the folder to write to; test/coverage/ makes a table of it.

import { activityKinds } from "@countersign/api";
import { operations } from "@countersign/api/server";
import { randomUUID } from "node:crypto";
import { appendFileSync, mkdirSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import path from "node:path";
import { expect } from "vitest";
import { entryOf } from "./results.js";

/** A line of the folder's files. */
export interface Observation {
  /** Path of the test's file, from the repository's folder. */
  readonly file: string;
  /** Full name of the test; empty for what happens between tests. */
  readonly test: string;
  /** Name of the operation, such as `createUsers`. */
  readonly operation: string;
  /** What the request or the delivered activity says it is; undefined for queries and for what is no type of its family. */
  readonly type: string | undefined;
  /** Carried out, which an activity that waits for votes is not; refused by the operation itself; or delivered. */
  readonly outcome: "accepted" | "refused" | "webhook";
}

const folder = process.env["CONTRACT_COVERAGE"];
const file = folder === undefined ? "" : path.join(folder, `${randomUUID()}.jsonl`);
const written = new Set<string>();
const operationOf = new Map(operations.map(({ path: at, name, kind }) => [at, { name, kind }]));
// Not authenticated, internal, unavailable: nobody has looked at what was asked for.
const elsewhere = new Set([13, 14, 16]);
// Neither here: the rate limit, and sessions, which submit nothing at all.
const beforehand = /^(Too many requests|X-Session: )/;

/** Notes the requests that a server answers from now on. */
export function watchRequests(server: Pick<Server, "prependListener">): void {
  if (folder === undefined) return;
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const operation = operationOf.get(request.url ?? "");
    if (!operation) return;
    const place = currentTest();
    const asked = copyOf(request, "push");
    const answered = copyOf(response, "end");
    response.on("finish", () => {
      const [question, answer] = [parsed(asked), parsed(answered)];
      const outcome = outcomeOf(operation.kind, response.statusCode, question, answer);
      const type = typeOf(question, operation.name);
      if (outcome) note({ ...place, operation: operation.name, type, outcome });
    });
  });
}

/** Notes what a receiver of webhooks was sent. */
export function watchDelivery(body: string): void {
  if (folder === undefined) return;
  const activity = parsed([Buffer.from(body)]);
  const operation = activityKinds[activity["type"] as keyof typeof activityKinds]?.family;
  if (operation === undefined || !("votes" in activity)) return;
  note({ ...currentTest(), operation, type: typeOf(activity, operation), outcome: "webhook" });
}

type Json = Readonly<Record<string, unknown>>;

function outcomeOf(kind: string, status: number, question: Json, answer: Json): Observation["outcome"] | undefined {
  if (status !== 200) {
    const { code, message } = answer;
    return elsewhere.has(Number(code)) || beforehand.test(String(message)) ? undefined : "refused";
  }
  if (kind === "query") return "accepted";
  const { type, status: reached } = (answer["activity"] ?? {}) as Json;
  const isVote = ["ACTIVITY_TYPE_APPROVE_ACTIVITY", "ACTIVITY_TYPE_REJECT_ACTIVITY"].includes(String(question["type"]));
  // The answer to a vote is the activity that was voted on.
  if (isVote) return type !== undefined ? "accepted" : undefined;
  return type === question["type"] && reached === "ACTIVITY_STATUS_COMPLETED" ? "accepted" : undefined;
}

function typeOf({ type }: Json, operation: string): string | undefined {
  return activityKinds[type as keyof typeof activityKinds]?.family === operation ? String(type) : undefined;
}

/** What passes through a method, as it passes. */
function copyOf(stream: IncomingMessage | ServerResponse, method: "push" | "end"): Buffer[] {
  const parts: Buffer[] = [];
  const methods = stream as unknown as Record<string, (...values: unknown[]) => unknown>;
  const original = entryOf(methods, method);
  methods[method] = (...values) => {
    const [part] = values;
    if (typeof part === "string" || part instanceof Uint8Array) parts.push(Buffer.from(part as string));
    return original.apply(stream, values);
  };
  return parts;
}

function parsed(parts: readonly Buffer[]): Json {
  try {
    const value: unknown = JSON.parse(
      Buffer.concat(parts)
        .toString()
        .replace(/^\uFEFF/, ""),
    );
    return typeof value === "object" && value !== null ? (value as Json) : {};
  } catch {
    return {};
  }
}

function currentTest(): Pick<Observation, "file" | "test"> {
  const { testPath, currentTestName } = expect.getState();
  return { file: path.relative(process.cwd(), testPath ?? ""), test: currentTestName ?? "" };
}

function note(observation: Observation): void {
  const line = `${JSON.stringify(observation)}\n`;
  if (written.has(line)) return;
  written.add(line);
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, line);
}
