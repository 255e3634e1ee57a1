// By what a user gets in: API keys, passkeys, accounts at OAuth providers.

import { deleteApiKeys, deleteAuthenticators, deleteOauthProviders } from "@countersign/api";
import type { Activity, Connection, User } from "@countersign/api";
import type { ComponentChildren } from "preact";
import { Section } from "../../parts/facts.js";
import { Grouped } from "../../parts/hex.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { plainText, Untrusted } from "../../parts/untrusted.js";
import { signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";

interface Credential {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly about: ComponentChildren;
  readonly remove: (connection: Connection) => Promise<{ readonly activity: Activity }>;
}

export function Credentials({ user, onChanged }: { readonly user: User; readonly onChanged: () => void }) {
  const removing = useSubmitting();
  const credentials = credentialsOf(user);
  return (
    <Section title={t.people.credentialsTitle} about={t.people.credentialsWhy}>
      {credentials.length === 0 ? (
        <p class="soft">{t.people.noCredentials}</p>
      ) : (
        <ul class="rows" data-testid="credentials">
          {credentials.map(({ id, name, kind, about, remove }) => (
            <li key={id}>
              <div class="grow">
                <p class="row-title">
                  <Untrusted text={name} />
                  <span class="badge plain">{kind}</span>
                </p>
                <p class="soft small-text">{about}</p>
              </div>
              <button
                type="button"
                class="small quiet danger-text"
                aria-label={t.people.deleteCredentialOf(plainText(name))}
                disabled={removing.busy.value}
                onClick={() =>
                  removing.submit(
                    {
                      action: t.common.delete,
                      subject: t.people.deleteCredential(kind, name, user.userName),
                      isDangerous: true,
                    },
                    remove,
                    onChanged,
                  )
                }
              >
                {t.common.delete}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Submitted of={removing} />
    </Section>
  );
}

function credentialsOf({ userId, apiKeys, authenticators, oauthProviders }: User): readonly Credential[] {
  const { organizationId } = signedIn();
  return [
    ...apiKeys.map(({ apiKeyId, apiKeyName, credential }) => ({
      id: apiKeyId,
      name: apiKeyName,
      kind: t.people.apiKey,
      about: <Grouped text={credential.publicKey} />,
      remove: (connection: Connection) =>
        deleteApiKeys(connection, { organizationId, parameters: { userId, apiKeyIds: [apiKeyId] } }),
    })),
    ...authenticators.map(({ authenticatorId, authenticatorName, model }) => ({
      id: authenticatorId,
      name: authenticatorName,
      kind: t.people.passkey,
      about: <Untrusted text={model} />,
      remove: (connection: Connection) =>
        deleteAuthenticators(connection, {
          organizationId,
          parameters: { userId, authenticatorIds: [authenticatorId] },
        }),
    })),
    ...oauthProviders.map(({ providerId, providerName, issuer, subject }) => ({
      id: providerId,
      name: providerName,
      kind: t.people.oauth,
      about: <Untrusted text={`${issuer} · ${subject}`} />,
      remove: (connection: Connection) =>
        deleteOauthProviders(connection, { organizationId, parameters: { userId, providerIds: [providerId] } }),
    })),
  ];
}
