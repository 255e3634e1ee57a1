// Apps of the organization at providers of OAuth 2.0.

import { deleteOauth2Credential, listOauth2Credentials } from "@countersign/api";
import { Deletable } from "../../parts/deletable.js";
import { Section } from "../../parts/facts.js";
import { useLoaded } from "../../parts/loaded.js";
import { LongList } from "../../parts/long-list.js";
import { Read } from "../../parts/read.js";
import { Untrusted, plainText } from "../../parts/untrusted.js";
import { reads, signedIn } from "../../session/connection.js";
import { later } from "../../texts/later.js";

const { access: words } = later;

export function Apps() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded((signal) => listOauth2Credentials(reads(signedIn()), { organizationId }, { signal }), [id]);
  return (
    <Section title={words.apps} about={words.appsWhy}>
      <Read of={loaded}>
        {({ oauth2Credentials }) =>
          oauth2Credentials.length === 0 ? (
            <p>{words.noApps}</p>
          ) : (
            <LongList
              items={oauth2Credentials}
              kind="rows"
              label={words.findApp}
              keyOf={({ oauth2CredentialId }) => oauth2CredentialId}
              textOf={({ clientId, provider }) => `${clientId} ${provider}`}
              of={({ oauth2CredentialId, clientId, provider }) => (
                <Deletable
                  subject={words.deleteAppSubject(later.described.providers[provider] ?? provider, clientId)}
                  spoken={words.deleteOf(plainText(clientId))}
                  send={(connection) =>
                    deleteOauth2Credential(connection, { organizationId, parameters: { oauth2CredentialId } })
                  }
                  onDeleted={loaded.reload}
                >
                  <span class="row-title">{later.described.providers[provider] ?? provider}</span>{" "}
                  <code>
                    <Untrusted text={clientId} />
                  </code>
                </Deletable>
              )}
            />
          )
        }
      </Read>
    </Section>
  );
}
