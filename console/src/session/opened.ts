// Requests that their person has opened and that may be approved without a second thought of the page's: by these alone several are
// voted on at once. What is kept is the fingerprint of the bytes that were shown, which is all that a vote names. It is forgotten when
// the page is closed.

import { signal } from "@preact/signals";

export interface OpenedRequest {
  /** Of the profile that has opened it. */
  readonly profileId: string;
  /** Computed from the bytes on its page. */
  readonly fingerprint: string;
  readonly title: string;
}

/** By the id of the activity. */
export const opened = signal<ReadonlyMap<string, OpenedRequest>>(new Map());

const most = 1000;

/** @param request undefined where the page has something against it now */
export function noteOpened(activityId: string, request: OpenedRequest | undefined): void {
  const held = opened.peek().get(activityId);
  if (held?.fingerprint === request?.fingerprint && held?.profileId === request?.profileId) return;
  const next = new Map(opened.peek());
  next.delete(activityId);
  if (request) next.set(activityId, request);
  const [oldest] = next.keys();
  if (next.size > most && oldest !== undefined) next.delete(oldest);
  opened.value = next;
}
