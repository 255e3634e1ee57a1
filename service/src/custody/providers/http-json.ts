// One request with JSON to a provider.

import { exchange } from "./http-exchange.js";
import type { HttpQuestion } from "./http-exchange.js";

export interface JsonRequest extends Omit<HttpQuestion, "method" | "body"> {
  readonly body: object;
}

export interface JsonAnswer {
  readonly status: number;
  /** Undefined where it was no JSON. */
  readonly body: unknown;
}

/** @throws ProviderAway without a whole answer in time */
export async function postJson({ headers, body, ...request }: JsonRequest): Promise<JsonAnswer> {
  const text = Buffer.from(JSON.stringify(body), "utf8");
  const answer = await exchange({
    ...request,
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json", "Content-Length": String(text.length) },
    body: text,
  });
  try {
    return { status: answer.status, body: parsed(answer.body.toString("utf8")) };
  } finally {
    answer.body.fill(0);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
