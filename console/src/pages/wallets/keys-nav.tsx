// Between wallets, single keys and secrets.

import { linksBetween } from "../../parts/links-between.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";

export const KeysNav = linksBetween(t.wallets.kinds, {
  "/wallets": t.wallets.title,
  "/private-keys": t.keys.title,
  "/secrets": later.secrets.title,
});
