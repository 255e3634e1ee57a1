// What spending limits name as their scope: one that names nothing would limit nothing, and nobody would notice.

import { ApiError, ErrorCode } from "@countersign/api";
import type { CreateSpendingLimitIntent } from "@countersign/api";
import { lookupForm } from "../chains/addresses.js";
import { isReceiverOn, receiverForm } from "../chains/receivers.js";
import { collect } from "../store/batches.js";
import { findPrivateKeyRecords } from "../store/private-key-records.js";
import { listTags } from "../store/tags.js";
import { findWalletRecords } from "../store/wallet-records.js";
import { findSigningAccounts } from "../store/wallets.js";
import type { WalletAccountRow } from "../store/wallets.js";
import type { Scope } from "../store/store.js";
import { readAsset, spendingChains } from "./asset.js";
import { isHolder } from "./charges.js";
import type { SpendingLimit } from "./spending-limit.js";

/**
 * What the scope of a new limit names, in the form in which it is counted; undefined where each one is counted by itself.
 *
 * @param reading of the organization
 * @param members of the organization, by their ids
 * @throws ApiError INVALID_ARGUMENT for what is not in the organization, and for a receiver that is no address
 */
export async function readScopeId(
  reading: Scope,
  members: ReadonlyMap<string, unknown>,
  { scope, scopeId: id, assets }: Pick<CreateSpendingLimitIntent, "scope" | "scopeId" | "assets">,
): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const missing = (what: string) =>
    new ApiError(ErrorCode.INVALID_ARGUMENT, `scopeId: no ${what} ${JSON.stringify(id)} in this organization`);
  switch (scope) {
    case "SPENDING_SCOPE_WALLET":
      if ((await findWalletRecords(reading, [id])).length === 0) throw missing("wallet");
      return id;
    case "SPENDING_SCOPE_ACCOUNT": {
      const [account] = await findSigningAccounts(reading, lookupForm(id));
      if (account) return account.address;
      if ((await findPrivateKeyRecords(reading, [id])).length === 0)
        throw missing("wallet account with the address, or private key with the id,");
      return id;
    }
    case "SPENDING_SCOPE_USER":
      if (!members.has(id)) throw missing("user");
      return id;
    case "SPENDING_SCOPE_USER_TAG":
      if (!(await collect(listTags(reading, "TAG_TYPE_USER"))).some((tag) => tag.id === id)) throw missing("user tag");
      return id;
    case "SPENDING_SCOPE_RECEIVER": {
      const chains = assets.length > 0 ? assets.map((asset) => readAsset(asset, "assets").chain) : spendingChains;
      if (!chains.some((chain) => isReceiverOn(chain, id))) {
        const message = `scopeId: ${JSON.stringify(id)} is no address of ${[...new Set(chains)].join(", ")}`;
        throw new ApiError(ErrorCode.INVALID_ARGUMENT, message);
      }
      return receiverForm(id);
    }
    case "SPENDING_SCOPE_ORGANIZATION":
      return id;
  }
}

/**
 * Makes sure that limits for accounts still count what the keys of some spend: added again, an account may have another address.
 *
 * @throws ApiError FAILED_PRECONDITION
 */
export function checkNotCounted(
  spendingLimits: readonly SpendingLimit[],
  accounts: readonly Pick<WalletAccountRow, "address">[],
): void {
  for (const limit of spendingLimits) {
    if (limit.scope !== "SPENDING_SCOPE_ACCOUNT") continue;
    const counted = accounts.find(({ address }) => isHolder(limit, address));
    if (!counted) continue;
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `walletAccountIds: spending limit ${JSON.stringify(limit.name)} counts what ${counted.address} spends, and would not ` +
        "under another address of its key; delete the limit first",
    );
  }
}
