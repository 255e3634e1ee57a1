// Closing: what is under way is answered, what has not become a request yet is not waited for.

import type { FastifyInstance } from "fastify";

/** Makes `app.close()` wait for requests that are under way, and for nothing else that keeps a connection. */
export function drainOnClose(app: FastifyInstance): void {
  let underWay = 0;
  let closing = false;
  const closeRest = () => {
    if (closing && underWay === 0) app.server.closeAllConnections();
  };
  app.addHook("onRequest", async (_request, reply) => {
    underWay++;
    // Comes once, after the answer or when the client has left.
    reply.raw.once("close", () => {
      underWay--;
      closeRest();
    });
  });
  app.addHook("onSend", async (_request, reply) => {
    if (closing) reply.header("Connection", "close");
  });
  app.addHook("preClose", async () => {
    closing = true;
    // The server stops listening after this hook.
    setImmediate(closeRest);
  });
}
