// A session that has ended: what is left is to throw the key away and come in again.

import { Notice } from "../../parts/state.js";
import { Untrusted } from "../../parts/untrusted.js";
import { go } from "../../router.js";
import { forget } from "../../session/profiles.js";
import type { Profile } from "../../session/profiles.js";
import { t } from "../../texts/index.js";

export function EndedPage({ profile }: { readonly profile: Profile }) {
  const again = async () => {
    await forget(profile.id);
    go("/sign-in");
  };
  return (
    <div class="sign-in">
      <section class="card">
        <h1>{t.ended.title}</h1>
        <Notice kind="warn">
          <Untrusted text={t.ended.text(profile.userName, profile.organizationName)} />
        </Notice>
        <div class="actions">
          <button type="button" class="primary" onClick={() => void again()}>
            {t.ended.again}
          </button>
        </div>
      </section>
    </div>
  );
}
