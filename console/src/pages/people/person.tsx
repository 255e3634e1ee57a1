// One user: who it is, by what they get in, and which tags they carry.

import { deleteUsers, updateUserName, updateUserTag } from "@countersign/api";
import type { OrganizationData, User } from "@countersign/api";
import { DeleteSection } from "../../parts/delete-section.js";
import { Facts, Section } from "../../parts/facts.js";
import { Freezing } from "../../parts/freezing.js";
import { Frozen, useFreezes } from "../../parts/frozen.js";
import { Grouped } from "../../parts/hex.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Rename } from "../../parts/rename.js";
import { Empty } from "../../parts/state.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Time, toMilliseconds } from "../../parts/time.js";
import { plainText, Untrusted } from "../../parts/untrusted.js";
import { go, linkTo } from "../../router.js";
import { signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import type { PageProps } from "../pages.js";
import { Credentials } from "./credentials.js";
import { MfaPolicies } from "./mfa-policies.js";
import { readPeople } from "./read.js";
import { userTagsOf } from "./user-tags.js";

export function PersonPage({ parts }: PageProps) {
  const { id, organizationId } = signedIn();
  const { userId = "" } = parts;
  const loaded = useLoaded((signal) => readPeople(organizationId, signal), [id, userId]);
  return (
    <>
      <p>
        <a href={linkTo("/people")}>← {t.people.title}</a>
      </p>
      <Read of={loaded}>
        {(organizationData) => {
          const user = organizationData.users?.find((other) => other.userId === userId);
          return user ? (
            <Person user={user} organization={organizationData} onChanged={loaded.reload} />
          ) : (
            <Empty title={t.people.gone} />
          );
        }}
      </Read>
    </>
  );
}

interface PersonProps {
  readonly user: User;
  readonly organization: OrganizationData;
  readonly onChanged: () => void;
}

function Person({ user, organization, onChanged }: PersonProps) {
  const { userId, userName, userEmail, userPhoneNumber, createdAt } = user;
  const { organizationId } = signedIn();
  const renaming = useSubmitting();
  const freezes = useFreezes();
  const isRoot = organization.rootQuorum?.userIds.includes(userId) === true;
  return (
    <>
      <div class="title-row">
        <h1>
          <Untrusted text={userName} />
        </h1>
        {isRoot && <span class="badge">{t.people.root}</span>}
      </div>
      <Frozen freezes={freezes} concerned={{ FREEZE_TARGET_USER: [userId] }} />
      <Section title={t.people.about}>
        <Facts
          of={[
            userEmail !== undefined && [t.people.email, <Untrusted text={userEmail} />],
            userPhoneNumber !== undefined && [t.people.phone, <Untrusted text={userPhoneNumber} />],
            [t.people.id, <Grouped text={userId} group={36} copy />],
            [t.common.created, <Time at={toMilliseconds(createdAt)} />],
          ]}
        />
        <Rename
          key={userName}
          name={userName}
          most={256}
          isBusy={renaming.busy.value}
          onRename={(to) =>
            renaming.submit(
              { action: t.common.rename, subject: t.people.renameSubject(userName, to) },
              (connection) => updateUserName(connection, { organizationId, parameters: { userId, userName: to } }),
              onChanged,
            )
          }
        />
        <Submitted of={renaming} />
      </Section>
      <Tags user={user} organization={organization} onChanged={onChanged} />
      <Freezing target="FREEZE_TARGET_USER" targetId={userId} name={userName} freezes={freezes} />
      <Credentials user={user} onChanged={onChanged} />
      <MfaPolicies of={user} onChanged={onChanged} />
      <DeleteSection
        about={t.people.deleteWhy}
        review={{ subject: t.people.deleteSubject(userName) }}
        send={(connection) => deleteUsers(connection, { organizationId, parameters: { userIds: [userId] } })}
        onDeleted={() => go("/people")}
      />
    </>
  );
}

function Tags({ user: { userId, userName, userTags }, organization, onChanged }: PersonProps) {
  const { organizationId } = signedIn();
  const changing = useSubmitting();
  const tags = userTagsOf(organization);
  const change = (userTagId: string, tagName: string, adds: boolean) =>
    changing.submit(
      {
        action: adds ? t.people.addTag : t.people.removeTag,
        subject: adds ? t.people.addTagSubject(tagName, userName) : t.people.removeTagSubject(tagName, userName),
      },
      (connection) =>
        updateUserTag(connection, {
          organizationId,
          parameters: { userTagId, addUserIds: adds ? [userId] : [], removeUserIds: adds ? [] : [userId] },
        }),
      onChanged,
    );
  return (
    <Section title={t.people.tags} about={t.people.tagsWhy}>
      {tags.length === 0 ? (
        <p class="soft">{t.people.noTags}</p>
      ) : (
        <ul class="rows">
          {tags.map(({ tagId, tagName }) => {
            const carries = userTags.includes(tagId);
            return (
              <li key={tagId}>
                <p class="grow row-title">
                  <Untrusted text={tagName} />
                  {carries && <span class="badge good">{t.people.carries}</span>}
                </p>
                <button
                  type="button"
                  class="small"
                  disabled={changing.busy.value}
                  aria-label={(carries ? t.people.removeTagOf : t.people.addTagOf)(plainText(tagName))}
                  onClick={() => change(tagId, tagName, !carries)}
                >
                  {carries ? t.people.removeTag : t.people.addTag}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <Submitted of={changing} />
    </Section>
  );
}
