// Tags of private keys, to which policies can refer: those that there are, and those that a key carries.

import { createPrivateKeyTag, deletePrivateKeyTags, listPrivateKeyTags, updatePrivateKeyTag } from "@countersign/api";
import type { PrivateKey } from "@countersign/api";
import { Section } from "../../parts/facts.js";
import { LongList } from "../../parts/long-list.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { TagSection } from "../../parts/tag-section.js";
import { Untrusted } from "../../parts/untrusted.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";

function useTags() {
  const { id, organizationId } = signedIn();
  return useLoaded((signal) => listPrivateKeyTags(reads(signedIn()), { organizationId }, { signal }), [id]);
}

/** All tags of the organization, to be made and deleted. */
export function KeyTags({ keys, onChanged }: { readonly keys: readonly PrivateKey[]; readonly onChanged: () => void }) {
  const { organizationId } = signedIn();
  const tags = useTags();
  return (
    <TagSection
      about={t.keys.tagsWhy}
      texts={t.keys}
      carriersOf={(tagId) => keys.filter(({ privateKeyTags: own }) => own.includes(tagId)).length}
      create={(connection, privateKeyTagName) =>
        createPrivateKeyTag(connection, { organizationId, parameters: { privateKeyTagName, privateKeyIds: [] } })
      }
      remove={(connection, tagId) =>
        deletePrivateKeyTags(connection, { organizationId, parameters: { privateKeyTagIds: [tagId] } })
      }
      onChanged={() => {
        tags.reload();
        onChanged();
      }}
    >
      {(rows) => <Read of={tags}>{({ privateKeyTags }) => rows(privateKeyTags)}</Read>}
    </TagSection>
  );
}

interface TagsOfKeyProps {
  readonly of: PrivateKey;
  readonly onChanged: () => void;
}

/** The tags that a key carries, to be given and taken. */
export function TagsOfKey({ of: { privateKeyId, privateKeyName, privateKeyTags: own }, onChanged }: TagsOfKeyProps) {
  const { organizationId } = signedIn();
  const tags = useTags();
  const changing = useSubmitting();
  const change = (tagId: string, tagName: string, isCarried: boolean) =>
    changing.submit(
      {
        action: isCarried ? t.keys.untag : t.keys.tag,
        subject: (isCarried ? t.keys.untagSubject : t.keys.tagSubject)(tagName, privateKeyName),
      },
      (connection) => {
        const [add, remove] = isCarried ? [[], [privateKeyId]] : [[privateKeyId], []];
        const parameters = { privateKeyTagId: tagId, addPrivateKeyIds: add, removePrivateKeyIds: remove };
        return updatePrivateKeyTag(connection, { organizationId, parameters });
      },
      onChanged,
    );
  return (
    <Section title={t.keys.tags} about={t.keys.tagsWhy}>
      <Read of={tags}>
        {({ privateKeyTags }) =>
          privateKeyTags.length === 0 ? (
            <p class="soft">{t.keys.noTags}</p>
          ) : (
            <LongList
              items={privateKeyTags}
              kind="rows"
              label={t.keys.findTag}
              keyOf={({ tagId }) => tagId}
              textOf={({ tagName, tagId }) => `${tagName} ${tagId}`}
              of={({ tagId, tagName }) => {
                const isCarried = own.includes(tagId);
                return (
                  <>
                    <p class="grow row-title">
                      <Untrusted text={tagName} />
                      {isCarried && <span class="badge">{t.keys.carried}</span>}
                    </p>
                    <button
                      type="button"
                      class="small"
                      disabled={changing.busy.value}
                      onClick={() => change(tagId, tagName, isCarried)}
                    >
                      {isCarried ? t.keys.untag : t.keys.tag}
                    </button>
                  </>
                );
              }}
            />
          )
        }
      </Read>
      <Submitted of={changing} />
    </Section>
  );
}
