// Whether the secret of a wallet or key may be elsewhere, too.

import { t } from "../../texts/index.js";

export function Custody({ of }: { readonly of: { readonly exported: boolean; readonly imported: boolean } }) {
  return (
    <>
      {of.imported && <span class="badge">{t.wallets.imported}</span>}
      {of.exported && <span class="badge warn">{t.wallets.exported}</span>}
    </>
  );
}
