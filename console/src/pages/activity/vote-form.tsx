// The vote of the person. It names the fingerprint that was made here from the bytes on this page, so that it can count for
// nothing else, whatever the service says.

import { approveActivity, rejectActivity } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { headlineOf } from "../../check/headline.js";
import { isWaiting } from "../../check/waiting.js";
import { titleOf } from "../../check/words.js";
import { Copy } from "../../parts/copy.js";
import { useChanging } from "../../parts/loaded.js";
import { Failure, Notice } from "../../parts/state.js";
import { changes } from "../../session/connection.js";
import { hasHostName } from "../../session/passkey-session.js";
import type { Profile } from "../../session/profiles.js";
import { t } from "../../texts/index.js";
import type { Details } from "./read.js";

interface VoteFormProps {
  readonly details: Details;
  readonly profile: Profile;
  /** Whether a freeze would have the service refuse an approval. */
  readonly isFrozen: boolean;
  readonly onVoted: () => void;
}

export function VoteForm({ details, profile, isFrozen, onVoted }: VoteFormProps) {
  const { activity, checked, users } = details;
  const doing = useChanging();
  const despite = useSignal(false);
  const byPasskey = useSignal(false);
  if (!isWaiting(activity)) return null;
  const { canApprove, canReject } = activity;
  const isContradicted = checked.findings.some(({ level }) => level === "bad");
  const hasPasskey = hasHostName && (users?.get(profile.userId)?.authenticators.length ?? 0) > 0;
  const { type = activity.type, parameters = {} } = checked.request ?? {};
  const vote = (approves: boolean) =>
    doing.run(async () => {
      const action = approves ? t.vote.approve : t.vote.reject;
      const review = {
        action: byPasskey.value ? t.vote.byPasskey(action) : action,
        subject: t.vote.subject(action, titleOf(type)),
        headline: await headlineOf(type, parameters),
        isDangerous: !approves,
        passkey: byPasskey.value,
      };
      const cast = approves ? approveActivity : rejectActivity;
      const body = { organizationId: profile.organizationId, parameters: { fingerprint: checked.fingerprint } };
      await cast(changes(profile, review), body);
      onVoted();
    });
  const command = (verb: string) => `npx countersign activities ${verb} ${checked.fingerprint}`;
  return (
    <section class="card vote" aria-label={t.vote.title}>
      <h2>{t.vote.title}</h2>
      {!canApprove && !canReject ? (
        <p class="soft">{t.vote.none}</p>
      ) : (
        <>
          {isContradicted && (
            <Notice kind="bad">
              <label class="check">
                <input
                  type="checkbox"
                  checked={despite.value}
                  onChange={(event) => (despite.value = event.currentTarget.checked)}
                />
                {t.vote.despite}
              </label>
            </Notice>
          )}
          {hasPasskey && (
            <label class="check">
              <input
                type="checkbox"
                checked={byPasskey.value}
                onChange={(event) => (byPasskey.value = event.currentTarget.checked)}
              />
              {t.vote.withPasskey}
            </label>
          )}
          <div class="actions start">
            <button
              type="button"
              class="primary"
              disabled={!canApprove || isFrozen || doing.busy.value || (isContradicted && !despite.value)}
              onClick={() => vote(true)}
            >
              {t.vote.approve}
            </button>
            <button type="button" disabled={!canReject || doing.busy.value} onClick={() => vote(false)}>
              {t.vote.reject}
            </button>
          </div>
        </>
      )}
      {doing.failure.value !== undefined && <Failure message={doing.failure.value} />}
      <details>
        <summary>{t.vote.elsewhere}</summary>
        <p class="soft small-text">{t.vote.elsewhereWhy}</p>
        {[`npx countersign activities get ${activity.id}`, command("approve"), command("reject")].map((text) => (
          <p key={text} class="command">
            <code>{text}</code>
            <Copy text={text} />
          </p>
        ))}
      </details>
    </section>
  );
}
