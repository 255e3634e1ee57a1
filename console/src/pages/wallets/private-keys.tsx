// All single private keys of the organization.

import { listPrivateKeys } from "@countersign/api";
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
import { CreateKey } from "./create-key.js";
import { Custody } from "./custody.js";
import { ImportKey } from "./import-key.js";
import { KeyTags } from "./key-tags.js";
import { KeysNav } from "./keys-nav.js";

export function PrivateKeysPage() {
  const keys = useListed("privateKeys", listPrivateKeys, t.keys.title);
  const freezes = useFreezes();
  const isCreating = useSignal(false);
  const isImporting = useSignal(false);
  const creating = useSubmitting();
  return (
    <>
      <div class="title-row">
        <h1>{t.keys.title}</h1>
        <div class="actions">
          <button type="button" onClick={() => (isImporting.value = true)}>
            {t.import.begin}
          </button>
          <button type="button" class="primary" onClick={() => (isCreating.value = true)}>
            {t.keys.create}
          </button>
        </div>
      </div>
      <KeysNav at="/private-keys" />
      {!isCreating.value && <Submitted of={creating} />}
      <Frozen freezes={freezes} />
      <Read of={keys}>
        {({ privateKeys }) => (
          <>
            {privateKeys.length === 0 ? (
              <Empty title={t.keys.empty}>{t.keys.emptyWhy}</Empty>
            ) : (
              <LongList
                items={privateKeys}
                label={t.keys.find}
                keyOf={({ privateKeyId }) => privateKeyId}
                textOf={({ privateKeyName, privateKeyId, addresses }) =>
                  [privateKeyName, privateKeyId, ...addresses.map(({ address = "" }) => address)].join(" ")
                }
                exported={{
                  name: "private-keys",
                  columns: [
                    [t.list.columns.id, ({ privateKeyId }) => privateKeyId],
                    [t.list.columns.name, ({ privateKeyName }) => privateKeyName],
                    [t.list.columns.publicKey, ({ publicKey }) => publicKey],
                    [
                      t.list.columns.addresses,
                      ({ addresses }) => addresses.map(({ address = "" }) => address).join("; "),
                    ],
                    [t.list.columns.created, ({ createdAt }) => new Date(toMilliseconds(createdAt)).toISOString()],
                  ],
                }}
                of={(key) => (
                  <a class="card link" href={linkTo(`/private-keys/${key.privateKeyId}`)}>
                    <span class="row-title">
                      <Untrusted text={key.privateKeyName} />
                      <Custody of={key} />
                      <FrozenBadge freezes={freezes} targetId={key.privateKeyId} />
                    </span>
                    <span class="soft small-text">
                      {t.common.created} <Time at={toMilliseconds(key.createdAt)} />
                    </span>
                  </a>
                )}
              />
            )}
            <KeyTags keys={privateKeys} onChanged={keys.reload} />
          </>
        )}
      </Read>
      {isImporting.value && <ImportKey onClose={() => (isImporting.value = false)} onImported={keys.reload} />}
      {isCreating.value && (
        <CreateKey
          creating={creating}
          onClose={() => (isCreating.value = false)}
          onCreated={(privateKeyId) => go(`/private-keys/${privateKeyId}`)}
        />
      )}
    </>
  );
}
