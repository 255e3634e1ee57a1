// The web console: static files, and the place where a browser and whoever lets it in find each other. Everything else it
// asks of the API, like any other client.

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Store } from "../store/store.js";
import { addPairings } from "./console-pairings.js";
import { ownContentOnly, pageHeaders, readWhenAsked, sendFile } from "./static.js";

export interface ConsoleParts {
  /** Folder of the built console; need not exist. */
  readonly folder: string;
  readonly store: Store;
  /** Answers a request for a file that there is none of. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

const policy = [
  ...ownContentOnly,
  "manifest-src 'self'",
  // No text becomes script or markup, also by mistake: the only policy names the service worker for push messages, whatever it is
  // asked for (Trusted Types). That worker serves no code.
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types push-worker",
];

const headers: Readonly<Record<string, string>> = {
  ...pageHeaders,
  "Content-Security-Policy": policy.join("; "),
  "Permissions-Policy":
    "publickey-credentials-get=(self), publickey-credentials-create=(self), clipboard-write=(self), camera=(), " +
    "geolocation=(), microphone=(), payment=(), usb=()",
  "X-Frame-Options": "DENY",
};

/** Vite puts what has a digest in its name here: it never changes. */
const hashed = "assets/";
const forever = "public, max-age=31536000, immutable";

/** Paths of the routes that answer with files. */
export const consolePages: ReadonlySet<string> = new Set(["/console", "/console/*"]);

/** Adds `/console/` and the pairing of browsers. */
export function addConsole(app: FastifyInstance, { folder, store, notFound }: ConsoleParts): void {
  const files = readWhenAsked(folder);
  addPairings(app, store);
  // Links of the page are relative, and lead elsewhere without the slash.
  app.get("/console", (_request, reply) => reply.code(308).header("Location", "console/").send());
  app.get("/console/*", async (request, reply) => {
    const { "*": name = "" } = request.params as { readonly "*"?: string };
    const file = (await files()).get(name === "" ? "index.html" : name);
    if (!file) return notFound(request, reply);
    return sendFile(request, reply, file, {
      ...headers,
      "Cache-Control": name.startsWith(hashed) ? forever : "no-store",
    });
  });
}
