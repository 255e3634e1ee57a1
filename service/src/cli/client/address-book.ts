// `countersign address-book`: receivers that policies know by the name of a book.

import { createAddressBookEntries, deleteAddressBookEntries, listAddressBook } from "@countersign/api";
import { Command } from "commander";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import type { Io } from "../terminal/io.js";
import { record, show, table, time } from "../terminal/output.js";

interface AddOptions {
  readonly chain: string;
  readonly address: string;
  readonly label?: string;
}

/** `countersign address-book`. */
export function addressBookCommand(io: Io): Command {
  const command = new Command("address-book").description("receivers that policies know by the name of a book");
  command
    .command("list")
    .description("list receivers, oldest first")
    .argument("[book]", "only those in this book")
    .action((book: string | undefined, _: unknown, command: Command) => list(io, book, command));
  command
    .command("add")
    .description("add a receiver to a book")
    .argument("<book>", "the book, such as payouts")
    .requiredOption("--chain <chain>", "eip155:1, eip155:*, solana:*, tron:* or bip122:*")
    .requiredOption("--address <address>", "address of the receiver")
    .option("--label <text>", "who it is, for people")
    .action((book: string, options: AddOptions, command: Command) => add(io, book, options, command));
  command
    .command("remove")
    .description("remove receivers from a book")
    .argument("<book>", "the book")
    .argument("<ids...>", "ids of the entries")
    .action((book: string, ids: readonly string[], _: unknown, command: Command) => remove(io, book, ids, command));
  return command;
}

async function list(io: Io, book: string | undefined, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const answer = await listAddressBook(connection, { organizationId, ...(book !== undefined && { book }) });
  const rows = answer.entries.map(({ addressBookEntryId, book, chain, address, label = "", createdAt }) => {
    return [book, chain, address, label, addressBookEntryId, time(createdAt)];
  });
  show(session, answer, () => table(["book", "chain", "address", "label", "id", "added"], rows, "No receivers."));
}

async function add(io: Io, book: string, { chain, address, label }: AddOptions, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const entries = [{ chain, address, ...(label !== undefined && { label }) }];
  const answer = await createAddressBookEntries(connection, { organizationId, parameters: { book, entries } });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["entry id", result.createAddressBookEntriesResult?.addressBookEntryIds[0]],
      ["activity id", id],
    ]),
  );
}

async function remove(io: Io, book: string, ids: readonly string[], command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const parameters = { book, addressBookEntryIds: [...ids] };
  const answer = await deleteAddressBookEntries(connection, { organizationId, parameters });
  await finish(session, answer, ({ id }) => record([["activity id", id]]));
}
