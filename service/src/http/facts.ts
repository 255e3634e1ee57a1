// What is known of a request when it is logged: who has asked, and what came of it. Never a body, a stamp or a secret.

import { activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { hash } from "node:crypto";
import { isVote, versionOf } from "../activities/engine/traits.js";
import type { AuditedRequest } from "../audit/audit.js";
import type { Caller } from "../auth/caller.js";
import { atMost } from "../event-loop/at-most.js";
import { operationOf } from "./operation-of.js";
import { requestTraceId } from "./request-spans.js";

export interface RequestFacts {
  organizationId?: string;
  userId?: string;
  /** Thumbprint of the credential: the first 16 hex digits of SHA-256 over its public key as the organization lists it. */
  key?: string;
  activityId?: string;
}

/** What the audit log has beside them. */
export interface AuditFacts {
  digest?: string;
  /** Why the caller was not authenticated. */
  reason?: string;
}

declare module "fastify" {
  interface FastifyRequest {
    facts: RequestFacts | null;
    auditFacts: AuditFacts | null;
  }
}

/** Gives all requests the same shape, with facts or without. */
export function addFacts(app: FastifyInstance): void {
  app.decorateRequest("facts", null);
  app.decorateRequest("auditFacts", null);
}

/** Notes who has asked. */
export function noteCaller(source: unknown, { organization, member, stamp }: Caller): void {
  (source as FastifyRequest).facts = {
    organizationId: organization.id,
    userId: member.id,
    key: thumbprint(stamp.publicKey),
  };
}

/** Notes which activity a request has led to. */
export function noteActivity(source: unknown, activityId: string): void {
  const { facts } = source as FastifyRequest;
  if (facts) facts.activityId = activityId;
}

/** Bodies that hold what could be found by trying it out against a digest, such as a card's number. */
const guessable: ReadonlySet<string> = new Set(
  Object.entries(activityKinds).flatMap(([name, { family }]) => {
    const type = name as ActivityType;
    return !isVote(type) && versionOf(type).redaction?.guessable ? [family] : [];
  }),
);

/** Notes the digest of a request's body, for the audit log. */
export function noteBody(source: unknown, operation: string, body: Uint8Array): void {
  (source as FastifyRequest).auditFacts = guessable.has(operation) ? {} : { digest: hash("sha256", body) };
}

/** Notes why a caller was not authenticated, for the audit log. */
export function noteRefusal(source: unknown, reason: string): void {
  const request = source as FastifyRequest;
  request.auditFacts = { ...request.auditFacts, reason };
}

/** A request as the audit log has it. */
export function auditedRequest(source: unknown): AuditedRequest {
  const request = source as FastifyRequest;
  const { id, method, ip, facts, auditFacts } = request;
  return {
    requestId: id,
    method,
    operation: operationOf(request),
    address: ip,
    organizationId: facts?.organizationId,
    userId: facts?.userId,
    key: facts?.key,
    digest: auditFacts?.digest,
    traceId: requestTraceId(source),
  };
}

const thumbprints = new LRUCache<string, string>(atMost(10_000));

function thumbprint(publicKey: string): string {
  let known = thumbprints.get(publicKey);
  if (known === undefined) thumbprints.set(publicKey, (known = hash("sha256", publicKey).slice(0, 16)));
  return known;
}
