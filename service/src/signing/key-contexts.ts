// Wallets, their accounts and private keys as policies see them.

import type { Context, KeyContext } from "../policy-language/context.js";
import type { Flag } from "../store/schema.js";
import type { SigningAccountRow } from "../store/wallets.js";

/** What policies see of a row of wallets or of private keys, besides its id. */
export function keyContext({
  name,
  imported,
  exported,
}: {
  readonly name: string;
  readonly imported: Flag;
  readonly exported: Flag;
}): KeyContext {
  return { label: name, imported: imported === 1, exported: exported === 1 };
}

/** What policies see of an account: itself and its wallet. */
export function accountContext(row: SigningAccountRow): Pick<Context, "wallet" | "wallet_account"> {
  const { wallet_name: name, wallet_imported: imported, wallet_exported: exported } = row;
  return {
    wallet: { id: row.wallet_id, ...keyContext({ name, imported, exported }) },
    wallet_account: { address: row.address },
  };
}
