// What waits for the vote of the person.

import type { Activity, User } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { headlineOf } from "../../check/headline.js";
import { readRequest } from "../../check/request.js";
import { titleOf } from "../../check/words.js";
import { Contradicted, ListedTwice, useUsers } from "../../parts/contradicted.js";
import { ShownHeadline } from "../../parts/headline.js";
import { Live } from "../../parts/live.js";
import { useLoaded } from "../../parts/loaded.js";
import { Empty, Failure, Loading } from "../../parts/state.js";
import { Time, toMilliseconds } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { linkTo } from "../../router.js";
import { signedIn } from "../../session/connection.js";
import { showBadge } from "../../session/push.js";
import { usePolled } from "../../session/poll.js";
import { t } from "../../texts/index.js";
import { Together } from "./together.js";
import { readWaiting } from "./waiting.js";

/** Cards that are made at a time: more are made when they are asked for. */
const step = 50;

export function InboxPage() {
  const profile = signedIn();
  const polled = usePolled(
    (signal) => readWaiting(profile, signal),
    [profile.id],
    ({ pages }) => pages,
  );
  const users = useUsers();
  const shown = useSignal(step);
  const waiting = polled.value.value;
  useEffect(() => void (waiting && showBadge(waiting.activities.length)), [waiting?.activities.length]);
  return (
    <>
      <div class="title-row">
        <h1>{t.inbox.title}</h1>
        <p class="soft" role="status">
          {waiting && waiting.activities.length > 0 && t.inbox.count(waiting.activities.length)}
        </p>
      </div>
      <Live polled={polled} />
      {users.failure.value !== undefined && <Failure message={users.failure.value} onRetry={users.reload} />}
      {waiting && <ListedTwice of={waiting.activities} />}
      {!waiting ? (
        polled.failure.value === undefined && <Loading />
      ) : waiting.activities.length === 0 ? (
        <Empty title={t.inbox.empty}>{t.inbox.emptyWhy}</Empty>
      ) : (
        <>
          <Together profile={profile} waiting={waiting.activities} onVoted={polled.refresh} />
          <ul class="cards">
            {waiting.activities.slice(0, shown.value).map((activity) => (
              <Card key={activity.id} activity={activity} users={users.value.value} />
            ))}
          </ul>
          {waiting.activities.length > shown.value && (
            <button type="button" onClick={() => (shown.value += step)}>
              {t.inbox.showMore(Math.min(step, waiting.activities.length - shown.value))}
            </button>
          )}
          {waiting.isCut && <p class="soft">{t.inbox.cut}</p>}
        </>
      )}
    </>
  );
}

interface CardProps {
  readonly activity: Activity;
  readonly users: ReadonlyMap<string, User> | undefined;
}

function Card({ activity, users }: CardProps) {
  const { id, type, votes, createdAt } = activity;
  // What was signed, rather than what the service makes of it.
  const request = readRequest(votes[0]?.message ?? "");
  const headline = useLoaded(
    async () => (request ? headlineOf(request.type, request.parameters) : undefined),
    [votes[0]?.message],
  );
  const approvals = votes.filter(({ selection }) => selection === "VOTE_SELECTION_APPROVED").length;
  return (
    <li>
      <a class="card link" href={linkTo(`/activities/${id}`)}>
        <span class="row-title">{titleOf(request?.type ?? type)}</span>
        <Contradicted of={activity} users={users} />
        {headline.value.value && <ShownHeadline headline={headline.value.value} />}
        <span class="soft small-text">
          <Untrusted text={votes[0]?.user.userName ?? t.common.unknown} most={60} />
          {" · "}
          <Time at={toMilliseconds(createdAt)} />
          {" · "}
          {t.inbox.approvals(approvals)}
        </span>
      </a>
    </li>
  );
}
