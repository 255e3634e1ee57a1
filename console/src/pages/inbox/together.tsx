// Approves several requests with one look: each of them has been opened before, and all bytes that are signed are shown.

import { approveActivity } from "@countersign/api";
import type { Activity } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useChanging } from "../../parts/loaded.js";
import { Failure, Notice } from "../../parts/state.js";
import { changesTogether, messageOf } from "../../session/connection.js";
import { opened } from "../../session/opened.js";
import type { OpenedRequest } from "../../session/opened.js";
import type { Profile } from "../../session/profiles.js";
import { t } from "../../texts/index.js";

/** What is read at once. */
const most = 20;

interface TogetherProps {
  readonly profile: Profile;
  readonly waiting: readonly Activity[];
  readonly onVoted: () => void;
}

export function Together({ profile, waiting, onVoted }: TogetherProps) {
  const left = useSignal<ReadonlySet<string>>(new Set());
  const doing = useChanging();
  const refused = useSignal<readonly string[]>([]);
  const ready = waiting.flatMap(({ id, canApprove }) => {
    const request = opened.value.get(id);
    return canApprove && request?.profileId === profile.id ? [[id, request] as const] : [];
  });
  const chosen = ready.filter(([id]) => !left.value.has(id)).slice(0, most);
  const vote = () =>
    doing.run(async () => {
      refused.value = await approve(
        profile,
        chosen.map(([, request]) => request),
      );
      onVoted();
    });
  return (
    <>
      {ready.length > 1 && (
        <section class="card" aria-label={t.inbox.together}>
          <h2>{t.inbox.together}</h2>
          <p class="soft">{t.inbox.togetherWhy}</p>
          {ready.map(([id, { title, fingerprint }]) => (
            <label key={id} class="check">
              <input
                type="checkbox"
                checked={!left.value.has(id)}
                onChange={({ currentTarget: { checked } }) => {
                  const next = new Set(left.value);
                  if (checked) next.delete(id);
                  else next.add(id);
                  left.value = next;
                }}
              />
              {title} <code>{fingerprint.slice(0, 15)}…</code>
            </label>
          ))}
          <button type="button" class="primary" disabled={chosen.length < 2 || doing.busy.value} onClick={vote}>
            {t.inbox.approveTogether(chosen.length)}
          </button>
        </section>
      )}
      {doing.failure.value !== undefined && <Failure message={doing.failure.value} />}
      {refused.value.length > 0 && (
        <Notice kind="bad" title={t.inbox.someRefused(refused.value.length)}>
          {refused.value.map((message, index) => (
            <p key={index} class="break">
              {message}
            </p>
          ))}
        </Notice>
      )}
    </>
  );
}

/** @returns why some were not approved. @throws NotSigned */
async function approve(profile: Profile, requests: readonly OpenedRequest[]): Promise<readonly string[]> {
  const subject = t.vote.subject(t.vote.approve, requests.map(({ title }) => title).join(", "));
  const connection = changesTogether(
    profile,
    { action: t.inbox.approveTogether(requests.length), subject },
    requests.length,
  );
  const { organizationId } = profile;
  const votes = await Promise.allSettled(
    requests.map(({ fingerprint }) => approveActivity(connection, { organizationId, parameters: { fingerprint } })),
  );
  const reasons = votes.flatMap((vote) => (vote.status === "rejected" ? [vote.reason as unknown] : []));
  // Nothing was signed.
  if (reasons.length === requests.length && reasons.every((reason) => messageOf(reason) === undefined))
    throw reasons[0];
  return reasons.map((reason) => messageOf(reason) ?? t.submit.unknown);
}
