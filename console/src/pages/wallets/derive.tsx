// Derives further accounts of a chain, one or many in a row.

import { createWalletAccounts } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { accountOf, chains, nameOfFormat, nextIndex, pathOf } from "./chains.js";

/** Accounts of one request. */
const most = 100;
/** BIP-32: the index of a key is below 2³¹. */
const lastIndex = 2 ** 31 - 1;

interface DeriveProps {
  readonly walletId: string;
  readonly walletName: string;
  /** Paths that the wallet has already, as far as they are known here. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
  readonly onDerived: () => void;
}

export function Derive({ walletId, walletName, taken, onClose, onDerived }: DeriveProps) {
  const [first = undefined] = chains;
  const chain = useSignal(first);
  const from = useSignal(first ? nextIndex(first, taken) : 0);
  const count = useSignal(1);
  const deriving = useSubmitting();
  const [chainField, fromField, countField] = [useId(), useId(), useId()];
  const { organizationId } = signedIn();
  const chosen = chain.value;
  if (!chosen) return null;
  const submit = (event: Event) => {
    event.preventDefault();
    const accounts = Array.from({ length: count.value }, (_, index) => accountOf(chosen, from.value + index));
    deriving.submit(
      { action: t.accounts.derive, subject: t.accounts.deriveSubject(count.value, walletName) },
      (connection) => createWalletAccounts(connection, { organizationId, parameters: { walletId, accounts } }),
      () => {
        from.value += count.value;
        onDerived();
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <div class="columns">
        <div>
          <label for={chainField}>{t.accounts.chain}</label>
          <select
            id={chainField}
            value={chosen.addressFormat}
            onChange={(event) => {
              const { value } = event.currentTarget;
              const next = chains.find(({ addressFormat }) => addressFormat === value);
              if (!next) return;
              chain.value = next;
              from.value = nextIndex(next, taken);
            }}
          >
            {chains.map(({ addressFormat }) => (
              <option key={addressFormat} value={addressFormat}>
                {nameOfFormat(addressFormat)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label for={countField}>{t.accounts.count}</label>
          <input
            id={countField}
            type="number"
            required
            min={1}
            max={most}
            value={count.value}
            onInput={(event) => (count.value = event.currentTarget.valueAsNumber)}
          />
        </div>
        <div>
          <label for={fromField}>{t.accounts.from}</label>
          <input
            id={fromField}
            type="number"
            required
            min={0}
            max={lastIndex - most}
            value={from.value}
            onInput={(event) => (from.value = event.currentTarget.valueAsNumber)}
          />
        </div>
      </div>
      <p class="soft small-text">
        {t.accounts.path} <code>{Number.isSafeInteger(from.value) ? pathOf(chosen, from.value) : ""}</code>
      </p>
      <Submitted of={deriving} />
      <div class="actions start">
        <button type="submit" class="primary" disabled={deriving.busy.value}>
          {t.accounts.derive}
        </button>
        <button type="button" onClick={onClose}>
          {t.common.close}
        </button>
      </div>
    </form>
  );
}
