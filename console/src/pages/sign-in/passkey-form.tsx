// Signing in with a passkey.

import { useSignal } from "@preact/signals";
import { Field } from "../../parts/field.js";
import { useDoing } from "../../parts/loaded.js";
import { Failure } from "../../parts/state.js";
import { hasHostName, nameUrl, signInByPasskey } from "../../session/passkey-session.js";
import type { Profile } from "../../session/profiles.js";
import { t } from "../../texts/index.js";

export function PasskeyForm({ onSignedIn }: { readonly onSignedIn: (profile: Profile) => Promise<void> }) {
  const organizationId = useSignal("");
  const doing = useDoing();
  if (!hasHostName) {
    return (
      <section class="card">
        <h2>{t.signIn.passkeyTitle}</h2>
        <p class="soft">{t.signIn.passkeyElsewhere(nameUrl())}</p>
      </section>
    );
  }
  const signIn = async () => onSignedIn(await signInByPasskey(organizationId.value.trim().toLowerCase()));
  return (
    <section class="card">
      <h2>{t.signIn.passkeyTitle}</h2>
      <p class="soft">{t.signIn.passkeyIntro}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          doing.run(signIn);
        }}
      >
        <Field class="mono" label={t.signIn.organizationId} text={organizationId} required maxLength={36} />
        <button type="submit" disabled={doing.busy.value}>
          {t.signIn.passkeySubmit}
        </button>
      </form>
      {doing.failure.value !== undefined && <Failure message={doing.failure.value} />}
    </section>
  );
}
