// A plan: what proposed policies, written here or in a file, would have decided otherwise.

import { listPolicies, listUsers } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { asWritten } from "../../check/proposed.js";
import { Choice } from "../../parts/choice.js";
import { Section } from "../../parts/facts.js";
import { useDoing } from "../../parts/loaded.js";
import { useListed } from "../../parts/listed.js";
import { OpenFile } from "../../parts/open-file.js";
import { PlanResult, usePlanning } from "../../parts/planning.js";
import { Read } from "../../parts/read.js";
import { Failure } from "../../parts/state.js";
import { TextArea } from "../../parts/text-area.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";
import { mostFileBytes, readProposed } from "./plan-file.js";
import { PoliciesNav } from "./policies-nav.js";

const { plan: words } = later;
const counts = ["100", "1000", "10000"] as const;

export function PlanPage() {
  const users = useListed("users", listUsers, t.people.title);
  return (
    <>
      <h1>{words.title}</h1>
      <PoliciesNav at="/policies/plan" />
      <p class="soft">{words.intro}</p>
      <Read of={users}>
        {({ users: found }) => <Planner nameOf={(id) => found.find(({ userId }) => userId === id)?.userName ?? id} />}
      </Read>
    </>
  );
}

function Planner({ nameOf }: { readonly nameOf: (userId: string) => string }) {
  const { organizationId } = signedIn();
  const text = useSignal("");
  /** What comes from a file or today's policies, or was planned, is not lost work. */
  const filled = useSignal("");
  const last = useSignal<(typeof counts)[number]>("1000");
  const filling = useDoing();
  const planning = usePlanning();
  useUnsaved(text.value === filled.value ? "" : text.value);
  const fill = (content: string) => (text.value = filled.value = content);
  const fillWithToday = () =>
    filling.run(async () => {
      const { policies } = await listPolicies(reads(signedIn()), { organizationId });
      const { stringify } = await import("yaml");
      fill(stringify({ policies: policies.map(asWritten) }, { lineWidth: 0 }));
    });
  const open = (file: File | undefined) =>
    filling.run(async () => {
      if (!file) return;
      if (file.size > mostFileBytes) throw new Error(words.tooLarge);
      fill(await file.text());
    });
  const submit = (event: Event) => {
    event.preventDefault();
    filled.value = text.value;
    planning.start(() => readProposed(filled.peek()), Number(last.value));
  };
  return (
    <>
      <form class="card" onSubmit={submit}>
        <div class="actions start">
          <button type="button" disabled={filling.busy.value} onClick={fillWithToday}>
            {words.fill}
          </button>
          <OpenFile label={words.open} accept=".yaml,.yml,.json" disabled={filling.busy.value} onFile={open} />
        </div>
        {filling.failure.value !== undefined && <Failure message={filling.failure.value} />}
        <TextArea label={words.proposed} text={text} about={words.proposedWhy} rows={14} required />
        <Choice
          label={words.last}
          chosen={last}
          of={counts.map((count) => [count, words.lastOf(Number(count))] as const)}
        />
        <div class="actions">
          <button type="submit" class="primary" disabled={planning.busy.value}>
            {words.run}
          </button>
        </div>
      </form>
      {(planning.busy.value || planning.shown.value || planning.failure.value !== undefined) && (
        <Section title={words.result} about={words.resultWhy}>
          <PlanResult of={planning} nameOf={nameOf} step={Number(last.value)} />
        </Section>
      )}
    </>
  );
}
