// One request: what it does, by what was signed; who asks and who has voted; what decides; and the vote.

import { useEffect, useRef } from "preact/hooks";
import { bad } from "../../check/finding.js";
import type { Finding } from "../../check/finding.js";
import { isWaiting } from "../../check/waiting.js";
import { titleOf } from "../../check/words.js";
import { Explained } from "../../parts/explained.js";
import { Live } from "../../parts/live.js";
import { Failure, Loading, Notice } from "../../parts/state.js";
import { StatusBadge } from "../../parts/status.js";
import { Time, toMilliseconds } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { linkTo } from "../../router.js";
import { signedIn } from "../../session/connection.js";
import { noteOpened } from "../../session/opened.js";
import type { OpenedRequest } from "../../session/opened.js";
import { usePolled } from "../../session/poll.js";
import { t } from "../../texts/index.js";
import type { PageProps } from "../pages.js";
import { Body } from "./body.js";
import { Change } from "./change.js";
import { Content } from "./content.js";
import { Findings } from "./findings.js";
import { FrozenRequest, isHeldUp, useHeldUp } from "./frozen-request.js";
import { PlanOfChange } from "./plan.js";
import { readDetails } from "./read.js";
import type { Details } from "./read.js";
import { Result } from "./result.js";
import { Seal, useSeal } from "./seal.js";
import { VoteForm } from "./vote-form.js";
import { Votes } from "./votes.js";

function withFindings(details: Details, findings: readonly Finding[]): Details {
  return { ...details, checked: { ...details.checked, findings } };
}

/** What may be approved with others: it is whole, nothing was found against it, and nothing holds it up. */
function openedOf({ activity, checked }: Details, profileId: string, isHeld: boolean): OpenedRequest | undefined {
  const isGood = checked.request !== undefined && !checked.findings.some(({ level }) => level === "bad");
  if (!isGood || isHeld || !activity.canApprove || !isWaiting(activity)) return undefined;
  return { profileId, fingerprint: checked.fingerprint, title: titleOf(checked.request.type) };
}

export function ActivityPage({ parts }: PageProps) {
  const profile = signedIn();
  const { id = "" } = parts;
  /** Of the request that was shown first. Its bytes never change: others are another request. */
  const first = useRef<string | undefined>(undefined);
  const polled = usePolled(
    async (signal) => {
      const found = await readDetails(profile, id, signal);
      first.current ??= found.checked.fingerprint;
      return found.checked.fingerprint === first.current
        ? found
        : withFindings(found, [bad("fingerprint", t.check.replaced), ...found.checked.findings]);
    },
    [profile.id, id],
  );
  const read = polled.value.value;
  const sealing = useSeal(profile, id, read?.activity, polled.refresh);
  const details = read && withFindings(read, [...read.checked.findings, ...(sealing.seal?.findings ?? [])]);
  const heldUp = useHeldUp(read);
  const isHeld = heldUp !== undefined && isHeldUp(heldUp);
  useEffect(() => {
    if (details) noteOpened(id, openedOf(details, profile.id, isHeld));
  });
  const back = (
    <p>
      <a href={linkTo("/inbox")}>← {t.nav.inbox}</a>
    </p>
  );
  if (!details) {
    return (
      <>
        {back}
        {polled.failure.value === undefined ? (
          <Loading />
        ) : (
          <Failure message={polled.failure.value} onRetry={polled.refresh} />
        )}
      </>
    );
  }
  const { activity, checked } = details;
  const [asking] = checked.votes;
  return (
    <>
      {back}
      <div class="title-row">
        <h1>{titleOf(checked.request?.type ?? activity.type)}</h1>
        <StatusBadge status={activity.status} />
      </div>
      <p class="soft">
        <Untrusted text={asking?.vote.user.userName ?? t.common.unknown} /> {t.activity.asked}
        {asking?.credential !== undefined && (
          <>
            {" "}
            {t.activity.with} <Untrusted text={asking.credential} />
          </>
        )}
        {" · "}
        <Time at={toMilliseconds(activity.createdAt)} />
      </p>
      <Live polled={polled} />
      <Findings of={checked.findings} />
      {activity.heldUntil && (
        <Notice kind="warn">
          {t.activity.heldUntil} <Time at={toMilliseconds(activity.heldUntil)} />
        </Notice>
      )}
      {activity.failure && <Failure message={activity.failure.message ?? t.common.unknown} />}
      <FrozenRequest by={heldUp} />
      <Change details={details} />
      <Content key={checked.fingerprint} request={checked.request} />
      <PlanOfChange details={details} />
      <Result activity={activity} />
      <VoteForm details={details} profile={profile} isFrozen={isHeld} onVoted={polled.refresh} />
      <Votes details={details} profile={profile} />
      <Seal of={sealing} />
      {details.explained && <Explained answer={details.explained} />}
      <Body activity={activity} checked={checked} />
    </>
  );
}
