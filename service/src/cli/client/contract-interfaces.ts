// `countersign interfaces`: the interfaces of smart contracts, by which policies see what calls say.

import {
  createSmartContractInterface,
  deleteSmartContractInterface,
  listSmartContractInterfaces,
} from "@countersign/api";
import type { SmartContractInterfaceType } from "@countersign/api";
import { Command } from "commander";
import { contractInterfaceIds, idOf } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { readFileText } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { record, show, table } from "../terminal/output.js";

interface CreateOptions {
  readonly address: string;
  readonly file: string;
  readonly label: string;
  readonly notes?: string;
}

/** `countersign interfaces`. */
export function contractInterfacesCommand(io: Io): Command {
  const command = new Command("interfaces").description("interfaces of smart contracts, for policies");
  command
    .command("list")
    .description("list interfaces, oldest first")
    .action((_: unknown, command: Command) => list(io, command));
  command
    .command("create")
    .description("add the ABI of an Ethereum contract, or the Anchor IDL of a Solana program")
    .requiredOption("--address <address>", "address of the contract (0x…) or program (base58)")
    .requiredOption("--file <file>", "the ABI or IDL in JSON")
    .requiredOption("--label <label>", "name of the contract, for people")
    .option("--notes <notes>", "notes, for people")
    .action((options: CreateOptions, command: Command) => create(io, options, command));
  command
    .command("delete")
    .description("delete an interface")
    .argument("<interface>", "its id, or the address of the contract")
    .action((named: string, _: unknown, command: Command) => remove(io, named, command));
  return command;
}

async function list(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await listSmartContractInterfaces(session.connection, { organizationId: session.organizationId });
  const rows = answer.smartContractInterfaces.map((each) => [
    each.smartContractInterfaceId,
    each.label,
    each.type.replace("SMART_CONTRACT_INTERFACE_TYPE_", "").toLowerCase(),
    each.smartContractAddress,
  ]);
  show(session, answer, () => table(["interface id", "label", "chain", "address"], rows, "No interfaces."));
}

async function create(io: Io, { address, file, label, notes }: CreateOptions, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const type: SmartContractInterfaceType = `SMART_CONTRACT_INTERFACE_TYPE_${address.startsWith("0x") ? "ETHEREUM" : "SOLANA"}`;
  const smartContractInterface = await readFileText(io, "--file", file);
  const answer = await createSmartContractInterface(session.connection, {
    organizationId: session.organizationId,
    parameters: { smartContractAddress: address, smartContractInterface, type, label, ...(notes && { notes }) },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["interface id", result.createSmartContractInterfaceResult?.smartContractInterfaceId],
      ["activity id", id],
    ]),
  );
}

async function remove(io: Io, named: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const smartContractInterfaceId = await idOf(contractInterfaceIds, session, named);
  const answer = await deleteSmartContractInterface(session.connection, {
    organizationId: session.organizationId,
    parameters: { smartContractInterfaceId },
  });
  await finish(session, answer, ({ id }) =>
    record([
      ["deleted interface", smartContractInterfaceId],
      ["activity id", id],
    ]),
  );
}
