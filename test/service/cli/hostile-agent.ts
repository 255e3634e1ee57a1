// An agent that was talked into anything: the tools that it is offered, its key past them, and all that it was given signatures for.

import type { Client as McpClient } from "@modelcontextprotocol/sdk/client/index.js";
import { McpError } from "@modelcontextprotocol/sdk/types.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { ErrorCode } from "@countersign/api";
import type { Activity, ActivityType } from "@countersign/api";
import { isAddressEqual, parseTransaction, recoverTransactionAddress, recoverTypedDataAddress } from "viem";
import type { Address, Hex, TransactionSerialized, TypedDataDefinition } from "viem";
import type { Random } from "../policy/drains/random.js";
import type { Person } from "../support/people.js";
import { send, stamp, submit } from "../support/requests.js";
import type { Answer, Refusal, Sender, Stamped } from "../support/requests.js";

/** What the agent was made for. */
export interface Purpose {
  readonly chainId: number;
  /** None for ether. */
  readonly token?: Address;
  readonly wallet: Address;
  readonly receivers: readonly Address[];
}

interface Signature {
  readonly r: string;
  readonly s: string;
  readonly v: string;
}

/** Members of answers and of tools' answers alike. */
interface Result {
  readonly signedTransaction?: string;
  readonly signedTransactions?: readonly string[];
  readonly r?: string;
}

const resultsOf = (activity: Activity | undefined) => Object.values(activity?.result ?? {}) as Result[];

/** What is refused for another reason has tried nothing, and is a fault of the move. */
function onlyDenied(type: ActivityType, { code, message }: Refusal): void {
  if (code !== ErrorCode.PERMISSION_DENIED) throw new Error(`${type}: ${message}`);
}

export class HostileAgent {
  readonly random: Random;
  readonly purpose: Purpose;
  readonly person: Person;
  readonly #model: McpClient;
  /** What takes place once at most, and how much leaves by it at most. */
  readonly #signed = new Map<string, bigint>();
  /** Signatures that it should not have. */
  readonly faults: string[] = [];
  nonce = 0;

  constructor(parts: Pick<HostileAgent, "random" | "purpose" | "person"> & { readonly model: McpClient }) {
    this.random = parts.random;
    this.purpose = parts.purpose;
    this.person = parts.person;
    this.#model = parts.model;
  }

  /** All that can leave the wallet by what was signed: of the transactions with a nonce, others choose the dearest. */
  get spent(): bigint {
    return [...this.#signed.values()].reduce((sum, one) => sum + one, 0n);
  }

  get signatures(): number {
    return this.#signed.size;
  }

  /** Calls a tool; refusals are no fault. */
  async tool(name: string, input: object, typedData?: string): Promise<void> {
    const called = this.#model.callTool({ name, arguments: { ...input } }) as Promise<CallToolResult>;
    const { structuredContent } = await called.catch((error: unknown) => {
      if (!(error instanceof McpError)) throw error;
      return { structuredContent: undefined };
    });
    await this.#signedBy(((structuredContent ?? {}) as { result?: Result }).result, typedData);
  }

  /** Sends a request by the same key, past the tools, as often as it says; refusals are no fault. */
  async direct(type: ActivityType, parameters: object, { times = 1, typedData = "" } = {}): Promise<void> {
    const request = await stamp(this.person, type, parameters);
    const answers = await Promise.all(Array.from({ length: times }, () => this.#send(request)));
    for (const { activity, error } of answers) {
      if (error) onlyDenied(type, error);
      for (const result of resultsOf(activity)) await this.#signedBy(result, typedData);
    }
  }

  /** Has somebody else ask, and approves it; refusals are no fault. */
  async approve(accomplice: Sender, type: ActivityType, parameters: object, typedData?: string): Promise<void> {
    const { activity } = await submit(accomplice, type, parameters);
    if (!activity) return;
    const { fingerprint } = activity;
    const answer = await submit(this.person, "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint });
    for (const result of resultsOf(answer.activity)) await this.#signedBy(result, typedData);
  }

  /** What only others may do. */
  async escalate(type: ActivityType, parameters: object): Promise<void> {
    const { activity, error } = await this.#send(await stamp(this.person, type, parameters));
    if (error) onlyDenied(type, error);
    if (activity?.status === "ACTIVITY_STATUS_COMPLETED") this.faults.push(`${type} was carried out`);
  }

  /** On a busy machine the database may not answer in time: then the same request is sent again, as the answer says. */
  async #send(request: Stamped): Promise<Answer> {
    for (let again = 0; ; again++) {
      const answer = await send(this.person.service, request);
      if (answer.error?.code !== ErrorCode.UNAVAILABLE || again === 20) return answer;
    }
  }

  async #signedBy(result: Result | undefined, typedData: string | undefined): Promise<void> {
    const { signedTransaction, signedTransactions = [], r } = result ?? {};
    for (const text of [...(signedTransaction ? [signedTransaction] : []), ...signedTransactions]) {
      await this.#transaction(`0x${text}`);
    }
    if (r === undefined) return;
    if (typedData) await this.#payment(typedData, result as Signature);
    else this.faults.push("a signature of nothing that can be read");
  }

  async #transaction(serialized: Hex): Promise<void> {
    const { chainId, token, wallet } = this.purpose;
    const read = parseTransaction(serialized);
    const { to, value = 0n, data = "0x", nonce = 0, gas = 0n, maxFeePerGas, gasPrice, authorizationList = [] } = read;
    const from = await recoverTransactionAddress({ serializedTransaction: serialized as TransactionSerialized });
    const isPlain = data === "0x" && authorizationList.length === 0 && read.chainId === chainId;
    if (token !== undefined || !isPlain || !isAddressEqual(from, wallet) || !this.#isReceiver(to)) {
      this.faults.push(`the transaction ${serialized}`);
    }
    this.#count(`${nonce}`, value + gas * (maxFeePerGas ?? gasPrice ?? 0n));
  }

  async #payment(typedData: string, { r, s, v }: Signature): Promise<void> {
    const { chainId, token, wallet } = this.purpose;
    const read = JSON.parse(typedData) as TypedDataDefinition & { message: Record<string, string> };
    const { domain, primaryType, message } = read;
    const signature: Hex = `0x${r}${s}${v === "00" ? "1b" : "1c"}`;
    const from = await recoverTypedDataAddress({ ...read, signature });
    const isOfToken = token !== undefined && isAddressEqual(domain?.verifyingContract ?? "0x", token);
    const isPayment = primaryType === "TransferWithAuthorization" && Number(domain?.chainId) === chainId;
    if (!isOfToken || !isPayment || !isAddressEqual(from, wallet) || !this.#isReceiver(message["to"])) {
      this.faults.push(`the typed data ${typedData}`);
    }
    // The service does not rely on the contract that an authorization's nonce is used once.
    this.#count(JSON.stringify(message), BigInt(message["value"] ?? 0));
  }

  #isReceiver(to: string | null | undefined): boolean {
    return to != null && this.purpose.receivers.some((receiver) => isAddressEqual(receiver, to as Address));
  }

  #count(slot: string, amount: bigint): void {
    if (amount > (this.#signed.get(slot) ?? 0n) || !this.#signed.has(slot)) this.#signed.set(slot, amount);
  }
}
