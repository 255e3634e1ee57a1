// The methods of Ethereum's JSON-RPC that need keys. What they sign, the service decides.

import { ApiError, ErrorCode, HashFunction, PayloadEncoding } from "@countersign/api";
import type { Connection, SignRawPayloadResult } from "@countersign/api";
import { installedVersion } from "../../installation/version.js";
import { blockPayload, blockPayloadV2, type BlockPayload } from "./block-payload.js";
import { checksummed, ethereumKeys, type EthereumKey } from "./ethereum-keys.js";
import { quantity, serialize, transactionRequest, typeOf, type TransactionRequest } from "./ethereum-transaction.js";
import { RpcError, rpcCodes } from "./json-rpc.js";
import { NotSigned, Signatures } from "./signatures.js";
import type { UpstreamNode } from "./upstream-node.js";

export interface EthereumOptions {
  readonly connection: Connection;
  readonly organizationId: string;
  readonly chainId: bigint;
  /** In the form of EIP-55; undefined for every account that the service has. */
  readonly accounts: ReadonlySet<string> | undefined;
  readonly upstream: UpstreamNode | undefined;
  /** How long a request waits for approvals. */
  readonly waitMs: number;
  readonly log: (line: string) => void;
}

/** Methods that ask for a signature or another authority over keys: never for the upstream node, whatever keys that has. */
const ofKeys = /^(?:eth_sign|personal_|wallet_|account_|clef_)/;

export class EthereumMethods {
  readonly #options: EthereumOptions;
  readonly #signatures: Signatures;
  /** By address: each transaction of an account is sent before the next takes its nonce. */
  readonly #sending = new Map<string, Promise<unknown>>();

  constructor(options: EthereumOptions) {
    this.#options = options;
    this.#signatures = new Signatures({ ...options, waiting: options.log });
  }

  /** @throws RpcError, NotSigned, ApiError */
  readonly call = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const { chainId, upstream } = this.#options;
    switch (method) {
      case "eth_accounts":
      case "eth_requestAccounts":
        return (await this.keys()).map(({ address }) => address);
      case "eth_chainId":
        return hex(chainId);
      case "net_version":
        return String(chainId);
      case "web3_clientVersion":
        return `countersign/${installedVersion()}`;
      case "health_status":
        return installedVersion();
      case "eth_signTransaction":
        return this.#sign(transactionRequest(params[0]));
      case "eth_sendTransaction":
        return this.#send(transactionRequest(params[0]));
      case "personal_sign":
        return this.#personalSign(params);
      case "opsigner_signBlockPayload":
        return this.#signBlockPayload(blockPayload(params[0]));
      case "opsigner_signBlockPayloadV2":
        return this.#signBlockPayload(blockPayloadV2(params[0]));
      // As EIP-712 itself calls it, and web3.py does.
      case "eth_signTypedData":
      case "eth_signTypedData_v4":
        return this.#signTypedData(params);
      case "eth_sign":
        throw new RpcError(
          rpcCodes.unsupported,
          "eth_sign signs digests, and nobody can see what they stand for; use personal_sign or eth_signTypedData_v4",
        );
      default:
        if (ofKeys.test(method)) throw new RpcError(rpcCodes.unsupported, `${method} is not supported`);
        if (upstream) return upstream.call(method, params);
        throw new RpcError(rpcCodes.unsupported, `${method} needs a node; start this endpoint with --upstream URL`);
    }
  };

  /** The accounts that are offered. */
  keys(): Promise<readonly EthereumKey[]> {
    const { connection, organizationId, accounts } = this.#options;
    return ethereumKeys(connection, organizationId, accounts);
  }

  /**
   * Signs the Keccak-256 of data. The service reads what it can of the data, such as a transaction.
   *
   * @param identifier address, or public key in hex, compressed or not
   * @param data hex behind 0x
   * @returns undefined where no account has this identifier
   */
  async signData(identifier: string, data: string): Promise<string | undefined> {
    const digits = identifier.toLowerCase().replace(/^0x/, "");
    const found = (await this.keys()).find(
      ({ address, publicKey }) =>
        address.slice(2).toLowerCase() === digits || publicKey.slice(-128) === digits.slice(-128),
    );
    if (!found) return undefined;
    return this.#signBytes(found.address, bytesOf(data, "data"));
  }

  async #sign(given: TransactionRequest): Promise<string> {
    const from = this.#account(given["from"]);
    return this.#signed(from, await this.#filled(from, given));
  }

  async #send(given: TransactionRequest): Promise<unknown> {
    const { upstream } = this.#options;
    if (!upstream) {
      throw new RpcError(
        rpcCodes.unsupported,
        "eth_sendTransaction needs a node; start this endpoint with --upstream URL",
      );
    }
    const from = this.#account(given["from"]);
    const before = this.#sending.get(from) ?? Promise.resolve();
    const sent = before.then(async () => {
      const signed = await this.#signed(from, await this.#filled(from, given));
      return upstream.call("eth_sendRawTransaction", [signed]);
    });
    const over = sent.then(
      () => {},
      () => {},
    );
    this.#sending.set(from, over);
    void over.then(() => this.#sending.get(from) === over && this.#sending.delete(from));
    return sent;
  }

  async #signed(from: string, request: TransactionRequest): Promise<string> {
    return `0x${await this.#signatures.transaction(from, serialize(request, this.#options.chainId))}`;
  }

  /** What the transaction leaves out, as the node sees it. */
  async #filled(from: string, given: TransactionRequest): Promise<TransactionRequest> {
    const { chainId, upstream } = this.#options;
    if (given["chainId"] !== undefined && quantity(given, "chainId") !== chainId) {
      const message = `transaction: chainId is ${quantity(given, "chainId")}; this endpoint signs for ${chainId}`;
      throw new RpcError(rpcCodes.invalidParams, message);
    }
    if (!upstream) return given;
    const request = { ...given, ...(await feesOf(given, upstream)) };
    request["nonce"] ??= await upstream.call("eth_getTransactionCount", [from, "pending"]);
    request["gas"] ??= await upstream.call("eth_estimateGas", [{ ...given, from }]);
    return request;
  }

  async #personalSign([message, address]: readonly unknown[]): Promise<string> {
    const from = this.#account(address);
    const bytes = bytesOf(message, "the message");
    // EIP-191, version 0x45.
    const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`);
    return this.#signBytes(from, Buffer.concat([prefix, bytes]));
  }

  /** As op-signer does: the recovery id is 0 or 1. */
  async #signBlockPayload({ chainId, sender, message }: BlockPayload): Promise<string> {
    if (chainId !== this.#options.chainId) {
      const reason = `block payload: chainId is ${chainId}; this endpoint signs for ${this.#options.chainId}`;
      throw new RpcError(rpcCodes.invalidParams, reason);
    }
    const { r, s, v } = await this.#signPreimage(await this.#sequencer(sender), message);
    return `0x${r}${s}${v}`;
  }

  /** The account that a request names, or the only one. */
  async #sequencer(named: unknown): Promise<string> {
    if (named !== undefined && named !== null) return this.#account(named);
    const [only, ...others] = await this.keys();
    if (only && others.length === 0) return only.address;
    throw new RpcError(rpcCodes.invalidParams, "block payload: name the account to sign with as senderAddress");
  }

  async #signTypedData([address, typedData]: readonly unknown[]): Promise<string> {
    const from = this.#account(address);
    const payload = typeof typedData === "string" ? typedData : JSON.stringify(typedData, exactly);
    if (payload === undefined) throw new RpcError(rpcCodes.invalidParams, "typed data is missing");
    const { EIP712: encoding } = PayloadEncoding;
    return joined(await this.#signatures.payload(from, { payload, encoding, hashFunction: HashFunction.NO_OP }));
  }

  async #signBytes(from: string, bytes: Buffer): Promise<string> {
    return joined(await this.#signPreimage(from, bytes));
  }

  #signPreimage(from: string, bytes: Buffer): Promise<SignRawPayloadResult> {
    const { HEXADECIMAL: encoding } = PayloadEncoding;
    const { KECCAK256: hashFunction } = HashFunction;
    return this.#signatures.payload(from, { payload: bytes.toString("hex"), encoding, hashFunction });
  }

  /** @throws RpcError for what is no address, or none that is offered */
  #account(given: unknown): string {
    const address = checksummed(given);
    if (address === undefined) throw new RpcError(rpcCodes.invalidParams, "expected the address of an account, 0x…");
    const { accounts } = this.#options;
    if (!accounts || accounts.has(address)) return address;
    throw new RpcError(rpcCodes.unauthorized, `${address} is not among the accounts of --account`);
  }
}

/** What tools get for other errors than those of JSON-RPC. */
export function explain(error: unknown): RpcError {
  if (error instanceof NotSigned) {
    const { message, isPending, activity, url } = error;
    return new RpcError(isPending ? rpcCodes.unavailable : rpcCodes.rejected, message, { ...activity, url });
  }
  if (!(error instanceof ApiError)) return new RpcError(rpcCodes.internal, "internal error; see the endpoint's log");
  return new RpcError(codeOf(error), error.message);
}

function codeOf({ code }: ApiError): number {
  switch (code) {
    case ErrorCode.INVALID_ARGUMENT:
      return rpcCodes.invalidParams;
    case ErrorCode.NOT_FOUND:
    case ErrorCode.UNAUTHENTICATED:
      return rpcCodes.unauthorized;
    case ErrorCode.PERMISSION_DENIED:
    case ErrorCode.FAILED_PRECONDITION:
      return rpcCodes.rejected;
    case ErrorCode.RESOURCE_EXHAUSTED:
      return rpcCodes.limitExceeded;
    case ErrorCode.UNAVAILABLE:
      return rpcCodes.disconnected;
    default:
      return rpcCodes.internal;
  }
}

async function feesOf(given: TransactionRequest, upstream: UpstreamNode): Promise<TransactionRequest> {
  const quantityOf = async (method: string) => quantity({ [method]: await upstream.call(method, []) }, method);
  if (typeOf(given) < 2) return { gasPrice: given["gasPrice"] ?? hex(await quantityOf("eth_gasPrice")) };
  const { maxFeePerGas, maxPriorityFeePerGas = hex(await quantityOf("eth_maxPriorityFeePerGas")) } = given;
  if (maxFeePerGas !== undefined) return { maxFeePerGas, maxPriorityFeePerGas };
  const block = (await upstream.call("eth_getBlockByNumber", ["latest", false])) as TransactionRequest | null;
  // Room for six full blocks in a row, each of which raises the base fee by an eighth.
  const most =
    2n * quantity({ ...block }, "baseFeePerGas") + quantity({ maxPriorityFeePerGas }, "maxPriorityFeePerGas");
  return { maxFeePerGas: hex(most), maxPriorityFeePerGas };
}

/** Numbers that JSON has read exactly: of others, digits may be lost, and another amount would be signed. */
function exactly(member: string, value: unknown): unknown {
  if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
  const message = `typed data: ${member.slice(0, 80)} is a number that JSON may not hold exactly; write it as a string`;
  throw new RpcError(rpcCodes.invalidParams, message);
}

function bytesOf(value: unknown, what: string): Buffer {
  if (typeof value === "string" && /^0x(?:[\da-f]{2})*$/i.test(value)) return Buffer.from(value.slice(2), "hex");
  throw new RpcError(rpcCodes.invalidParams, `${what} must be bytes in hex behind 0x`);
}

/** r, s and v, which is 27 or 28. */
function joined({ r, s, v }: SignRawPayloadResult): string {
  return `0x${r}${s}${(27 + Number.parseInt(v, 16)).toString(16)}`;
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`;
}
