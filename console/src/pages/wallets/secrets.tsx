// Secrets that the service stores: what is known of them, and their deletion.

import { deleteSecrets, listSecrets } from "@countersign/api";
import type { SecretMetadata } from "@countersign/api";
import { Deletable } from "../../parts/deletable.js";
import { usePages } from "../../parts/pages.js";
import { Empty, Failure, Loading } from "../../parts/state.js";
import { Time } from "../../parts/time.js";
import { Untrusted, plainText } from "../../parts/untrusted.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";
import { KeysNav } from "./keys-nav.js";

const { secrets: words } = later;
const pageSize = 50;

export function SecretsPage() {
  const { id, organizationId } = signedIn();
  const secrets = usePages<SecretMetadata>(
    async (last, signal) => {
      const paginationOptions = { limit: String(pageSize), ...(last && { after: last.secretId }) };
      return (await listSecrets(reads(signedIn()), { organizationId, paginationOptions }, { signal })).secrets;
    },
    pageSize,
    [id],
  );
  const { items, failure, busy, hasMore, more, reload } = secrets;
  return (
    <>
      <h1>{words.title}</h1>
      <KeysNav at="/secrets" />
      <p class="soft">{words.why}</p>
      {failure.value !== undefined && <Failure message={failure.value} onRetry={reload} />}
      {items.value === undefined ? (
        failure.value === undefined && <Loading />
      ) : items.value.length === 0 ? (
        <Empty title={words.none} />
      ) : (
        <section class="card">
          <ul class="rows">
            {items.value.map((secret) => (
              <li key={secret.secretId}>
                <Secret secret={secret} onDeleted={reload} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasMore.value && (
        <button type="button" disabled={busy.value} onClick={more}>
          {t.list.older}
        </button>
      )}
    </>
  );
}

function Secret({ secret, onDeleted }: { readonly secret: SecretMetadata; readonly onDeleted: () => void }) {
  const { organizationId } = signedIn();
  const { secretId, name, staticProperties, createdAtUnixMs } = secret;
  const called = name ?? secretId;
  return (
    <Deletable
      subject={words.deleteSubject(called)}
      spoken={words.deleteOf(plainText(called))}
      send={(connection) => deleteSecrets(connection, { organizationId, parameters: { secretIds: [secretId] } })}
      onDeleted={onDeleted}
    >
      <p class="row-title">{name === undefined ? words.unnamed : <Untrusted text={name} />}</p>
      <p class="soft small-text">
        <Time at={Number(createdAtUnixMs)} />
        {staticProperties.map(({ key = "", value = "" }, index) => (
          <span key={index}>
            {" · "}
            <Untrusted text={`${key}: ${value}`} />
          </span>
        ))}
      </p>
    </Deletable>
  );
}
