// Answers what is not a request at all: Node's parser has given up on it, so that nothing of the server has seen it.

import { ApiError, ErrorCode } from "@countersign/api";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorBody, jsonType } from "./answer.js";

/**
 * Makes what writes the answer, when there is still somebody to read it, and closes the connection.
 *
 * @param headers of every answer
 */
export function clientErrorHandler(headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket) => answer(error, socket, headers);
}

function answer(error: NodeJS.ErrnoException, socket: Socket, headers: Readonly<Record<string, string>>): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = refusal(error.code);
  const body = JSON.stringify(errorBody(new ApiError(ErrorCode.INVALID_ARGUMENT, message)));
  socket.write(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Content-Type: ${jsonType}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
  socket.destroySoon();
}

function refusal(code: string | undefined): readonly [status: number, message: string] {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return [408, "the request did not arrive completely in time"];
  if (code === "HPE_HEADER_OVERFLOW") return [431, "the headers have more than 16384 bytes"];
  return [400, "the request is not valid HTTP"];
}
