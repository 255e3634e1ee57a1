// `countersign wallets export`, `import`, `init-import` and `accounts export`.

import { MnemonicLanguage, exportWallet, exportWalletAccount, importWallet, initImportWallet } from "@countersign/api";
import type { InitImportWalletActivity } from "@countersign/api";
import type { Command } from "commander";
import { idOf, walletIds } from "../session/lookup.js";
import { friendlyNames } from "../terminal/enum-values.js";
import type { Io } from "../terminal/io.js";
import { oneOf } from "../terminal/option-values.js";
import { record } from "../terminal/output.js";
import { addExportOptions, runExport } from "./export.js";
import type { ExportOptions } from "./export.js";
import { addImportOptions, addInitImport, runImport } from "./import.js";
import type { ImportOptions, ImportStart } from "./import.js";
import { accountsOf, addAccountOptions } from "./wallet-account-options.js";
import type { AccountOptions } from "./wallet-account-options.js";

interface WalletExportOptions extends ExportOptions {
  readonly wallet: string;
  readonly language?: MnemonicLanguage;
}

interface AccountExportOptions extends ExportOptions {
  readonly address: string;
}

interface WalletImportOptions extends ImportOptions, AccountOptions {
  readonly name: string;
}

const start: ImportStart<InitImportWalletActivity> = {
  submit: ({ connection, organizationId }, userId) =>
    initImportWallet(connection, { organizationId, parameters: { userId } }),
  bundle: ({ result }) => result.initImportWalletResult?.importBundle,
};

/** Adds the commands by which wallets move, to `countersign wallets`. */
export function addWalletTransfer(io: Io, command: Command): void {
  const exporting = command
    .command("export")
    .description("export a wallet's mnemonic, encrypted to your key and decrypted here; it controls every account")
    .requiredOption("--wallet <wallet>", "id or name of the wallet")
    .option(
      "--language <language>",
      `language of the words, if they belong to several: ${friendlyNames(MnemonicLanguage).join(", ")}`,
      oneOf(MnemonicLanguage),
    );
  addExportOptions(exporting, { keyFormat: false }).action((options: WalletExportOptions, command: Command) =>
    runExport(io, options, command, {
      async submit(session, targetPublicKey) {
        const walletId = await idOf(walletIds, session, options.wallet);
        const language = options.language === undefined ? {} : { language: options.language };
        const parameters = { walletId, targetPublicKey, ...language };
        return exportWallet(session.connection, { organizationId: session.organizationId, parameters });
      },
      bundle: ({ result }) => result.exportWalletResult?.exportBundle,
    }),
  );
  addInitImport(io, command, start);
  const importing = command
    .command("import")
    .description("import a wallet by its mnemonic, which is encrypted on this computer")
    .requiredOption("--name <name>", "name, unique within the organization");
  addAccountOptions(addImportOptions(importing)).action((options: WalletImportOptions, command: Command) =>
    runImport(io, options, command, {
      start,
      format: "mnemonic",
      submit: ({ connection, organizationId }, userId, encryptedBundle) =>
        importWallet(connection, {
          organizationId,
          parameters: { userId, walletName: options.name, encryptedBundle, accounts: accountsOf(options) },
        }),
      text: ({ id, result: { importWalletResult: made } }) =>
        record([
          ["wallet id", made?.walletId],
          ["name", options.name],
          ...(made?.addresses ?? []).map((address) => ["address", address] as const),
          ["activity id", id],
        ]),
    }),
  );
}

/** Adds `export` to `countersign wallets accounts`. */
export function addAccountExport(io: Io, command: Command): void {
  const exporting = command
    .command("export")
    .description("export an account's private key, encrypted to your key and decrypted here")
    .requiredOption("--address <address>", "address of the account");
  addExportOptions(exporting, { keyFormat: true }).action((options: AccountExportOptions, command: Command) =>
    runExport(io, options, command, {
      submit: ({ connection, organizationId }, targetPublicKey) =>
        exportWalletAccount(connection, { organizationId, parameters: { address: options.address, targetPublicKey } }),
      bundle: ({ result }) => result.exportWalletAccountResult?.exportBundle,
    }),
  );
}
