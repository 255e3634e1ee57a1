// The organization itself: its name, its features, and who is told what happens.

import { getOrganizationConfigs, updateOrganizationName, whoami } from "@countersign/api";
import { Facts, Section } from "../../parts/facts.js";
import { Grouped } from "../../parts/hex.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Rename } from "../../parts/rename.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Untrusted } from "../../parts/untrusted.js";
import { linkTo } from "../../router.js";
import { reads, signedIn } from "../../session/connection.js";
import { updateProfile } from "../../session/profiles.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";
import { AuthProxy } from "./auth-proxy.js";
import { DeleteOrganization } from "./delete-organization.js";
import { Endpoints } from "./endpoints.js";
import { Features } from "./features.js";
import { Origins } from "./origins.js";
import { Service } from "./service.js";

export function SettingsPage() {
  const { id, organizationId } = signedIn();
  const configs = useLoaded(
    (signal) => getOrganizationConfigs(reads(signedIn()), { organizationId }, { signal }),
    [id],
  );
  return (
    <>
      <h1>{t.settings.title}</h1>
      <OrganizationName />
      <Read of={configs}>
        {({ configs: { features = [] } }) => (
          <>
            <Features features={features} onChanged={configs.reload} />
            <Origins features={features} onChanged={configs.reload} />
          </>
        )}
      </Read>
      <Section title={later.access.title} about={later.access.why}>
        <a href={linkTo("/access")}>{later.access.open}</a>
      </Section>
      <Section title={later.contracts.title} about={later.contracts.why}>
        <a href={linkTo("/contracts")}>{later.contracts.open}</a>
      </Section>
      <AuthProxy />
      <Endpoints />
      <Service />
      <Section title={t.deliveries.title} about={t.deliveries.why}>
        <a href={linkTo("/deliveries")}>{t.deliveries.show}</a>
      </Section>
      <DeleteOrganization />
    </>
  );
}

function OrganizationName() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded((signal) => whoami(reads(signedIn()), { organizationId }, { signal }), [id]);
  const renaming = useSubmitting();
  return (
    <Section title={t.settings.organization}>
      <Read of={loaded}>
        {({ organizationName: name }) => (
          <>
            <Facts
              of={[
                [t.common.name, <Untrusted text={name} />],
                [t.account.organizationId, <Grouped text={organizationId} group={36} copy />],
              ]}
            />
            <Rename
              key={name}
              name={name}
              most={256}
              isBusy={renaming.busy.value}
              onRename={(organizationName) =>
                renaming.submit(
                  { action: t.common.rename, subject: t.settings.renameSubject(name, organizationName) },
                  (connection) =>
                    updateOrganizationName(connection, { organizationId, parameters: { organizationName } }),
                  async () => {
                    await updateProfile({ ...signedIn(), organizationName });
                    loaded.reload();
                  },
                )
              }
            />
          </>
        )}
      </Read>
      <Submitted of={renaming} />
    </Section>
  );
}
