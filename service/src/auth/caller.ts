// Who is calling.

import type { Member } from "../organizations/member.js";
import type { Organization } from "../organizations/organization.js";

/** What is kept of a stamp, with every vote. Sessions, which only read, have one that is kept nowhere. */
export interface StampRecord {
  readonly publicKey: string;
  readonly scheme: string;
  readonly signature: string;
  /** What the token of an attested stamp proves, as `attestedText` of `organizations` says it; null for other stamps. */
  readonly attested?: string | null;
}

/** A user, or someone who accepts an invitation, whose stamp or session was verified. */
export interface Caller {
  /** The organization that the request names, as it was when the caller was found. */
  readonly organization: Organization;
  /** The organization to which the user belongs: the same, or its parent. */
  readonly home: Organization;
  /**
   * Of someone who accepts an invitation, the user that they will be. The record of a parent's user is what the
   * organization may know of them; `home` has the whole.
   */
  readonly member: Member;
  /** Whether the caller accepts an invitation and is no user yet. */
  readonly guest?: boolean;
  readonly stamp: StampRecord;
  /** Of a session that is narrowed down, its profile. */
  readonly sessionProfileId: string | undefined;
  /** From which the request has come, as the server knows it. */
  readonly address: string;
}

/** An authenticated request, as far as the service's methods need it. */
export interface Call {
  /** The exact body. */
  readonly body: Uint8Array;
  readonly caller: Caller;
  /** The trace that it belongs to, as `traceparent` of W3C Trace Context. */
  readonly traceparent?: string | undefined;
  /**
   * Finds the caller in the present state of the organization.
   *
   * @throws ApiError UNAUTHENTICATED when the credential is not valid any more
   */
  readonly identify: () => Promise<Caller>;
}
