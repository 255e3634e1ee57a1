// The API's documentation: pages that were made when the contract was compiled. Only files that were listed when they
// were read are known by their paths, so nothing that a request names reaches the file system.

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

export interface DocsParts {
  /** Folder of the pages; need not exist. */
  readonly folder: string;
  /** Answers a request for a page that there is none of. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

interface Page {
  readonly type: string;
  readonly bytes: Buffer;
  /** RFC 9110 §8.8.3 */
  readonly tag: string;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** Pages need nothing but their own style, script, icon and search index. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const headers: Readonly<Record<string, string>> = {
  "Content-Security-Policy": policy,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-cache",
};

const mostFiles = 5000;
const mostBytes = 64 * 2 ** 20;

/** Where the pages of the installed contract are. */
export function contractDocs(): string {
  const manifest = createRequire(import.meta.url).resolve("@countersign/api/package.json");
  return path.join(path.dirname(manifest), "dist/docs");
}

/** Adds `/docs`. The pages are read when somebody asks for one. */
export function addDocs(app: FastifyInstance, { folder, notFound }: DocsParts): void {
  let reading: Promise<ReadonlyMap<string, Page>> | undefined;
  const pages = async (): Promise<ReadonlyMap<string, Page>> => {
    reading ??= readPages(folder);
    try {
      return await reading;
    } catch (cause) {
      // What is not there now may be there later.
      reading = undefined;
      if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return new Map();
      throw cause;
    }
  };
  // Links of the pages are relative, and lead elsewhere without the slash.
  app.get("/docs", (_request, reply) => reply.code(308).header("Location", "docs/").send());
  app.get("/docs/*", async (request, reply) => {
    const { "*": name = "" } = request.params as { readonly "*"?: string };
    const page = (await pages()).get(name === "" ? "index.html" : name);
    return page ? send(request, reply, page) : notFound(request, reply);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, { type, bytes, tag }: Page): FastifyReply {
  reply.headers({ ...headers, ETag: tag });
  const known = request.headers["if-none-match"]?.split(",").map((each) => each.trim().replace(/^W\//, ""));
  if (known?.some((each) => each === tag || each === "*")) return reply.code(304).send();
  return reply.header("Content-Type", type).send(bytes);
}

/** @throws Error where the folder is not there, or holds more than documentation would */
async function readPages(folder: string): Promise<ReadonlyMap<string, Page>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Links could lead anywhere.
  const files = entries.filter((entry) => entry.isFile() && Object.hasOwn(types, path.extname(entry.name)));
  if (files.length > mostFiles) throw new Error(`${folder} has ${files.length} files; documentation has ${mostFiles}`);
  const pages = new Map<string, Page>();
  let total = 0;
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    const bytes = await readFile(file);
    total += bytes.length;
    if (total > mostBytes) throw new Error(`${folder} has more than ${mostBytes} bytes`);
    const tag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
    const type = types[path.extname(name)] ?? "";
    pages.set(path.relative(folder, file).split(path.sep).join("/"), { type, bytes, tag });
  }
  return pages;
}
