// Makes a wallet with its first accounts.

import { createWallet } from "@countersign/api";
import type { AddressFormat } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Dialog } from "../../parts/dialog.js";
import { Field } from "../../parts/field.js";
import { FormEnd } from "../../parts/form-end.js";
import type { Submitting } from "../../parts/submitting.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { ChainChoice } from "./chain-choice.js";
import { firstAccounts } from "./chains.js";
import { RestrictNew, restrictOnItsPage, useRestrictions } from "./restriction-fields.js";

interface CreateWalletProps {
  readonly creating: Submitting;
  readonly onClose: () => void;
  readonly onCreated: (walletId: string) => void;
}

export function CreateWallet({ creating, onClose, onCreated }: CreateWalletProps) {
  const name = useSignal("");
  const words = useSignal<12 | 24>(24);
  const chosen = useSignal<ReadonlySet<AddressFormat>>(new Set(["ADDRESS_FORMAT_ETHEREUM"]));
  const restrictions = useRestrictions();
  const wordsField = useId();
  useUnsaved(name.value);
  const { organizationId } = signedIn();
  const submit = (event: Event) => {
    event.preventDefault();
    const review = { action: t.wallets.create, subject: t.wallets.createSubject(name.value) };
    const accounts = firstAccounts(chosen.value);
    const parameters = { walletName: name.value, accounts, mnemonicLength: words.value };
    creating.submit(
      review,
      (connection) => createWallet(connection, { organizationId, parameters }),
      ({ result }) => {
        const walletId = result.createWalletResult?.walletId;
        if (walletId === undefined) return;
        restrictOnItsPage(walletId, restrictions);
        onCreated(walletId);
      },
    );
  };
  return (
    <Dialog title={t.wallets.createTitle} onClose={onClose}>
      <form onSubmit={submit}>
        <Field label={t.common.name} text={name} required maxLength={256} />
        <ChainChoice chosen={chosen} />
        <label for={wordsField}>{t.wallets.words}</label>
        <select
          id={wordsField}
          value={words.value}
          onChange={(event) => (words.value = event.currentTarget.value === "12" ? 12 : 24)}
        >
          {([24, 12] as const).map((count) => (
            <option key={count} value={count}>
              {t.wallets.wordCount(count)}
            </option>
          ))}
        </select>
        <RestrictNew of={restrictions} />
        <FormEnd of={creating} action={t.wallets.create} onClose={onClose} />
      </form>
    </Dialog>
  );
}
