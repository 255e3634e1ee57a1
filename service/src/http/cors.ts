// Lets web pages of any origin call the API. That gives them nothing that another program would not have: callers are
// known by the stamp on each request alone, never by cookies or addresses, and stamps of authenticators name the origin
// at which they were made, which is checked.

import type { FastifyInstance } from "fastify";
import { credentialHeaders } from "../auth/unauthenticated.js";

const allowedHeaders = ["Content-Type", ...credentialHeaders, "Last-Event-ID", "X-Client-Version"].join(", ");
const exposedHeaders = "X-Request-Id, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after";

/**
 * Answers the preflights of paths at which each organization says which pages may call it. A preflight does not carry what
 * names the organization: the request itself does, and is refused where the page may not make it.
 */
export function answerPreflights(app: FastifyInstance, prefix: string, headers: string): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.method !== "OPTIONS" || !request.url.startsWith(prefix)) return done();
    reply
      .code(204)
      .header("Access-Control-Allow-Origin", "*")
      .header("Access-Control-Allow-Methods", "POST")
      .header("Access-Control-Allow-Headers", headers)
      .header("Access-Control-Max-Age", "7200")
      .send();
  });
}

/** Adds the headers (Fetch standard, CORS protocol) to paths below a prefix, and answers their preflights. */
export function allowWebPages(app: FastifyInstance, prefix: string): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!request.url.startsWith(prefix)) return done();
    reply.header("Access-Control-Allow-Origin", "*").header("Access-Control-Expose-Headers", exposedHeaders);
    if (request.method !== "OPTIONS") return done();
    reply
      .code(204)
      .header("Access-Control-Allow-Methods", "POST, GET")
      .header("Access-Control-Allow-Headers", allowedHeaders)
      .header("Access-Control-Max-Age", "7200")
      .send();
  });
}
