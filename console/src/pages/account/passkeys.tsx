// The passkeys of the person, and making one for this page's host.

import { createAuthenticators, getAuthenticators } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Section } from "../../parts/facts.js";
import { useChanging } from "../../parts/loaded.js";
import { Failure, Loading } from "../../parts/state.js";
import { Time, toMilliseconds } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { changes } from "../../session/connection.js";
import { makePasskey } from "../../session/passkey.js";
import { hasHostName } from "../../session/passkey-session.js";
import type { Profile } from "../../session/profiles.js";
import { t } from "../../texts/index.js";
import { useOwn } from "./own.js";

export function Passkeys({ profile }: { readonly profile: Profile }) {
  const { organizationId, userId } = profile;
  const passkeys = useOwn(profile, "authenticators", getAuthenticators, t.account.passkeys);
  const name = useSignal<string>(t.account.passkeyDefault);
  const doing = useChanging();
  const field = useId();
  const add = async () => {
    const made = await makePasskey(profile);
    const review = { action: t.account.addPasskey, subject: t.account.addPasskeySubject(name.value) };
    await createAuthenticators(changes(profile, review), {
      organizationId,
      parameters: { userId, authenticators: [{ authenticatorName: name.value, ...made }] },
    });
    passkeys.reload();
  };
  return (
    <Section title={t.account.passkeys} about={t.account.passkeysWhy}>
      {passkeys.failure.value !== undefined ? (
        <Failure message={passkeys.failure.value} onRetry={passkeys.reload} />
      ) : !passkeys.value.value ? (
        <Loading />
      ) : passkeys.value.value.authenticators.length === 0 ? (
        <p class="soft">{t.account.noPasskeys}</p>
      ) : (
        <ul class="rows">
          {passkeys.value.value.authenticators.map(({ authenticatorId, authenticatorName, model, createdAt }) => (
            <li key={authenticatorId}>
              <div class="grow">
                <p class="row-title">
                  <Untrusted text={authenticatorName} />
                </p>
                <p class="soft small-text">
                  <Untrusted text={model} /> · {t.common.created} <Time at={toMilliseconds(createdAt)} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {hasHostName && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            doing.run(add);
          }}
        >
          <label for={field}>{t.account.passkeyName}</label>
          <input
            id={field}
            required
            maxLength={64}
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
          <button type="submit" disabled={doing.busy.value}>
            {t.account.addPasskey}
          </button>
        </form>
      )}
      {doing.failure.value !== undefined && <Failure message={doing.failure.value} />}
    </Section>
  );
}
