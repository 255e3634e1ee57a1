// Answers as JSON. As bytes: Fastify would add a charset to the type of a text, and there are clients that compare it for
// equality.

import type { ApiError } from "@countersign/api";
import type { FastifyReply } from "fastify";

/** The one type of all answers of the API. */
export const jsonType = "application/json";

/** Sends a value. */
export function answer(reply: FastifyReply, status: number, value: unknown): FastifyReply {
  return reply
    .code(status)
    .header("Content-Type", jsonType)
    .send(Buffer.from(JSON.stringify(value)));
}

/** An error as its caller reads it. */
export function errorBody({ code, message, details }: ApiError): object {
  return { code, message, details };
}
