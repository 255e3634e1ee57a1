// All users of the organization.

import { createUsers } from "@countersign/api";
import type { OrganizationData, User } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { Dialog } from "../../parts/dialog.js";
import { Field } from "../../parts/field.js";
import { FormEnd } from "../../parts/form-end.js";
import { Frozen, FrozenBadge, useFreezes } from "../../parts/frozen.js";
import { LongList } from "../../parts/long-list.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import type { Submitting } from "../../parts/submitting.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { Untrusted } from "../../parts/untrusted.js";
import { go, linkTo } from "../../router.js";
import { signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { PeopleNav } from "./people-nav.js";
import { readPeople } from "./read.js";

export function PeoplePage() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded((signal) => readPeople(organizationId, signal), [id]);
  const freezes = useFreezes();
  const isCreating = useSignal(false);
  const creating = useSubmitting();
  return (
    <>
      <div class="title-row">
        <h1>{t.people.title}</h1>
        <button type="button" class="primary" onClick={() => (isCreating.value = true)}>
          {t.people.create}
        </button>
      </div>
      <PeopleNav at="/people" />
      {!isCreating.value && <Submitted of={creating} />}
      <Frozen freezes={freezes} />
      <Read of={loaded}>
        {(organizationData) => (
          <LongList
            items={organizationData.users ?? []}
            label={t.people.find}
            keyOf={({ userId }) => userId}
            textOf={({ userName, userId, userEmail = "" }) => `${userName} ${userEmail} ${userId}`}
            exported={{
              name: "users",
              columns: [
                [t.list.columns.id, ({ userId }) => userId],
                [t.list.columns.name, ({ userName }) => userName],
                [t.list.columns.email, ({ userEmail = "" }) => userEmail],
                [
                  t.list.columns.root,
                  ({ userId }) => String(organizationData.rootQuorum?.userIds.includes(userId) === true),
                ],
                [t.list.columns.tags, ({ userTags }) => userTags.join("; ")],
              ],
            }}
            of={(user) => <Card user={user} organization={organizationData} freezes={freezes} />}
          />
        )}
      </Read>
      {isCreating.value && <CreateUser creating={creating} onClose={() => (isCreating.value = false)} />}
    </>
  );
}

interface CardProps {
  readonly user: User;
  readonly organization: OrganizationData;
  readonly freezes: ReturnType<typeof useFreezes>;
}

function Card({ user, organization, freezes }: CardProps) {
  const { userId, userName, userEmail, userTags, apiKeys, authenticators, oauthProviders } = user;
  return (
    <a class="card link" href={linkTo(`/people/${userId}`)}>
      <span class="row-title">
        <Untrusted text={userName} />
        {organization.rootQuorum?.userIds.includes(userId) && <span class="badge">{t.people.root}</span>}
        <FrozenBadge freezes={freezes} targetId={userId} />
        {userTags.map((tagId) => (
          <span key={tagId} class="badge plain">
            <Untrusted text={organization.tags?.find((tag) => tag.tagId === tagId)?.tagName ?? tagId} most={40} />
          </span>
        ))}
      </span>
      <span class="soft small-text">
        {userEmail !== undefined && (
          <>
            <Untrusted text={userEmail} />
            {" · "}
          </>
        )}
        {t.people.credentials(apiKeys.length, authenticators.length, oauthProviders.length)}
      </span>
    </a>
  );
}

interface CreateUserProps {
  readonly creating: Submitting;
  readonly onClose: () => void;
}

/** Without a credential, unless a public key is given: the user gets in by e-mail, or by what others add. */
function CreateUser({ creating, onClose }: CreateUserProps) {
  const [name, email, publicKey] = [useSignal(""), useSignal(""), useSignal("")];
  useUnsaved(name.value + email.value + publicKey.value);
  const { organizationId } = signedIn();
  const submit = (event: Event) => {
    event.preventDefault();
    const apiKeys =
      publicKey.value === ""
        ? []
        : [{ apiKeyName: t.people.keyName, publicKey: publicKey.value, curveType: "API_KEY_CURVE_P256" as const }];
    const user = {
      userName: name.value,
      ...(email.value !== "" && { userEmail: email.value }),
      apiKeys,
      authenticators: [],
      userTags: [],
      oauthProviders: [],
    };
    creating.submit(
      { action: t.people.create, subject: t.people.createSubject(name.value) },
      (connection) => createUsers(connection, { organizationId, parameters: { users: [user] } }),
      ({ result }) => go(`/people/${result.createUsersResult?.userIds[0] ?? ""}`),
    );
  };
  return (
    <Dialog title={t.people.create} onClose={onClose}>
      <form onSubmit={submit}>
        <Field label={t.common.name} text={name} required maxLength={256} />
        <Field label={t.people.email} text={email} type="email" maxLength={256} />
        <Field label={t.people.publicKey} text={publicKey} about={t.people.publicKeyWhy} class="mono" maxLength={66} />
        <FormEnd of={creating} action={t.people.create} onClose={onClose} />
      </form>
    </Dialog>
  );
}
