// Tags that there are, to which policies can refer: of users or of private keys, to be made and deleted.

import type { Activity, Connection } from "@countersign/api";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t } from "../texts/index.js";
import { Section } from "./facts.js";
import { Field } from "./field.js";
import { LongList } from "./long-list.js";
import { Submitted, useSubmitting } from "./submitting.js";
import { Untrusted, plainText } from "./untrusted.js";

interface Tag {
  readonly tagId: string;
  readonly tagName: string;
}

type Send = (connection: Connection, tag: string) => Promise<{ readonly activity: Activity }>;

export interface TagSectionProps {
  readonly about: string;
  /** Of what carries the tags. */
  readonly texts: {
    readonly tags: string;
    readonly findTag: string;
    readonly tagName: string;
    readonly createTag: string;
    readonly createTagSubject: (name: string) => string;
    readonly deleteTagSubject: (name: string) => string;
    readonly carriers: (count: number) => string;
  };
  readonly carriersOf: (tagId: string) => number;
  /** Of a name. */
  readonly create: Send;
  /** By its id. */
  readonly remove: Send;
  readonly onChanged: () => void;
  /** Where the rows stand, once the tags are known. */
  readonly children: (rows: (tags: readonly Tag[]) => ComponentChildren) => ComponentChildren;
}

export function TagSection({ about, texts, carriersOf, create, remove, onChanged, children }: TagSectionProps) {
  const name = useSignal("");
  const changing = useSubmitting();
  const submit = (event: Event) => {
    event.preventDefault();
    changing.submit(
      { action: texts.createTag, subject: texts.createTagSubject(name.value) },
      (connection) => create(connection, name.value),
      () => {
        name.value = "";
        onChanged();
      },
    );
  };
  const drop = ({ tagId, tagName }: Tag) =>
    changing.submit(
      { action: t.common.delete, subject: texts.deleteTagSubject(tagName), isDangerous: true },
      (connection) => remove(connection, tagId),
      onChanged,
    );
  return (
    <Section title={texts.tags} about={about}>
      {children((tags) => (
        <LongList
          items={tags}
          kind="rows"
          label={texts.findTag}
          keyOf={({ tagId }) => tagId}
          textOf={({ tagName, tagId }) => `${tagName} ${tagId}`}
          of={(tag) => (
            <>
              <p class="grow">
                <span class="row-title">
                  <Untrusted text={tag.tagName} />
                </span>{" "}
                <span class="soft">{texts.carriers(carriersOf(tag.tagId))}</span>
              </p>
              <button
                type="button"
                class="small quiet danger-text"
                aria-label={texts.deleteTagSubject(plainText(tag.tagName))}
                disabled={changing.busy.value}
                onClick={() => drop(tag)}
              >
                {t.common.delete}
              </button>
            </>
          )}
        />
      ))}
      <form class="inline" onSubmit={submit}>
        <Field label={texts.tagName} text={name} required maxLength={256} />
        <button type="submit" disabled={changing.busy.value}>
          {texts.createTag}
        </button>
      </form>
      <Submitted of={changing} />
    </Section>
  );
}
