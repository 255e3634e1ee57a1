// What a list tells of a request that does not agree with what was signed; the request's own page tells more.

import { listUsers } from "@countersign/api";
import type { Activity, User } from "@countersign/api";
import { checkActivity } from "../check/activity.js";
import { reads, signedIn } from "../session/connection.js";
import { t } from "../texts/index.js";
import { useLoaded } from "./loaded.js";
import type { Loaded } from "./loaded.js";
import { Notice } from "./state.js";
import { Untrusted } from "./untrusted.js";

/** The users of the organization by their ids: names and keys, to hold what requests say against. */
export function useUsers(): Loaded<ReadonlyMap<string, User>> {
  const { id, organizationId } = signedIn();
  return useLoaded(
    async (signal) => {
      const { users } = await listUsers(reads(signedIn()), { organizationId }, { signal });
      return new Map(users.map((user) => [user.userId, user]));
    },
    [id],
  );
}

interface ContradictedProps {
  readonly of: Activity;
  /** Of the organization, from another answer; undefined until they are read. */
  readonly users: ReadonlyMap<string, User> | undefined;
}

export function Contradicted({ of, users }: ContradictedProps) {
  const { organizationId } = signedIn();
  const { value, failure } = useLoaded(
    async () => (await checkActivity(of, { id: of.id, organizationId }, users)).findings,
    [JSON.stringify(of), users],
  );
  const findings = value.value ?? [];
  if (failure.value !== undefined || findings.some(({ level }) => level === "bad")) {
    return (
      <span class="badge bad" data-contradicted>
        {t.check.inList}
      </span>
    );
  }
  // A list names who asked, by the name that they had then.
  const renamed = findings.find(({ field }) => field === "votes[0].user.userName");
  return renamed ? (
    <span class="soft small-text" data-field={renamed.field}>
      <Untrusted text={renamed.text} most={200} />
    </span>
  ) : null;
}

/** A list in which a request stands twice would count it twice. */
export function ListedTwice({ of }: { readonly of: readonly Activity[] }) {
  return new Set(of.map(({ id }) => id)).size === of.length ? null : <Notice kind="bad">{t.check.listedTwice}</Notice>;
}
