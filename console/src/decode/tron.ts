// TRON transactions: their raw data, a message of Protocol Buffers, read by @bufbuild/protobuf; calls of TRC-20 tokens by
// viem; addresses by bs58check. Other implementations than the service's.

import { BinaryReader, WireType } from "@bufbuild/protobuf/wire";
import bs58check from "bs58check";
import { decodeFunctionData, erc20Abi } from "viem";
import { chains } from "../chains/facts.js";
import { exactTime } from "../texts/moments.js";
import { fromHex, sha256, toHex } from "../bytes.js";
import { t } from "../texts/index.js";
import { address, amount, hex, number, text } from "./decoded.js";
import type { Decoded, Group, Line } from "./decoded.js";

/** Fields by their number, each as often as it stands there. */
type Fields = ReadonlyMap<number, readonly (bigint | Uint8Array)[]>;

/**
 * What stands there twice, readers put together in different ways: that is said.
 *
 * @throws Error where the bytes are no message of whole numbers and bytes
 */
function readFields(bytes: Uint8Array, warnings: string[], repeated?: number): Fields {
  const reader = new BinaryReader(bytes);
  const fields = new Map<number, (bigint | Uint8Array)[]>();
  while (reader.pos < reader.len) {
    const [number, type] = reader.tag();
    const value =
      type === WireType.Varint
        ? BigInt(reader.int64())
        : type === WireType.LengthDelimited
          ? reader.bytes()
          : undefined;
    if (value === undefined) throw new Error(t.decode.malformed);
    const known = fields.get(number) ?? [];
    if (known.length > 0 && number !== repeated) warnings.push(t.decode.notCanonical);
    fields.set(number, [...known, value]);
  }
  return fields;
}

const bytesOf = (fields: Fields, number: number): Uint8Array => {
  const value = fields.get(number)?.at(-1);
  return value instanceof Uint8Array ? value : new Uint8Array();
};
const intOf = (fields: Fields, number: number): bigint => {
  const value = fields.get(number)?.at(-1);
  return typeof value === "bigint" ? value : 0n;
};
const placeOf = (bytes: Uint8Array): string => (bytes.length === 21 ? bs58check.encode(bytes) : toHex(bytes));

/** Types of contracts by their number, as far as they have lines of their own; the others are named. */
const names: Readonly<Record<string, string>> = {
  1: "Transfer",
  2: "TransferAsset",
  31: "TriggerSmartContract",
  46: "AccountPermissionUpdate",
  54: "FreezeBalanceV2",
  55: "UnfreezeBalanceV2",
  57: "DelegateResource",
};

/** Of the raw data. */
const field = { data: 10, contract: 11, expiration: 8, feeLimit: 18 };

/**
 * Reads the raw data of a transaction.
 *
 * @param digits hex
 * @throws Error where it is none
 */
export async function decodeTransaction(digits: string): Promise<Decoded> {
  const bytes = fromHex(digits.replace(/^0x/i, ""));
  const warnings: string[] = [];
  const raw = readFields(bytes, warnings, field.contract);
  const contracts = raw.get(field.contract) ?? [];
  const groups = contracts.map((contract, index): Group => {
    const fields = readFields(contract instanceof Uint8Array ? contract : new Uint8Array(), warnings);
    const type = String(intOf(fields, 1));
    const parameter = readFields(bytesOf(readFields(bytesOf(fields, 2), warnings), 2), warnings);
    const name = names[type] ?? t.decode.contractType(type);
    if (names[type] === undefined || type === "46") warnings.push(t.decode.unknownContract(name));
    return { title: t.decode.instruction(index + 1, name), lines: describe(type, parameter, warnings) };
  });
  if (contracts.length !== 1) warnings.push(t.decode.severalContracts(contracts.length));
  const memo = bytesOf(raw, field.data);
  groups.push({
    lines: [
      ...(memo.length > 0 ? [text(t.decode.memo, new TextDecoder().decode(memo), { matters: true })] : []),
      amount(t.decode.mostFee, intOf(raw, field.feeLimit), chains.tron),
      text(t.decode.expires, exactTime(Number(intOf(raw, field.expiration)))),
    ],
  });
  return {
    title: t.decode.tron,
    groups,
    warnings: [...new Set(warnings)],
    digest: { name: t.decode.signingHash, hex: await sha256(bytes) },
  };
}

function describe(type: string, parameter: Fields, warnings: string[]): Line[] {
  const from = address(t.decode.from, placeOf(bytesOf(parameter, 1)));
  if (type === "1") {
    return [
      from,
      address(t.decode.to, placeOf(bytesOf(parameter, 2)), { matters: true }),
      amount(t.decode.amount, intOf(parameter, 3), chains.tron, { matters: true }),
    ];
  }
  if (type === "31") {
    const data = bytesOf(parameter, 4);
    return [
      from,
      address(t.decode.contract, placeOf(bytesOf(parameter, 2)), { matters: true }),
      amount(t.decode.amount, intOf(parameter, 3), chains.tron, { matters: true }),
      ...call(data, warnings),
      hex(t.decode.data, `0x${toHex(data)}`),
    ];
  }
  return [
    from,
    ...[...parameter].flatMap(([place, values]) =>
      place === 1
        ? []
        : values.map((value) =>
            typeof value === "bigint"
              ? number(t.decode.member(place), value, { matters: true })
              : hex(t.decode.member(place), toHex(value), { matters: true }),
          ),
    ),
  ];
}

/** A call of a TRC-20 token, whose functions are those of ERC-20. */
function call(data: Uint8Array, warnings: string[]): Line[] {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi: erc20Abi, data: `0x${toHex(data)}` });
    if (functionName === "approve" && Number(args[1] ?? 0n) >= 2 ** 128) warnings.push(t.decode.unlimited);
    return [
      text(t.decode.call, functionName, { matters: true }),
      ...args.map((value, index) =>
        typeof value === "bigint"
          ? amount(
              t.decode.amount,
              value,
              { decimals: 0, unit: t.decode.tokenUnits },
              { matters: true, note: t.decode.unknownToken },
            )
          : address(t.decode.account(index + 1), placeOf(Uint8Array.of(0x41, ...fromHex(String(value).slice(2)))), {
              matters: true,
            }),
      ),
    ];
  } catch {
    warnings.push(t.decode.unknownCall);
    return [];
  }
}
