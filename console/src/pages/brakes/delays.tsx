// For how long dangerous changes wait after their last vote.

import { listDelays, setDelays } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { exactSpan } from "../../check/limit.js";
import { Choice } from "../../parts/choice.js";
import { Facts, Section } from "../../parts/facts.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { SpanFields, secondsOf, useSpan } from "../../parts/span.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { reads, signedIn } from "../../session/connection.js";
import { later } from "../../texts/later.js";

const { brakes: words, described } = later;
const { delays: changes } = described;

type Change = keyof typeof changes;
const all = Object.keys(changes) as Change[];

export function Delays() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded((signal) => listDelays(reads(signedIn()), { organizationId }, { signal }), [id]);
  const change = useSignal<Change>("policies");
  const span = useSpan("2", "days");
  const setting = useSubmitting();
  const submit = (event: Event) => {
    event.preventDefault();
    const seconds = secondsOf(span);
    const subject =
      seconds === 0
        ? words.noDelaySubject(changes[change.value])
        : words.delaySubject(changes[change.value], exactSpan(seconds));
    setting.submit(
      { action: words.setDelay, subject, isDangerous: true },
      (connection) => setDelays(connection, { organizationId, parameters: { [change.value]: String(seconds) } }),
      loaded.reload,
    );
  };
  return (
    <Section title={words.delays} about={words.delaysWhy}>
      <Read of={loaded}>
        {(found) => (
          <Facts
            of={all.map((each) => {
              const seconds = found[each];
              return [changes[each], seconds === undefined ? words.noDelay : exactSpan(Number(seconds))] as const;
            })}
          />
        )}
      </Read>
      <form onSubmit={submit}>
        <Choice label={words.delayed} chosen={change} of={all.map((each) => [each, changes[each]] as const)} />
        <SpanFields of={span} label={words.delaySpan} />
        <Submitted of={setting} />
        <div class="actions start">
          <button type="submit" disabled={setting.busy.value}>
            {words.setDelay}
          </button>
        </div>
      </form>
    </Section>
  );
}
