// What calls of contracts say, as policies see it, where the organization has the interface of the contract.

import { callOf } from "../contract-interfaces/abi.js";
import { findInterface } from "../contract-interfaces/compiled.js";
import { contractKey } from "../contract-interfaces/contract-interface.js";
import { instructionOf } from "../contract-interfaces/idl.js";
import { UnreadCall } from "../contract-interfaces/refusal.js";
import type { Turns } from "../event-loop/turns.js";
import type { Organization } from "../organizations/organization.js";
import {
  Unreadable,
  type Context,
  type EthereumTransactionContext,
  type ParsedInstructionContext,
  type SolanaInstructionContext,
} from "../policy-language/context.js";
import type { ChainWord } from "../policy-language/vocabulary.js";
import type { Scope } from "../store/store.js";

type Words = Pick<Context, ChainWord>;

type Interfaces = Pick<Organization, "id" | "parentId" | "contractInterfaces">;

/**
 * Adds to transactions what their calls say.
 *
 * @param scope of the organization, as it is committed
 * @throws NotProved
 */
export async function withCalls<Subject extends Words>(
  subjects: readonly Subject[],
  organization: Interfaces,
  scope: Scope,
  turns: Turns,
): Promise<readonly Subject[]> {
  if (organization.contractInterfaces.size === 0) return subjects;
  const completed: Subject[] = [];
  for (const subject of subjects) {
    completed.push(await withCall(subject, organization, scope));
    await turns.take();
  }
  return completed;
}

async function withCall<Subject extends Words>(
  subject: Subject,
  organization: Interfaces,
  scope: Scope,
): Promise<Subject> {
  const { eth, solana } = subject;
  if (eth?.tx) {
    const words = await ethereumWords(eth.tx, organization, scope);
    return words ? { ...subject, eth: { ...eth, tx: { ...eth.tx, ...words } } } : subject;
  }
  if (solana?.tx) {
    const { instructions, unknown_instructions: unknown } = solana.tx;
    const tx = {
      ...solana.tx,
      instructions: await parsedInstructions(instructions, organization, scope),
      unknown_instructions: await parsedInstructions(unknown, organization, scope),
    };
    return { ...subject, solana: { ...solana, tx } };
  }
  return subject;
}

async function parsedInstructions(
  instructions: readonly SolanaInstructionContext[],
  organization: Interfaces,
  scope: Scope,
): Promise<readonly SolanaInstructionContext[]> {
  const parsed: SolanaInstructionContext[] = [];
  for (const instruction of instructions) {
    const words = await parsedInstruction(instruction, organization, scope);
    parsed.push(words ? { ...instruction, parsed_instruction_data: words } : instruction);
  }
  return parsed;
}

type EthereumWords = Pick<EthereumTransactionContext, "function_name" | "function_signature" | "contract_call_args">;

async function ethereumWords(
  { to, data }: EthereumTransactionContext,
  organization: Interfaces,
  scope: Scope,
): Promise<EthereumWords | undefined> {
  const type = "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM";
  const had = organization.contractInterfaces.get(contractKey(type, to));
  if (!had) return undefined;
  const found = await findInterface(scope, had, type, organization);
  const call = found instanceof UnreadCall ? found : callOf(found, data);
  if (!call) return undefined;
  if (call instanceof UnreadCall) {
    const unreadable = new Unreadable(call.message);
    return { function_name: unreadable, function_signature: unreadable, contract_call_args: unreadable };
  }
  return {
    function_name: call.name,
    function_signature: call.selector,
    contract_call_args: readable(call.arguments),
  };
}

async function parsedInstruction(
  { program_key: programKey, accounts, instruction_data_hex: data }: SolanaInstructionContext,
  organization: Interfaces,
  scope: Scope,
): Promise<ParsedInstructionContext | Unreadable | undefined> {
  const type = "SMART_CONTRACT_INTERFACE_TYPE_SOLANA";
  const had = organization.contractInterfaces.get(contractKey(type, programKey));
  if (!had) return undefined;
  const found = await findInterface(scope, had, type, organization);
  const keys = accounts.map((account) => account.account_key || "ADDRESS_TABLE_LOOKUP");
  const call = found instanceof UnreadCall ? found : instructionOf(found, data, keys);
  if (call instanceof UnreadCall) return new Unreadable(call.message);
  return {
    instruction_name: call.name,
    discriminator: call.discriminator,
    named_accounts: call.accounts,
    program_call_args: readable(call.arguments),
  };
}

function readable(value: unknown): unknown {
  return value instanceof UnreadCall ? new Unreadable(value.message) : value;
}
