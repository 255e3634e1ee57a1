// `countersign wallets accounts`: keys derived from a wallet's seed, with their addresses.

import {
  AddressFormat,
  Curve,
  createWalletAccounts,
  deleteWalletAccounts,
  listWalletAccounts,
  updateWalletAccountName,
} from "@countersign/api";
import { Command } from "commander";
import { idOf, walletIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { friendlyName } from "../terminal/enum-values.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { record, show, table, time } from "../terminal/output.js";
import { addPageOptions, pageOf } from "../terminal/page-options.js";
import type { PageOptions } from "../terminal/page-options.js";
import { accountsOf, addAccountOptions } from "./wallet-account-options.js";
import type { AccountOptions } from "./wallet-account-options.js";
import { addAccountExport } from "./wallets-transfer.js";

interface CreateOptions extends AccountOptions {
  readonly wallet: string;
}

interface ListOptions extends PageOptions {
  readonly wallet?: string;
}

interface RenameOptions {
  readonly account: string;
  readonly name: string;
}

/** `countersign wallets accounts`. */
export function walletAccountsCommand(io: Io): Command {
  const command = new Command("accounts").description("accounts of a wallet");
  const create = command
    .command("create")
    .description("derive accounts from a wallet")
    .requiredOption("--wallet <wallet>", "id or name of the wallet");
  addAccountOptions(create).action((options: CreateOptions, command: Command) => createAll(io, options, command));
  addPageOptions(command.command("list"))
    .description("list accounts, newest first")
    .option("--wallet <wallet>", "id or name of the wallet (default: all wallets)")
    .action((options: ListOptions, command: Command) => list(io, options, command));
  command
    .command("rename")
    .description("name or rename an account")
    .requiredOption("--account <id>", "id of the account, as `list` shows it")
    .requiredOption("--name <name>", "new name, unique within the organization")
    .action((options: RenameOptions, command: Command) => rename(io, options, command));
  command
    .command("delete")
    .description("delete accounts; their wallets stay and can derive the same keys at the same paths again")
    .argument("<accounts...>", "their ids, as `list` shows them")
    .option("--without-export", "even if neither they nor their wallets were ever exported")
    .action((ids: readonly string[], { withoutExport }: { readonly withoutExport?: true }, command: Command) =>
      deleteAll(io, ids, withoutExport === true, command),
    );
  addAccountExport(io, command);
  return command;
}

async function createAll(io: Io, options: CreateOptions, command: Command): Promise<void> {
  const accounts = accountsOf(options);
  if (accounts.length === 0) throw new UsageError("no accounts to derive; give --chain or --account at least once");
  const session = await openSession(io, command);
  const walletId = await idOf(walletIds, session, options.wallet);
  const answer = await createWalletAccounts(session.connection, {
    organizationId: session.organizationId,
    parameters: { walletId, accounts },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["wallet id", walletId],
      ...(result.createWalletAccountsResult?.addresses ?? []).map((address) => ["address", address] as const),
      ["activity id", id],
    ]),
  );
}

async function rename(io: Io, { account, name }: RenameOptions, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await updateWalletAccountName(session.connection, {
    organizationId: session.organizationId,
    parameters: { walletAccountId: account, name },
  });
  await finish(session, answer, ({ id }) =>
    record([
      ["account id", account],
      ["name", name],
      ["activity id", id],
    ]),
  );
}

async function deleteAll(io: Io, ids: readonly string[], withoutExport: boolean, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await deleteWalletAccounts(session.connection, {
    organizationId: session.organizationId,
    parameters: { walletAccountIds: ids, deleteWithoutExport: withoutExport },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ...(result.deleteWalletAccountsResult?.walletAccountIds ?? []).map(
        (deleted) => ["deleted account", deleted] as const,
      ),
      ["activity id", id],
    ]),
  );
}

async function list(io: Io, { wallet, ...page }: ListOptions, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await listWalletAccounts(session.connection, {
    organizationId: session.organizationId,
    ...(wallet === undefined ? { includeWalletDetails: true } : { walletId: await idOf(walletIds, session, wallet) }),
    paginationOptions: pageOf(page),
  });
  const rows = answer.accounts.map((account) => [
    account.address,
    friendlyName(AddressFormat, account.addressFormat),
    friendlyName(Curve, account.curve),
    ...(wallet === undefined ? [account.walletDetails?.walletName ?? ""] : []),
    account.path,
    account.walletAccountId,
    time(account.createdAt),
  ]);
  const inWallet = wallet === undefined ? ["wallet"] : [];
  const headings = ["address", "format", "curve", ...inWallet, "path", "account id", "created"];
  show(session, answer, () => table(headings, rows, "No accounts."));
}
