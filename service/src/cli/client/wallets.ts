// `countersign wallets`: seeds that the service holds; their accounts have a file of their own.

import { createWallet, deleteWallets, listWallets, updateWallet } from "@countersign/api";
import { Command, Option } from "commander";
import { idOf, walletIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import type { Io } from "../terminal/io.js";
import { record, show, table, time } from "../terminal/output.js";
import { accountsOf, addAccountOptions } from "./wallet-account-options.js";
import type { AccountOptions } from "./wallet-account-options.js";
import { walletAccountsCommand } from "./wallet-accounts.js";
import { addWalletTransfer } from "./wallets-transfer.js";

interface CreateOptions extends AccountOptions {
  readonly name: string;
  readonly words?: string;
}

interface RenameOptions {
  readonly wallet: string;
  readonly name: string;
}

/** `countersign wallets`. */
export function walletsCommand(io: Io): Command {
  const command = new Command("wallets").description("wallets and their accounts");
  const create = command
    .command("create")
    .description("create a wallet and derive its first accounts")
    .requiredOption("--name <name>", "name, unique within the organization")
    .addOption(
      new Option("--words <number>", "length of the mnemonic (default: 12)").choices(["12", "15", "18", "21", "24"]),
    );
  addAccountOptions(create).action((options: CreateOptions, command: Command) => createOne(io, options, command));
  command
    .command("list")
    .description("list all wallets")
    .action(async (_: unknown, command: Command) => {
      const session = await openSession(io, command);
      const answer = await listWallets(session.connection, { organizationId: session.organizationId });
      const rows = answer.wallets.map(({ walletId, walletName, exported, imported, createdAt }) => [
        walletId,
        walletName,
        exported ? "yes" : "no",
        imported ? "yes" : "no",
        time(createdAt),
      ]);
      show(session, answer, () => table(["wallet id", "name", "exported", "imported", "created"], rows, "No wallets."));
    });
  command
    .command("rename")
    .description("rename a wallet")
    .requiredOption("--wallet <wallet>", "id or current name")
    .requiredOption("--name <name>", "new name, unique within the organization")
    .action((options: RenameOptions, command: Command) => rename(io, options, command));
  command
    .command("delete")
    .description("delete wallets permanently")
    .argument("<wallets...>", "their ids or names")
    .option("--without-export", "even if never exported: funds in its accounts are lost")
    .action((named: readonly string[], { withoutExport }: { readonly withoutExport?: true }, command: Command) =>
      deleteNamed(io, named, withoutExport === true, command),
    );
  addWalletTransfer(io, command);
  return command.addCommand(walletAccountsCommand(io));
}

async function createOne(io: Io, options: CreateOptions, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await createWallet(session.connection, {
    organizationId: session.organizationId,
    parameters: {
      walletName: options.name,
      accounts: accountsOf(options),
      ...(options.words !== undefined && { mnemonicLength: Number(options.words) }),
    },
  });
  await finish(session, answer, ({ id, result: { createWalletResult: made } }) =>
    record([
      ["wallet id", made?.walletId],
      ["name", options.name],
      ...(made?.addresses ?? []).map((address) => ["address", address] as const),
      ["activity id", id],
    ]),
  );
}

async function rename(io: Io, { wallet, name }: RenameOptions, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const walletId = await idOf(walletIds, session, wallet);
  const answer = await updateWallet(session.connection, {
    organizationId: session.organizationId,
    parameters: { walletId, walletName: name },
  });
  await finish(session, answer, ({ id }) =>
    record([
      ["wallet id", walletId],
      ["name", name],
      ["activity id", id],
    ]),
  );
}

async function deleteNamed(io: Io, named: readonly string[], withoutExport: boolean, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await deleteWallets(session.connection, {
    organizationId: session.organizationId,
    parameters: { walletIds: await walletIds(session, named), deleteWithoutExport: withoutExport },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ...(result.deleteWalletsResult?.walletIds ?? []).map((walletId) => ["deleted wallet", walletId] as const),
      ["activity id", id],
    ]),
  );
}
