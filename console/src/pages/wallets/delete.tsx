// Deletes a wallet, account or key for good. The service refuses what was never exported unless it is told to.

import type { Activity, Connection } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { Section } from "../../parts/facts.js";
import { Notice } from "../../parts/state.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { t } from "../../texts/index.js";

interface DeleteProps {
  readonly name: string;
  readonly about: string;
  /** Undefined where nothing here tells; the service knows. */
  readonly wasExported: boolean | undefined;
  readonly send: (connection: Connection, deleteWithoutExport: boolean) => Promise<{ readonly activity: Activity }>;
  readonly onDeleted: () => void;
}

export function Delete({ name, about, wasExported, send, onDeleted }: DeleteProps) {
  const accepts = useSignal(false);
  const deleting = useSubmitting();
  const review = { action: t.common.delete, subject: t.wallets.deleteSubject(name), isDangerous: true };
  return (
    <Section title={t.common.delete} about={about}>
      {wasExported !== true && (
        <>
          {wasExported === false && <Notice title={t.wallets.neverExported}>{t.wallets.neverExportedWhy}</Notice>}
          <label class="check">
            <input
              type="checkbox"
              checked={accepts.value}
              onChange={(event) => (accepts.value = event.currentTarget.checked)}
            />
            {wasExported === false ? t.wallets.deleteDespite : t.wallets.deleteAnyway}
          </label>
        </>
      )}
      <Submitted of={deleting} />
      <div class="actions start">
        <button
          type="button"
          class="danger"
          disabled={deleting.busy.value || (wasExported === false && !accepts.value)}
          onClick={() => deleting.submit(review, (connection) => send(connection, accepts.value), onDeleted)}
        >
          {t.common.delete}
        </button>
      </div>
    </Section>
  );
}
