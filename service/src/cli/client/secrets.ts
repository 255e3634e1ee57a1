// `countersign secrets`: secrets of any kind that an organization keeps for others.

import {
  TransportEncryptionSuite,
  deleteSecrets,
  exportSecrets,
  importSecrets,
  initImportSecrets,
  listSecrets,
  whoami,
} from "@countersign/api";
import type { KeyValue, SecretMetadata } from "@countersign/api";
import { Command } from "commander";
import { idOf, secretIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import type { Session } from "../session/session.js";
import { complete, finish } from "../session/submit.js";
import { UsageError } from "../terminal/failure.js";
import { readSecret } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { record, show, table } from "../terminal/output.js";
import { parseSecret } from "../terminal/secret-text.js";
import { sealToImportBundle, targetOf } from "./bundle.js";
import { addExportOptions, runExport } from "./export.js";
import type { ExportOptions } from "./export.js";
import { addSignerKeyOption, signerKeysOf } from "./signer-key.js";
import type { SignerKeyOptions } from "./signer-key.js";

interface ImportOptions extends SignerKeyOptions {
  readonly name?: string;
  readonly property: readonly string[];
  readonly plaintextInput: string;
}

interface SecretExportOptions extends ExportOptions {
  readonly secret: string;
}

const encryptionSuite = TransportEncryptionSuite.ENCLAVE_ENCRYPT_V1;

/** `countersign secrets`. */
export function secretsCommand(io: Io): Command {
  const command = new Command("secrets").description("secrets of any kind that are kept for others");
  command
    .command("list")
    .description("list secrets, newest first, without what is secret")
    .action((_: unknown, command: Command) => list(io, command));
  const importing = command
    .command("import")
    .description("import a secret, which is encrypted on this computer")
    .option("--name <name>", "name, unique within the organization")
    .option("--property <name=value...>", "what policies see of it; it never changes", [])
    .requiredOption("--plaintext-input <file>", "file with the secret, mode 0600; - for standard input");
  addSignerKeyOption(importing).action((options: ImportOptions, command: Command) => bringIn(io, options, command));
  const exporting = command
    .command("export")
    .description("export a secret, encrypted to your key and decrypted here")
    .requiredOption("--secret <secret>", "its id or name");
  addExportOptions(exporting, { keyFormat: false }).action((options: SecretExportOptions, command: Command) =>
    runExport(io, options, command, {
      format: "text",
      async submit(session, targetPublicKey) {
        const secretId = await idOf(secretIds, session, options.secret);
        const parameters = { secrets: [{ secretId, targetPublicKey, encryptionSuite }] };
        return exportSecrets(session.connection, { organizationId: session.organizationId, parameters });
      },
      bundle: ({ result }) => result.exportSecretsResult?.secretPayloads[0],
    }),
  );
  command
    .command("delete")
    .description("delete a secret for good")
    .argument("<secret>", "its id or name")
    .action((secret: string, _: unknown, command: Command) => remove(io, secret, command));
  return command;
}

async function list(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const secrets = await readSecrets(session);
  const rows = secrets.map(({ secretId, name = "", staticProperties, createdAtUnixMs }) => [
    secretId,
    name,
    staticProperties.map(({ key = "", value = "" }) => `${key}=${value}`).join(" "),
    new Date(Number(createdAtUnixMs)).toISOString(),
  ]);
  show(session, { secrets }, () => table(["secret id", "name", "properties", "imported"], rows, "No secrets."));
}

async function readSecrets({ connection, organizationId }: Session): Promise<readonly SecretMetadata[]> {
  const found: SecretMetadata[] = [];
  for (;;) {
    const after = found.at(-1)?.secretId;
    const paginationOptions = { limit: "100", ...(after !== undefined && { after }) };
    const { secrets } = await listSecrets(connection, { organizationId, paginationOptions });
    found.push(...secrets);
    if (secrets.length < 100) return found;
  }
}

async function bringIn(io: Io, options: ImportOptions, command: Command): Promise<void> {
  const staticProperties = options.property.map(propertyOf);
  const secret = parseSecret(await readSecret(io, "--plaintext-input", options.plaintextInput), "text");
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const { userId } = await whoami(connection, { organizationId });
  const signerKeys = await signerKeysOf(io, options, command);
  const parameters = { encryptionSuite, numSecrets: 1 };
  const started = await complete(session, await initImportSecrets(connection, { organizationId, parameters }));
  if (!started) return;
  const [bundle] = started.result.initImportSecretsResult?.enclaveTargetMessages ?? [];
  if (bundle === undefined) throw new Error(`activity ${started.id} has no target key in its result`);
  const expected = { signerKeys, organizationId, userId };
  const secretPayload = await sealToImportBundle(bundle, secret, expected);
  secret.fill(0);
  const targetPublicKey = targetOf(bundle, expected);
  const imported = {
    ...(options.name !== undefined && { name: options.name }),
    secretPayload,
    targetPublicKey,
    encryptionSuite,
    staticProperties,
  };
  const answer = await importSecrets(connection, { organizationId, parameters: { secrets: [imported] } });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["secret id", result.importSecretsResult?.secretIds[0]],
      ...(options.name === undefined ? [] : [["name", options.name] as const]),
      ["activity id", id],
    ]),
  );
}

async function remove(io: Io, named: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const secretId = await idOf(secretIds, session, named);
  const answer = await deleteSecrets(connection, { organizationId, parameters: { secretIds: [secretId] } });
  await finish(session, answer, ({ id }) =>
    record([
      ["deleted secret", secretId],
      ["activity id", id],
    ]),
  );
}

function propertyOf(text: string): KeyValue {
  const end = text.indexOf("=");
  if (end < 1) throw new UsageError(`--property: ${text} is not of the form name=value`);
  return { key: text.slice(0, end), value: text.slice(end + 1) };
}
