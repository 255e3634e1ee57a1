// What a change of policies would have decided otherwise: numbers first, then each activity, with what decides today and then.

import type { PlannedChange, PlannedDecision } from "@countersign/api";
import { titleOf } from "../check/words.js";
import { linkTo } from "../router.js";
import { countOf } from "../session/plan.js";
import type { Plan } from "../session/plan.js";
import { later } from "../texts/later.js";
import { Facts } from "./facts.js";
import { LongList } from "./long-list.js";
import { Time, toMilliseconds } from "./time.js";
import { Untrusted } from "./untrusted.js";

const { plan: words } = later;

/** By what the proposed policies decide. */
const kinds = [
  ["allowed", "DECISION_OUTCOME_ALLOW", "good"],
  ["votes", "DECISION_OUTCOME_CONSENSUS_NEEDED", "warn"],
  // What else there is leaves it undone.
  ["denied", "", "bad"],
] as const;

function kindOf({ proposed: { outcome } }: PlannedChange) {
  return kinds.find(([, wanted]) => wanted === "" || wanted === outcome)?.[0] ?? "denied";
}

interface PlannedProps {
  readonly plan: Plan;
  readonly nameOf: (userId: string) => string;
}

export function Planned({ plan, nameOf }: PlannedProps) {
  const { changes, unchanged, differed, notReplayed, isArchived, next } = plan;
  const of = kinds.map(
    ([kind, , color]) => [kind, color, changes.filter((change) => kindOf(change) === kind)] as const,
  );
  const reasons = new Map<string, number>();
  for (const { reason } of notReplayed) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const all = countOf(plan);
  return (
    <div class="stack" data-testid="plan">
      {all === 0 ? (
        <p>{words.noActivities}</p>
      ) : (
        <Facts
          of={[
            ...of.map(
              ([kind, color, some]) =>
                [
                  words.kinds[kind],
                  <span class={some.length > 0 ? `badge first ${color}` : "soft"} data-testid={kind}>
                    {some.length}
                  </span>,
                ] as const,
            ),
            [words.alike, unchanged],
            notReplayed.length > 0 && [words.notReplayed, notReplayed.length],
            differed > 0 && [
              words.differed,
              <>
                {differed} <span class="soft small-text note">{words.differedWhy}</span>
              </>,
            ],
          ]}
        />
      )}
      {all > 0 && changes.length === 0 && <p>{words.nothing}</p>}
      {of.map(
        ([kind, , some]) =>
          some.length > 0 && (
            <section key={kind}>
              <h3>{words.kinds[kind]}</h3>
              <LongList
                items={some}
                kind="rows"
                label={words.find}
                keyOf={({ activityId }) => activityId}
                textOf={({ activityId, type, userId }) => `${titleOf(type)} ${activityId} ${nameOf(userId)}`}
                of={(change) => <Row change={change} nameOf={nameOf} />}
              />
            </section>
          ),
      )}
      {reasons.size > 0 && (
        <section>
          <h3>{words.notReplayed}</h3>
          <ul class="bullets">
            {[...reasons].map(([reason, count]) => (
              <li key={reason}>
                {words.times(count)}: <Untrusted text={reason} most={300} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p class="soft small-text">
        {next !== undefined && `${words.partial(all)} `}
        {isArchived && `${words.archived} `}
        {words.limits}
      </p>
    </div>
  );
}

function Row({ change, nameOf }: { readonly change: PlannedChange; readonly nameOf: PlannedProps["nameOf"] }) {
  const { activityId, type, userId, createdAt, today, proposed } = change;
  return (
    <div class="grow">
      <p class="row-title">
        <a href={linkTo(`/activities/${activityId}`)}>{titleOf(type)}</a>
      </p>
      <p class="soft small-text">
        <Untrusted text={nameOf(userId)} /> · <Time at={toMilliseconds(createdAt)} />
      </p>
      <Decision name={words.today} of={today} />
      <Decision name={words.then} of={proposed} />
    </div>
  );
}

/** The outcomes of policies that have brought a decision about. */
const deciding: Readonly<Record<string, string>> = {
  DECISION_OUTCOME_ALLOW: "OUTCOME_ALLOW",
  DECISION_OUTCOME_CONSENSUS_NEEDED: "OUTCOME_REQUIRES_CONSENSUS",
  DECISION_OUTCOME_DENY_EXPLICIT: "OUTCOME_DENY_EXPLICIT",
};

function Decision({
  name,
  of: { outcome, message, policies },
}: {
  readonly name: string;
  readonly of: PlannedDecision;
}) {
  const by = policies.filter((policy) => policy.outcome === (deciding[outcome] ?? "OUTCOME_ERROR"));
  return (
    <p class="headline-line">
      <span class="soft small-text">{name}</span>
      <span>
        {words.outcomes[outcome] ?? outcome}
        {by.length > 0 && (
          <>
            {` ${words.byPolicies} `}
            {by.map(({ policyName }, index) => (
              <span key={index}>
                {index > 0 && ", "}“<Untrusted text={policyName} most={80} />”
              </span>
            ))}
          </>
        )}
        <span class="soft small-text note">
          <Untrusted text={message} most={400} />
        </span>
      </span>
    </p>
  );
}
