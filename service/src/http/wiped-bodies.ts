// Bodies of requests hold secrets, such as the number of a card. Their bytes are zeroed with the answer: as garbage, they
// would lie in memory until something else takes their place.

import type { Handler, RawRequest } from "@countersign/api/server";
import type { Readable } from "node:stream";

/** Answers like a handler, and zeroes the bodies that Fastify has received for it. Strings made of them cannot be. */
export function wipeBodies(handler: Handler): Handler {
  const wiping = async (request: RawRequest) => {
    const parts: Uint8Array[] = [];
    let isOver = false;
    const body = async (limit: number) => {
      const stream = (request.source as { readonly body?: Readable }).body;
      stream?.on("data", (part: Uint8Array) => {
        if (!isOver) parts.push(part);
      });
      const whole = await request.body(limit);
      parts.push(whole);
      return whole;
    };
    try {
      return await handler({ ...request, body });
    } finally {
      isOver = true;
      for (const part of parts) part.fill(0);
    }
  };
  return Object.assign(wiping, { routes: handler.routes });
}
