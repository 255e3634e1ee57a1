// Closing: what is under way is answered, what has not become a request yet is not waited for, and streams are cut.

import type { FastifyInstance, FastifyReply } from "fastify";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Traffic } from "./traffic.js";

const newConnectionMilliseconds = 250;

/** Makes `app.close()` wait for requests that are under way, and for nothing else that keeps a connection. */
export function drainOnClose(app: FastifyInstance, traffic: Traffic): void {
  let closing = false;
  const closeRest = () => {
    if (closing && traffic.underWay === 0) app.server.closeAllConnections();
  };
  const underWay = new WeakSet<FastifyReply["raw"]>();
  const leave = (response: FastifyReply["raw"]) => {
    if (!underWay.delete(response)) return;
    traffic.underWay--;
    closeRest();
  };
  app.addHook("onRequest", (_request, reply, done) => {
    traffic.underWay++;
    underWay.add(reply.raw);
    // Comes once, after the answer or when the client has left.
    reply.raw.once("close", () => leave(reply.raw));
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    // A stream goes on for as long as its client likes, who asks another process to go on.
    if (reply.getHeader("Content-Type") === "text/event-stream") leave(reply.raw);
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
