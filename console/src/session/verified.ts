// Activities that this page has verified against the transparency log since it was opened: lists mark them, and ask nothing.

import type { Activity } from "@countersign/api";
import { signal } from "@preact/signals";

/** What lists show of them, by their ids. */
const verified = signal<ReadonlyMap<string, string>>(new Map());

const shownOf = ({ type, status, createdAt, votes }: Activity) =>
  JSON.stringify([type, status, createdAt.seconds, votes[0]?.message]);

export function noteVerified(activity: Activity): void {
  verified.value = new Map([...verified.peek(), [activity.id, shownOf(activity)]]);
}

/** Whether an activity was verified as it is. */
export function isVerified(activity: Activity): boolean {
  return verified.value.get(activity.id) === shownOf(activity);
}
