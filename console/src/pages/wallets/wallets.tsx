// All wallets of the organization.

import { listWallets } from "@countersign/api";
import type { Wallet } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { Frozen, FrozenBadge, useFreezes } from "../../parts/frozen.js";
import { LongList } from "../../parts/long-list.js";
import { useListed } from "../../parts/listed.js";
import { Read } from "../../parts/read.js";
import { Empty } from "../../parts/state.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Time, toMilliseconds } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { go, linkTo } from "../../router.js";
import { t } from "../../texts/index.js";
import { CreateWallet } from "./create-wallet.js";
import { Custody } from "./custody.js";
import { ImportWallet } from "./import-wallet.js";
import { KeysNav } from "./keys-nav.js";

export function WalletsPage() {
  const wallets = useListed("wallets", listWallets, t.wallets.title);
  const freezes = useFreezes();
  const isCreating = useSignal(false);
  const isImporting = useSignal(false);
  const creating = useSubmitting();
  return (
    <>
      <div class="title-row">
        <h1>{t.wallets.title}</h1>
        <div class="actions">
          <button type="button" onClick={() => (isImporting.value = true)}>
            {t.import.begin}
          </button>
          <button type="button" class="primary" onClick={() => (isCreating.value = true)}>
            {t.wallets.create}
          </button>
        </div>
      </div>
      <KeysNav at="/wallets" />
      {!isCreating.value && <Submitted of={creating} />}
      <Frozen freezes={freezes} />
      <Read of={wallets}>
        {({ wallets: found }) =>
          found.length === 0 ? (
            <Empty title={t.wallets.empty}>{t.wallets.emptyWhy}</Empty>
          ) : (
            <LongList
              items={found}
              label={t.wallets.find}
              keyOf={({ walletId }) => walletId}
              textOf={({ walletName, walletId }) => `${walletName} ${walletId}`}
              exported={{
                name: "wallets",
                columns: [
                  [t.list.columns.id, ({ walletId }) => walletId],
                  [t.list.columns.name, ({ walletName }) => walletName],
                  [t.list.columns.created, ({ createdAt }) => new Date(toMilliseconds(createdAt)).toISOString()],
                ],
              }}
              of={(wallet) => <Card wallet={wallet} freezes={freezes} />}
            />
          )
        }
      </Read>
      {isImporting.value && <ImportWallet onClose={() => (isImporting.value = false)} onImported={wallets.reload} />}
      {isCreating.value && (
        <CreateWallet
          creating={creating}
          onClose={() => (isCreating.value = false)}
          onCreated={(walletId) => go(`/wallets/${walletId}`)}
        />
      )}
    </>
  );
}

interface CardProps {
  readonly wallet: Wallet;
  readonly freezes: ReturnType<typeof useFreezes>;
}

function Card({ wallet, freezes }: CardProps) {
  return (
    <a class="card link" href={linkTo(`/wallets/${wallet.walletId}`)}>
      <span class="row-title">
        <Untrusted text={wallet.walletName} />
        <Custody of={wallet} />
        <FrozenBadge freezes={freezes} targetId={wallet.walletId} />
      </span>
      <span class="soft small-text">
        {t.common.created} <Time at={toMilliseconds(wallet.createdAt)} />
      </span>
    </a>
  );
}
