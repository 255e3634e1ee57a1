// The way out: the key is deleted here and, if wanted, at the service.

import { deleteApiKeys, getApiKeys } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { Dialog } from "../../parts/dialog.js";
import { useDoing } from "../../parts/loaded.js";
import { Failure } from "../../parts/state.js";
import { Untrusted } from "../../parts/untrusted.js";
import { go } from "../../router.js";
import { changes, reads } from "../../session/connection.js";
import { forget } from "../../session/profiles.js";
import type { Profile } from "../../session/profiles.js";
import { t } from "../../texts/index.js";

export function SignOut({ profile }: { readonly profile: Profile }) {
  const isOpen = useSignal(false);
  const deletes = useSignal(true);
  const doing = useDoing();
  const signOut = async () => {
    if (deletes.value && !profile.isReadOnly) await deleteAtService(profile);
    await forget(profile.id);
    go("/");
  };
  return (
    <>
      <div class="actions start">
        <button type="button" onClick={() => (isOpen.value = true)}>
          {t.account.signOut}
        </button>
      </div>
      {isOpen.value && (
        <Dialog title={t.account.signOutTitle} onClose={() => (isOpen.value = false)}>
          <p>
            <Untrusted text={`${profile.userName} · ${profile.organizationName}`} />
          </p>
          <p class="soft">{t.account.signOutWhy}</p>
          <label class="check" hidden={profile.isReadOnly === true}>
            <input
              type="checkbox"
              checked={deletes.value}
              onChange={(event) => (deletes.value = event.currentTarget.checked)}
            />
            {t.account.signOutAlso}
          </label>
          {doing.failure.value !== undefined && <Failure message={doing.failure.value} />}
          <div class="actions">
            <button type="button" onClick={() => (isOpen.value = false)}>
              {t.common.cancel}
            </button>
            <button type="button" class="danger" disabled={doing.busy.value} onClick={() => doing.run(signOut)}>
              {t.account.signOutHere}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The last thing that the key signs. */
async function deleteAtService(profile: Profile): Promise<void> {
  const { organizationId, userId, publicKey } = profile;
  const { apiKeys } = await getApiKeys(reads(profile), { organizationId, userId });
  const own = apiKeys.find(({ credential }) => credential.publicKey === publicKey);
  if (!own) return;
  const review = {
    action: t.account.signOutHere,
    subject: t.account.deleteSubject(own.apiKeyName),
    isDangerous: true,
  };
  await deleteApiKeys(changes(profile, review), {
    organizationId,
    parameters: { userId, apiKeyIds: [own.apiKeyId] },
  });
}
