// Between wallets and single keys.

import { linkTo } from "../../router.js";
import { t } from "../../texts/index.js";

export function KeysNav({ at }: { readonly at: "/wallets" | "/private-keys" }) {
  return (
    <nav class="tabs" aria-label={t.wallets.kinds}>
      {(["/wallets", "/private-keys"] as const).map((place) => (
        <a key={place} href={linkTo(place)} aria-current={place === at ? "page" : undefined}>
          {place === "/wallets" ? t.wallets.title : t.keys.title}
        </a>
      ))}
    </nav>
  );
}
