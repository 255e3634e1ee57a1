// What the transparency log has of an activity, and which keys it was verified under.

import { describeQuorum, parsePolicy } from "@countersign/log";
import type { Activity } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { latestOf } from "../../check/log.js";
import type { Entry } from "../../check/log.js";
import { Facts, Section } from "../../parts/facts.js";
import { Failure, Loading, Notice } from "../../parts/state.js";
import { Time } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { messageOf } from "../../session/connection.js";
import { readSeal } from "../../session/log.js";
import type { ReadSeal } from "../../session/log.js";
import type { Profile } from "../../session/profiles.js";
import { t } from "../../texts/index.js";
import { Trusted } from "./trusted.js";

export interface Sealing {
  /** Of the activity as it is shown; undefined until that is verified. */
  readonly seal: ReadSeal | undefined;
  readonly failure: string | undefined;
  readonly again: () => void;
}

const nothing = { of: undefined, seal: undefined, failure: undefined };

/** Between two looks at what waits, in milliseconds, besides the time that the service waits itself. */
const pause = 1000;

/**
 * Verifies an activity, and again when it has changed, until all of it is in the log.
 *
 * @param onOlder the service has the activity otherwise by now
 */
export function useSeal(profile: Profile, id: string, activity: Activity | undefined, onOlder: () => void): Sealing {
  const text = JSON.stringify(activity);
  const known = useSignal<Pick<Sealing, "seal" | "failure"> & { readonly of: string | undefined }>(nothing);
  const turn = useSignal(0);
  useEffect(() => {
    if (!activity) return;
    const stop = new AbortController();
    known.value = nothing;
    const check = async () => {
      for (let waits = false; !stop.signal.aborted; waits = true) {
        const found = await readSeal(profile, id, activity, waits, stop.signal);
        if (stop.signal.aborted) return;
        if (found.isOlder) return onOlder();
        known.value = { of: text, seal: found, failure: undefined };
        if (found.state !== "waiting") return;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    };
    check().catch((error: unknown) => {
      if (!stop.signal.aborted) known.value = { of: text, seal: undefined, failure: messageOf(error) };
    });
    return () => stop.abort();
  }, [profile.id, id, text, turn.value]);
  const { seal, failure } = known.value.of === text ? known.value : nothing;
  return { seal, failure, again: () => (turn.value = turn.peek() + 1) };
}

const kinds = {
  checking: "",
  failed: "warn",
  absent: "warn",
  waiting: "",
  sealed: "good",
  contradicted: "bad",
} as const;

export function Seal({ of: { seal, failure, again } }: { readonly of: Sealing }) {
  const state = failure !== undefined ? "failed" : (seal?.state ?? "checking");
  return (
    <Section title={t.seal.title} about={t.seal.about}>
      <p>
        {seal && wordsOf(seal)}
        <span class={`badge ${kinds[state]}`} data-testid="seal">
          {t.seal.states[state]}
        </span>
      </p>
      {failure !== undefined ? (
        <Failure message={failure} onRetry={again} />
      ) : seal ? (
        <Found seal={seal} onTrust={again} />
      ) : (
        <Loading />
      )}
    </Section>
  );
}

function wordsOf({ state, waiting }: ReadSeal): string {
  if (state === "waiting" && waiting > 0) return t.seal.waiting(waiting);
  return t.seal.words[state];
}

function Found({ seal, onTrust }: { readonly seal: ReadSeal; readonly onTrust: () => void }) {
  const { state, entries } = seal;
  return (
    <>
      {state === "absent" && <Notice kind="warn">{t.seal.absent}</Notice>}
      <Facts
        of={[
          ...entries.map(
            ({ event, index }) =>
              [
                t.seal.kinds[event.kind] ?? event.kind,
                <span>
                  {t.seal.entry(index)} · <Time at={event.time} />
                </span>,
              ] as const,
          ),
          ...latestOf(entries).flatMap((entry) => checkpointFacts(entry, seal.trust.policy)),
        ]}
      />
      <Trusted seal={seal} onTrust={onTrust} />
    </>
  );
}

function checkpointFacts({ checkpoint: { origin, size, witnesses } }: Entry, policy: string) {
  const { quorum } = parsePolicy(new TextEncoder().encode(policy));
  return [
    [t.seal.checkpoint, <Untrusted text={t.seal.size(origin, size)} />],
    [
      t.seal.witnesses,
      <span>
        {witnesses.length === 0 && t.seal.noWitness}
        {witnesses.map(({ name, time }, place) => (
          <span key={name}>
            {place > 0 && ", "}
            <Untrusted text={name} /> (<Time at={time * 1000} />)
          </span>
        ))}
        <span class="soft small-text note">
          <Untrusted text={quorum ? t.seal.asksFor(describeQuorum(quorum)) : t.seal.asksForNone} />
        </span>
      </span>,
    ],
  ] as const;
}
