// The API keys of the person: programs and browsers that act as them.

import { deleteApiKeys, getApiKeys } from "@countersign/api";
import { Section } from "../../parts/facts.js";
import { Grouped } from "../../parts/hex.js";
import { useChanging } from "../../parts/loaded.js";
import { Failure, Loading } from "../../parts/state.js";
import { Time, toMilliseconds } from "../../parts/time.js";
import { Untrusted, plainText } from "../../parts/untrusted.js";
import { changes } from "../../session/connection.js";
import type { Profile } from "../../session/profiles.js";
import { t } from "../../texts/index.js";
import { useOwn } from "./own.js";

export function ApiKeys({ profile }: { readonly profile: Profile }) {
  const { organizationId, userId } = profile;
  const keys = useOwn(profile, "apiKeys", getApiKeys, t.account.keys);
  const doing = useChanging();
  const remove = (apiKeyId: string, name: string) =>
    doing.run(async () => {
      const review = { action: t.account.deleteKey, subject: t.account.deleteSubject(name), isDangerous: true };
      await deleteApiKeys(changes(profile, review), { organizationId, parameters: { userId, apiKeyIds: [apiKeyId] } });
      keys.reload();
    });
  return (
    <Section title={t.account.keys} about={t.account.keysWhy}>
      {keys.failure.value !== undefined ? (
        <Failure message={keys.failure.value} onRetry={keys.reload} />
      ) : !keys.value.value ? (
        <Loading />
      ) : (
        <ul class="rows">
          {keys.value.value.apiKeys.map(({ apiKeyId, apiKeyName, credential, createdAt, expirationSeconds }) => (
            <li key={apiKeyId}>
              <div class="grow">
                <p class="row-title">
                  <Untrusted text={apiKeyName} />
                  {credential.publicKey === profile.publicKey && <span class="badge">{t.account.thisBrowser}</span>}
                </p>
                <p class="soft small-text">
                  <Grouped text={credential.publicKey} />
                </p>
                <p class="soft small-text">
                  {t.common.created} <Time at={toMilliseconds(createdAt)} />
                  {expirationSeconds !== undefined && (
                    <>
                      {" · "}
                      {t.account.expires} <Time at={toMilliseconds(createdAt) + Number(expirationSeconds) * 1000} />
                    </>
                  )}
                </p>
              </div>
              {credential.publicKey !== profile.publicKey && (
                <button
                  type="button"
                  class="small quiet danger-text"
                  aria-label={t.account.deleteKeyOf(plainText(apiKeyName))}
                  disabled={doing.busy.value}
                  onClick={() => remove(apiKeyId, apiKeyName)}
                >
                  {t.account.deleteKey}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {doing.failure.value !== undefined && <Failure message={doing.failure.value} />}
    </Section>
  );
}
