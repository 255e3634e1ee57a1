// What a file of policy tests says of the organization: its people and policies, and the keys that the cases speak of.

import { getOrganizationConfigs, listPolicies, listPrivateKeys, listUsers, listWalletAccounts } from "@countersign/api";
import type { Connection, WalletAccount } from "@countersign/api";
import type { Case, Given, GivenWallet } from "./table.js";

const pageSize = 100;
/** Pages of accounts that are looked through. */
const mostPages = 100;

export async function readGiven(
  connection: Connection,
  organizationId: string,
  cases: readonly Case[],
  signal: AbortSignal,
): Promise<Given> {
  const input = { organizationId };
  const [{ configs }, { users }, { policies }, { privateKeys }] = await Promise.all([
    getOrganizationConfigs(connection, input, { signal }),
    listUsers(connection, input, { signal }),
    listPolicies(connection, input, { signal }),
    listPrivateKeys(connection, input, { signal }),
  ]);
  const spoken = new Set(cases.flatMap(({ parameters }) => textsIn(parameters)));
  const isSpoken = (text: string | undefined) => text !== undefined && spoken.has(text.toLowerCase());
  const wallets = new Map<string, GivenWallet & { readonly addresses: string[] }>();
  for await (const { walletId, address, walletDetails } of accountsOf(connection, organizationId, signal)) {
    if (!isSpoken(walletId) && !isSpoken(address)) continue;
    const { walletName = "", imported = false, exported = false } = walletDetails ?? {};
    const wallet = wallets.get(walletId) ?? { walletId, walletName, imported, exported, addresses: [] };
    // As many as the command line takes.
    if (wallet.addresses.length < 1000) wallet.addresses.push(address);
    wallets.set(walletId, wallet);
  }
  return {
    quorum: configs.quorum ?? { threshold: 1, userIds: [] },
    users,
    policies,
    wallets: [...wallets.values()],
    privateKeys: privateKeys.filter(
      ({ privateKeyId, addresses }) => isSpoken(privateKeyId) || addresses.some(({ address }) => isSpoken(address)),
    ),
  };
}

async function* accountsOf(
  connection: Connection,
  organizationId: string,
  signal: AbortSignal,
): AsyncGenerator<WalletAccount> {
  let after: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const paginationOptions = { limit: String(pageSize), ...(after !== undefined && { after }) };
    const input = { organizationId, includeWalletDetails: true, paginationOptions };
    const { accounts } = await listWalletAccounts(connection, input, { signal });
    yield* accounts;
    if (accounts.length < pageSize) return;
    after = accounts.at(-1)?.walletAccountId;
  }
}

/** All texts of parameters, in lower case, as addresses may be written in both. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value.toLowerCase()];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
