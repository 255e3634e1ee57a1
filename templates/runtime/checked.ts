// Checks what a server answers, for callers that do not want to take its word: tests, and clients of servers of others.

import type { Connection, Fetch } from "./client.js";
import { faultDetails, writeError } from "./error-body.js";
import { ApiError } from "./errors.js";
import type { Issue } from "./issue.js";

/** What is answered to one operation. */
export interface CheckedAnswer {
  /** Method and whole path below the origin; in braces are names of members that stand there. */
  readonly route: string;
  /** Every place where an answer does not fit. */
  readonly explain: (value: unknown) => readonly Issue[];
}

/** The connection, on which an answer that does not fit is an error. */
export function checked(connection: Connection, answers: readonly CheckedAnswer[]): Connection {
  const whole = new Map(answers.map((answer) => [answer.route, answer]));
  const patterns = answers
    .filter(({ route }) => route.includes("{"))
    .map((answer) => ({ answer, pattern: patternOf(answer.route) }));
  const find = (route: string): CheckedAnswer | undefined =>
    whole.get(route) ?? patterns.find(({ pattern }) => pattern.test(route))?.answer;

  const fetch: Fetch = async (url, init) => {
    const response = await connection.fetch(url, init);
    const [path = ""] = url.slice(connection.baseUrl.length).split("?", 1);
    const answer = find(`${init.method} ${path}`);
    const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream");
    if (!answer || !response.ok || response.status === 204 || isStream) return response;
    const text = await response.text();
    const { status, headers } = response;
    const issues = issuesOf(text, answer);
    if (issues.length === 0) return { ok: true, status, headers, text: async () => text };
    // Said as a server would say it: a client does not send again what was answered.
    const error = JSON.stringify(writeError(misfit(issues), status));
    return { ok: false, status, headers, text: async () => error };
  };
  return { ...connection, fetch };
}

/** None of what is no JSON, which the client reports itself. */
function issuesOf(text: string, { explain }: CheckedAnswer): readonly Issue[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  return explain(value);
}

function misfit(issues: readonly Issue[]): ApiError {
  const describe = ({ expected, got }: Issue): string => `expected ${expected}, got ${got}`;
  const [first] = issues;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : "";
  const where = first?.path || "the body";
  const message = `the answer does not fit: ${where}: ${first ? describe(first) : ""}${more}`;
  const places = issues.slice(0, 50).map((issue) => ({ field: issue.path, description: describe(issue) }));
  return new ApiError(13, message, { details: faultDetails(places) });
}

function patternOf(route: string): RegExp {
  const parts = route.split(/\{\w+\}/).map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
  return new RegExp(`^${parts.join("[^/]+")}$`);
}
