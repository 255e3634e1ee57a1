// Compiled interfaces, by what they are compiled from: the same text is compiled once, whoever has it.

import { createHash } from "node:crypto";
import type { SmartContractInterfaceType } from "@countersign/api";
import { LRUCache } from "lru-cache";
import type { Owner } from "../event-loop/owner.js";
import { Turns, type InTurns } from "../event-loop/turns.js";
import { findContractInterfaceText } from "../store/contract-interfaces.js";
import type { Scope } from "../store/store.js";
import { readingAbi, type EthereumInterface } from "./abi.js";
import type { ContractInterface } from "./contract-interface.js";
import { readingIdl, type SolanaInterface } from "./idl.js";
import { parsingInParts } from "./json-parts.js";
import { UnreadCall } from "./refusal.js";

interface Compiled {
  readonly SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM: EthereumInterface;
  readonly SMART_CONTRACT_INTERFACE_TYPE_SOLANA: SolanaInterface;
}

/** Bytes of the texts, of which what is compiled takes a few times as much. */
const keptBytes = 16_000_000;

/** Those that are being compiled: however many requests wait for one, it is compiled once. */
const compiling = new Map<string, Promise<Compiled[SmartContractInterfaceType]>>();

const kept = new LRUCache<string, Compiled[SmartContractInterfaceType]>({ maxSize: keptBytes });

/** @throws ApiError INVALID_ARGUMENT for a text that is no interface */
export function compileInterface(
  type: SmartContractInterfaceType,
  text: string,
  owner: Owner,
): Promise<Compiled[SmartContractInterfaceType]> {
  return new Turns(owner).run(readingInterface(type, text));
}

function* readingInterface(
  type: SmartContractInterfaceType,
  text: string,
): InTurns<Compiled[SmartContractInterfaceType]> {
  const json = yield* parsingInParts(text);
  return yield* type === "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM" ? readingAbi(json) : readingIdl(json);
}

/**
 * An interface that an organization has.
 *
 * @returns UnreadCall where it was deleted meanwhile
 * @throws NotProved
 */
export async function findInterface<Type extends SmartContractInterfaceType>(
  scope: Scope,
  { id, digest, bytes }: ContractInterface,
  type: Type,
  owner: Owner,
): Promise<Compiled[Type] | UnreadCall> {
  const key = `${type} ${digest}`;
  const known = kept.get(key);
  if (known) return known as Compiled[Type];
  const text = await findContractInterfaceText(scope, id);
  if (text === undefined || digestOf(text) !== digest) {
    return new UnreadCall("the interface of the contract was deleted meanwhile");
  }
  let task = compiling.get(key);
  if (!task) {
    task = compileInterface(type, text, owner).finally(() => compiling.delete(key));
    compiling.set(key, task);
  }
  const compiled = await task;
  kept.set(key, compiled, { size: Math.max(1, bytes) });
  return compiled as Compiled[Type];
}

export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
