// Freezes something from its own page, at once, and thaws it.

import { freeze, thaw } from "@countersign/api";
import type { Freeze } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { signedIn } from "../session/connection.js";
import { later } from "../texts/later.js";
import { Section } from "./facts.js";
import { Field } from "./field.js";
import type { Loaded } from "./loaded.js";
import { Submitted, useSubmitting } from "./submitting.js";

const { brakes: words } = later;

const members = {
  FREEZE_TARGET_WALLET: "walletIds",
  FREEZE_TARGET_PRIVATE_KEY: "privateKeyIds",
  FREEZE_TARGET_USER: "userIds",
} as const;

interface FreezingProps {
  readonly target: keyof typeof members;
  readonly targetId: string;
  readonly name: string;
  readonly freezes: Loaded<readonly Freeze[]>;
}

export function Freezing({ target, targetId, name, freezes }: FreezingProps) {
  const { organizationId } = signedIn();
  const reason = useSignal("");
  const doing = useSubmitting();
  const listed = freezes.value.value;
  const isFrozen = listed?.some((each) => each.target === target && each.targetId === targetId) === true;
  const named = { [members[target]]: [targetId] };
  const submit = (event: Event) => {
    event.preventDefault();
    const parameters = { ...named, ...(reason.value !== "" && { reason: reason.value }) };
    doing.submit(
      { action: words.freeze, subject: words.freezeSubject(`“${name}”`), isDangerous: true },
      (connection) => freeze(connection, { organizationId, parameters }),
      freezes.reload,
    );
  };
  const end = () =>
    doing.submit(
      { action: words.thaw, subject: words.thawSubject(`“${name}”`), isDangerous: true },
      (connection) => thaw(connection, { organizationId, parameters: named }),
      freezes.reload,
    );
  return (
    <Section title={words.freezeSection} about={isFrozen ? words.thawWhy : words.sectionWhy[target]}>
      {isFrozen ? (
        <div class="actions start">
          <button type="button" disabled={doing.busy.value} onClick={end}>
            {words.thaw}
          </button>
        </div>
      ) : (
        <form class="inline" onSubmit={submit}>
          <Field label={words.reason} text={reason} maxLength={256} />
          <button type="submit" class="danger" disabled={doing.busy.value}>
            {words.freeze}
          </button>
        </form>
      )}
      <Submitted of={doing} />
    </Section>
  );
}
