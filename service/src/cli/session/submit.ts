// What happens after a submit: wait until the activity has ended, show it, and say what else is needed.

import { grpcCodes, waitForActivity } from "@countersign/api";
import type { Activity } from "@countersign/api";
import { show, time } from "../terminal/output.js";
import type { Session } from "./session.js";

/**
 * Shows what a submitted activity came to. Where it needs the votes of others, says how they cast them.
 *
 * @param text shows a completed activity to people; programs get the whole activity
 * @throws Error where the activity failed, was rejected, or is still pending after a minute
 */
export async function finish<Kind extends Activity>(
  session: Session,
  answer: { readonly activity: Kind },
  text: (activity: Kind) => string,
): Promise<void> {
  const activity = await complete(session, answer);
  if (activity) show(session, { activity }, () => text(activity));
}

/**
 * Waits for what a submitted activity comes to, for commands that go on with its result.
 *
 * @param waiting is told to people below how others vote
 * @returns the completed activity; undefined where it needs the votes of others, which was shown
 * @throws Error as with `finish`
 */
export async function complete<Kind extends Activity>(
  session: Session,
  answer: { readonly activity: Kind },
  waiting?: (activity: Kind) => Promise<string> | string,
): Promise<Kind | undefined> {
  const { outcome, activity } = await waitForActivity(session.connection, answer.activity);
  // The same activity, read again: its type, and so its kind, stays what it was.
  const last = (activity ?? answer.activity) as Kind;
  switch (outcome) {
    case "completed":
      return last;
    case "consensusNeeded": {
      const more = await waiting?.(last);
      show(session, { activity: last }, () => [consensusText(last), ...(more ? [more] : [])].join("\n"));
      return undefined;
    }
    case "authenticatorsNeeded":
      show(session, { activity: last }, () => authenticatorsText(last));
      return undefined;
    default:
      if (session.json) show(session, { activity: last }, () => "");
      throw new Error(failure(last, outcome));
  }
}

function consensusText({ id, fingerprint, heldUntil }: Activity): string {
  if (heldUntil) {
    return [
      `Activity ${id} has the votes that it takes, waits for a delay and is carried out from ${time(heldUntil)} on.`,
      "Any root user can stop it until then:",
      `  countersign activities reject ${fingerprint}`,
    ].join("\n");
  }
  return [
    `Activity ${id} needs the approval of other users.`,
    `Its fingerprint is ${fingerprint}`,
    "Each of them can approve it with:",
    `  countersign activities approve ${fingerprint}`,
  ].join("\n");
}

function authenticatorsText({ id, fingerprint }: Activity): string {
  return [
    `Activity ${id} waits for you to authenticate further, as your MFA policy requires.`,
    `Its fingerprint is ${fingerprint}`,
    "With each of the other credentials, approve it:",
    `  countersign activities approve ${fingerprint}`,
  ].join("\n");
}

function failure({ id, failure, status }: Activity, outcome: string): string {
  switch (outcome) {
    case "failed": {
      const name = grpcCodes[failure?.code ?? 2]?.name ?? "UNKNOWN";
      return `activity ${id} failed: ${name}: ${failure?.message ?? "the service gives no reason"}`;
    }
    case "rejected":
      return `activity ${id} was rejected by a vote`;
    default:
      return `activity ${id} is not finished (${status}); check again with: countersign activities get ${id}`;
  }
}
