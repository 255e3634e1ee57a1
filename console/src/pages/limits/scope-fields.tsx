// Whose spending is counted together.

import { SpendingScope } from "@countersign/api";
import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { Choice } from "../../parts/choice.js";
import { Field } from "../../parts/field.js";
import { plainText } from "../../parts/untrusted.js";
import type { Holders, Named } from "../../session/holders.js";
import { later } from "../../texts/later.js";

const { limits: words } = later;

export interface ScopeParts {
  readonly scope: Signal<SpendingScope>;
  /** What the scope names, such as a wallet; empty for each one by itself. */
  readonly scopeId: Signal<string>;
}

export function useScope(): ScopeParts {
  return { scope: useSignal<SpendingScope>("SPENDING_SCOPE_WALLET"), scopeId: useSignal("") };
}

export function scopeOf({ scope, scopeId }: ScopeParts) {
  const id = scopeId.value.trim();
  return {
    scope: scope.value,
    ...(scope.value !== "SPENDING_SCOPE_ORGANIZATION" && id !== "" && { scopeId: id }),
  };
}

/** What there is to choose from; undefined for a scope whose addresses are written. */
function listOf(scope: SpendingScope, { wallets, users, tags }: Holders): readonly Named[] | undefined {
  switch (scope) {
    case "SPENDING_SCOPE_WALLET":
      return wallets;
    case "SPENDING_SCOPE_USER":
      return users;
    case "SPENDING_SCOPE_USER_TAG":
      return tags;
    default:
      return undefined;
  }
}

export function ScopeFields({
  of: { scope, scopeId },
  holders,
}: {
  readonly of: ScopeParts;
  readonly holders: Holders;
}) {
  const list = listOf(scope.value, holders);
  return (
    <>
      <Choice
        label={words.scope}
        chosen={{
          get value() {
            return scope.value;
          },
          set value(chosen) {
            scope.value = chosen;
            scopeId.value = "";
          },
        }}
        of={Object.values(SpendingScope).map((each) => [each, words.scopes[each]] as const)}
      />
      {list && (
        <Choice
          label={words.which}
          chosen={scopeId}
          of={[["", words.each[scope.value]], ...list.map(({ id, name }) => [id, plainText(name)] as const)]}
        />
      )}
      {(scope.value === "SPENDING_SCOPE_ACCOUNT" || scope.value === "SPENDING_SCOPE_RECEIVER") && (
        <Field
          label={scope.value === "SPENDING_SCOPE_ACCOUNT" ? words.whichAddress : words.whichReceiver}
          text={scopeId}
          about={words.whichWhy}
          class="mono"
          maxLength={256}
        />
      )}
    </>
  );
}
