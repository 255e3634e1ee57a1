// The chains on which a wallet has its first accounts.

import type { AddressFormat } from "@countersign/api";
import type { Signal } from "@preact/signals";
import { Check } from "../../parts/check.js";
import { t } from "../../texts/index.js";
import { chains, nameOfFormat } from "./chains.js";

export function ChainChoice({ chosen }: { readonly chosen: Signal<ReadonlySet<AddressFormat>> }) {
  return (
    <fieldset>
      <legend>{t.wallets.firstAccounts}</legend>
      <div class="choices">
        {chains.map(({ addressFormat }) => (
          <Check key={addressFormat} id={addressFormat} among={chosen}>
            {nameOfFormat(addressFormat)}
          </Check>
        ))}
      </div>
    </fieldset>
  );
}
