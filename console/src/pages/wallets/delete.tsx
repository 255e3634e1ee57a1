// Deletes a wallet, account or key for good. The service refuses what was never exported unless it is told to.

import type { Activity, Connection } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { DeleteSection } from "../../parts/delete-section.js";
import { Notice } from "../../parts/state.js";
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
  return (
    <DeleteSection
      about={about}
      review={{ subject: t.wallets.deleteSubject(name) }}
      send={(connection) => send(connection, accepts.value)}
      onDeleted={onDeleted}
      disabled={wasExported === false && !accepts.value}
    >
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
    </DeleteSection>
  );
}
