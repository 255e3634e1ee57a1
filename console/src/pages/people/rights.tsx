// What people may do together: the root quorum and tags.

import { createUserTag, deleteUserTags, updateRootQuorum } from "@countersign/api";
import type { OrganizationData } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Check } from "../../parts/check.js";
import { Section } from "../../parts/facts.js";
import { LongList } from "../../parts/long-list.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { TagSection } from "../../parts/tag-section.js";
import { Untrusted } from "../../parts/untrusted.js";
import { signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { PeopleNav } from "./people-nav.js";
import { readPeople } from "./read.js";
import { userTagsOf } from "./user-tags.js";

export function RightsPage() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded((signal) => readPeople(organizationId, signal), [id]);
  return (
    <>
      <h1>{t.rights.title}</h1>
      <PeopleNav at="/rights" />
      <Read of={loaded}>
        {(organization) => (
          <>
            <RootQuorum
              key={JSON.stringify(organization.rootQuorum)}
              organization={organization}
              onChanged={loaded.reload}
            />
            <Tags organization={organization} onChanged={loaded.reload} />
          </>
        )}
      </Read>
    </>
  );
}

interface PartProps {
  readonly organization: OrganizationData;
  readonly onChanged: () => void;
}

function RootQuorum({ organization: { users = [], rootQuorum }, onChanged }: PartProps) {
  const { organizationId } = signedIn();
  const chosen = useSignal<ReadonlySet<string>>(new Set(rootQuorum?.userIds));
  const threshold = useSignal(rootQuorum?.threshold ?? 1);
  const changing = useSubmitting();
  const field = useId();
  const userIds = users.map(({ userId }) => userId).filter((userId) => chosen.value.has(userId));
  const submit = (event: Event) => {
    event.preventDefault();
    changing.submit(
      { action: t.rights.change, subject: t.rights.changeSubject(threshold.value, userIds.length), isDangerous: true },
      (connection) =>
        updateRootQuorum(connection, { organizationId, parameters: { threshold: threshold.value, userIds } }),
      onChanged,
    );
  };
  return (
    <Section title={t.rights.quorum} about={t.rights.quorumWhy}>
      <form onSubmit={submit}>
        <fieldset>
          <legend>{t.rights.rootUsers}</legend>
          <LongList
            items={users}
            kind="rows"
            label={t.people.find}
            keyOf={({ userId }) => userId}
            textOf={({ userName, userId }) => `${userName} ${userId}`}
            of={({ userId, userName }) => (
              <Check id={userId} among={chosen}>
                <Untrusted text={userName} />
              </Check>
            )}
          />
        </fieldset>
        <label for={field}>{t.rights.threshold(userIds.length)}</label>
        <input
          id={field}
          class="short"
          type="number"
          required
          min={1}
          max={Math.max(1, userIds.length)}
          value={threshold.value}
          onInput={(event) => (threshold.value = event.currentTarget.valueAsNumber)}
        />
        <Submitted of={changing} />
        <div class="actions start">
          <button type="submit" disabled={changing.busy.value || userIds.length === 0}>
            {t.rights.change}
          </button>
        </div>
      </form>
    </Section>
  );
}

function Tags({ organization, onChanged }: PartProps) {
  const { organizationId } = signedIn();
  const { users = [] } = organization;
  return (
    <TagSection
      about={t.people.tagsWhy}
      texts={t.rights}
      carriersOf={(tagId) => users.filter(({ userTags }) => userTags.includes(tagId)).length}
      create={(connection, userTagName) =>
        createUserTag(connection, { organizationId, parameters: { userTagName, userIds: [] } })
      }
      remove={(connection, tagId) =>
        deleteUserTags(connection, { organizationId, parameters: { userTagIds: [tagId] } })
      }
      onChanged={onChanged}
    >
      {(rows) => rows(userTagsOf(organization))}
    </TagSection>
  );
}
