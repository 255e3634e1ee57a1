// Serves a handler on `node:http` and `node:https`, without web requests in between.

import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable, pipeline } from "node:stream";
import { utf8Pieces } from "./encoding.js";
import { headerOf, readStream } from "./node-request.js";
import type { Handler } from "./server.js";

/**
 * A listener for `http.createServer`.
 *
 * @example
 * createServer(toNodeListener(handler)).listen(8080);
 */
export function toNodeListener(handler: Handler): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    void answer(handler, request, response);
  };
}

async function answer(handler: Handler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await handler({
    method: request.method ?? "",
    ...targetOf(request.url),
    header: (name) => headerOf(request.headers, name),
    body: (limit) => readStream(request, limit, request.headers["content-length"]),
    source: request,
  });
  // The client may have left in the meantime; writing to it would be an error. What comes in pieces is told so below.
  if (response.destroyed && typeof body === "string") return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (typeof body === "string") response.end(body);
  // Destroys the response where a piece fails, and asks for no more where the client leaves.
  else pipeline(Readable.from(utf8Pieces(body)), response, () => {});
}

/** The path of a request target, and its query. */
function targetOf(url = ""): { readonly path: string; readonly query: string } {
  const [path = ""] = url.split("?", 1);
  return { path, query: url.slice(path.length + 1) };
}
