// Who is invited into the organization: by an e-mail with a token, which its receiver accepts with a passkey.

import { createInvitations, deleteInvitation, getOrganization } from "@countersign/api";
import type { Invitation, OrganizationData } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { Check } from "../../parts/check.js";
import { Section } from "../../parts/facts.js";
import { Field } from "../../parts/field.js";
import { LongList } from "../../parts/long-list.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Time, toMilliseconds } from "../../parts/time.js";
import { plainText, Untrusted } from "../../parts/untrusted.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { PeopleNav } from "./people-nav.js";
import { userTagsOf } from "./user-tags.js";

const open = "INVITATION_STATUS_CREATED";
const badges: Readonly<Record<string, string>> = { INVITATION_STATUS_ACCEPTED: "good" };

export function InvitationsPage() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded((signal) => getOrganization(reads(signedIn()), { organizationId }, { signal }), [id]);
  return (
    <>
      <h1>{t.invitations.title}</h1>
      <PeopleNav at="/invitations" />
      <Read of={loaded}>
        {({ organizationData: organization }) => (
          <>
            <Invite organization={organization} onInvited={loaded.reload} />
            <Sent organization={organization} onChanged={loaded.reload} />
          </>
        )}
      </Read>
    </>
  );
}

interface InviteProps {
  readonly organization: OrganizationData;
  readonly onInvited: () => void;
}

function Invite({ organization: { tags = [] }, onInvited }: InviteProps) {
  const { organizationId, userId } = signedIn();
  const [name, email] = [useSignal(""), useSignal("")];
  const chosen = useSignal<ReadonlySet<string>>(new Set());
  const inviting = useSubmitting();
  useUnsaved(name.value + email.value);
  const userTags = userTagsOf({ tags });
  const submit = (event: Event) => {
    event.preventDefault();
    const invitation = {
      receiverUserName: name.value,
      receiverUserEmail: email.value.trim(),
      receiverUserTags: userTags.map(({ tagId }) => tagId).filter((tagId) => chosen.value.has(tagId)),
      accessType: "ACCESS_TYPE_ALL" as const,
      senderUserId: userId,
    };
    inviting.submit(
      { action: t.invitations.invite, subject: t.invitations.inviteSubject(name.value, email.value.trim()) },
      (connection) => createInvitations(connection, { organizationId, parameters: { invitations: [invitation] } }),
      () => {
        name.value = "";
        email.value = "";
        chosen.value = new Set();
        onInvited();
      },
    );
  };
  return (
    <Section title={t.invitations.invite} about={t.invitations.inviteWhy}>
      <form onSubmit={submit}>
        <div class="columns">
          <div>
            <Field label={t.common.name} text={name} required maxLength={256} />
          </div>
          <div>
            <Field label={t.people.email} text={email} type="email" required maxLength={256} />
          </div>
        </div>
        {userTags.length > 0 && (
          <fieldset>
            <legend>{t.people.tags}</legend>
            <LongList
              items={userTags}
              kind="choices"
              label={t.rights.findTag}
              keyOf={({ tagId }) => tagId}
              textOf={({ tagName }) => tagName}
              of={({ tagId, tagName }) => (
                <Check id={tagId} among={chosen}>
                  <Untrusted text={tagName} />
                </Check>
              )}
            />
          </fieldset>
        )}
        <Submitted of={inviting} />
        <div class="actions start">
          <button type="submit" disabled={inviting.busy.value}>
            {t.invitations.invite}
          </button>
        </div>
      </form>
    </Section>
  );
}

interface SentProps {
  readonly organization: OrganizationData;
  readonly onChanged: () => void;
}

/** Those that can still be accepted first, the newest of each first. */
function Sent({ organization: { invitations = [], users = [] }, onChanged }: SentProps) {
  const { organizationId } = signedIn();
  const revoking = useSubmitting();
  const rank = ({ status }: Invitation) => (status === open ? 0 : 1);
  const seconds = ({ createdAt }: Invitation) => Number(createdAt.seconds);
  const sorted = invitations.toSorted((one, other) => rank(one) - rank(other) || seconds(other) - seconds(one) || 0);
  const revoke = ({ invitationId, receiverUserName, receiverEmail }: Invitation) =>
    revoking.submit(
      {
        action: t.invitations.revoke,
        subject: t.invitations.revokeSubject(receiverUserName, receiverEmail),
        isDangerous: true,
      },
      (connection) => deleteInvitation(connection, { organizationId, parameters: { invitationId } }),
      onChanged,
    );
  return (
    <Section title={t.invitations.sent}>
      {sorted.length === 0 ? (
        <p class="soft">{t.invitations.none}</p>
      ) : (
        <LongList
          items={sorted}
          kind="rows"
          label={t.invitations.find}
          keyOf={({ invitationId }) => invitationId}
          textOf={({ receiverUserName, receiverEmail }) => `${receiverUserName} ${receiverEmail}`}
          of={(invitation) => (
            <>
              <div class="grow">
                <p class="row-title">
                  <Untrusted text={invitation.receiverUserName} />
                  <span class={`badge ${badges[invitation.status] ?? (invitation.status === open ? "" : "plain")}`}>
                    {t.invitations.statuses[invitation.status as keyof typeof t.invitations.statuses] ??
                      invitation.status}
                  </span>
                </p>
                <p class="soft small-text">
                  <Untrusted text={invitation.receiverEmail} /> · {t.invitations.by}{" "}
                  <Untrusted
                    text={users.find(({ userId }) => userId === invitation.senderUserId)?.userName ?? t.common.unknown}
                    most={60}
                  />{" "}
                  · <Time at={toMilliseconds(invitation.createdAt)} />
                </p>
              </div>
              {invitation.status === open && (
                <button
                  type="button"
                  class="small quiet danger-text"
                  aria-label={t.invitations.revokeOf(plainText(invitation.receiverUserName))}
                  disabled={revoking.busy.value}
                  onClick={() => revoke(invitation)}
                >
                  {t.invitations.revoke}
                </button>
              )}
            </>
          )}
        />
      )}
      <Submitted of={revoking} />
    </Section>
  );
}
