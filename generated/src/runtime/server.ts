// The server's way from a request to an answer, free of any HTTP library: adapters turn their requests into a
// `RawRequest` and write the `RawResponse` out.

import { statusOfCode } from "./codes.js";
import { errorMedia, faultDetails, writeError } from "./error-body.js";
import { ApiError } from "./errors.js";
import type { Issue, ParseResult } from "./issue.js";
import { RepeatedMemberError, parseJson } from "./json-members.js";
import { hasMoreValues } from "./json-size.js";
import { explainSyntax } from "./json-syntax.js";
import { Streamed, piecesOf } from "./streamed.js";

/** What the text of a member in a URL stands for. */
export type UrlValue = "string" | "number" | "boolean";

/** Where the members of a request are. */
export interface UrlMembers {
  readonly method: string;
  /** Types of those in the path; all others there are strings. */
  readonly path?: Readonly<Record<string, UrlValue>>;
  /** Types of those in the query string; lists have a name for each of their items. */
  readonly query?: Readonly<Record<string, UrlValue | readonly [UrlValue]>>;
}

/** One operation of the contract, as a server answers it. */
export interface ServerOperation {
  /** Name of the service method: `getUser`. */
  readonly name: string;
  /** Whole path below the origin: `/public/v1/query/get_user`. In braces are names of members that stand there. */
  readonly path: string;
  /** Where the members of its request are; absent where it is a POST with all of them in its body. */
  readonly url?: UrlMembers;
  readonly kind: "submit" | "operation" | "query";
  /** Security schemes one of which has to accompany it; none where anybody may call. Absent: as for all operations. */
  readonly security?: readonly string[];
  /** Brings a body into the contract's own form, where the contract takes others; before anybody looks at it. */
  readonly read?: (value: unknown) => unknown;
  /** Checks a body; what it returns as value is what the service method gets. */
  readonly parse: (value: unknown) => ParseResult;
  /** Whether its request has no members: then no body at all will do. */
  readonly takesNothing?: boolean;
  /** Only of operations whose answers have headers: takes what a method answers with apart. */
  readonly answered?: (given: unknown) => {
    readonly value: unknown;
    readonly headers: Readonly<Record<string, string>>;
  };
  /** Only of operations that answer a stream. Its parameter is what the caller sends as `Last-Event-ID`. */
  readonly events?: (lastEventId: string | undefined) => ParseResult<EventStreaming>;
}

/** How one stream is answered. */
export interface EventStreaming {
  /** Third argument of the service method. */
  readonly start: unknown;
  /** What is sent of the events that the method answers with. */
  readonly pieces: (
    events: unknown,
    options: {
      /** The error as JSON. */
      readonly refuse: (error: unknown) => string;
      /** Awaited before each event is written. */
      readonly pace: () => Promise<void> | void;
      /** After how many milliseconds without an event a comment is sent. */
      readonly heartbeatMs: number;
    },
  ) => AsyncIterable<string>;
}

/** A value, now or later. */
export type Awaitable<T> = T | Promise<T>;

/** A request as an adapter received it. */
export interface RawRequest {
  /** In capitals. */
  readonly method: string;
  /** Without query string, percent-encoded as it came. */
  readonly path: string;
  /** What stands behind the `?`, as it came. Default: nothing. */
  readonly query?: string;
  /** Value of a header, whatever the case of `name`; several of one name joined by a comma. */
  readonly header: (name: string) => string | undefined;
  /**
   * Reads the body, at most once. Called only where an operation waits for it.
   *
   * @throws ApiError by `tooLarge` as soon as the body is seen to have more than `limit` bytes
   */
  readonly body: (limit: number) => Promise<Uint8Array> | Uint8Array;
  /** What the adapter was given: `Request`, `IncomingMessage`, Fastify's request; to look up the remote address. */
  readonly source: unknown;
}

/** An answer for an adapter to write. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * JSON, to be sent as UTF-8. Where it comes in pieces, the next is to be asked for when the one before it was taken; a
   * piece that fails means that the answer cannot be completed, so that its connection has to be cut.
   */
  readonly body: string | AsyncIterable<string>;
}

/** A request whose operation is known and whose body has arrived, but has not been looked at yet. */
export interface IncomingCall {
  readonly operation: ServerOperation;
  readonly path: string;
  /** Value of a header, whatever the case of `name`. */
  readonly header: (name: string) => string | undefined;
  /** The body exactly as it was sent: what a stamp covers. */
  readonly bytes: Uint8Array;
  /**
   * The body as JSON, in the contract's own form where it takes others, not validated yet. It is read once, however
   * often this is called.
   *
   * @throws ApiError code 3 for what is not JSON in UTF-8, or has an object with two members of one name
   */
  readonly json: () => unknown;
  /** What the adapter was given, see `RawRequest`. */
  readonly source: unknown;
}

/** Where the host of a service has its say. */
export interface Hooks<Context> {
  /** Finds out who is calling. Its result is the first argument of the service method; an ApiError (code 16) refuses. */
  readonly authenticate: (call: IncomingCall) => Context | Promise<Context>;
  /**
   * Sees every error before it is answered, to log it and, by returning an ApiError, to answer another one.
   *
   * Where it comes in the middle of a streamed answer, there is no other one to give.
   *
   * @param operation undefined where the path names none
   * @param context what `authenticate` has found; undefined before it has
   */
  readonly onError?:
    | ((
        error: unknown,
        operation: ServerOperation | undefined,
        context: Context | undefined,
      ) => ApiError | undefined | void)
    | undefined;
  /**
   * Awaited before a streamed answer is begun, and again and again while it is made: where a host shares its time between
   * long answers and everything else.
   */
  readonly pace?: ((context: Context) => Promise<void> | void) | undefined;
}

/** Where a request leads. */
export interface Routed {
  readonly operation: ServerOperation;
  /** In which ways its path may be asked for. */
  readonly methods: readonly string[];
  /** Reads the members of a request that are in its URL, and puts those of its body to them. */
  readonly read?: (query: string, body: () => unknown) => unknown;
}

/** Finds the operation at a path; undefined where there is none. */
export type Route = (method: string, path: string) => Routed | undefined;

/** What a handler is made of. */
export interface HandlerOptions<Context> {
  readonly operations: readonly ServerOperation[];
  /** `urlRoutes(operations)`, where some have members of their requests in the URL. */
  readonly route?: Route | undefined;
  /**
   * Has a method per operation, named like it: `(context, request) => answer`, or a promise of it. An answer may be
   * `Streamed`. A missing method is code 12.
   */
  readonly service: object;
  readonly hooks: Hooks<Context>;
  /** Largest body in bytes. Default: 1,048,576. */
  readonly bodyLimit?: number | undefined;
  /**
   * Most values in a body: items of lists and members of objects, at any depth. To read a value costs about a microsecond,
   * and nothing else is done meanwhile. Default: 10,000.
   */
  readonly valueLimit?: number | undefined;
  /** After how many milliseconds without an event a stream says that it is still there. Default: 10,000. */
  readonly heartbeatMs?: number | undefined;
  /** HTTP statuses of error codes, where the contract says others. */
  readonly statuses?: Readonly<Record<number, number>> | undefined;
  /** Members of every error body besides what the error says, such as the number of a trace. */
  readonly errorMembers?: ((request: RawRequest) => object) | undefined;
}

/** How an operation is asked for. */
export interface OperationRoute {
  readonly method: string;
  /** Whole path below the origin. In braces are names of members that stand there. */
  readonly path: string;
}

/** Answers requests; never rejects. */
export interface Handler {
  (request: RawRequest): Promise<RawResponse>;
  /** Of all operations, for hosts that want a route for each. */
  readonly routes: readonly OperationRoute[];
}

/** What is known of a request by the time that something fails. */
interface Known<Context> {
  readonly routed: Routed | undefined;
  readonly operation: ServerOperation | undefined;
  context?: Context;
}

type Method<Context> = (context: Context, request: unknown, start?: unknown) => unknown;

/**
 * Makes the function that answers requests:
 *
 * 1. the path names an operation (404, code 5) and the method is its own (405, code 12)
 * 2. the body is within the limit (413, code 3)
 * 3. `hooks.authenticate`, which has the exact bytes
 * 4. the body is UTF-8 and JSON (or there is none, where a request has no members), whatever `Content-Type` says (400, code 3, with line and column), no object in it
 *    has two members of one name (400, code 3, with the JSON pointer), and it has no more values than the limit (413,
 *    code 3)
 * 5. the operation's `parse` accepts it (400, code 3, with the first issue in the message and up to 50 in the details)
 * 6. the service method; its result is answered as JSON with status 200. A streamed one that fits into one piece is
 *    answered like any other; of a longer one, the status is sent with the first piece. Of a stream of events, each is
 *    sent as it comes, and an error in the middle is the last one
 *
 * An ApiError from a hook or method is answered as it is. Any other error is answered with code 13 and `internal error`;
 * only `hooks.onError` learns more.
 */
export function createHandler<Context>(options: HandlerOptions<Context>): Handler {
  const { operations, hooks, bodyLimit = 1_048_576, valueLimit = 10_000, statuses = {}, errorMembers } = options;
  const { heartbeatMs = 10_000 } = options;
  const routes = new Map(operations.map((operation) => [operation.path, { operation, methods: posts }]));
  const route: Route = options.route ?? ((_, path) => routes.get(path));
  const service = options.service as Readonly<Record<string, Method<Context> | undefined>>;

  const answer = async (request: RawRequest, known: Known<Context>): Promise<RawResponse> => {
    const { method, path, header, source } = request;
    const { operation, routed } = known;
    if (!operation || !routed) throw new ApiError(5, `no operation at ${path}`);
    if (!routed.methods.includes(method)) {
      throw new ApiError(12, `${method} is not supported: send a ${routed.methods.join(" or ")}`, { status: 405 });
    }
    const bytes = method === "GET" ? nothing : await request.body(bodyLimit);
    let read: { readonly value: unknown } | undefined;
    const readBytes = () => (bytes.length === 0 && operation.takesNothing ? {} : readBody(bytes, valueLimit));
    const readIt = () => (routed.read ? routed.read(request.query ?? "", readBytes) : readBytes());
    const json = () => (read ??= { value: (operation.read ?? asItIs)(readIt()) }).value;
    const context = await hooks.authenticate({ operation, path, header, bytes, json, source });
    known.context = context;
    const parsed = operation.parse(json());
    if (!parsed.ok) throw invalid(parsed.issues);
    if (typeof service[operation.name] !== "function") throw new ApiError(12, `${operation.name} is not implemented`);
    const events = operation.events?.(header("Last-Event-ID"));
    if (events && !events.ok) throw invalid(events.issues);
    const given = await service[operation.name]!(context, parsed.value, events?.value.start);
    const { value, headers } = operation.answered?.(given) ?? { value: given, headers: {} };
    const pace = () => hooks.pace?.(context);
    if (events) {
      const refused = (error: unknown) => refuse(error, request, known).body as string;
      const media = "text/event-stream";
      return respond(200, events.value.pieces(value, { refuse: refused, pace, heartbeatMs }), { media });
    }
    if (!(value instanceof Streamed)) return respond(200, JSON.stringify(value), { headers });
    const pieces = piecesOf(value.value, pace);
    const first = await pieces.next();
    return respond(200, first.done ? first.value : stream(first.value, pieces, known), { headers });
  };

  async function* stream(first: string, others: AsyncGenerator<string, string>, known: Known<Context>) {
    try {
      yield first;
      for (;;) {
        const next = await others.next();
        yield next.value;
        if (next.done) return;
      }
    } catch (error) {
      hooks.onError?.(error, known.operation, known.context);
      throw error;
    } finally {
      // Where nobody wants the rest.
      await others.return("");
    }
  }

  const refuse = (
    thrown: unknown,
    request: RawRequest,
    { operation, routed, context }: Known<Context>,
  ): RawResponse => {
    try {
      const error: unknown = hooks.onError?.(thrown, operation, context) ?? thrown;
      const isAnswer = error instanceof ApiError && (error.operation === undefined || error !== thrown);
      return refusal(isAnswer ? error : internal(), request, routed?.methods);
    } catch {
      // An error hook that fails must not keep the caller from an answer.
      return refusal(internal(), request);
    }
  };

  const refusal = (error: ApiError, request: RawRequest, methods = posts): RawResponse => {
    const status = error.status ?? statuses[error.code] ?? statusOfCode(error.code) ?? 500;
    return respond(status, JSON.stringify(writeError(error, status, othersOf(request))), {
      media: errorMedia,
      methods,
    });
  };

  const internal = (): ApiError => new ApiError(13, "internal error");

  const othersOf = (request: RawRequest): object | undefined => {
    try {
      return errorMembers?.(request);
    } catch {
      return undefined;
    }
  };

  const handler = async (request: RawRequest): Promise<RawResponse> => {
    const routed = route(request.method, request.path);
    const known: Known<Context> = { routed, operation: routed?.operation };
    try {
      return await answer(request, known);
    } catch (thrown) {
      return refuse(thrown, request, known);
    }
  };
  return Object.assign(handler, {
    routes: operations.map(({ path, url }) => ({ method: url?.method ?? "POST", path })),
  });
}

/** The error for a body of more than `limit` bytes. */
export function tooLarge(limit: number): ApiError {
  return new ApiError(3, `the body has more than ${limit} bytes`, { status: 413 });
}

const posts: readonly string[] = ["POST"];
const nothing = new Uint8Array();

interface Respond {
  readonly media?: string;
  readonly methods?: readonly string[];
  /** Besides those that the handler writes. */
  readonly headers?: Readonly<Record<string, string>>;
}

function respond(
  status: number,
  body: RawResponse["body"],
  { media = "application/json", methods = posts, headers: own }: Respond = {},
): RawResponse {
  // Exactly this type: there are clients that compare it for equality.
  const headers: Record<string, string> = { ...own, "Content-Type": media };
  if (status === 405) headers["Allow"] = methods.join(", ");
  // nginx would keep events back until they fill its buffer.
  if (media === "text/event-stream") Object.assign(headers, { "Cache-Control": "no-store", "X-Accel-Buffering": "no" });
  // In seconds (RFC 9110 §10.2.3). Whoever is turned away is not told to wait for long, and is not to come back at once.
  if (status === 503) headers["Retry-After"] = "1";
  return { status, headers, body };
}

const decoder = new TextDecoder("utf-8", { fatal: true });

const asItIs = (value: unknown): unknown => value;

function readBody(bytes: Uint8Array, valueLimit: number): unknown {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch (cause) {
    throw new ApiError(3, "the body is not UTF-8", { cause });
  }
  if (hasMoreValues(text, valueLimit)) {
    throw new ApiError(3, `the body has more than ${valueLimit} values`, { status: 413 });
  }
  try {
    return parseJson(text);
  } catch (cause) {
    if (cause instanceof RepeatedMemberError) throw invalid([{ path: cause.path, ...repeated }]);
    throw new ApiError(3, `the body is not JSON: ${explainSyntax(text) ?? "it is nested too deeply"}`, { cause });
  }
}

const repeated: Omit<Issue, "path"> = { expected: "one member of this name", got: "another" };

function invalid(issues: readonly Issue[]): ApiError {
  const describe = (issue: Issue) => `expected ${issue.expected}, got ${issue.got}`;
  const [first] = issues;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : "";
  const message = first
    ? `${first.path || "the body"}: ${describe(first)}${more}`
    : "the body does not fit the operation";
  const fieldViolations = issues.slice(0, 50).map((issue) => ({ field: issue.path, description: describe(issue) }));
  return new ApiError(3, message, { details: faultDetails(fieldViolations) });
}
