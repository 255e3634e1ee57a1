// Closing: what is under way is answered, what has not become a request yet is not waited for.

import type { FastifyInstance } from "fastify";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Traffic } from "./traffic.js";

const newConnectionMilliseconds = 250;

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
    if (traffic.draining) reply.header("Connection", "close");
    done(null, payload);
  });
  let accepted = 0;
  app.server.on("connection", () => accepted++);
  app.addHook("preClose", async () => {
    traffic.draining = true;
    // The system has accepted more connections than the server, which takes one in a turn: those left would be reset. And
    // what has arrived on connections without a request becomes one, before they are closed.
    const until = performance.now() + newConnectionMilliseconds;
    for (let before = -1; accepted > before && performance.now() < until;) {
      before = accepted;
      await nextTurn();
      await nextTurn();
    }
    // The server stops listening after this hook. The first request of a new connection may still be coming.
    setTimeout(() => {
      closing = true;
      closeRest();
    }, newConnectionMilliseconds).unref();
  });
}
