// Between wallets, single keys and secrets.

import { linkTo } from "../../router.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";

const names = {
  "/wallets": t.wallets.title,
  "/private-keys": t.keys.title,
  "/secrets": later.secrets.title,
} as const;

export function KeysNav({ at }: { readonly at: keyof typeof names }) {
  return (
    <nav class="tabs" aria-label={t.wallets.kinds}>
      {Object.entries(names).map(([place, name]) => (
        <a key={place} href={linkTo(place)} aria-current={place === at ? "page" : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
