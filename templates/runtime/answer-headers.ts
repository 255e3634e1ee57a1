// Headers that answers have besides their bodies: what a service says in them, and what a client reads of them.

import type { Connection } from "./client.js";
import { ApiError } from "./errors.js";
import { headersOf, headerValue, readHeaders } from "./header-values.js";
import type { HeaderKinds } from "./header-values.js";

export type { HeaderKinds } from "./header-values.js";

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
  const headers = readHeaders(
    kinds,
    (name) => received?.get(name) ?? undefined,
    (message) => new ApiError(13, `the answer's ${message}`, { operation }),
  );
  // What the contract promises of them has been checked.
  return { answer, headers: headers as Headers };
}

/** Takes an answer apart for a server. */
export function answerHeaders(kinds: HeaderKinds) {
  return (given: unknown): { readonly value: unknown; readonly headers: Readonly<Record<string, string>> } => {
    const isAnswered = given instanceof Answered;
    const said = (isAnswered ? given.headers : {}) as Readonly<Record<string, unknown>>;
    const headers: Record<string, string> = {};
    for (const [name, optional, kind] of headersOf(kinds)) {
      const value = said[name];
      if (value === undefined && optional) continue;
      const text = String(value);
      // Visible ASCII: anything else is read in more than one way, or ends the header.
      const isSayable = /^[!-~]([\t -~]*[!-~])?$/.test(text) || (kind === "string" && text === "");
      if (!isSayable || typeof value !== typeof headerValue(text, kind)) {
        throw new TypeError(`the answer's header ${name}: expected ${kind} in visible ASCII`);
      }
      headers[name] = text;
    }
    return { value: isAnswered ? given.answer : given, headers };
  };
}
