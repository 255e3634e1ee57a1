// For how long requests wait for votes.

import { getVoteExpiry, setVoteExpiry } from "@countersign/api";
import { exactSpan } from "../../check/limit.js";
import { Facts, Section } from "../../parts/facts.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { SpanFields, secondsOf, useSpan } from "../../parts/span.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { reads, signedIn } from "../../session/connection.js";
import { later } from "../../texts/later.js";

const { brakes: words } = later;

export function VoteExpiry() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded((signal) => getVoteExpiry(reads(signedIn()), { organizationId }, { signal }), [id]);
  const span = useSpan("7", "days");
  const setting = useSubmitting();
  const submit = (event: Event) => {
    event.preventDefault();
    const seconds = secondsOf(span);
    const isNever = seconds === 0;
    setting.submit(
      {
        action: words.setExpiry,
        subject: isNever ? words.noExpirySubject : words.expirySubject(exactSpan(seconds)),
        isDangerous: true,
      },
      (connection) =>
        setVoteExpiry(connection, { organizationId, parameters: isNever ? {} : { seconds: String(seconds) } }),
      loaded.reload,
    );
  };
  return (
    <Section title={words.expiry} about={words.expiryWhy}>
      <Read of={loaded}>
        {({ seconds }) => (
          <Facts of={[[words.expiryNow, seconds === undefined ? words.forever : exactSpan(Number(seconds))]]} />
        )}
      </Read>
      <form onSubmit={submit}>
        <SpanFields of={span} label={words.expirySpan} />
        <Submitted of={setting} />
        <div class="actions start">
          <button type="submit" disabled={setting.busy.value}>
            {words.setExpiry}
          </button>
        </div>
      </form>
    </Section>
  );
}
