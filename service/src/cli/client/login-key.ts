// What all logins share: the name under which the new API key is kept in the folder of keys, and for most a key to which its
// private half is encrypted.

import { OtpType } from "@countersign/api";
import type { Activity } from "@countersign/api";
import type { Command } from "commander";
import { codeLengths } from "../../custody/one-time-code.js";
import { parsePrivateKey } from "../session/api-key.js";
import type { ApiKey } from "../session/api-key.js";
import type { GlobalOptions } from "../session/identity.js";
import { keysFolderOf, makeRoomForLogin, writeKey } from "../session/keys-folder.js";
import type { Session } from "../session/session.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { wholeNumber } from "../terminal/option-values.js";
import { record, show } from "../terminal/output.js";
import type { Audience } from "../terminal/output.js";
import { openCredentialBundle } from "./bundle.js";
import { newEncryptionKey, readEncryptionKey } from "./encryption-keys.js";
import type { EncryptionKey } from "./encryption-keys.js";

/** The options that `addKeptKeyOptions` adds. */
export interface KeptKeyOptions {
  readonly saveAs: string;
  /** Seconds. */
  readonly expiresIn: number;
}

/** The options that `addLoginOptions` adds. */
export interface LoginOptions extends KeptKeyOptions {
  readonly encryptionKey?: string;
}

/** What came of a login. */
export interface LoggedIn {
  /** Where the new key is valid. */
  readonly organizationId: string | undefined;
  /** Where the service is, as far as it is known. */
  readonly baseUrl: string | undefined;
  /** When the key was made, in milliseconds since 1970. Default: now. */
  readonly madeAt?: number;
  readonly userId?: string | undefined;
  /** Undefined where it was opened without asking the service. */
  readonly activity?: Activity | undefined;
}

/** What an answer says of a login. */
interface Answer extends Pick<LoggedIn, "madeAt" | "userId" | "activity"> {
  readonly credentialBundle?: string | undefined;
  /** Default: the session's. */
  readonly organizationId?: string;
}

const saveAs = "--save-as";

/** Adds `--save-as` and `--expires-in`. */
export function addKeptKeyOptions(command: Command): Command {
  return command
    .requiredOption(`${saveAs} <name>`, "name of the new key, for --key-name")
    .option("--expires-in <seconds>", "lifetime of the new key, in seconds", wholeNumber(1, 999_999_999), 900);
}

/** Adds `--save-as`, `--expires-in` and `--encryption-key`. */
export function addLoginOptions(command: Command): Command {
  return addKeptKeyOptions(command).option(
    "--encryption-key <name>",
    "encrypt the new key to this key in the keys folder (default: a new one)",
  );
}

/** Adds `--end-others`, for logins of which there is a kind. */
export function addEndOthers(command: Command): Command {
  return command.option("--end-others", "revoke the user's keys from earlier logins of this kind");
}

/** What the options say in a request. */
export function requestOf({ expiresIn, endOthers }: KeptKeyOptions & { readonly endOthers?: true }): {
  readonly expirationSeconds: string;
  readonly invalidateExisting?: true;
} {
  return { expirationSeconds: String(expiresIn), ...(endOthers && { invalidateExisting: true }) };
}

/** The codes of commands: digits are typed fastest. */
export const typedCode = { otpLength: codeLengths.typed, alphanumeric: false };

/** How a code gets to a contact. */
export function otpTypeOf({ contact, type }: { readonly contact: string; readonly type?: OtpType }): OtpType {
  return type ?? (contact.startsWith("+") ? OtpType.SMS : OtpType.EMAIL);
}

/**
 * Makes sure that a key is named which is there before the login.
 *
 * @throws UsageError that says which
 */
export function requireEncryptionKey({ encryptionKey }: LoginOptions, which: string): void {
  if (encryptionKey === undefined) throw new UsageError(`--encryption-key: name ${which}`);
}

/**
 * The key to which the login is encrypted, once it is known that its result can be kept.
 *
 * @throws UsageError where another key has the name, or the encryption key can't be used
 */
export async function prepareLogin(io: Io, options: LoginOptions, command: Command): Promise<EncryptionKey> {
  await makeRoom(io, options, command);
  const { encryptionKey } = options;
  return encryptionKey === undefined ? newEncryptionKey() : readEncryptionKey(io, encryptionKey, command);
}

/**
 * Sees to it that the result of a login can be kept.
 *
 * @throws UsageError where another key has the name
 */
export function makeRoom(io: Io, options: KeptKeyOptions, command: Command): Promise<void> {
  return makeRoomForLogin(folderOf(io, command), options.saveAs, saveAs);
}

/**
 * Opens the credential bundle of a login and keeps the key.
 *
 * @throws UsageError where it does not open, or another key has got the name in the meantime
 */
export async function keepLogin(
  io: Io,
  options: LoginOptions,
  command: Command,
  { privateKey }: EncryptionKey,
  audience: Audience,
  { credentialBundle, ...loggedIn }: LoggedIn & { readonly credentialBundle: string },
): Promise<void> {
  const opened = await openCredentialBundle(credentialBundle, privateKey);
  await keepKey(io, options, command, parsePrivateKey(opened, "the credential bundle"), audience, loggedIn);
}

/**
 * Keeps the key of a login.
 *
 * @throws UsageError where another key has got the name in the meantime
 */
export async function keepKey(
  io: Io,
  options: KeptKeyOptions,
  command: Command,
  key: ApiKey,
  audience: Audience,
  { organizationId, baseUrl, madeAt = Date.now(), userId, activity }: LoggedIn,
): Promise<void> {
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

/** The same with the answer to a session's request; does nothing where that waits for votes. */
export async function keepAnswer(
  io: Io,
  options: LoginOptions,
  command: Command,
  key: EncryptionKey,
  session: Session,
  { credentialBundle, ...answer }: Answer,
): Promise<void> {
  if (credentialBundle === undefined) return;
  const { organizationId, connection } = session;
  await keepLogin(io, options, command, key, session, {
    organizationId,
    baseUrl: connection.baseUrl,
    ...answer,
    credentialBundle,
  });
}

function folderOf(io: Io, command: Command): string {
  return keysFolderOf(command.optsWithGlobals<GlobalOptions>().keysFolder, io);
}
