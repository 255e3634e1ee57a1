// The exact bytes of the request, and their fingerprint as this browser makes it. Where secrets were left out of them, it is
// the service that says which fingerprint the request had.

import type { Activity } from "@countersign/api";
import type { Checked } from "../../check/activity.js";
import { Copy } from "../../parts/copy.js";
import { Facts, Section } from "../../parts/facts.js";
import { Grouped } from "../../parts/hex.js";
import { saveFile } from "../../parts/save-file.js";
import { Untrusted } from "../../parts/untrusted.js";
import { t } from "../../texts/index.js";

/** As the service has answered it: with the body, the stamps, the votes and the result. */
function download(activity: Activity): void {
  const id = activity.id.replace(/[^\w-]/g, "");
  saveFile(`activity-${id}.json`, [JSON.stringify(activity, null, 2), "\n"], "application/json");
}

interface BodyProps {
  readonly activity: Activity;
  readonly checked: Checked;
}

export function Body({ activity, checked: { body, fingerprint, isRedacted } }: BodyProps) {
  const shown = isRedacted
    ? ([t.activity.statedFingerprint, activity.fingerprint] as const)
    : ([t.activity.fingerprint, fingerprint] as const);
  return (
    <Section title={t.activity.body} about={t.activity.bodyWhy}>
      <Facts of={[[shown[0], <Grouped text={shown[1]} copy />]]} />
      <details>
        <summary>{t.activity.bytes(new TextEncoder().encode(body).length)}</summary>
        <pre class="bytes" tabIndex={0} data-testid="body">
          <Untrusted text={body} most={100_000} />
        </pre>
        <Copy text={body} />
      </details>
      <button type="button" onClick={() => download(activity)}>
        {t.activity.download}
      </button>
    </Section>
  );
}
