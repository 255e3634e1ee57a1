// Accepting an invitation: its receiver makes a passkey, which signs the acceptance. Whoever has read the e-mail has the
// token in it, which serves once.

import { acceptInvitation } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Field } from "../../parts/field.js";
import { Grouped } from "../../parts/hex.js";
import { useDoing } from "../../parts/loaded.js";
import { Failure, Notice } from "../../parts/state.js";
import { TextArea } from "../../parts/text-area.js";
import { go, linkTo } from "../../router.js";
import { asGuest, isRefused } from "../../session/connection.js";
import { makePasskey } from "../../session/passkey.js";
import { hasHostName, nameUrl, signInByPasskey } from "../../session/passkey-session.js";
import { addProfile } from "../../session/profiles.js";
import { t } from "../../texts/index.js";
import type { PageProps } from "../pages.js";
import { invitationIn, readCarried } from "./read.js";
import type { ShownInvitation } from "./read.js";

export function InvitationPage({ parts: { carried } }: PageProps) {
  const invitation = useSignal<ShownInvitation | undefined>(undefined);
  const joined = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (carried === undefined) return;
    invitation.value = readCarried(carried);
    // A token has no place in the address: nobody shall find it in the history.
    history.replaceState(null, "", linkTo("/invitation"));
  }, [carried]);
  return (
    <div class="sign-in">
      <section class="card">
        <h1>{t.invitation.title}</h1>
        {!hasHostName ? (
          <p>{t.signIn.passkeyElsewhere(nameUrl())}</p>
        ) : joined.value !== undefined ? (
          <Joined organizationId={joined.value} />
        ) : invitation.value === undefined ? (
          <Paste isWrong={carried !== undefined} onRead={(read) => (invitation.value = read)} />
        ) : (
          <Accept
            invitation={invitation.value}
            onJoined={(organizationId) => (joined.value = organizationId)}
            onBack={() => (invitation.value = undefined)}
          />
        )}
      </section>
    </div>
  );
}

interface PasteProps {
  /** Whether the address had something that is no invitation. */
  readonly isWrong: boolean;
  readonly onRead: (invitation: ShownInvitation) => void;
}

function Paste({ isWrong, onRead }: PasteProps) {
  const text = useSignal("");
  const failed = useSignal(isWrong);
  const read = (event: Event) => {
    event.preventDefault();
    const found = invitationIn(text.value);
    failed.value = found === undefined;
    if (found) onRead(found);
  };
  return (
    <form onSubmit={read}>
      <TextArea
        label={t.invitation.paste}
        text={text}
        about={t.invitation.pasteWhy}
        rows={6}
        maxLength={16_384}
        required
      />
      {failed.value && <Notice kind="bad">{t.invitation.unreadable}</Notice>}
      <button type="submit">{t.invitation.next}</button>
    </form>
  );
}

interface AcceptProps {
  readonly invitation: ShownInvitation;
  readonly onJoined: (organizationId: string) => void;
  readonly onBack: () => void;
}

function Accept({ invitation: { organizationId, userId, invitationId }, onJoined, onBack }: AcceptProps) {
  const name = useSignal("");
  const isRefusal = useSignal(false);
  const doing = useDoing();
  const accept = async () => {
    isRefusal.value = false;
    const passkey = await makePasskey({ userId, userName: name.value, organizationName: t.product });
    const { credentialId } = passkey.attestation;
    const review = { action: t.invitation.accept, subject: t.invitation.subject, passkey: true };
    const authenticator = { authenticatorName: t.account.passkeyDefault, ...passkey };
    try {
      const parameters = { invitationId, userId, authenticator };
      const { activity } = await acceptInvitation(asGuest(review, credentialId), { organizationId, parameters });
      if (activity.status !== "ACTIVITY_STATUS_COMPLETED") throw new Error(t.submit.unknown);
    } catch (error) {
      isRefusal.value = isRefused(error);
      throw error;
    }
    onJoined(organizationId);
  };
  return (
    <>
      <p class="soft">{t.invitation.intro}</p>
      <p class="label">{t.signIn.organizationId}</p>
      <p>
        <Grouped text={organizationId} group={36} />
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          doing.run(accept);
        }}
      >
        <Field
          label={t.invitation.name}
          about={t.invitation.nameWhy}
          text={name}
          required
          autocomplete="name"
          maxLength={64}
        />
        {doing.failure.value !== undefined && <Failure message={doing.failure.value} />}
        {isRefusal.value && <Notice kind="warn">{t.invitation.refused}</Notice>}
        <div class="actions start">
          <button type="submit" class="primary" disabled={doing.busy.value}>
            {t.invitation.accept}
          </button>
          <button type="button" onClick={onBack}>
            {t.common.back}
          </button>
        </div>
      </form>
    </>
  );
}

function Joined({ organizationId }: { readonly organizationId: string }) {
  const doing = useDoing();
  const signIn = async () => {
    await addProfile(await signInByPasskey(organizationId));
    go("/");
  };
  return (
    <>
      <Notice kind="good">{t.invitation.joined}</Notice>
      {doing.failure.value !== undefined && <Failure message={doing.failure.value} />}
      <div class="actions start">
        <button type="button" class="primary" disabled={doing.busy.value} onClick={() => doing.run(signIn)}>
          {t.signIn.passkeySubmit}
        </button>
      </div>
    </>
  );
}
