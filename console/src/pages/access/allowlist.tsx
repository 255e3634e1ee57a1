// The networks from which requests of the organization's users are accepted.

import { getIpAllowlist, removeIpAllowlist, setIpAllowlist } from "@countersign/api";
import type { IpAllowlist } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { Section } from "../../parts/facts.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { TextArea } from "../../parts/text-area.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { reads, signedIn } from "../../session/connection.js";
import { later } from "../../texts/later.js";

const { access: words } = later;

export function Allowlist() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded((signal) => getIpAllowlist(reads(signedIn()), { organizationId }, { signal }), [id]);
  return (
    <Section title={words.allowlist} about={words.allowlistWhy}>
      <p class="soft small-text">{words.onlyTop}</p>
      <Read of={loaded}>
        {({ allowlist }) => <Networks key={JSON.stringify(allowlist)} of={allowlist} onChanged={loaded.reload} />}
      </Read>
    </Section>
  );
}

/** `203.0.113.0/24 Office`, a line. */
function rulesOf(text: string) {
  return text.split("\n").flatMap((line) => {
    const [, cidr, label] = /^\s*(\S+)(?:\s+(.*\S))?\s*$/.exec(line) ?? [];
    return cidr === undefined ? [] : [{ cidr, ...(label !== undefined && { label }) }];
  });
}

function Networks({ of, onChanged }: { readonly of: IpAllowlist; readonly onChanged: () => void }) {
  const { organizationId } = signedIn();
  const { rules, enabled = false, onEvaluationError } = of;
  const typed = useSignal(rules.map(({ cidr, label = "" }) => `${cidr} ${label}`.trim()).join("\n"));
  const isOn = useSignal(enabled);
  const accepts = useSignal(onEvaluationError === "ALLOW");
  const setting = useSubmitting();
  useUnsaved(`${typed.value} ${isOn.value} ${accepts.value}`);
  const submit = (event: Event) => {
    event.preventDefault();
    const parameters = {
      enabled: isOn.value,
      rules: rulesOf(typed.value),
      onEvaluationError: accepts.value ? ("ALLOW" as const) : ("DENY" as const),
    };
    setting.submit(
      { action: words.set, subject: words.setSubject(parameters.rules.length, isOn.value), isDangerous: true },
      (connection) => setIpAllowlist(connection, { organizationId, parameters }),
      onChanged,
    );
  };
  const remove = () =>
    setting.submit(
      { action: words.remove, subject: words.removeSubject, isDangerous: true },
      (connection) => removeIpAllowlist(connection, { organizationId, parameters: {} }),
      onChanged,
    );
  return (
    <form onSubmit={submit}>
      <TextArea label={words.networks} text={typed} about={words.networksWhy} rows={3} maxLength={8192} />
      {(
        [
          [isOn, words.enabled],
          [accepts, words.accepts],
        ] as const
      ).map(([signal, label]) => (
        <label key={label} class="check">
          <input
            type="checkbox"
            checked={signal.value}
            onChange={(event) => (signal.value = event.currentTarget.checked)}
          />
          {label}
        </label>
      ))}
      <Submitted of={setting} />
      <div class="actions start">
        <button type="submit" disabled={setting.busy.value}>
          {words.set}
        </button>
        {(enabled || rules.length > 0) && (
          <button type="button" class="danger-text" disabled={setting.busy.value} onClick={remove}>
            {words.remove}
          </button>
        )}
      </div>
    </form>
  );
}
