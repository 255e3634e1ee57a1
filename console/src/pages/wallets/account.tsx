// One account of a wallet: its address, whole, in groups and as a QR code; and what it can sign.

import {
  deleteWalletAccounts,
  exportWalletAccount,
  getWalletAccount,
  listWalletAccounts,
  updateWalletAccountName,
} from "@countersign/api";
import type { WalletAccount } from "@countersign/api";
import { readAgreed } from "../../check/agreement.js";
import { CheckedAddress } from "../../parts/address.js";
import { Facts, Section } from "../../parts/facts.js";
import { Frozen, useFreezes } from "../../parts/frozen.js";
import { Grouped } from "../../parts/hex.js";
import { useLoaded } from "../../parts/loaded.js";
import { Qr } from "../../parts/qr.js";
import { Read } from "../../parts/read.js";
import { Rename } from "../../parts/rename.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Time, toMilliseconds } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { go, linkTo } from "../../router.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import type { PageProps } from "../pages.js";
import { nameOfCurve, nameOfFormat } from "./chains.js";
import { Delete } from "./delete.js";
import { Export } from "./export.js";
import { SignMessage } from "./sign-message.js";

/** Accounts that the list is read for: one that is older is held against nothing but its own public key. */
const newest = 100;

interface AccountOfWallet {
  readonly organizationId: string;
  readonly walletId: string;
  readonly address: string;
}

function readAccount(asked: AccountOfWallet, signal: AbortSignal): Promise<WalletAccount> {
  const { organizationId, walletId, address } = asked;
  return readAgreed(async () => {
    const connection = reads(signedIn());
    const page = { organizationId, walletId, paginationOptions: { limit: String(newest) } };
    const [{ account }, { accounts }] = await Promise.all([
      getWalletAccount(connection, asked, { signal }),
      listWalletAccounts(connection, page, { signal }),
    ]);
    const listed = accounts.find((each) => each.address === account.address);
    const isAll = accounts.length < newest;
    return [
      account,
      [t.accounts.address, account.address, address],
      [t.accounts.about, account, listed ?? (isAll ? undefined : account)],
    ];
  });
}

export function AccountOfWalletPage({ parts }: PageProps) {
  const { id, organizationId } = signedIn();
  const { walletId = "", address = "" } = parts;
  const loaded = useLoaded(
    (signal) => readAccount({ organizationId, walletId, address }, signal),
    [id, walletId, address],
  );
  const freezes = useFreezes();
  const naming = useSubmitting();
  const wallet = `/wallets/${walletId}`;
  return (
    <>
      <p>
        <a href={linkTo(wallet)}>← {t.accounts.toWallet}</a>
      </p>
      <Read of={loaded}>
        {({ walletAccountId, name, addressFormat, curve, path, publicKey, createdAt }) => (
          <>
            <h1>{name === undefined ? nameOfFormat(addressFormat) : <Untrusted text={name} />}</h1>
            <Frozen freezes={freezes} concerned={{ FREEZE_TARGET_WALLET: [walletId] }} />
            <CheckedAddress of={{ address, addressFormat, curve, publicKey }}>
              <section class="card address">
                <Qr text={address} label={t.accounts.qr} />
                <div class="grow">
                  <h2>{t.accounts.address}</h2>
                  <p data-testid="address" class="large">
                    <Grouped text={address} copy />
                  </p>
                  <p class="soft small-text">{t.accounts.addressWhy(nameOfFormat(addressFormat))}</p>
                </div>
              </section>
            </CheckedAddress>
            <SignMessage address={address} addressFormat={addressFormat} curve={curve} />
            <Section title={t.accounts.about}>
              <Facts
                of={[
                  [t.accounts.path, <code>{path}</code>],
                  publicKey !== undefined && [t.accounts.publicKey, <Grouped text={publicKey} copy />],
                  [t.accounts.curve, nameOfCurve(curve)],
                  [t.common.created, <Time at={toMilliseconds(createdAt)} />],
                ]}
              />
              <Rename
                key={name}
                name={name ?? ""}
                most={256}
                isBusy={naming.busy.value}
                onRename={(to) =>
                  naming.submit(
                    { action: t.common.rename, subject: t.accounts.renameSubject(address, to) },
                    (connection) =>
                      updateWalletAccountName(connection, {
                        organizationId,
                        parameters: { walletAccountId, name: to },
                      }),
                    loaded.reload,
                  )
                }
              />
              <Submitted of={naming} />
            </Section>
            <Export
              name={address}
              kind="key"
              send={async (connection, targetPublicKey) => {
                const parameters = { address, targetPublicKey };
                return (await exportWalletAccount(connection, { organizationId, parameters })).activity;
              }}
              onExported={loaded.reload}
            />
            <Delete
              name={address}
              about={t.accounts.deleteWhy}
              wasExported={undefined}
              send={(connection, deleteWithoutExport) =>
                deleteWalletAccounts(connection, {
                  organizationId,
                  parameters: {
                    walletAccountIds: [walletAccountId],
                    ...(deleteWithoutExport && { deleteWithoutExport }),
                  },
                })
              }
              onDeleted={() => go(wallet)}
            />
          </>
        )}
      </Read>
    </>
  );
}
