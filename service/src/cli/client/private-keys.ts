// `countersign private-keys`: single keys that belong to no wallet.

import {
  AddressFormat,
  Curve,
  createPrivateKeys,
  deletePrivateKeys,
  disablePrivateKey,
  getPrivateKey,
  listPrivateKeys,
} from "@countersign/api";
import type { Address, PrivateKey } from "@countersign/api";
import { Command } from "commander";
import { idOf, privateKeyIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { friendlyName } from "../terminal/enum-values.js";
import type { Io } from "../terminal/io.js";
import { each } from "../terminal/option-values.js";
import { record, show, table, time } from "../terminal/output.js";
import { addPrivateKeyOptions } from "./private-key-options.js";
import type { PrivateKeyOptions } from "./private-key-options.js";
import { addPrivateKeyTransfer } from "./private-keys-transfer.js";

interface CreateOptions extends PrivateKeyOptions {
  readonly tag?: readonly string[];
}

/** `countersign private-keys`. */
export function privateKeysCommand(io: Io): Command {
  const command = new Command("private-keys").description("private keys outside wallets");
  addPrivateKeyOptions(command.command("create").description("create a private key"))
    .option("--tag <id>", "tag id; may be repeated", each(String))
    .action((options: CreateOptions, command: Command) => create(io, options, command));
  command
    .command("list")
    .description("list all private keys")
    .action((_: unknown, command: Command) => list(io, command));
  command
    .command("get")
    .description("show a private key's public key and addresses")
    .argument("<key>", "its id or name")
    .action((named: string, _: unknown, command: Command) => get(io, named, command));
  command
    .command("disable")
    .description("disable a private key: it never signs again")
    .argument("<key>", "its id or name")
    .action((named: string, _: unknown, command: Command) => disable(io, named, command));
  command
    .command("delete")
    .description("delete private keys permanently")
    .argument("<keys...>", "their ids or names")
    .option("--without-export", "even if never exported: its funds are lost")
    .action((named: readonly string[], { withoutExport }: { readonly withoutExport?: true }, command: Command) =>
      deleteNamed(io, named, withoutExport === true, command),
    );
  addPrivateKeyTransfer(io, command);
  return command;
}

async function create(io: Io, options: CreateOptions, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { name: privateKeyName, curve, addressFormat: addressFormats = [], tag: privateKeyTags = [] } = options;
  const answer = await createPrivateKeys(session.connection, {
    organizationId: session.organizationId,
    parameters: { privateKeys: [{ privateKeyName, curve, privateKeyTags, addressFormats }] },
  });
  await finish(session, answer, ({ id, result }) => {
    const [made] = result.createPrivateKeysResultV2?.privateKeys ?? [];
    return record([
      ["private key id", made?.privateKeyId],
      ["name", privateKeyName],
      ...(made?.addresses ?? []).map(addressMember),
      ["activity id", id],
    ]);
  });
}

async function list(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await listPrivateKeys(session.connection, { organizationId: session.organizationId });
  const rows = answer.privateKeys.map(({ privateKeyId, privateKeyName, curve, addresses, createdAt }) => [
    privateKeyId,
    privateKeyName,
    friendlyName(Curve, curve),
    addresses.map(({ address = "" }) => address).join(" "),
    time(createdAt),
  ]);
  const headings = ["private key id", "name", "curve", "addresses", "created"];
  show(session, answer, () => table(headings, rows, "No private keys."));
}

async function get(io: Io, named: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const privateKeyId = await idOf(privateKeyIds, session, named);
  const answer = await getPrivateKey(session.connection, { organizationId: session.organizationId, privateKeyId });
  show(session, answer, () => privateKeyText(answer.privateKey));
}

async function disable(io: Io, named: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const privateKeyId = await idOf(privateKeyIds, session, named);
  const answer = await disablePrivateKey(session.connection, {
    organizationId: session.organizationId,
    parameters: { privateKeyId },
  });
  await finish(session, answer, ({ id }) =>
    record([
      ["disabled private key", privateKeyId],
      ["activity id", id],
    ]),
  );
}

async function deleteNamed(io: Io, named: readonly string[], withoutExport: boolean, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await deletePrivateKeys(session.connection, {
    organizationId: session.organizationId,
    parameters: { privateKeyIds: await privateKeyIds(session, named), deleteWithoutExport: withoutExport },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ...(result.deletePrivateKeysResult?.privateKeyIds ?? []).map((key) => ["deleted private key", key] as const),
      ["activity id", id],
    ]),
  );
}

function privateKeyText(key: PrivateKey): string {
  return record([
    ["private key id", key.privateKeyId],
    ["name", key.privateKeyName],
    ["curve", friendlyName(Curve, key.curve)],
    ["public key", key.publicKey],
    ...key.addresses.map(addressMember),
    ["tags", key.privateKeyTags.join(" ") || "none"],
    ["exported", key.exported ? "yes" : "no"],
    ["imported", key.imported ? "yes" : "no"],
    ["created", time(key.createdAt)],
  ]);
}

function addressMember({ format, address }: Address): readonly [string, string | undefined] {
  return [format === undefined ? "address" : `address, ${friendlyName(AddressFormat, format)}`, address];
}
