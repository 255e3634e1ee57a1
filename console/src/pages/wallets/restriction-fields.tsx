// What a wallet or key is never used for, to be chosen: where it is created, and later.

import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { TextArea } from "../../parts/text-area.js";
import { later } from "../../texts/later.js";

const { restrictions: words } = later;

export interface RestrictionParts {
  readonly transactionsOnly: Signal<boolean>;
  readonly neverExportable: Signal<boolean>;
  readonly only: Signal<string>;
}

export function useRestrictions(): RestrictionParts {
  return { transactionsOnly: useSignal(false), neverExportable: useSignal(false), only: useSignal("") };
}

export type Chosen = NonNullable<ReturnType<typeof restrictionsOf>>;

/** By the ids of what was just created: its own page asks for them. */
const chosenInCreate = new Map<string, Chosen>();

export function restrictOnItsPage(id: string, parts: RestrictionParts): void {
  const chosen = restrictionsOf(parts);
  if (chosen) chosenInCreate.set(id, chosen);
}

/** What was chosen where it was created, once. */
export function takeChosen(id: string): Chosen | undefined {
  const chosen = chosenInCreate.get(id);
  chosenInCreate.delete(id);
  return chosen;
}

/** As the request has them; undefined where nothing is restricted. */
export function restrictionsOf({ transactionsOnly, neverExportable, only }: RestrictionParts) {
  const names = only.value.split(/[\s,]+/).filter((name) => name !== "");
  if (!transactionsOnly.value && !neverExportable.value && names.length === 0) return undefined;
  return {
    ...(transactionsOnly.value && { transactionsOnly: true }),
    ...(neverExportable.value && { neverExportable: true }),
    ...(names.length > 0 && { only: names }),
  };
}

/** Such as `never exportable; only for eip155:1`. */
export function inWords(of: Chosen): string {
  return [
    ...(of.transactionsOnly ? [words.transactionsOnly] : []),
    ...(of.neverExportable ? [words.neverExportable] : []),
    ...(of.only ? [`${words.only} ${of.only.join(", ")}`] : []),
  ].join("; ");
}

export function RestrictionFields({
  of: { transactionsOnly, neverExportable, only },
}: {
  readonly of: RestrictionParts;
}) {
  return (
    <>
      <Tick of={neverExportable} label={words.neverExportable} about={words.neverExportableWhy} />
      <Tick of={transactionsOnly} label={words.transactionsOnly} about={words.transactionsOnlyWhy} />
      <TextArea label={words.onlyField} text={only} about={words.onlyWhy} rows={2} maxLength={4096} />
    </>
  );
}

/** In a form that creates something. */
export function RestrictNew({ of }: { readonly of: RestrictionParts }) {
  return (
    <details>
      <summary>{words.inCreate}</summary>
      <p class="soft small-text">{words.inCreateWhy}</p>
      <div class="fields">
        <RestrictionFields of={of} />
      </div>
    </details>
  );
}

interface TickProps {
  readonly of: Signal<boolean>;
  readonly label: string;
  readonly about: string;
}

function Tick({ of, label, about }: TickProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={of.value} onChange={(event) => (of.value = event.currentTarget.checked)} />
      <span>
        {label}
        <span class="soft small-text note">{about}</span>
      </span>
    </label>
  );
}
