// Answers as JSON. As bytes: Fastify would add a charset to the type of a text, and there are clients that compare it for
// equality.

import type { ApiError } from "@countersign/api";
import type { FastifyReply } from "fastify";

/** The one type of all answers of the API. */
export const jsonType = "application/json";

/** Seconds after which a request that was answered 503 may be sent again, as operations answer it (RFC 9110 §10.2.3). */
const retryAfterSeconds = "1";

/** Sends a value. */
export function answer(reply: FastifyReply, status: number, value: unknown): FastifyReply {
  if (status === 503) reply.header("Retry-After", retryAfterSeconds);
  return reply
    .code(status)
    .header("Content-Type", jsonType)
    .send(Buffer.from(JSON.stringify(value)));
}

/** An error as its caller reads it. */
export function errorBody({ code, message, details }: ApiError): object {
  return { code, message, details };
}
