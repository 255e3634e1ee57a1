// Who has voted, by signatures that were checked here, and who still can.

import type { CheckedVote } from "../../check/activity.js";
import { isWaiting } from "../../check/waiting.js";
import { Section } from "../../parts/facts.js";
import { Time, toMilliseconds } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import type { Profile } from "../../session/profiles.js";
import { t } from "../../texts/index.js";
import type { Details } from "./read.js";

const verdicts = { valid: "good", invalid: "bad", unchecked: "warn" } as const;

export function Votes({ details, profile }: { readonly details: Details; readonly profile: Profile }) {
  const { checked, explained, users, activity } = details;
  const waits = isWaiting(activity);
  const couldApprove = waits ? (explained?.couldApprove ?? []) : [];
  return (
    <Section title={t.votes.title}>
      <ul class="rows">
        {checked.votes.map((cast) => (
          <Row key={cast.vote.id} cast={cast} />
        ))}
      </ul>
      {couldApprove.length > 0 && (
        <>
          <h3>{t.votes.could}</h3>
          <ul class="names">
            {couldApprove.map((id) => (
              <li key={id}>
                <Untrusted text={users?.get(id)?.userName ?? id} />
                {id === profile.userId && <span class="badge">{t.votes.you}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function Row({ cast: { vote, verdict, credential } }: { readonly cast: CheckedVote }) {
  const approves = vote.selection === "VOTE_SELECTION_APPROVED";
  return (
    <li>
      <div class="grow">
        <p class="row-title">
          <Untrusted text={vote.user.userName} /> {approves ? t.votes.approved : t.votes.rejected}
        </p>
        <p class="soft small-text">
          <Untrusted text={credential ?? t.common.unknown} /> · <Time at={toMilliseconds(vote.createdAt)} />
        </p>
      </div>
      <span class={`badge ${verdicts[verdict]}`}>{t.votes.verdicts[verdict]}</span>
    </li>
  );
}
