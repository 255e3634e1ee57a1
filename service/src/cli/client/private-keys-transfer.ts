// `countersign private-keys export`, `import` and `init-import`.

import { AddressFormat, exportPrivateKey, importPrivateKey, initImportPrivateKey } from "@countersign/api";
import type { InitImportPrivateKeyActivity } from "@countersign/api";
import type { Command } from "commander";
import { Option } from "commander";
import { idOf, privateKeyIds } from "../session/lookup.js";
import { friendlyName } from "../terminal/enum-values.js";
import type { Io } from "../terminal/io.js";
import { record } from "../terminal/output.js";
import { keyFormats } from "../terminal/secret-text.js";
import type { KeyFormat } from "../terminal/secret-text.js";
import { addExportOptions, runExport } from "./export.js";
import type { ExportOptions } from "./export.js";
import { addImportOptions, addInitImport, runImport } from "./import.js";
import type { ImportOptions, ImportStart } from "./import.js";
import { addPrivateKeyOptions } from "./private-key-options.js";
import type { PrivateKeyOptions } from "./private-key-options.js";

interface KeyExportOptions extends ExportOptions {
  readonly privateKey: string;
}

interface KeyImportOptions extends ImportOptions, PrivateKeyOptions {
  readonly keyFormat: KeyFormat;
}

const start: ImportStart<InitImportPrivateKeyActivity> = {
  submit: ({ connection, organizationId }, userId) =>
    initImportPrivateKey(connection, { organizationId, parameters: { userId } }),
  bundle: ({ result }) => result.initImportPrivateKeyResult?.importBundle,
};

/** Adds the commands by which private keys move, to `countersign private-keys`. */
export function addPrivateKeyTransfer(io: Io, command: Command): void {
  const exporting = command
    .command("export")
    .description("export a private key, encrypted to your key and decrypted here")
    .requiredOption("--private-key <key>", "its id or name");
  addExportOptions(exporting, { keyFormat: true }).action((options: KeyExportOptions, command: Command) =>
    runExport(io, options, command, {
      async submit(session, targetPublicKey) {
        const privateKeyId = await idOf(privateKeyIds, session, options.privateKey);
        const parameters = { privateKeyId, targetPublicKey };
        return exportPrivateKey(session.connection, { organizationId: session.organizationId, parameters });
      },
      bundle: ({ result }) => result.exportPrivateKeyResult?.exportBundle,
    }),
  );
  addInitImport(io, command, start);
  const importing = addPrivateKeyOptions(
    command.command("import").description("import a private key, which is encrypted on this computer"),
  ).addOption(new Option("--key-format <format>", "how the key is written").choices(keyFormats).default("hexadecimal"));
  addImportOptions(importing).action((options: KeyImportOptions, command: Command) =>
    runImport(io, options, command, {
      start,
      format: options.keyFormat,
      submit: ({ connection, organizationId }, userId, encryptedBundle) => {
        const { name: privateKeyName, curve, addressFormat: addressFormats = [] } = options;
        const parameters = { userId, privateKeyName, encryptedBundle, curve, addressFormats };
        return importPrivateKey(connection, { organizationId, parameters });
      },
      text: ({ id, result: { importPrivateKeyResult: made } }) =>
        record([
          ["private key id", made?.privateKeyId],
          ["name", options.name],
          ...(made?.addresses ?? []).map(
            ({ format, address }) => [`address, ${friendlyName(AddressFormat, format ?? "")}`, address] as const,
          ),
          ["activity id", id],
        ]),
    }),
  );
}
