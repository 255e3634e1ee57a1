// A change that a person asks for: signed by them over bytes that they have seen, and then carried out, waiting for others,
// or refused. What is told is what the service has acknowledged.

import { waitForActivity } from "@countersign/api";
import type { Activity, Connection } from "@countersign/api";
import { useSignal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { forgetUnsaved, linkTo } from "../router.js";
import { changes, reads, signedIn } from "../session/connection.js";
import type { Review } from "../session/connection.js";
import { t } from "../texts/index.js";
import { useChanging } from "./loaded.js";
import type { Doing } from "./loaded.js";
import { Failure, Notice } from "./state.js";

export interface Submitting extends Pick<Doing, "busy" | "failure"> {
  /** Id of the activity that waits for the approval of others. */
  readonly waiting: ReadonlySignal<string | undefined>;
  /** @param onDone is given the completed activity */
  readonly submit: <A extends Activity>(
    review: Review,
    send: (connection: Connection) => Promise<{ readonly activity: A }>,
    onDone?: (activity: A) => void | Promise<void>,
  ) => void;
}

export function useSubmitting(): Submitting {
  const { busy, failure, run } = useChanging();
  const waiting = useSignal<string | undefined>(undefined);
  return {
    busy,
    failure,
    waiting,
    submit(review, send, onDone) {
      run(async () => {
        waiting.value = undefined;
        const profile = signedIn();
        const { activity } = await send(changes(profile, review));
        // It was sent: nothing of it is lost when its person goes elsewhere.
        forgetUnsaved();
        const ended = await waitForActivity(reads(profile), activity);
        switch (ended.outcome) {
          case "completed":
            // The same activity as was sent, read again at most.
            await onDone?.(ended.activity as typeof activity);
            return;
          case "consensusNeeded":
            waiting.value = activity.id;
            return;
          case "rejected":
            throw new Error(t.submit.rejected);
          default:
            throw new Error(ended.activity?.failure?.message ?? t.submit.unknown);
        }
      });
    },
  };
}

/** How a change went that is not done at once. */
export function Submitted({ of: { failure, waiting } }: { readonly of: Submitting }) {
  if (failure.value !== undefined) return <Failure message={failure.value} />;
  if (waiting.value === undefined) return null;
  return (
    <Notice title={t.submit.waits}>
      <p>
        {t.submit.waitsWhy} <a href={linkTo(`/activities/${waiting.value}`)}>{t.submit.see}</a>
      </p>
    </Notice>
  );
}
