// What all log-ins share: a key to which the new API key's private half is encrypted, and the name under which that is
// kept in the folder of keys.

import type { Activity } from "@countersign/api";
import type { Command } from "commander";
import { parsePrivateKey } from "../session/api-key.js";
import type { GlobalOptions } from "../session/identity.js";
import { keysFolderOf, makeRoomForLogIn, writeKey } from "../session/keys-folder.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { wholeNumber } from "../terminal/option-values.js";
import { record, show } from "../terminal/output.js";
import type { Audience } from "../terminal/output.js";
import { openCredentialBundle } from "./bundle.js";
import { newEncryptionKey, readEncryptionKey } from "./encryption-keys.js";
import type { EncryptionKey } from "./encryption-keys.js";

/** The options that `addLogInOptions` adds. */
export interface LogInOptions {
  readonly saveAs: string;
  readonly encryptionKey?: string;
  /** Seconds. */
  readonly expiresIn: number;
}

/** What came of a log-in. */
export interface LoggedIn {
  readonly credentialBundle: string;
  /** Where the new key is valid. */
  readonly organizationId: string | undefined;
  /** Where the service is, as far as it is known. */
  readonly baseUrl: string | undefined;
  /** When the key was made, in milliseconds since 1970; now unless told. */
  readonly madeAt?: number;
  readonly userId?: string | undefined;
  /** Undefined where it was opened without asking the service. */
  readonly activity?: Activity | undefined;
}

const saveAs = "--save-as";

/** Adds `--save-as`, `--encryption-key` and `--expires-in`. */
export function addLogInOptions(command: Command): Command {
  return command
    .requiredOption(`${saveAs} <name>`, "name of the new key, for --key-name of later commands")
    .option("--encryption-key <name>", "encrypt it to this key of the folder of keys; one made for it unless told")
    .option("--expires-in <seconds>", "how long the new key works", wholeNumber(1, 999_999_999), 900);
}

/** Adds `--end-others`, for log-ins of which there is a kind. */
export function addEndOthers(command: Command): Command {
  return command.option("--end-others", "end the user's keys from earlier log-ins of this kind");
}

/** What the options say in a request. */
export function requestOf({ expiresIn, endOthers }: LogInOptions & { readonly endOthers?: true }): {
  readonly expirationSeconds: string;
  readonly invalidateExisting?: true;
} {
  return { expirationSeconds: String(expiresIn), ...(endOthers && { invalidateExisting: true }) };
}

/**
 * Makes sure that a key is named which is there before the log-in.
 *
 * @throws UsageError that says which
 */
export function requireEncryptionKey({ encryptionKey }: LogInOptions, which: string): void {
  if (encryptionKey === undefined) throw new UsageError(`--encryption-key: name ${which}`);
}

/**
 * The key to which the log-in is encrypted, once it is known that its result can be kept.
 *
 * @throws UsageError where another key has the name, or the encryption key can't be used
 */
export async function prepareLogIn(io: Io, options: LogInOptions, command: Command): Promise<EncryptionKey> {
  await makeRoomForLogIn(folderOf(io, command), options.saveAs, saveAs);
  const { encryptionKey } = options;
  return encryptionKey === undefined ? newEncryptionKey() : readEncryptionKey(io, encryptionKey, command);
}

/**
 * Opens the credential bundle of a log-in and keeps the key.
 *
 * @throws UsageError where it does not open, or another key has got the name in the meantime
 */
export async function keepLogIn(
  io: Io,
  options: LogInOptions,
  command: Command,
  { privateKey }: EncryptionKey,
  audience: Audience,
  { credentialBundle, organizationId, baseUrl, madeAt = Date.now(), userId, activity }: LoggedIn,
): Promise<void> {
  const opened = await openCredentialBundle(credentialBundle, privateKey);
  const key = parsePrivateKey(opened, "the credential bundle");
  const { saveAs: name, expiresIn } = options;
  const { curve, publicKey } = key;
  const expiresAt = new Date(madeAt + expiresIn * 1000).toISOString();
  const createdAt = new Date(madeAt).toISOString();
  const meta = { name, organizationId, baseUrl, curve, publicKey, createdAt, expiresAt };
  const privateKeyFile = await writeKey(folderOf(io, command), name, key, meta);
  show(audience, activity ? { activity } : { ...meta, privateKeyFile }, () =>
    record([
      ["key name", name],
      ["public key", publicKey],
      ["private key", privateKeyFile],
      ["user id", userId],
      ["organization id", organizationId],
      ["ends", expiresAt],
    ]),
  );
}

function folderOf(io: Io, command: Command): string {
  return keysFolderOf(command.optsWithGlobals<GlobalOptions>().keysFolder, io);
}
