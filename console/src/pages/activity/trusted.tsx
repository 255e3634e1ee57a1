// The policy of log and witness keys that this browser trusts, what the service publishes instead, and a way to give another.

import { useSignal } from "@preact/signals";
import { Dialog } from "../../parts/dialog.js";
import { Difference } from "../../parts/difference.js";
import { useDoing } from "../../parts/loaded.js";
import { Failure, Notice } from "../../parts/state.js";
import { TextArea } from "../../parts/text-area.js";
import { exactTime } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { trustPolicy } from "../../session/log.js";
import type { ReadSeal } from "../../session/log.js";
import { t } from "../../texts/index.js";

interface TrustedProps {
  readonly seal: ReadSeal;
  readonly onTrust: () => void;
}

export function Trusted({ seal: { trust, published }, onTrust }: TrustedProps) {
  const enters = useSignal(false);
  const doing = useDoing();
  const policy = published ?? trust.policy;
  return (
    <>
      {published !== undefined && (
        <Notice kind="bad" title={t.seal.changed}>
          <pre class="bytes" tabIndex={0}>
            <Difference before={trust.policy} after={published} />
          </pre>
          <button
            type="button"
            onClick={() =>
              doing.run(async () => {
                await trustPolicy(policy, false);
                onTrust();
              })
            }
          >
            {t.seal.accept}
          </button>
        </Notice>
      )}
      <details>
        <summary>{t.seal.keys}</summary>
        <p class="soft small-text">{trust.isOwn ? t.seal.own : t.seal.firstUse(exactTime(trust.since))}</p>
        <pre class="bytes" tabIndex={0} data-testid="policy">
          <Untrusted text={trust.policy} most={20_000} lines />
        </pre>
        <button type="button" onClick={() => (enters.value = true)}>
          {t.seal.enter}
        </button>
      </details>
      {doing.failure.value !== undefined && <Failure message={doing.failure.value} />}
      {enters.value && (
        <EnterPolicy
          onClose={() => (enters.value = false)}
          onTrust={() => {
            enters.value = false;
            onTrust();
          }}
        />
      )}
    </>
  );
}

function EnterPolicy({ onClose, onTrust }: { readonly onClose: () => void; readonly onTrust: () => void }) {
  const text = useSignal("");
  const doing = useDoing();
  return (
    <Dialog title={t.seal.enter} onClose={onClose}>
      <p>{t.seal.enterWhy}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          doing.run(async () => {
            // A text area drops the line's end that a file has.
            await trustPolicy(`${text.value.trim()}\n`, true);
            onTrust();
          });
        }}
      >
        <TextArea label={t.seal.policy} text={text} rows={6} maxLength={100_000} required />
        {doing.failure.value !== undefined && <Failure message={doing.failure.value} />}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.common.cancel}
          </button>
          <button type="submit" class="primary" disabled={doing.busy.value}>
            {t.seal.use}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
