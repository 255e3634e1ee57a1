// What to sign with: named by its address or id, or as an account of a wallet.

import { listWalletAccounts } from "@countersign/api";
import type { Command } from "commander";
import { idOf, walletIds } from "../session/lookup.js";
import type { Session } from "../session/session.js";
import { UsageError } from "../terminal/failure.js";

export interface SignerOptions {
  readonly with?: string;
  readonly wallet?: string;
  readonly path?: string;
}

// A page of the largest size; wallets with more accounts than that are not chosen from by eye.
const most = "100";

/** Adds the options that name a signer. */
export function signerOptions(command: Command): Command {
  return command
    .option("--with <key>", "address of a wallet account or private key, or id of a private key")
    .option("--wallet <wallet>", "name or id of a wallet, instead of --with")
    .option("--path <path>", "derivation path of the account, if the wallet has several");
}

/**
 * The address or id for a request's `signWith`.
 *
 * @throws UsageError when the options name none, or not one
 */
export async function signWithOf(session: Session, { with: key, wallet, path }: SignerOptions): Promise<string> {
  if ((key === undefined) === (wallet === undefined)) {
    throw new UsageError("name what to sign with: either --with ADDRESS or --wallet NAME");
  }
  if (key !== undefined) return key;
  const { connection, organizationId } = session;
  const walletId = await idOf(walletIds, session, wallet!);
  const request = { organizationId, walletId, paginationOptions: { limit: most } };
  const { accounts } = await listWalletAccounts(connection, request);
  const chosen = path === undefined ? accounts : accounts.filter((account) => account.path === path);
  if (chosen.length === 1) return chosen[0]!.address;
  const there = accounts.map((account) => `${account.path} (${account.address})`).join(", ");
  throw new UsageError(
    `wallet ${wallet} has ${chosen.length || "no"} matching accounts; choose one with --path: ${there || "none"}`,
  );
}
