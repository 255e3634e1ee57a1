// The API's documentation: pages that were made when the contract was compiled.

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequire } from "node:module";
import path from "node:path";
import { ownContentOnly, pageHeaders, readWhenAsked, sendFile } from "./static.js";

export interface DocsParts {
  /** Folder of the pages; need not exist. */
  readonly folder: string;
  /** Answers a request for a page that there is none of. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

const headers: Readonly<Record<string, string>> = {
  ...pageHeaders,
  "Content-Security-Policy": ownContentOnly.join("; "),
  "Cache-Control": "no-cache",
};

/** Where the pages of the installed contract are. */
export function contractDocs(): string {
  const manifest = createRequire(import.meta.url).resolve("@countersign/api/package.json");
  return path.join(path.dirname(manifest), "dist/docs");
}

/** Adds `/docs`. */
export function addDocs(app: FastifyInstance, { folder, notFound }: DocsParts): void {
  const pages = readWhenAsked(folder);
  // Links of the pages are relative, and lead elsewhere without the slash.
  app.get("/docs", (_request, reply) => reply.code(308).header("Location", "docs/").send());
  app.get("/docs/*", async (request, reply) => {
    const { "*": name = "" } = request.params as { readonly "*"?: string };
    const page = (await pages()).get(name === "" ? "index.html" : name);
    return page ? sendFile(request, reply, page, headers) : notFound(request, reply);
  });
}
