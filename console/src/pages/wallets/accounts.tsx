// The accounts of a wallet, newest first, a page at a time; and deriving more.

import { listWalletAccounts } from "@countersign/api";
import type { WalletAccount } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { CheckedAddress } from "../../parts/address.js";
import { Section } from "../../parts/facts.js";
import { Grouped } from "../../parts/hex.js";
import { usePages } from "../../parts/pages.js";
import { Failure, Loading } from "../../parts/state.js";
import { Untrusted } from "../../parts/untrusted.js";
import { linkTo } from "../../router.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { nameOfFormat } from "./chains.js";
import { DerivePath } from "./derive-path.js";
import { Derive } from "./derive.js";

const pageSize = 50;

export function Accounts({ walletId, walletName }: { readonly walletId: string; readonly walletName: string }) {
  const { id, organizationId } = signedIn();
  const deriving = useSignal<"chain" | "path" | undefined>(undefined);
  const pages = usePages<WalletAccount>(
    async (after, signal) => {
      const paginationOptions = { limit: String(pageSize), ...(after && { after: after.walletAccountId }) };
      const input = { organizationId, walletId, paginationOptions };
      const { accounts } = await listWalletAccounts(reads(signedIn()), input, { signal });
      const isOfWallet = accounts.every((account) => account.walletId === walletId);
      const ids = new Set(accounts.map(({ walletAccountId }) => walletAccountId));
      if (!isOfWallet || ids.size !== accounts.length) throw new Error(t.check.disagree(t.accounts.title));
      return accounts;
    },
    pageSize,
    [id, walletId],
  );
  const { items, failure } = pages;
  return (
    <Section title={t.accounts.title}>
      {items.value === undefined ? (
        failure.value === undefined && <Loading />
      ) : items.value.length === 0 ? (
        <p class="soft">{t.accounts.empty}</p>
      ) : (
        <ul class="rows" data-testid="accounts">
          {items.value.map((account) => (
            <Row key={account.walletAccountId} account={account} />
          ))}
        </ul>
      )}
      {failure.value !== undefined && <Failure message={failure.value} onRetry={pages.reload} />}
      <div class="actions start">
        {pages.hasMore.value && (
          <button type="button" disabled={pages.busy.value} onClick={pages.more}>
            {t.list.older}
          </button>
        )}
        {items.value && deriving.value === undefined && (
          <>
            <button type="button" onClick={() => (deriving.value = "chain")}>
              {t.accounts.derive}
            </button>
            <button type="button" onClick={() => (deriving.value = "path")}>
              {t.accounts.derivePath}
            </button>
          </>
        )}
      </div>
      {items.value && deriving.value === "path" && (
        <DerivePath
          walletId={walletId}
          walletName={walletName}
          onClose={() => (deriving.value = undefined)}
          onDerived={pages.reload}
        />
      )}
      {items.value && deriving.value === "chain" && (
        <Derive
          walletId={walletId}
          walletName={walletName}
          taken={items.value.map(({ path }) => path)}
          onClose={() => (deriving.value = undefined)}
          onDerived={pages.reload}
        />
      )}
    </Section>
  );
}

function Row({ account }: { readonly account: WalletAccount }) {
  const { walletId, address, addressFormat, name, path, curve, publicKey } = account;
  return (
    <li>
      <div class="grow">
        <p class="row-title">
          <a href={linkTo(`/wallets/${walletId}/${encodeURIComponent(address)}`)}>
            {name === undefined ? nameOfFormat(addressFormat) : <Untrusted text={name} />}
          </a>
        </p>
        <CheckedAddress of={{ address, addressFormat, curve, publicKey }} isListed>
          <Grouped text={address} copy />
        </CheckedAddress>
        <p class="soft small-text">
          {name !== undefined && `${nameOfFormat(addressFormat)} · `}
          <code>{path}</code>
        </p>
      </div>
    </li>
  );
}
