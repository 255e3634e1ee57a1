// The console's way to the service: the generated client, and a stamper over a key of this browser. Nothing is signed that
// its person has not seen: before each change, the exact bytes are shown.

import { ApiError, ErrorCode, connect, cryptoKeyStamper } from "@countersign/api";
import type { Connection, Operation, Stamper } from "@countersign/api";
import { webauthnStamper } from "@countersign/api/stampers/webauthn";
import { signal } from "@preact/signals";
import { t } from "../texts/index.js";
import type { Headline } from "../check/headline.js";
import type { PolicyTexts } from "../check/policy-change.js";
import { fromBase64url } from "../bytes.js";
import { current, end } from "./profiles.js";
import type { Profile } from "./profiles.js";

/** Without a slash at the end. */
export const baseUrl: string = new URL("..", location.href.replace(/[?#].*$/, "")).href.replace(/\/$/, "");

/** What a person is asked to sign. */
export interface Review {
  /** What signing it does, such as `Approve`; on the button. */
  readonly action: string;
  /** What it is about, in words. */
  readonly subject: string;
  /** The gist of what is decided on. */
  readonly headline?: Headline;
  /** The policy as it is, where signing changes it. */
  readonly policy?: PolicyTexts;
  readonly isDangerous?: boolean;
  /** Sign with a passkey rather than with this browser's key. */
  readonly passkey?: boolean;
}

export interface PendingReview extends Review {
  /** The exact bytes, as text. */
  readonly body: string;
  readonly operation: Operation;
  readonly answer: (signs: boolean) => void;
}

/** What waits to be signed or not. */
export const pendingReview = signal<PendingReview | undefined>(undefined);

/** Its person has decided not to sign. */
export class NotSigned extends Error {
  override readonly name = "NotSigned";
}

/** For reads: queries are signed as they are needed. */
export function reads(profile: Profile): Connection {
  return connect({ baseUrl, stamper: onlyQueries(cryptoKeyStamper(profile)), fetch: watched(profile) });
}

/** A connection that has its person sign every change. */
export function changes(profile: Profile, review: Review): Connection {
  checkWritable(profile);
  const stamper = review.passkey ? webauthnStamper({ rpId: location.hostname }) : cryptoKeyStamper(profile);
  return connect({ baseUrl, stamper: reviewed(stamper, review), fetch: watched(profile) });
}

/** The same for several changes: all of their bytes are shown together, once all of them are there. */
export function changesTogether(profile: Profile, review: Review, count: number): Connection {
  const stamper = cryptoKeyStamper(profile);
  const bodies: string[] = [];
  let asked: Promise<boolean> | undefined;
  let allThere = () => {};
  const whole = new Promise<void>((resolve) => (allThere = resolve));
  const stampAll: Stamper = {
    async stamp(body, context) {
      checkWritable(profile);
      const text = new TextDecoder().decode(body);
      // One that is sent again was shown before.
      if (!bodies.includes(text)) {
        if (asked) throw new NotSigned("not shown");
        bodies.push(text);
      }
      if (bodies.length === count) allThere();
      await whole;
      asked ??= ask(review, bodies.join("\n"), context.operation);
      if (!(await asked)) throw new NotSigned("not signed");
      return stamper.stamp(body, context);
    },
  };
  return connect({ baseUrl, stamper: stampAll, fetch: watched(profile) });
}

/** For somebody who is nobody yet: a passkey that was just made signs what they have looked at. */
export function asGuest(review: Review, credentialId: string): Connection {
  const allowCredentials = [{ type: "public-key" as const, id: fromBase64url(credentialId) }];
  return connect({
    baseUrl,
    stamper: reviewed(webauthnStamper({ rpId: location.hostname, allowCredentials }), review),
    retry: false,
  });
}

/** Whether the service does not know who asks, or not any more. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code === ErrorCode.UNAUTHENTICATED;
}

/** As whom the console speaks. @throws Error where nobody is signed in */
export function signedIn(): Profile {
  const profile = current.value;
  if (!profile) throw new Error("nobody is signed in");
  return profile;
}

/** @throws Error in a read-only view */
function checkWritable({ isReadOnly }: Profile): void {
  if (isReadOnly) throw new Error(t.readOnly);
}

function onlyQueries(stamper: Stamper): Stamper {
  return {
    stamp(body, context) {
      if (context.operation.kind !== "query") throw new TypeError(`${context.operation.name} has to be reviewed`);
      return stamper.stamp(body, context);
    },
  };
}

function reviewed(stamper: Stamper, review: Review): Stamper {
  return {
    async stamp(body, context) {
      if (
        context.operation.kind !== "query" &&
        !(await ask(review, new TextDecoder().decode(body), context.operation))
      ) {
        throw new NotSigned("not signed");
      }
      return stamper.stamp(body, context);
    },
  };
}

function ask(review: Review, body: string, operation: Operation): Promise<boolean> {
  pendingReview.value?.answer(false);
  return new Promise((resolve) => {
    pendingReview.value = {
      ...review,
      body,
      operation,
      answer(signs) {
        pendingReview.value = undefined;
        resolve(signs);
      },
    };
  });
}

/** Notices that a key is not accepted any more, whatever was asked. */
function watched(profile: Profile): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    const response = await fetch(url, {
      ...init,
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
    });
    // A passkey that is refused says nothing about the key.
    const isKey = new Headers(init.headers).has("X-Stamp");
    if (response.status === 401 && isKey) end(profile.id);
    return response;
  };
}

/** What to tell about a failure; undefined for one that is none. */
export function messageOf(error: unknown): string | undefined {
  if (error instanceof NotSigned) return undefined;
  if (error instanceof ApiError) return error.message;
  // A member that an answer lacks; what fetch throws is an ApiError by now.
  if (error instanceof TypeError) return t.connection.malformed;
  return error instanceof Error ? error.message : String(error);
}

/** Whether the service was not reached, or not for the moment. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && [4, ErrorCode.UNAVAILABLE, ErrorCode.RESOURCE_EXHAUSTED].includes(error.code);
}
