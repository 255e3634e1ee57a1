// Organizations below this one. It makes and reads them; what happens in them, their own users decide.

import { getOrganization, listSuborgs } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { Grouped } from "../../parts/hex.js";
import { useLoaded } from "../../parts/loaded.js";
import { usePages } from "../../parts/pages.js";
import { Empty, Failure, Loading } from "../../parts/state.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Untrusted } from "../../parts/untrusted.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { CreateSubOrganization } from "./create-sub-organization.js";
import { PeopleNav } from "./people-nav.js";

/** Each of them is read for its name. */
const pageSize = 10;

export function SubOrganizationsPage() {
  const { id, organizationId } = signedIn();
  const isCreating = useSignal(false);
  const made = useSignal(0);
  const creating = useSubmitting();
  const pages = usePages<string>(
    async (after, signal) => {
      const input = { organizationId, paginationOptions: { limit: String(pageSize), ...(after && { after }) } };
      return (await listSuborgs(reads(signedIn()), input, { signal })).organizationIds;
    },
    pageSize,
    [id, made.value],
  );
  const ids = pages.items.value;
  return (
    <>
      <div class="title-row">
        <h1>{t.subOrganizations.title}</h1>
        <button type="button" class="primary" onClick={() => (isCreating.value = true)}>
          {t.subOrganizations.create}
        </button>
      </div>
      <PeopleNav at="/sub-organizations" />
      {!isCreating.value && <Submitted of={creating} />}
      {pages.failure.value !== undefined && <Failure message={pages.failure.value} onRetry={pages.reload} />}
      {ids === undefined ? (
        pages.failure.value === undefined && <Loading />
      ) : ids.length === 0 ? (
        <Empty title={t.subOrganizations.none}>{t.subOrganizations.noneWhy}</Empty>
      ) : (
        <ul class="cards" data-testid="sub-organizations">
          {ids.map((subOrganizationId) => (
            <li key={subOrganizationId}>
              <Card id={subOrganizationId} />
            </li>
          ))}
        </ul>
      )}
      {pages.hasMore.value && (
        <button type="button" disabled={pages.busy.value} onClick={pages.more}>
          {t.list.older}
        </button>
      )}
      <p class="soft small-text">{t.subOrganizations.deleteWhere}</p>
      {isCreating.value && (
        <CreateSubOrganization
          creating={creating}
          onClose={() => (isCreating.value = false)}
          onCreated={() => {
            isCreating.value = false;
            made.value += 1;
          }}
        />
      )}
    </>
  );
}

function Card({ id }: { readonly id: string }) {
  const loaded = useLoaded((signal) => getOrganization(reads(signedIn()), { organizationId: id }, { signal }), [id]);
  const organization = loaded.value.value?.organizationData;
  return (
    <div class="card link">
      <p class="row-title">
        {organization ? <Untrusted text={organization.name ?? t.common.unknown} /> : (loaded.failure.value ?? "…")}
      </p>
      {organization && (
        <p class="soft small-text">
          {t.subOrganizations.about(organization.users?.length ?? 0, organization.wallets?.length ?? 0)}
          {organization.rootQuorum &&
            ` · ${t.subOrganizations.quorum(organization.rootQuorum.threshold, organization.rootQuorum.userIds.length)}`}
        </p>
      )}
      <Grouped text={id} group={36} copy />
    </div>
  );
}
