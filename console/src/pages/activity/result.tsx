// What came of a request that was carried out.

import type { Activity } from "@countersign/api";
import { Copy } from "../../parts/copy.js";
import { Section } from "../../parts/facts.js";
import { Untrusted } from "../../parts/untrusted.js";
import { t } from "../../texts/index.js";

export function Result({ activity }: { readonly activity: Activity }) {
  const [result] = Object.values(activity.result as Readonly<Record<string, unknown>>);
  if (activity.status !== "ACTIVITY_STATUS_COMPLETED" || result === undefined) return null;
  const text = JSON.stringify(result, null, 2);
  return (
    <Section title={t.activity.result}>
      <pre class="bytes" tabIndex={0} data-testid="result">
        <Untrusted text={text} most={20_000} lines />
      </pre>
      <Copy text={text} />
    </Section>
  );
}
