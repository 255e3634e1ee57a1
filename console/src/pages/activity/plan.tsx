// What a change of policies that waits for votes would have decided otherwise, before anybody approves it.

import { useEffect } from "preact/hooks";
import { proposedBy } from "../../check/proposed.js";
import { isWaiting } from "../../check/waiting.js";
import { Section } from "../../parts/facts.js";
import { PlanResult, usePlanning } from "../../parts/planning.js";
import { Notice } from "../../parts/state.js";
import { later } from "../../texts/later.js";
import type { Details } from "./read.js";

const { plan: words } = later;
/** Activities that are replayed at a time. */
const step = 100;

export function PlanOfChange({ details }: { readonly details: Details }) {
  const { activity, checked, held } = details;
  const isChange =
    checked.request !== undefined &&
    proposedBy(checked.request, { policies: held ?? [], users: details.users }) !== undefined;
  return isWaiting(activity) && isChange ? (
    <Section title={words.waiting} about={words.waitingWhy}>
      <Replayed key={JSON.stringify(held)} details={details} />
    </Section>
  ) : null;
}

function Replayed({ details: { checked, held, users } }: { readonly details: Details }) {
  const planning = usePlanning();
  const { request } = checked;
  const proposed = request && held ? proposedBy(request, { policies: held, users }) : undefined;
  const isKnown = proposed !== undefined && proposed !== "unknown";
  useEffect(() => {
    if (isKnown) planning.start(async () => proposed, step);
  }, []);
  if (!isKnown) return <Notice kind="warn">{words.unplannable}</Notice>;
  return <PlanResult of={planning} nameOf={(userId) => users?.get(userId)?.userName ?? userId} step={step} />;
}
