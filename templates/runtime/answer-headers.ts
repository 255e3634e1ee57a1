// Headers that answers have besides their bodies: what a service says in them, and what a client reads of them.

import type { Connection } from "./client.js";
import { ApiError } from "./errors.js";

/** What the headers hold, by their names; one whose name ends in `?` may be absent. */
export type HeaderKinds = Readonly<Record<string, "string" | "int32" | "number" | "boolean">>;

/** An answer with its headers. */
export interface WithHeaders<Answer, Headers> {
  readonly answer: Answer;
  readonly headers: Headers;
}

/**
 * What a service method answers with where the answer has headers.
 *
 * @example
 * getBook: () => new Answered({ book }, { ETag: '"7"' })
 */
export class Answered<Answer, Headers extends object> {
  readonly answer: Answer;
  readonly headers: Headers;

  constructor(answer: Answer, headers: Headers) {
    this.answer = answer;
    this.headers = headers;
  }
}

/**
 * Calls, and reads the headers of the answer.
 *
 * @param call is given the connection to use
 * @throws ApiError as the call does; with the code of internal failures where a header is missing or does not fit
 */
export async function withHeaders<Answer, Headers>(
  connection: Connection,
  operation: string,
  kinds: HeaderKinds,
  call: (connection: Connection) => Promise<Answer>,
): Promise<WithHeaders<Answer, Headers>> {
  let received: { readonly get: (name: string) => string | null } | undefined;
  const answer = await call({
    ...connection,
    async fetch(url, init) {
      const response = await connection.fetch(url, init);
      received = response.headers;
      return response;
    },
  });
  const headers: Record<string, unknown> = {};
  for (const [name, optional, kind] of membersOf(kinds)) {
    const text = received?.get(name) ?? undefined;
    if (text === undefined && optional) continue;
    const value = text === undefined ? undefined : valueOf(text, kind);
    if (value === undefined) {
      const found = text === undefined ? "none" : JSON.stringify(text.slice(0, 100));
      throw new ApiError(13, `the answer's header ${name}: expected ${kind}, got ${found}`, { operation });
    }
    headers[name] = value;
  }
  // What the contract promises of them has been checked.
  return { answer, headers: headers as Headers };
}

/** Takes an answer apart for a server. */
export function answerHeaders(kinds: HeaderKinds) {
  return (given: unknown): { readonly value: unknown; readonly headers: Readonly<Record<string, string>> } => {
    const isAnswered = given instanceof Answered;
    const said = (isAnswered ? given.headers : {}) as Readonly<Record<string, unknown>>;
    const headers: Record<string, string> = {};
    for (const [name, optional, kind] of membersOf(kinds)) {
      const value = said[name];
      if (value === undefined && optional) continue;
      const text = String(value);
      // Visible ASCII: anything else is read in more than one way, or ends the header.
      const isSayable = /^[!-~]([\t -~]*[!-~])?$/.test(text) || (kind === "string" && text === "");
      if (!isSayable || typeof value !== typeof valueOf(text, kind)) {
        throw new TypeError(`the answer's header ${name}: expected ${kind} in visible ASCII`);
      }
      headers[name] = text;
    }
    return { value: isAnswered ? given.answer : given, headers };
  };
}

function membersOf(kinds: HeaderKinds): (readonly [name: string, optional: boolean, kind: HeaderKinds[string]])[] {
  return Object.entries(kinds).map(([name, kind]) => [name.replace("?", ""), name.endsWith("?"), kind!]);
}

/** undefined where the text stands for no value of the kind. */
function valueOf(text: string, kind: HeaderKinds[string]): string | number | boolean | undefined {
  if (kind === "string") return text;
  if (kind === "boolean") return text === "true" ? true : text === "false" ? false : undefined;
  if (!/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text)) return undefined;
  const value = Number(text);
  const isFit = kind === "int32" ? value === (value | 0) : Number.isFinite(value);
  return isFit ? value : undefined;
}
