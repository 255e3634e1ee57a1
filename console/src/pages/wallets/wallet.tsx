// One wallet with its accounts.

import { deleteWallets, exportWallet, getWallet, listWallets, updateWallet } from "@countersign/api";
import { readAgreed } from "../../check/agreement.js";
import { Facts, Section } from "../../parts/facts.js";
import { Freezing } from "../../parts/freezing.js";
import { Frozen, useFreezes } from "../../parts/frozen.js";
import { Grouped } from "../../parts/hex.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Rename } from "../../parts/rename.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Time, toMilliseconds } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { go, linkTo } from "../../router.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import type { PageProps } from "../pages.js";
import { Accounts } from "./accounts.js";
import { Custody } from "./custody.js";
import { Delete } from "./delete.js";
import { Export } from "./export.js";
import { Restrictions } from "./restrictions.js";

export function WalletPage({ parts }: PageProps) {
  const { id, organizationId } = signedIn();
  const { walletId = "" } = parts;
  const loaded = useLoaded(
    (signal) =>
      readAgreed(async () => {
        const connection = reads(signedIn());
        const [{ wallet }, { wallets }] = await Promise.all([
          getWallet(connection, { organizationId, walletId }, { signal }),
          listWallets(connection, { organizationId }, { signal }),
        ]);
        return [wallet, [t.wallets.title, wallet, wallets.find((each) => each.walletId === walletId)]];
      }),
    [id, walletId],
  );
  const freezes = useFreezes();
  const renaming = useSubmitting();
  return (
    <>
      <p>
        <a href={linkTo("/wallets")}>← {t.wallets.title}</a>
      </p>
      <Read of={loaded}>
        {(wallet) => (
          <>
            <div class="title-row">
              <h1>
                <Untrusted text={wallet.walletName} />
              </h1>
              <Custody of={wallet} />
            </div>
            <Frozen freezes={freezes} concerned={{ FREEZE_TARGET_WALLET: [walletId] }} />
            <Accounts walletId={walletId} walletName={wallet.walletName} />
            <Section title={t.wallets.about}>
              <Facts
                of={[
                  [t.wallets.id, <Grouped text={walletId} group={36} copy />],
                  [t.common.created, <Time at={toMilliseconds(wallet.createdAt)} />],
                ]}
              />
              <Rename
                key={wallet.walletName}
                name={wallet.walletName}
                most={256}
                isBusy={renaming.busy.value}
                onRename={(walletName) =>
                  renaming.submit(
                    { action: t.common.rename, subject: t.wallets.renameSubject(wallet.walletName, walletName) },
                    (connection) => updateWallet(connection, { organizationId, parameters: { walletId, walletName } }),
                    loaded.reload,
                  )
                }
              />
              <Submitted of={renaming} />
            </Section>
            <Restrictions of={{ walletId }} name={wallet.walletName} />
            <Freezing target="FREEZE_TARGET_WALLET" targetId={walletId} name={wallet.walletName} freezes={freezes} />
            <Export
              name={wallet.walletName}
              kind="words"
              send={async (connection, targetPublicKey) => {
                const parameters = { walletId, targetPublicKey };
                return (await exportWallet(connection, { organizationId, parameters })).activity;
              }}
              onExported={loaded.reload}
            />
            <Delete
              name={wallet.walletName}
              about={t.wallets.deleteWhy}
              wasExported={wallet.exported}
              send={(connection, deleteWithoutExport) =>
                deleteWallets(connection, {
                  organizationId,
                  parameters: { walletIds: [walletId], ...(deleteWithoutExport && { deleteWithoutExport }) },
                })
              }
              onDeleted={() => go("/wallets")}
            />
          </>
        )}
      </Read>
    </>
  );
}
