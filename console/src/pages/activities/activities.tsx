// Everything that was asked for in the organization, newest first, a page at a time; the first page is live.

import { ActivityStatus, ActivityType, listActivities } from "@countersign/api";
import type { Activity, ActivityArchive, ListActivitiesRequest, User } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { readRequest } from "../../check/request.js";
import type { Sought } from "../../check/sought.js";
import { subjectOf, titleOf } from "../../check/words.js";
import { Contradicted, ListedTwice, useUsers } from "../../parts/contradicted.js";
import { Live } from "../../parts/live.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Empty, Failure, Loading } from "../../parts/state.js";
import { StatusBadge } from "../../parts/status.js";
import { Time, exactTime, toMilliseconds } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { linkTo } from "../../router.js";
import { reads, signedIn } from "../../session/connection.js";
import { isVerified } from "../../session/verified.js";
import { usePolled } from "../../session/poll.js";
import { t } from "../../texts/index.js";
import { Download } from "./download.js";
import { Found, SearchForm } from "./search.js";

const pageSize = 50;

/** The types of a kind of request, all its versions together, by what people call it. */
const typesByTitle = new Map<string, ActivityType[]>();
for (const type of Object.values(ActivityType)) {
  typesByTitle.set(titleOf(type), [...(typesByTitle.get(titleOf(type)) ?? []), type]);
}
const titles = [...typesByTitle.keys()].sort((one, other) => one.localeCompare(other));
const statuses = Object.values(ActivityStatus).filter((status) => status !== ActivityStatus.CREATED);

export function ActivitiesPage() {
  const { id, organizationId } = signedIn();
  const title = useSignal("");
  const status = useSignal<ActivityStatus | "">("");
  /** Last activities of the pages before this one. */
  const cursors = useSignal<readonly string[]>([]);
  const sought = useSignal<Sought | undefined>(undefined);
  const after = cursors.value.at(-1);
  const filter = {
    organizationId,
    filterByStatus: status.value === "" ? [] : [status.value],
    filterByType: typesByTitle.get(title.value) ?? [],
  };
  const chosen = `${id} ${title.value} ${status.value}`;
  const older = (last: string) => (cursors.value = [...cursors.value, last]);
  const [typeField, statusField] = [useId(), useId()];
  return (
    <>
      <h1>{t.activities.title}</h1>
      <div class="columns filters">
        <div>
          <label for={typeField}>{t.activities.type}</label>
          <select
            id={typeField}
            value={title.value}
            onChange={(event) => {
              title.value = event.currentTarget.value;
              cursors.value = [];
            }}
          >
            <option value="">{t.activities.all}</option>
            {titles.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label for={statusField}>{t.activities.status}</label>
          <select
            id={statusField}
            value={status.value}
            onChange={(event) => {
              status.value = event.currentTarget.value as ActivityStatus | "";
              cursors.value = [];
            }}
          >
            <option value="">{t.activities.all}</option>
            {statuses.map((value) => (
              <option key={value} value={value}>
                {t.activity.statuses[value.replace("ACTIVITY_STATUS_", "") as keyof typeof t.activity.statuses]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <SearchForm
        onSearch={(next) => {
          sought.value = next;
          cursors.value = [];
        }}
      />
      {sought.value ? (
        <Found
          key={`${chosen} ${JSON.stringify(sought.value)}`}
          filter={filter}
          sought={sought.value}
          rows={(of) => <Rows of={of} />}
        />
      ) : after === undefined ? (
        <Newest key={chosen} filter={filter} onOlder={older} />
      ) : (
        <Older
          key={`${chosen} ${after}`}
          filter={filter}
          after={after}
          onOlder={older}
          onNewer={() => (cursors.value = cursors.value.slice(0, -1))}
        />
      )}
      <Download key={`download ${chosen} ${JSON.stringify(sought.value)}`} filter={filter} sought={sought.value} />
    </>
  );
}

interface PageOfProps {
  readonly filter: Omit<ListActivitiesRequest, "paginationOptions">;
  /** Goes to what is older than the last of the page. */
  readonly onOlder: (last: string) => void;
}

/** The first page is read again and again. Rows change in place; new ones come when they are asked for. */
function Newest({ filter, onOlder }: PageOfProps) {
  const polled = usePolled(
    (signal) =>
      listActivities(reads(signedIn()), { ...filter, paginationOptions: { limit: String(pageSize) } }, { signal }),
    [],
  );
  /** The newest that is shown, once there is one. */
  const top = useSignal<string | undefined>(undefined);
  const answer = polled.value.value;
  // Throws where the answer has none, so that nothing is drawn.
  const activities = answer && Array.from(answer.activities);
  const first = activities?.[0]?.id;
  const at = activities?.findIndex(({ id }) => id === top.value) ?? -1;
  useEffect(() => {
    // Where nothing is left of what was shown, there is nothing to keep in its place.
    if (at < 0) top.value = first;
  }, [at, first]);
  return (
    <>
      <Live polled={polled} />
      {at > 0 && (
        <button type="button" class="wide" onClick={() => (top.value = first)}>
          {t.activities.fresh(at)}
        </button>
      )}
      {activities === undefined ? (
        polled.failure.value === undefined && <Loading />
      ) : (
        <>
          <Rows of={at > 0 ? activities.slice(at) : activities} />
          <Archived of={answer?.archived} />
          {activities.length === pageSize && (
            <button type="button" onClick={() => onOlder(activities.at(-1)?.id ?? "")}>
              {t.activities.older}
            </button>
          )}
        </>
      )}
    </>
  );
}

interface OlderProps extends PageOfProps {
  readonly after: string;
  readonly onNewer: () => void;
}

function Older({ filter, after, onOlder, onNewer }: OlderProps) {
  const loaded = useLoaded((signal) => {
    const paginationOptions = { limit: String(pageSize), after };
    return listActivities(reads(signedIn()), { ...filter, paginationOptions }, { signal });
  }, []);
  return (
    <Read of={loaded}>
      {({ activities, archived }) => (
        <>
          <Rows of={activities} />
          <Archived of={archived} />
          <div class="actions start">
            <button type="button" onClick={onNewer}>
              {t.activities.newer}
            </button>
            {activities.length === pageSize && (
              <button type="button" onClick={() => onOlder(activities.at(-1)?.id ?? "")}>
                {t.activities.older}
              </button>
            )}
          </div>
        </>
      )}
    </Read>
  );
}

/** Where the list ends because what is older has moved. */
function Archived({ of }: { readonly of: ActivityArchive | undefined }) {
  if (!of) return null;
  return (
    <p class="soft" data-testid="archived">
      {t.activities.archived(exactTime(toMilliseconds(of.until)), exactTime(toMilliseconds(of.movedAt)))}
    </p>
  );
}

function Rows({ of }: { readonly of: readonly Activity[] }) {
  const users = useUsers();
  if (of.length === 0) return <Empty title={t.activities.empty}>{t.activities.emptyWhy}</Empty>;
  return (
    <>
      {users.failure.value !== undefined && <Failure message={users.failure.value} onRetry={users.reload} />}
      <ListedTwice of={of} />
      <ul class="cards" data-testid="activities">
        {of.map((activity) => (
          <Row key={activity.id} activity={activity} users={users.value.value} />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly activity: Activity;
  readonly users: ReadonlyMap<string, User> | undefined;
}

function Row({ activity, users }: RowProps) {
  const { id, type, status, votes, createdAt } = activity;
  // What was signed, rather than what the service makes of it.
  const request = readRequest(votes[0]?.message ?? "");
  const subject = request ? subjectOf(request.type, request.parameters) : "";
  return (
    <li>
      <a class="card link" href={linkTo(`/activities/${id}`)}>
        <span class="row-title">
          {titleOf(request?.type ?? type)}
          <StatusBadge status={status} />
          {isVerified(activity) && <span class="badge good">{t.seal.mark}</span>}
        </span>
        <Contradicted of={activity} users={users} />
        {subject !== "" && (
          <span class="break">
            <Untrusted text={subject} most={200} />
          </span>
        )}
        <span class="soft small-text">
          <Untrusted text={votes[0]?.user.userName ?? t.common.unknown} most={60} />
          {" · "}
          <Time at={toMilliseconds(createdAt)} />
        </span>
      </a>
    </li>
  );
}
