// The API's operations as one handler: who is calling, then the query or the activity, and what of its failures is logged.

import { ApiError, ErrorCode, activityKinds } from "@countersign/api";
import type { Handler, IncomingCall, RawRequest, Service } from "@countersign/api/server";
import { serve } from "@countersign/api/server";
import type { FastifyRequest } from "fastify";
import type { Engine, Submission } from "../activities/engine/engine.js";
import { InvitationGuests } from "../activities/invitations/guests.js";
import type { Audit } from "../audit/audit.js";
import { ApiKeyVerifier } from "../auth/api-key-verifier.js";
import { RequestAuthenticator } from "../auth/authenticate.js";
import type { Call } from "../auth/caller.js";
import type { VerificationTokens } from "../auth/verification-token.js";
import type { Settings } from "../config/settings.js";
import type { Custody } from "../custody/custody.js";
import type { LongTask, TimeSlices } from "../event-loop/time-slices.js";
import { UnderWay } from "../event-loop/under-way.js";
import type { Logger } from "../log/log.js";
import type { IdentityTokens } from "../oidc/identity-tokens.js";
import type { Organizations } from "../organizations/organizations.js";
import { createQueries } from "../queries/queries.js";
import type { QueryParts } from "../queries/queries.js";
import { OpenStreams } from "../queries/open-streams.js";
import type { Store } from "../store/store.js";
import { inSpan } from "../tracing/spans.js";
import type { TransparencyLog } from "../transparency/transparency-log.js";
import { auditedRequest, noteActivity, noteBody, noteCaller, noteRefusal } from "./facts.js";
import { answerableError } from "./failure.js";
import type { Metrics } from "./metrics.js";
import { traceparentOf } from "./request-spans.js";

export interface HandlerParts {
  readonly store: Store;
  readonly organizations: Organizations;
  readonly custody: Custody;
  readonly engine: Engine;
  readonly identityTokens: IdentityTokens;
  readonly verificationTokens: VerificationTokens;
  readonly transparencyLog: TransparencyLog;
  readonly signing: Settings["signing"];
  readonly pushKey: QueryParts["pushKey"];
  readonly slices: TimeSlices;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly audit: Audit | undefined;
  readonly requests: Settings["requests"];
}

interface LoggedCall extends Call {
  readonly requestId: string;
  /** Fastify's request. */
  readonly source: unknown;
  /** By which a long answer gives way to other requests. */
  readonly reading: LongTask;
}

/** Makes the handler. Its requests come by Fastify. */
export function createHandler(parts: HandlerParts): Handler {
  const { store, organizations, custody, engine, identityTokens, verificationTokens, transparencyLog, signing } = parts;
  const { slices, log, metrics, audit } = parts;
  const { perOrganization, perTenant, streams, streamsPerOrganization } = parts.requests;
  const underWay = new UnderWay("requests", { organization: perOrganization, tenant: perTenant });
  /** What requests are to do once they are answered, by what the adapter was given. */
  const leaving = new WeakMap<object, () => void>();
  const authenticator = new RequestAuthenticator({
    store,
    organizations,
    verifier: new ApiKeyVerifier(),
    identityTokens,
    verificationTokens,
    guests: new InvitationGuests({ store, custody }),
    addressOf,
    onRefusal({ reason, kind }, call) {
      metrics.refused(kind);
      if (audit) noteRefusal(call.source, reason);
      log.warn({ requestId: requestIdOf(call), operation: call.path, reason }, "refused");
    },
  });
  const queries = createQueries({
    store,
    identityTokens,
    transparencyLog,
    signing,
    pushKey: parts.pushKey,
    streams: new OpenStreams({ organization: streamsPerOrganization, total: streams }),
    news: transparencyLog.news,
  });
  const handler = serve<LoggedCall>({
    service: { ...queries, ...submitMethods(engine) },
    hooks: {
      async authenticate(call) {
        const requestId = requestIdOf(call);
        if (audit) noteBody(call.source, call.operation.name, call.bytes);
        try {
          const { body, caller, identify } = await inSpan("authentication", {}, () => authenticator.authenticate(call));
          noteCaller(call.source, caller);
          leaving.set(call.source as object, underWay.enter(caller.organization));
          if (audit?.isRequired) await begin(audit, call);
          return {
            body,
            caller,
            identify,
            requestId,
            traceparent: traceparentOf(call.source),
            source: call.source,
            reading: slices.task(caller.organization, "read"),
          };
        } catch (error) {
          logFailure(log, error, requestId, call.path);
          throw error;
        }
      },
      onError(error, operation, call) {
        if (operation && call) logFailure(log, error, call.requestId, operation.name);
        return answerableError(error);
      },
      pace: ({ reading }) => reading.pace(),
    },
  });
  const counted = async (request: RawRequest) => {
    try {
      return await handler(request);
    } finally {
      const source = request.source as object;
      leaving.get(source)?.();
      leaving.delete(source);
    }
  };
  return Object.assign(counted, { routes: handler.routes });
}

type QueryMethods = ReturnType<typeof createQueries>;

/** One method for all families: the engine tells them apart by the type in the body. */
function submitMethods(engine: Engine): Omit<Service<LoggedCall>, keyof QueryMethods> {
  const submit = async (call: LoggedCall, submission: Submission) => {
    const submitted = await engine.submit(call, submission);
    noteActivity(call.source, submitted.activity.id);
    return submitted;
  };
  const methods = Object.fromEntries(Object.values(activityKinds).map(({ family }) => [family, submit]));
  // Each method answers the activity of the type that was submitted, which the table cannot say.
  return methods as unknown as Omit<Service<LoggedCall>, keyof QueryMethods>;
}

function addressOf(source: unknown): string {
  return (source as FastifyRequest).ip;
}

/** What of a request an API beside this one needs, which Fastify has received. */
export function aboutRequests(log: Logger) {
  return {
    addressOf,
    answerable(error: unknown, operation: string, source: unknown) {
      logFailure(log, error, (source as FastifyRequest | undefined)?.id ?? "", operation);
      return answerableError(error);
    },
  };
}

/** Logs a failure that is not the caller's. */
function logFailure(log: Logger, error: unknown, requestId: string, operation: string): void {
  const code = answerableError(error)?.code ?? ErrorCode.INTERNAL;
  if (code === ErrorCode.UNAVAILABLE) log.error({ requestId, operation, err: error }, "unavailable");
  // Whatever else an ApiError says, its caller is told.
  if (code === ErrorCode.INTERNAL) log.error({ requestId, operation, err: error }, "internal error");
}

/** @throws ApiError UNAVAILABLE where the request cannot be put on record */
async function begin(audit: Audit, { source }: IncomingCall): Promise<void> {
  try {
    await audit.begun(auditedRequest(source));
  } catch (cause) {
    const message = "the service can't write its audit log at the moment; send the same request again later";
    throw new ApiError(ErrorCode.UNAVAILABLE, message, { cause });
  }
}

function requestIdOf(call: IncomingCall): string {
  return (call.source as FastifyRequest).id;
}
