// Closing: what is under way is answered, what has not become a request yet is not waited for.

import type { FastifyInstance } from "fastify";
import type { Traffic } from "./traffic.js";

/** Makes `app.close()` wait for requests that are under way, and for nothing else that keeps a connection. */
export function drainOnClose(app: FastifyInstance, traffic: Traffic): void {
  let closing = false;
  const closeRest = () => {
    if (closing && traffic.underWay === 0) app.server.closeAllConnections();
  };
  app.addHook("onRequest", (_request, reply, done) => {
    traffic.underWay++;
    // Comes once, after the answer or when the client has left.
    reply.raw.once("close", () => {
      traffic.underWay--;
      closeRest();
    });
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (closing) reply.header("Connection", "close");
    done(null, payload);
  });
  app.addHook("preClose", (done) => {
    closing = true;
    // The server stops listening after this hook.
    setImmediate(closeRest);
    done();
  });
}
