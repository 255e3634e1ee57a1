// What becomes of requests beyond a limit, and what is allowed although it cannot be counted.

import { SpendingExcess, UncountedSpending } from "@countersign/api";
import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { Check } from "../../parts/check.js";
import { Choice } from "../../parts/choice.js";
import { later } from "../../texts/later.js";

const { limits: words } = later;

export interface ExcessParts {
  readonly excess: Signal<SpendingExcess>;
  readonly uncounted: Signal<ReadonlySet<UncountedSpending>>;
}

export function useExcess(excess: SpendingExcess, uncounted: readonly UncountedSpending[]): ExcessParts {
  return { excess: useSignal(excess), uncounted: useSignal<ReadonlySet<UncountedSpending>>(new Set(uncounted)) };
}

export function ExcessFields({ of: { excess, uncounted } }: { readonly of: ExcessParts }) {
  return (
    <>
      <Choice
        label={words.excess}
        chosen={excess}
        of={Object.values(SpendingExcess).map((each) => [each, words.excesses[each]] as const)}
      />
      <fieldset class="boxed">
        <legend>{words.uncounted}</legend>
        <p class="soft small-text">{words.uncountedWhy}</p>
        {Object.values(UncountedSpending).map((kind) => (
          <Check key={kind} id={kind} among={uncounted}>
            {words.uncountedKinds[kind]}
          </Check>
        ))}
      </fieldset>
    </>
  );
}
