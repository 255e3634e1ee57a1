// One account of a wallet: its address, whole, in groups and as a QR code; and what it can sign.

import { deleteWalletAccounts, exportWalletAccount, getWalletAccount, updateWalletAccountName } from "@countersign/api";
import { Facts, Section } from "../../parts/facts.js";
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
import { nameOfFormat } from "./chains.js";
import { Delete } from "./delete.js";
import { Export } from "./export.js";
import { SignMessage } from "./sign-message.js";

export function AccountOfWalletPage({ parts }: PageProps) {
  const { id, organizationId } = signedIn();
  const { walletId = "", address = "" } = parts;
  const loaded = useLoaded(
    (signal) => getWalletAccount(reads(signedIn()), { organizationId, walletId, address }, { signal }),
    [id, walletId, address],
  );
  const naming = useSubmitting();
  const wallet = `/wallets/${walletId}`;
  return (
    <>
      <p>
        <a href={linkTo(wallet)}>← {t.accounts.toWallet}</a>
      </p>
      <Read of={loaded}>
        {({ account: { walletAccountId, name, addressFormat, curve, path, publicKey, createdAt } }) => (
          <>
            <h1>{name === undefined ? nameOfFormat(addressFormat) : <Untrusted text={name} />}</h1>
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
            <SignMessage address={address} addressFormat={addressFormat} curve={curve} />
            <Section title={t.accounts.about}>
              <Facts
                of={[
                  [t.accounts.path, <code>{path}</code>],
                  publicKey !== undefined && [t.accounts.publicKey, <Grouped text={publicKey} copy />],
                  [t.accounts.curve, t.accounts.curves[curve as keyof typeof t.accounts.curves] ?? curve],
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
