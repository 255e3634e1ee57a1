// `countersign encryption-keys`: key pairs that exports and logins are encrypted to.

import { Command } from "commander";
import { hash } from "node:crypto";
import { join } from "node:path";
import { parseP256Point } from "../../custody/p256.js";
import { generateApiKey, parsePrivateKey } from "../session/api-key.js";
import type { ApiKey } from "../session/api-key.js";
import type { GlobalOptions } from "../session/identity.js";
import { keysFolderOf, readKey, writeKey } from "../session/keys-folder.js";
import type { KeyKind } from "../session/keys-folder.js";
import { audienceOf } from "../session/session.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { record, show } from "../terminal/output.js";

/** A P-256 key pair to which something is encrypted. */
export interface EncryptionKey {
  /** 65 bytes uncompressed (SEC 1), lower-case hex: what the service calls `targetPublicKey`. */
  readonly publicKey: string;
  /** The scalar, 32 bytes, lower-case hex. */
  readonly privateKey: string;
}

const kind: KeyKind = {
  option: "--encryption-key",
  make: "encryption-keys generate --encryption-key",
  publicKey: targetKeyOf,
};

/** `countersign encryption-keys`. */
export function encryptionKeysCommand(io: Io): Command {
  const command = new Command("encryption-keys").description("key pairs that exports and logins are encrypted to");
  command
    .command("generate")
    .description(
      "create a key pair in the keys folder; print its public key and the nonce that an ID token for `login oauth` " +
        "must carry",
    )
    .requiredOption("--encryption-key <name>", "name of the new key")
    .action(({ encryptionKey: name }: { readonly encryptionKey: string }, command: Command) =>
      generate(io, name, command),
    );
  return command;
}

/** A new key pair from the system's secure random numbers. */
export function newEncryptionKey(): EncryptionKey {
  return fromApiKey(generateApiKey("p256"));
}

/**
 * Reads a key pair from the folder of keys.
 *
 * @throws UsageError where it is not there or can't be used
 */
export async function readEncryptionKey(io: Io, name: string, command: Command): Promise<EncryptionKey> {
  const { key } = await readKey(folderOf(io, command), name, kind);
  if (key.curve !== "p256")
    throw new UsageError(`--encryption-key ${name} is on ${key.curve}; only P-256 keys decrypt`);
  return fromApiKey(key);
}

/**
 * Writes a key pair to the folder of keys.
 *
 * @returns the path of the private file
 * @throws UsageError where there is one of that name
 */
export async function writeEncryptionKey(
  io: Io,
  name: string,
  { privateKey }: EncryptionKey,
  command: Command,
): Promise<string> {
  const key = parsePrivateKey(privateKey, `--encryption-key ${name}`);
  const meta = { name, curve: key.curve, publicKey: targetKeyOf(key), createdAt: new Date().toISOString() };
  return writeKey(folderOf(io, command), name, key, meta, kind);
}

/** The nonce of OpenID Connect tokens that log in with a key: hex SHA-256 of the hex text of its public half. */
export function nonceOf({ publicKey }: EncryptionKey): string {
  return hash("sha256", publicKey);
}

async function generate(io: Io, name: string, command: Command): Promise<void> {
  const key = newEncryptionKey();
  const privateKeyFile = await writeEncryptionKey(io, name, key, command);
  const { publicKey } = key;
  const nonce = nonceOf(key);
  show(audienceOf(io, command), { name, publicKey, nonce, privateKeyFile }, () =>
    record([
      ["public key", publicKey],
      ["nonce", nonce],
      ["private key", privateKeyFile],
    ]),
  );
}

function folderOf(io: Io, command: Command): string {
  return join(keysFolderOf(command.optsWithGlobals<GlobalOptions>().keysFolder, io), "encryption");
}

function fromApiKey(key: ApiKey): EncryptionKey {
  return { publicKey: targetKeyOf(key), privateKey: key.privateKey };
}

function targetKeyOf({ publicKey, curve }: ApiKey): string {
  return curve === "p256" ? parseP256Point(publicKey, "the key").toString("hex") : publicKey;
}
