// Serves a handler on the web-standard `Request` and `Response`: Deno, Bun, Cloudflare Workers, Hono and the like.

import { concat, utf8Pieces } from "./encoding.js";
import { tooLarge } from "./server.js";
import type { Handler } from "./server.js";

/**
 * Answers a `Request` with a `Response`; the promise never rejects.
 *
 * @example
 * Deno.serve(createRouter(handler));
 */
export function createRouter(handler: Handler): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const { status, headers, body } = await handler({
      method: request.method,
      path: pathname,
      query: search.slice(1),
      header: (name) => request.headers.get(name) ?? undefined,
      body: (limit) => readBody(request, limit),
      source: request,
    });
    return new Response(typeof body === "string" ? body : streamOf(body), { status, headers });
  };
}

function streamOf(body: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const pieces = utf8Pieces(body);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return();
    },
  });
}

async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get("Content-Length")) > limit) throw tooLarge(limit);
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      // Without waiting: a body that nobody reads any more may never end.
      reader.cancel().catch(() => {});
      throw tooLarge(limit);
    }
    parts.push(value);
  }
  return concat(parts);
}
