// Raw data of TRON's transactions, made and read by tronweb.

import { Trx, utils } from "tronweb";
import { entryOf, firstOf } from "../support/results.js";

export const owner = "TYBNgWfhGuNzdLtjKtxXTfskAhTbMcqbaG";
export const payee = "TLEaY8XoqpBmndLsjcfThgdKLN1ssNuUcF";
export const stranger = "TFTsyAaajS3DTEbekme2wm9fNcypguDHp4";
export const token = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

/** A contract under the names of the protocol, with addresses in Base58Check. */
export interface Draft {
  readonly type: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly permissionId?: number;
  /** Hex. */
  readonly data?: string;
  readonly feeLimit?: number;
}

/** What tronweb's own classes of protocol buffers have, as far as they are used here. */
interface Message {
  serializeBinary(): Uint8Array;
  getContractList(): Message[];
  getParameter(): Message;
  getTypeUrl(): string;
  getValue_asU8(): Uint8Array;
  getRawData(): Message;
  getSignatureList_asU8(): Uint8Array[];
}
interface MessageClass {
  deserializeBinary(bytes: Uint8Array): Message;
}
const protocol = (globalThis as unknown as { TronWebProto: Readonly<Record<string, MessageClass>> }).TronWebProto;
const transactions = protocol["Transaction"] as MessageClass & { readonly raw: MessageClass };

/** The same address in hex, as the protocol has it. */
export const hexAddress = (address: string): string => utils.address.toHex(address).toLowerCase();

function inHex(value: unknown): unknown {
  if (typeof value === "string") return utils.address.isAddress(value) ? hexAddress(value) : value;
  if (Array.isArray(value)) return value.map(inHex);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inHex(member)]));
}

/** A transaction as tronweb has it, to be signed or sent. */
export function transactionOf({ type, value, permissionId, data, feeLimit }: Draft) {
  const parameter = { value: inHex(value), type_url: `type.googleapis.com/protocol.${type}` };
  const contract = [{ type, parameter, ...(permissionId ? { Permission_id: permissionId } : {}) }];
  const raw_data = {
    contract,
    ref_block_bytes: "5a3b",
    ref_block_hash: "f00ba47e11223344",
    expiration: 1_799_999_999_000,
    timestamp: 1_799_999_940_000,
    ...(data ? { data } : {}),
    ...(feeLimit ? { fee_limit: feeLimit } : {}),
  };
  const written = utils.transaction.txJsonToPb({ raw_data });
  return {
    visible: false,
    txID: utils.transaction.txPbToTxID(written).replace(/^0x/, ""),
    raw_data,
    raw_data_hex: utils.transaction.txPbToRawDataHex(written).toLowerCase(),
  };
}

/** The raw data in hex. */
export const rawDataOf = (draft: Draft): string => transactionOf(draft).raw_data_hex;

/** What tronweb reads in raw data. */
export function readByTronweb(type: string, rawData: string) {
  return utils.deserializeTx.deserializeTransaction(type, rawData) as {
    readonly contract: readonly [{ readonly parameter: { readonly value: Readonly<Record<string, unknown>> } }];
    readonly data: string;
    readonly fee_limit: number;
  };
}

/** The same raw data as tronweb writes it, down to what the contract asks for; undefined where it can't be read. */
export function rewritten(rawData: Uint8Array, type: string): string | undefined {
  try {
    const read = transactions.raw.deserializeBinary(rawData);
    const value = firstOf(read.getContractList()).getParameter().getValue_asU8();
    const inner = entryOf(protocol, type).deserializeBinary(value).serializeBinary();
    const outer = Buffer.from(read.serializeBinary()).toString("hex");
    return Buffer.from(inner).equals(value) ? outer : undefined;
  } catch {
    return undefined;
  }
}

/** Who signed a whole transaction, as tronweb reads it, and its raw data. */
export function signerOf(signed: string, draft: Draft): { readonly signer: unknown; readonly rawData: string } {
  const read = transactions.deserializeBinary(Buffer.from(signed, "hex"));
  const signature = read.getSignatureList_asU8().map((bytes) => Buffer.from(bytes).toString("hex"));
  const signer = Trx.ecRecover({ ...transactionOf(draft), signature } as never);
  return { signer, rawData: Buffer.from(read.getRawData().serializeBinary()).toString("hex") };
}
