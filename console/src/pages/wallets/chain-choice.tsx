// The chains on which a wallet has its first accounts.

import type { Signal } from "@preact/signals";
import { t } from "../../texts/index.js";
import { chains } from "./chains.js";
import type { Chain } from "./chains.js";

export function ChainChoice({ chosen }: { readonly chosen: Signal<ReadonlySet<Chain["id"]>> }) {
  return (
    <fieldset>
      <legend>{t.wallets.firstAccounts}</legend>
      <div class="choices">
        {chains.map(({ id }) => (
          <label key={id} class="check">
            <input
              type="checkbox"
              checked={chosen.value.has(id)}
              onChange={(event) => {
                const others = [...chosen.value].filter((other) => other !== id);
                chosen.value = new Set(event.currentTarget.checked ? [...others, id] : others);
              }}
            />
            {t.chains.names[id]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
