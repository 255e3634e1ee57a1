// The person, their credentials, and the way out.

import { useChanging, useLoaded } from "../../parts/loaded.js";
import { Facts, Section } from "../../parts/facts.js";
import { Grouped } from "../../parts/hex.js";
import { ShortcutsSetting } from "../../parts/shortcuts.js";
import { Failure } from "../../parts/state.js";
import { Time } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { signedIn } from "../../session/connection.js";
import { lifetimeOf } from "../../session/lifetime.js";
import { updateProfile } from "../../session/profiles.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";
import { ApiKeys } from "./api-keys.js";
import { Notifications } from "./notifications.js";
import { PairBrowser } from "./pair-browser.js";
import { Passkeys } from "./passkeys.js";
import { SignOut } from "./sign-out.js";

export function AccountPage() {
  const profile = signedIn();
  const lifetime = useLoaded(async () => {
    const expiresAt = await lifetimeOf(profile);
    if (expiresAt !== profile.expiresAt) {
      const { expiresAt: _, ...rest } = profile;
      await updateProfile(expiresAt === undefined ? rest : { ...rest, expiresAt });
    }
    return expiresAt;
  }, [profile.id]);
  const changed = useChanging();
  return (
    <>
      <h1>{t.account.title}</h1>
      <Section title={t.account.who}>
        <Facts
          of={[
            [t.account.user, <Untrusted text={profile.userName} />],
            [t.account.organization, <Untrusted text={profile.organizationName} />],
            [t.account.organizationId, <Grouped text={profile.organizationId} group={36} copy />],
            [t.account.key, <Grouped text={profile.publicKey} />],
            [t.account.ends, profile.expiresAt === undefined ? t.account.never : <Time at={profile.expiresAt} />],
          ]}
        />
        {lifetime.failure.value !== undefined && <Failure message={lifetime.failure.value} onRetry={lifetime.reload} />}
        <SignOut profile={profile} />
      </Section>
      <Notifications profile={profile} />
      <Section title={later.readOnly.title} about={later.readOnly.why}>
        <label class="check">
          <input
            type="checkbox"
            checked={profile.isReadOnly === true}
            onChange={({ currentTarget: { checked } }) => void updateProfile({ ...profile, isReadOnly: checked })}
          />
          {later.readOnly.setting}
        </label>
      </Section>
      <Section title={later.shortcuts.title}>
        <ShortcutsSetting />
      </Section>
      <Passkeys profile={profile} />
      <ApiKeys key={String(changed.busy.value)} profile={profile} />
      <PairBrowser profile={profile} doing={changed} />
    </>
  );
}
