// One private key that belongs to no wallet.

import { deletePrivateKeys, exportPrivateKey, getPrivateKey, listPrivateKeys } from "@countersign/api";
import { readAgreed } from "../../check/agreement.js";
import { CheckedAddress } from "../../parts/address.js";
import { Facts, Section } from "../../parts/facts.js";
import { Freezing } from "../../parts/freezing.js";
import { Frozen, useFreezes } from "../../parts/frozen.js";
import { Grouped } from "../../parts/hex.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Time, toMilliseconds } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { go, linkTo } from "../../router.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import type { PageProps } from "../pages.js";
import { nameOfCurve, nameOfFormat } from "./chains.js";
import { Custody } from "./custody.js";
import { Delete } from "./delete.js";
import { Export } from "./export.js";
import { TagsOfKey } from "./key-tags.js";
import { Restrictions } from "./restrictions.js";

export function PrivateKeyPage({ parts }: PageProps) {
  const { id, organizationId } = signedIn();
  const { privateKeyId = "" } = parts;
  const loaded = useLoaded(
    (signal) =>
      readAgreed(async () => {
        const connection = reads(signedIn());
        const [{ privateKey }, { privateKeys }] = await Promise.all([
          getPrivateKey(connection, { organizationId, privateKeyId }, { signal }),
          listPrivateKeys(connection, { organizationId }, { signal }),
        ]);
        const listed = privateKeys.find((each) => each.privateKeyId === privateKeyId);
        return [privateKey, [t.keys.title, privateKey, listed]];
      }),
    [id, privateKeyId],
  );
  const freezes = useFreezes();
  return (
    <>
      <p>
        <a href={linkTo("/private-keys")}>← {t.keys.title}</a>
      </p>
      <Read of={loaded}>
        {(key) => (
          <>
            <div class="title-row">
              <h1>
                <Untrusted text={key.privateKeyName} />
              </h1>
              <Custody of={key} />
            </div>
            <Frozen freezes={freezes} concerned={{ FREEZE_TARGET_PRIVATE_KEY: [privateKeyId] }} />
            <Section title={t.keys.addresses}>
              <Facts
                of={[
                  ...key.addresses.map(
                    ({ format = "", address = "" }) =>
                      [
                        nameOfFormat(format),
                        <CheckedAddress
                          of={{ address, addressFormat: format, curve: key.curve, publicKey: key.publicKey }}
                        >
                          <Grouped text={address} copy />
                        </CheckedAddress>,
                      ] as const,
                  ),
                  [t.accounts.publicKey, <Grouped text={key.publicKey} copy />],
                  [t.accounts.curve, nameOfCurve(key.curve)],
                  [t.keys.id, <Grouped text={privateKeyId} group={36} copy />],
                  [t.common.created, <Time at={toMilliseconds(key.createdAt)} />],
                ]}
              />
            </Section>
            <TagsOfKey of={key} onChanged={loaded.reload} />
            <Restrictions of={{ privateKeyId }} name={key.privateKeyName} />
            <Freezing
              target="FREEZE_TARGET_PRIVATE_KEY"
              targetId={privateKeyId}
              name={key.privateKeyName}
              freezes={freezes}
            />
            <Export
              name={key.privateKeyName}
              kind="key"
              send={async (connection, targetPublicKey) => {
                const parameters = { privateKeyId, targetPublicKey };
                return (await exportPrivateKey(connection, { organizationId, parameters })).activity;
              }}
              onExported={loaded.reload}
            />
            <Delete
              name={key.privateKeyName}
              about={t.keys.deleteWhy}
              wasExported={key.exported}
              send={(connection, deleteWithoutExport) =>
                deletePrivateKeys(connection, {
                  organizationId,
                  parameters: { privateKeyIds: [privateKeyId], ...(deleteWithoutExport && { deleteWithoutExport }) },
                })
              }
              onDeleted={() => go("/private-keys")}
            />
          </>
        )}
      </Read>
    </>
  );
}
