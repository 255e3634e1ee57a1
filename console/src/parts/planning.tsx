// A plan that is made when it is asked for: as it comes in, with a way to stop it and to replay more.

import { useSignal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { mostPolicies } from "../check/proposed.js";
import type { Proposed } from "../check/proposed.js";
import { countOf, emptyPlan, replay } from "../session/plan.js";
import type { Plan } from "../session/plan.js";
import { later } from "../texts/later.js";
import { useDoing } from "./loaded.js";
import { Planned } from "./planned.js";
import { Failure } from "./state.js";

const { plan: words } = later;

export interface Planning {
  readonly busy: ReadonlySignal<boolean>;
  readonly start: (proposed: () => Promise<Proposed>, most: number) => void;
  readonly shown: ReadonlySignal<Shown | undefined>;
  readonly failure: ReadonlySignal<string | undefined>;
  readonly more: (most: number) => void;
  readonly stop: () => void;
}

interface Shown {
  readonly plan: Plan;
  readonly proposed: Proposed;
}

export function usePlanning(): Planning {
  const shown = useSignal<Shown | undefined>(undefined);
  const doing = useDoing();
  const stopping = useRef(new AbortController());
  const stop = () => stopping.current.abort();
  useEffect(() => stop, []);
  const run = (proposedOf: () => Promise<Proposed>, before: Plan, most: number) =>
    doing.run(async () => {
      const { signal } = (stopping.current = new AbortController());
      const proposed = await proposedOf();
      if (proposed.policies.length > mostPolicies) throw new Error(words.tooMany(mostPolicies));
      try {
        await replay(before, proposed, most, signal, (plan) => (shown.value = { plan, proposed }));
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    });
  return {
    busy: doing.busy,
    failure: doing.failure,
    shown,
    start(proposed, most) {
      shown.value = undefined;
      run(proposed, emptyPlan, most);
    },
    more(most) {
      const so = shown.peek();
      if (so) run(async () => so.proposed, so.plan, most);
    },
    stop,
  };
}

interface PlanResultProps {
  readonly of: Planning;
  readonly nameOf: (userId: string) => string;
  /** Activities that are replayed at a time. */
  readonly step: number;
}

export function PlanResult({ of: planning, nameOf, step }: PlanResultProps) {
  const shown = planning.shown.value;
  return (
    <>
      {planning.failure.value !== undefined && <Failure message={planning.failure.value} />}
      {planning.busy.value && (
        <div class="progress" role="status">
          <span>{words.running(shown ? countOf(shown.plan) : 0)}</span>
          <button type="button" class="small" onClick={planning.stop}>
            {words.stop}
          </button>
        </div>
      )}
      {shown && <Planned plan={shown.plan} nameOf={nameOf} />}
      {shown?.plan.next !== undefined && !planning.busy.value && (
        <button type="button" onClick={() => planning.more(step)}>
          {words.moreActivities(step)}
        </button>
      )}
    </>
  );
}
