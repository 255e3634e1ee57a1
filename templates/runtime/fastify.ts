// Serves a handler inside a Fastify 5 server, beside the host's own routes. Fastify itself is not imported: the few
// parts of it that are used are written down here.

import { Readable } from "node:stream";
import { utf8, utf8Pieces } from "./encoding.js";
import { headerOf, readStream } from "./node-request.js";
import type { BodyStream } from "./node-request.js";
import type { Handler } from "./server.js";

/** What is used of a Fastify request. */
export interface FastifyRequestLike {
  readonly method: string;
  /** With the query string. */
  readonly url?: string;
  /** Segments of the path, decoded. */
  readonly params?: unknown;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: unknown;
}

/** What is used of a Fastify reply. */
export interface FastifyReplyLike {
  code(status: number): unknown;
  headers(values: Record<string, string>): unknown;
  serializer(serialize: (payload: string) => string): unknown;
  send(payload: string | Uint8Array | Readable): unknown;
}

const unchanged = (text: string): string => text;

/** What is used of a Fastify instance. */
export interface FastifyLike {
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(
    contentType: string,
    parser: (request: unknown, payload: BodyStream, done: (error: Error | null, body?: BodyStream) => void) => void,
  ): unknown;
  addHook(name: "onRequest", hook: (request: FastifyRequestLike, reply: unknown, done: () => void) => void): unknown;
  route(options: {
    method: string[];
    url: string;
    handler: (request: FastifyRequestLike, reply: FastifyReplyLike) => Promise<unknown>;
  }): unknown;
}

/** A path as Fastify writes it: with a parameter for each segment that has a member in it. */
function routeOf(path: string): string {
  const segments = path.split("/");
  return segments.map((part, index) => (part.includes("{") ? `:s${index}` : part.replaceAll(":", "::"))).join("/");
}

/** The path that was asked for, without the prefix under which the plugin is mounted. */
function filled(path: string, params: unknown): string {
  if (!path.includes("{")) return path;
  const values = params as Readonly<Record<string, string>>;
  const segments = path.split("/");
  return segments
    .map((part, index) => (part.includes("{") ? encodeURIComponent(values[`s${index}`] ?? "") : part))
    .join("/");
}

const allMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Where Fastify puts a route: it does not tell two apart by the names of their parameters. */
function placeOf(method: string, url: string): string {
  return `${method} ${url.replace(/(?<=\/):[^:/(]+/g, ":")}`;
}

/** As a regular expression that matches it alone. */
function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
}

/** Paths that differ in their last segments alone. */
interface Folder {
  /** With the slash at its end. */
  readonly path: string;
  /** The last segments, as they are written in the contract. */
  readonly names: Set<string>;
}

function foldersOf(routes: Handler["routes"]): Iterable<Folder> {
  const folders = new Map<string, Folder>();
  for (const { path } of routes) {
    const end = path.lastIndexOf("/") + 1;
    const folder = folders.get(path.slice(0, end)) ?? { path: path.slice(0, end), names: new Set() };
    folders.set(folder.path, folder);
    folder.names.add(path.slice(end));
  }
  return folders.values();
}

/**
 * A Fastify plugin with one route per operation. A path that is an operation's gets 405 for other methods, by one route for
 * all operations that differ in the last segment of their paths alone. Bodies are read by the handler, from the exact bytes
 * and with its own limit, whatever their `Content-Type`; the host's parsers elsewhere stay as they are. Hooks of the host run
 * before and after as for its own routes; unknown paths are the host's affair.
 *
 * @example
 * await app.register(fastifyPlugin(handler));
 */
export function fastifyPlugin(handler: Handler): (instance: FastifyLike) => Promise<void> {
  const answer = async (path: string, request: FastifyRequestLike, reply: FastifyReplyLike): Promise<unknown> => {
    const { status, headers, body } = await handler({
      method: request.method,
      path,
      query: (request.url ?? "").split("?").slice(1).join("?"),
      header: (name) => headerOf(request.headers, name),
      body: (limit) => {
        const stream = request.body as BodyStream | undefined;
        return stream ? readStream(stream, limit, headerOf(request.headers, "content-length")) : utf8("");
      },
      source: request,
    });
    reply.code(status);
    reply.headers(headers);
    if (typeof body !== "string") return reply.send(Readable.from(utf8Pieces(body)));
    // Without a serializer, Fastify adds a charset to the Content-Type of a string.
    reply.serializer(unchanged);
    return reply.send(body);
  };
  return async (instance) => {
    instance.removeAllContentTypeParsers();
    // Passed on unread.
    instance.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    // Fastify answers a malformed Content-Type with 415 before any parser is asked; this API gives it no meaning.
    instance.addHook("onRequest", (request, _reply, done) => {
      // Not deleted, which would make all headers slower to read from then on.
      request.headers["content-type"] = undefined;
      done();
    });
    const taken = new Set<string>();
    /** `pathOf` gives the operation's own path, so that the plugin can be mounted under a prefix. */
    const add = (methods: readonly string[], url: string, pathOf: (params: unknown) => string): void => {
      const free = methods.filter((one) => !taken.has(placeOf(one, url)));
      for (const one of free) taken.add(placeOf(one, url));
      if (free.length === 0) return;
      instance.route({
        method: free,
        url,
        handler: (request, reply) => answer(pathOf(request.params), request, reply),
      });
    };
    for (const { method, path } of handler.routes) add([method], routeOf(path), (params) => filled(path, params));
    for (const { path, names } of foldersOf(handler.routes)) {
      const isAny = [...names].some((name) => name.includes("{"));
      const which = isAny ? "" : `(^(?:${[...names].map(escaped).join("|")})$)`;
      add(allMethods, `${routeOf(path)}:other${which}`, (params) => {
        const { other = "" } = params as Readonly<Record<string, string>>;
        return filled(path, params) + (names.has(other) ? other : encodeURIComponent(other));
      });
    }
  };
}
