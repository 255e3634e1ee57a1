// What is stored of a request and shown in its activity, in votes and to webhooks: all but what its version redacts, such
// as one-time codes, cards, and the session in a result.

import type { ActivityType } from "@countersign/api";
import { hash } from "node:crypto";
import { isVote, versionOf } from "./traits.js";

export interface RedactedRequest {
  /** As it came, but for the secrets in it. */
  readonly body: string;
  readonly parameters: object;
  /** SHA-256 in hex. */
  readonly fingerprint: string;
  /** Empty where it would let guesses of what was left out be checked. */
  readonly signature: string;
}

interface Submission {
  readonly type: ActivityType;
  readonly parameters: object;
}

/**
 * @param body the exact bytes
 * @param fingerprint SHA-256 of those bytes in hex
 * @param signature of those bytes
 * @param waits whether the request is carried out later, from what is stored
 */
export function redactRequest(
  submission: Submission,
  body: string,
  fingerprint: string,
  signature: string,
  waits = false,
): RedactedRequest {
  const { type, parameters } = submission;
  const { redaction } = versionOf(type);
  if (!redaction || (waits && redaction.keptWhileWaiting)) return { body, parameters, fingerprint, signature };
  const shown = redaction.redact(parameters);
  // As it was read: in a body of another form, what to leave out has other names.
  const stored = JSON.stringify({ ...submission, parameters: shown });
  if (!redaction.guessable) return { body: stored, parameters: shown, fingerprint, signature };
  // Twelve unknown digits can be tried out against a hash or a signature.
  return { body: stored, parameters: shown, fingerprint: hash("sha256", stored), signature: "" };
}

/**
 * Fingerprint by which a request is known, SHA-256 in hex. Where what is left out could be guessed, it counts for nothing
 * here: two cards with the same last four digits, in requests that are otherwise the same to the millisecond, are one.
 */
export function fingerprintOf(submission: Submission, body: Uint8Array): string {
  const fingerprint = hash("sha256", body);
  if (isVote(submission.type) || !versionOf(submission.type).redaction?.guessable) return fingerprint;
  return redactRequest(submission, Buffer.from(body).toString(), fingerprint, "").fingerprint;
}

/** The part of a result that is stored; whoever asked for it has the rest in the answer to the request. */
export function redactResult(type: ActivityType, result: unknown): unknown {
  const version = versionOf(type);
  return version.redactResult && result !== undefined ? version.redactResult(result) : result;
}
