// The HTTP server: the API's operations and the public keys of webhooks, and beside them what load balancers ask for.

import { ApiError, ErrorCode } from "@countersign/api";
import { fastifyPlugin } from "@countersign/api/fastify";
import type { Handler } from "@countersign/api/server";
import type { Handler as ProxyHandler } from "@countersign/auth-proxy/server";
import rateLimit from "@fastify/rate-limit";
import { LogController, fastify } from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { randomUUID } from "node:crypto";
import type { Settings } from "../config/settings.js";
import { networkOf } from "../net/caller-counts.js";
import type { Store } from "../store/store.js";
import type { Audit } from "../audit/audit.js";
import type { PublicKeys } from "../deployment-keys/public-keys.js";
import { authProxyPrefix } from "../auth-proxy/proxy.js";
import type { TransparencyLog } from "../transparency/transparency-log.js";
import { answer, errorBody } from "./answer.js";
import { clientErrorHandler } from "./client-error.js";
import { addConsole, consolePages } from "./console.js";
import { allowWebPages, answerPreflights } from "./cors.js";
import { addDocs } from "./docs.js";
import { addFacts, auditedRequest } from "./facts.js";
import { drainOnClose } from "./drain.js";
import { answerableError } from "./failure.js";
import { headersOf } from "./headers.js";
import { addProbes, operationsPaths } from "./health.js";
import type { OperationsParts } from "./health.js";
import { operationOf } from "./operation-of.js";
import { leftOutOperations } from "./left-out.js";
import { addLog, logPrefix } from "./log.js";
import { addRequestSpans, requestTraceId } from "./request-spans.js";
import type { TlsKeys } from "./tls.js";
import { wipeBodies } from "./wiped-bodies.js";

export interface AppParts extends OperationsParts {
  readonly settings: Settings;
  /** Without them the server speaks plain HTTP. */
  readonly tls: TlsKeys | undefined;
  readonly handler: Handler;
  /** Of the auth proxies. */
  readonly authProxy: ProxyHandler;
  /** Public keys by which receivers check webhooks (RFC 7517). */
  readonly webhookKeys: () => object;
  /** For how long receivers may remember them. */
  readonly webhookKeysSeconds: number;
  /** By which clients check what the deployment has signed. */
  readonly publicKeys: () => PublicKeys;
  /** Folder of the documentation. */
  readonly docs: string;
  readonly audit: Audit | undefined;
  /** Folder of the built console. */
  readonly console: string;
  readonly store: Store;
  readonly transparencyLog: TransparencyLog;
}

const apiPrefix = "/public/";
// A connection on which nothing moves, such as that of a client that does not read its answer.
const idleTimeout = 60_000;
const tooManyRequests = "Too many requests. Please wait and try again in a few seconds";

/** Makes the server, which does not listen yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, handler, log } = parts;
  const app = createServer(parts);
  addFacts(app);
  addRequestSpans(app, (operation) => !operationsPaths.has(operation));
  drainOnClose(app, parts.traffic);
  const headers = headersOf(settings);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header("X-Request-Id", request.id);
    done();
  });
  for (const prefix of [apiPrefix, logPrefix]) allowWebPages(app, prefix);
  answerPreflights(app, authProxyPrefix, "Content-Type, X-Auth-Proxy-Config-ID, X-Captcha-Token, X-Client-Version");
  app.addHook("onResponse", (request, reply, done) => {
    record(parts, request, reply);
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
    if (status === 429)
      return answer(reply, 429, errorBody(new ApiError(ErrorCode.RESOURCE_EXHAUSTED, tooManyRequests)));
    if (status < 500)
      return answer(reply, status, errorBody(new ApiError(ErrorCode.INVALID_ARGUMENT, "the request is malformed")));
    const known = answerableError(error);
    const isUnavailable = known?.code === ErrorCode.UNAVAILABLE;
    log.error({ requestId: request.id, err: error }, isUnavailable ? "unavailable" : "internal error");
    if (isUnavailable) return answer(reply, 503, errorBody(known));
    return answer(reply, 500, errorBody(new ApiError(ErrorCode.INTERNAL, "internal error")));
  });
  const limited = settings.rateLimit > 0;
  if (limited) {
    const keyGenerator = ({ ip }: FastifyRequest) => networkOf(ip);
    await app.register(rateLimit, { max: settings.rateLimit, timeWindow: 1000, enableDraftSpec: true, keyGenerator });
  }
  const limit = limited ? app.rateLimit() : undefined;
  app.addHook("onRequest", (request, reply, done) => {
    if (!request.is404) return done();
    // Answered before the body is looked at, which nobody wants.
    Promise.resolve(limit?.call(app, request, reply)).then(() => void noOperation(request, reply), done);
  });

  addProbes(app, parts);
  app.get("/public/v1/discovery/webhooks/jwks", (_request, reply) =>
    answer(reply.header("Cache-Control", `public, max-age=${parts.webhookKeysSeconds}`), 200, parts.webhookKeys()),
  );
  app.get("/public/v1/discovery/keys", (_request, reply) => answer(reply, 200, parts.publicKeys()));
  app.get("/public/v1/discovery/signer", (_request, reply) =>
    answer(reply, 200, { publicKey: parts.publicKeys().bundles }),
  );
  addLog(app, parts.transparencyLog);
  if (settings.docs) addDocs(app, { folder: parts.docs, notFound: noOperation });
  if (settings.console) addConsole(app, { folder: parts.console, store: parts.store, notFound: noOperation });
  await app.register(fastifyPlugin(wipeBodies(handler)) as never);
  await app.register(fastifyPlugin(wipeBodies(parts.authProxy)) as never);
  return app;
}

function createServer({ settings, tls, log }: AppParts): FastifyInstance {
  const patience = settings.requestSeconds * 1000;
  const timeouts = { headersTimeout: patience, connectionsCheckingInterval: Math.min(patience, 5000) };
  return fastify({
    // Fastify logs through what it is given, whatever the logger's other methods.
    loggerInstance: log as never,
    // One for each request would cost more than the line that it writes, which names the request by itself.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // The one address that the proxy itself has seen; those before it are what the client says.
    trustProxy: settings.behindProxy && ((_address: string, hop: number) => hop === 0),
    requestTimeout: patience,
    connectionTimeout: idleTimeout,
    // What still comes while the server closes is answered like anything else.
    return503OnClosing: false,
    clientErrorHandler: clientErrorHandler(headersOf(settings)),
    // The contract's validators judge bodies. Fastify's own compilers would take as long to load as all its other parts.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => noOperation(request, reply),
    ...(tls ? { https: { ...tls, ...timeouts } } : { http: timeouts }),
  }) as unknown as FastifyInstance;
}

function noSchemas(): never {
  throw new Error("routes have no schemas: the contract's validators judge bodies");
}

function noOperation(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ""] = request.url.split("?", 1);
  const why = leftOutOperations.get(path);
  if (why !== undefined) {
    const error = new ApiError(ErrorCode.UNIMPLEMENTED, `this service does not have ${path}: ${why}`);
    return answer(reply, 501, errorBody(error));
  }
  return answer(reply, 404, errorBody(new ApiError(ErrorCode.NOT_FOUND, `no operation at ${path}`)));
}

/** Probes, pages, reads of the log and what browsers ask for first are nobody's acts. */
function isAudited(operation: string, method: string): boolean {
  const isPage = operation.startsWith("/docs") || operation.startsWith(logPrefix) || consolePages.has(operation);
  return !operationsPaths.has(operation) && !isPage && method !== "OPTIONS";
}

/** Counts and logs a request that was answered. */
function record({ log, metrics, audit }: AppParts, request: FastifyRequest, reply: FastifyReply): void {
  const operation = operationOf(request);
  metrics.observe(operation, reply.statusCode, reply.elapsedTime / 1000);
  if (audit && isAudited(operation, request.method)) {
    const { statusCode: status } = reply;
    audit.ended(auditedRequest(request), {
      status,
      activityId: request.facts?.activityId,
      reason: request.auditFacts?.reason,
    });
  }
  // Probes come every few seconds, and say nothing as long as they succeed.
  log[operationsPaths.has(operation) ? "debug" : "info"](
    {
      requestId: request.id,
      operation,
      method: request.method,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 100) / 100,
      address: request.ip,
      ...request.facts,
      traceId: requestTraceId(request),
    },
    "request",
  );
}
