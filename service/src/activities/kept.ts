// What is kept of a request and shown in its activity, in votes and to webhooks. One-time codes and cards are left out,
// and so is the session in a result.

import type { ActivityType } from "@countersign/api";
import { hash } from "node:crypto";

export interface KeptRequest {
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
 * @param waits whether the request is carried out later, from what is kept
 */
export function keepRequest(
  { type, parameters }: Submission,
  body: string,
  fingerprint: string,
  signature: string,
  waits = false,
): KeptRequest {
  const veil = veils[type];
  if (!veil || (waits && veil.neededLater)) return { body, parameters, fingerprint, signature };
  const request = JSON.parse(body.replace(/^\uFEFF/, "")) as Submission;
  const kept = JSON.stringify({ ...request, parameters: veil.hide(request.parameters as never) });
  const shown = veil.hide(parameters as never);
  if (!veil.guessable) return { body: kept, parameters: shown, fingerprint, signature };
  // Twelve unknown digits can be tried out against a hash or a signature.
  return { body: kept, parameters: shown, fingerprint: hash("sha256", kept), signature: "" };
}

/**
 * Fingerprint by which a request is known, SHA-256 in hex. Where what is left out could be guessed, it counts for nothing
 * here: two cards with the same last four digits, in requests that are otherwise the same to the millisecond, are one.
 */
export function fingerprintOf(submission: Submission, body: Uint8Array): string {
  const fingerprint = hash("sha256", body);
  if (!veils[submission.type]?.guessable) return fingerprint;
  return keepRequest(submission, Buffer.from(body).toString(), fingerprint, "").fingerprint;
}

/** The part of a result that is kept; whoever asked for it has the rest in the answer to the request. */
export function keepResult<Result>(type: ActivityType, result: Result): Result {
  return type === "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION" ? { ...result, session: "" } : result;
}

interface Veil {
  readonly hide: (parameters: Record<string, unknown>) => object;
  /** Whether what is hidden stays of use, and is short enough to be found by trying. */
  readonly guessable?: boolean;
  /** Whether what is hidden is needed where the request has to wait. */
  readonly neededLater?: boolean;
}

/** A token without its signature tells whose it was, and proves nothing to anyone. */
function unsigned(oidcToken: unknown): string {
  return `${String(oidcToken).split(".").slice(0, 2).join(".")}.`;
}

function withoutTokens<Holder extends { readonly oauthProviders?: readonly { readonly oidcToken: string }[] | null }>(
  holder: Holder,
): Holder {
  const providers = holder.oauthProviders?.map((one) => ({ ...one, oidcToken: unsigned(one.oidcToken) }));
  return providers ? { ...holder, oauthProviders: providers } : holder;
}

const hideRootTokens: Veil = {
  hide: (parameters) => ({ ...parameters, rootUsers: (parameters["rootUsers"] as object[]).map(withoutTokens) }),
  neededLater: true,
};

const hideToken = (parameters: Record<string, unknown>) => ({
  ...parameters,
  invitationId: String(parameters["invitationId"]).split(".", 1)[0],
});

const veils: { readonly [Type in ActivityType]?: Veil } = {
  ACTIVITY_TYPE_OAUTH: {
    hide: (parameters) => ({ ...parameters, oidcToken: unsigned(parameters["oidcToken"]) }),
  },
  ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS: { hide: withoutTokens, neededLater: true },
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5: hideRootTokens,
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6: hideRootTokens,
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7: hideRootTokens,
  ACTIVITY_TYPE_OTP_AUTH: { hide: (parameters) => ({ ...parameters, otpCode: "******" }) },
  ACTIVITY_TYPE_ACCEPT_INVITATION: { hide: hideToken },
  ACTIVITY_TYPE_ACCEPT_INVITATION_V2: { hide: hideToken },
  ACTIVITY_TYPE_SET_PAYMENT_METHOD: {
    hide: (parameters) => ({
      ...parameters,
      number: `************${String(parameters["number"]).slice(-4)}`,
      cvv: "***",
    }),
    guessable: true,
  },
};
