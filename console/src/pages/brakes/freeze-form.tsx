// Freezes at once: the whole organization with one press, or what is ticked.

import { freeze } from "@countersign/api";
import type { Freeze, FreezeIntent } from "@countersign/api";
import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { Check } from "../../parts/check.js";
import { Section } from "../../parts/facts.js";
import { Field } from "../../parts/field.js";
import { LongList } from "../../parts/long-list.js";
import type { Loaded } from "../../parts/loaded.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Untrusted } from "../../parts/untrusted.js";
import { signedIn } from "../../session/connection.js";
import { nameIn } from "../../session/holders.js";
import type { Holders, Named } from "../../session/holders.js";
import { later } from "../../texts/later.js";

const { brakes: words } = later;

interface FreezeFormProps {
  readonly targets: Holders;
  readonly freezes: Loaded<readonly Freeze[]>;
}

export function FreezeForm({ targets, freezes }: FreezeFormProps) {
  const { organizationId } = signedIn();
  const reason = useSignal("");
  const none: ReadonlySet<string> = new Set();
  const [wallets, keys, users] = [useSignal(none), useSignal(none), useSignal(none)];
  const freezing = useSubmitting();
  const frozen = new Set((freezes.value.value ?? []).map(({ targetId }) => targetId));
  const isWholeFrozen = frozen.has(organizationId);
  const ids = [...wallets.value, ...keys.value, ...users.value];
  const submit = (subject: string, named: FreezeIntent) =>
    freezing.submit(
      { action: words.freeze, subject, isDangerous: true },
      (connection) =>
        freeze(connection, {
          organizationId,
          parameters: { ...named, ...(reason.value !== "" && { reason: reason.value }) },
        }),
      () => {
        reason.value = "";
        for (const each of [wallets, keys, users]) each.value = none;
        freezes.reload();
      },
    );
  const freezeTicked = (event: Event) => {
    event.preventDefault();
    if (ids.length === 0) return;
    submit(words.freezeSubject(ids.map((id) => `“${nameIn(targets, id)}”`).join(", ")), {
      ...(wallets.value.size > 0 && { walletIds: [...wallets.value] }),
      ...(keys.value.size > 0 && { privateKeyIds: [...keys.value] }),
      ...(users.value.size > 0 && { userIds: [...users.value] }),
    });
  };
  return (
    <Section title={words.freezeTitle} about={words.freezeWhy}>
      <form onSubmit={freezeTicked}>
        <Field label={words.reason} text={reason} about={words.reasonWhy} maxLength={256} />
        <div class="actions start">
          <button
            type="button"
            class="danger"
            disabled={freezing.busy.value || isWholeFrozen}
            onClick={() => submit(words.wholeSubject, { wholeOrganization: true })}
          >
            {words.whole}
          </button>
        </div>
        <p class="soft small-text about">{words.wholeWhy}</p>
        <Ticks title={words.wallets} of={targets.wallets} chosen={wallets} frozen={frozen} />
        <Ticks title={words.keys} of={targets.privateKeys} chosen={keys} frozen={frozen} />
        <Ticks title={words.users} of={targets.users} chosen={users} frozen={frozen} />
        <Submitted of={freezing} />
        <div class="actions start">
          <button type="submit" class="danger" disabled={freezing.busy.value || ids.length === 0}>
            {words.selected(ids.length)}
          </button>
        </div>
      </form>
    </Section>
  );
}

interface TicksProps {
  readonly title: string;
  readonly of: readonly Named[];
  readonly chosen: Signal<ReadonlySet<string>>;
  /** Ids of what is frozen already. */
  readonly frozen: ReadonlySet<string>;
}

function Ticks({ title, of, chosen, frozen }: TicksProps) {
  const items = of.filter(({ id }) => !frozen.has(id));
  if (items.length === 0) return null;
  return (
    <fieldset>
      <legend>{title}</legend>
      <LongList
        items={items}
        kind="choices"
        label={title}
        keyOf={({ id }) => id}
        textOf={({ id, name }) => `${name} ${id}`}
        of={({ id, name }) => (
          <Check id={id} among={chosen}>
            <Untrusted text={name} />
          </Check>
        )}
      />
    </fieldset>
  );
}
