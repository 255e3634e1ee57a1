// Serves files as they are, with the headers by which browsers hold pages to what they need.

import type { FastifyReply, FastifyRequest } from "fastify";
import { readStaticFiles } from "../file-system/static-files.js";
import type { StaticFile, StaticFiles } from "../file-system/static-files.js";

/** Headers of every page, whatever it is about. */
export const pageHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** What a page may load: nothing but its own scripts, styles, images and answers (Content Security Policy, level 3). */
export const ownContentOnly: readonly string[] = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/**
 * Reads a folder when its files are first asked for, and again as long as there are none or they could not be read: what
 * is not there now may be there later.
 */
export function readWhenAsked(folder: string): () => Promise<StaticFiles> {
  let reading: Promise<StaticFiles> | undefined;
  return async () => {
    const current = (reading ??= readStaticFiles(folder));
    try {
      const files = await current;
      if (files.size === 0) reading = undefined;
      return files;
    } catch (cause) {
      reading = undefined;
      throw cause;
    }
  };
}

/** Sends a file, or says that the browser has it already (RFC 9110 §13.1.2). */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bytes, digest }: StaticFile,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  // RFC 9110 §8.8.3
  const tag = `"${Buffer.from(digest, "hex").toString("base64url").slice(0, 27)}"`;
  reply.headers({ ...headers, ETag: tag });
  const known = request.headers["if-none-match"]?.split(",").map((each) => each.trim().replace(/^W\//, ""));
  if (known?.some((each) => each === tag || each === "*")) return reply.code(304).send();
  return reply.header("Content-Type", type).send(bytes);
}
