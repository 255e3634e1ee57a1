// Where links of notifications lead: to a request, or to all that wait, of an organization that the browser need not show just now.

import { useEffect } from "preact/hooks";
import { Loading, Notice } from "../../parts/state.js";
import { linkTo, replace } from "../../router.js";
import { choose, profiles } from "../../session/profiles.js";
import { later } from "../../texts/later.js";
import { firstPlace } from "../pages.js";
import type { PageProps } from "../pages.js";

const { notifications: words } = later;

export function RequestsPage({ parts }: PageProps) {
  const { organizationId, activityId } = parts;
  const profile = profiles.value.find((each) => each.organizationId === organizationId);
  useEffect(() => {
    if (!profile) return;
    const to = activityId === undefined ? firstPlace : `/activities/${encodeURIComponent(activityId)}`;
    void choose(profile.id).then(() => replace(to));
  }, [profile?.id, activityId]);
  if (profile) return <Loading />;
  return (
    <>
      <h1>{words.elsewhere}</h1>
      <Notice kind="warn">
        <p>
          {words.notHere} <a href={linkTo("/sign-in")}>{words.pair}</a>
        </p>
      </Notice>
    </>
  );
}
