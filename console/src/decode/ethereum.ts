// Ethereum transactions, typed data and authorizations, read by viem: another implementation than the service's.

import {
  erc1155Abi,
  erc20Abi,
  erc721Abi,
  decodeFunctionData,
  getAddress,
  hashDomain,
  hashTypedData,
  keccak256,
  parseTransaction,
  serializeTransaction,
} from "viem";
import type { Hex, TransactionSerializable } from "viem";
import { hashAuthorization } from "viem/utils";
import { evmChains, evmTokens } from "../chains/evm.js";
import { t } from "../texts/index.js";
import { address, amount, hex, number, text } from "./decoded.js";
import type { Decoded, Group, Line } from "./decoded.js";

const types: Readonly<Record<string, string>> = {
  legacy: "legacy",
  eip2930: "EIP-2930",
  eip1559: "EIP-1559",
  eip4844: "EIP-4844",
  eip7702: "EIP-7702",
};

/** Allowances of at least this are meant to be without limit. */
const unlimited = 2n ** 128n;

function unitOf(chainId: number | undefined): string {
  return (chainId !== undefined && evmChains[chainId]?.[1]) || t.decode.nativeUnit;
}

function chainLine(chainId: number | undefined): Line {
  if (chainId === undefined) return text(t.decode.chain, t.decode.anyChain, { note: t.decode.anyChainWhy });
  const name = evmChains[chainId]?.[0];
  return text(t.decode.chain, name === undefined ? t.decode.chainId(chainId) : `${name} (${chainId})`);
}

/**
 * Reads an unsigned transaction.
 *
 * @param digits hex, with or without 0x
 * @throws Error where it is none
 */
export function decodeTransaction(digits: string): Decoded {
  const bytes = `0x${digits.replace(/^0x/i, "").toLowerCase()}` as Hex;
  const parsed = parseTransaction(bytes) as TransactionSerializable & { readonly type?: string };
  const { to, value = 0n, data = "0x", gas, nonce = 0, type = "legacy" } = parsed;
  const chainId = parsed.chainId === undefined ? undefined : Number(parsed.chainId);
  const unit = unitOf(chainId);
  const warnings: string[] = [];
  if ("r" in parsed && parsed.r !== undefined && BigInt(parsed.r) !== 0n) warnings.push(t.decode.signedAlready);
  else if (!reads(parsed, bytes)) warnings.push(t.decode.notCanonical);
  if (chainId === undefined) warnings.push(t.decode.anyChainWhy);
  const price = parsed.maxFeePerGas ?? parsed.gasPrice ?? 0n;
  const blobs = (parsed.blobVersionedHashes?.length ?? 0) * 131_072;
  const blobFee = BigInt(blobs) * (parsed.maxFeePerBlobGas ?? 0n);
  const groups: Group[] = [
    {
      lines: [
        to
          ? address(t.decode.to, getAddress(to), { matters: true, ...noteOfToken(chainId, to) })
          : text(t.decode.to, t.decode.newContract, { matters: true }),
        amount(t.decode.amount, value, { decimals: 18, unit }, { matters: true }),
        chainLine(chainId),
        amount(t.decode.mostFee, (gas ?? 0n) * price + blobFee, { decimals: 18, unit }),
        number(t.decode.nonce, nonce),
      ],
    },
  ];
  if (data !== "0x") {
    const called = to ? decodeCall(data, getAddress(to), chainId, warnings) : undefined;
    groups.push(called ?? { title: t.decode.call, lines: [hex(t.decode.data, data)] });
    if (called) groups.push({ lines: [hex(t.decode.data, data)] });
    else if (to) warnings.push(t.decode.unknownCall);
  }
  groups.push(feeGroup(parsed));
  for (const [index, entry] of (parsed.accessList ?? []).entries()) {
    const keys = entry.storageKeys.map((key) => hex(t.decode.storageKey, key));
    groups.push({
      ...(index === 0 && { title: t.decode.accessList }),
      lines: [address(t.decode.contract, getAddress(entry.address)), ...keys],
    });
  }
  for (const entry of parsed.authorizationList ?? []) {
    const code = entry.address;
    warnings.push(t.decode.delegates);
    groups.push({
      title: t.decode.authorization,
      lines: [
        ...(code ? [address(t.decode.delegate, getAddress(code), { matters: true })] : []),
        number(t.decode.chainNumber, entry.chainId),
        number(t.decode.nonce, entry.nonce),
      ],
    });
  }
  for (const blob of parsed.blobVersionedHashes ?? []) groups.push({ lines: [hex(t.decode.blob, blob)] });
  return {
    title: t.decode.ethereum(types[type] ?? type),
    groups,
    warnings: [...new Set(warnings)],
    digest: { name: t.decode.signingHash, hex: keccak256(bytes) },
  };
}

function noteOfToken(chainId: number | undefined, contract: string): { readonly note?: string } {
  const known = evmTokens[`${chainId}:${contract.toLowerCase()}`];
  return known ? { note: t.decode.tokenContract(known[0]) } : {};
}

/** Whether the transaction that was read is all there is in the bytes. */
function reads(parsed: TransactionSerializable, bytes: Hex): boolean {
  try {
    return serializeTransaction(parsed) === bytes;
  } catch {
    return false;
  }
}

function feeGroup({
  gas,
  gasPrice,
  maxFeePerGas,
  maxPriorityFeePerGas,
  maxFeePerBlobGas,
}: TransactionSerializable): Group {
  const gwei = (name: string, value: bigint | undefined) =>
    value === undefined ? [] : [amount(name, value, { decimals: 9, unit: "Gwei" })];
  return {
    title: t.decode.fees,
    lines: [
      number(t.decode.gas, gas ?? 0n),
      ...gwei(t.decode.gasPrice, gasPrice),
      ...gwei(t.decode.maxFeePerGas, maxFeePerGas),
      ...gwei(t.decode.priorityFee, maxPriorityFeePerGas),
      ...gwei(t.decode.blobFee, maxFeePerBlobGas),
    ],
  };
}

/** A call of a token, by the functions that all tokens have; undefined for any other. */
function decodeCall(data: Hex, contract: string, chainId: number | undefined, warnings: string[]): Group | undefined {
  const [unit, decimals] = evmTokens[`${chainId}:${contract.toLowerCase()}`] ?? [t.decode.tokenUnits, 0];
  const known = evmTokens[`${chainId}:${contract.toLowerCase()}`] !== undefined;
  for (const abi of [erc20Abi, erc721Abi, erc1155Abi]) {
    let call;
    try {
      call = decodeFunctionData({ abi: abi as typeof erc20Abi, data });
    } catch {
      continue;
    }
    const { functionName: name, args = [] } = call as { functionName: string; args?: readonly unknown[] };
    const inputs = abi.find(
      (item) => item.type === "function" && item.name === name && item.inputs.length === args.length,
    );
    const names = inputs?.type === "function" ? inputs.inputs : [];
    const lines = args.map((value, index): Line => {
      const input = names[index];
      const label = input && "name" in input && input.name ? input.name : String(index + 1);
      if (input?.type === "address") return address(label, getAddress(String(value)), { matters: true });
      if (typeof value === "bigint" && abi === erc20Abi) {
        if (name === "approve" && value >= unlimited) warnings.push(t.decode.unlimited);
        return amount(
          label,
          value,
          { decimals, unit },
          {
            matters: true,
            ...(!known && { note: t.decode.unknownToken }),
          },
        );
      }
      if (typeof value === "bigint") return number(label, value, { matters: true });
      if (typeof value === "string" && input?.type.startsWith("bytes")) return hex(label, value);
      return text(label, plain(value), { matters: true });
    });
    if (name === "setApprovalForAll" && args[1] === true) warnings.push(t.decode.approvesAll);
    return { title: t.decode.calls(name), lines };
  }
  return undefined;
}

/**
 * Reads typed data (EIP-712).
 *
 * @throws Error where it is none
 */
export function decodeTypedData(json: string): Decoded {
  const data = JSON.parse(json) as {
    readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;
    readonly primaryType: string;
    readonly domain: Readonly<Record<string, unknown>>;
    readonly message: Readonly<Record<string, unknown>>;
  };
  const { types, primaryType, domain, message } = data;
  const digest = hashTypedData({ types, primaryType, domain, message } as Parameters<typeof hashTypedData>[0]);
  const warnings: string[] = [];
  if (/permit|approv/i.test(primaryType)) warnings.push(t.decode.permit);
  const domainTypes = types["EIP712Domain"];
  return {
    title: t.decode.typedData(primaryType),
    groups: [
      { title: t.decode.message, lines: fields(message, primaryType, types, "") },
      {
        title: t.decode.domain,
        lines: [
          ...Object.entries(domain).map(([name, value]) =>
            name === "verifyingContract" ? address(name, checksummed(value)) : text(name, plain(value)),
          ),
          ...(domainTypes
            ? [
                hex(
                  t.decode.domainHash,
                  hashDomain({ domain, types: types as Parameters<typeof hashDomain>[0]["types"] }),
                ),
              ]
            : []),
        ],
      },
    ],
    warnings,
    digest: { name: t.decode.signingHash, hex: digest },
  };
}

type Types = Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;

const mostLines = 400;

function fields(value: unknown, type: string, types: Types, path: string): Line[] {
  const members = types[type];
  if (members && typeof value === "object" && value !== null) {
    const record = value as Readonly<Record<string, unknown>>;
    return members
      .flatMap(({ name, type }) => fields(record[name], type, types, path === "" ? name : `${path}.${name}`))
      .slice(0, mostLines);
  }
  const array = /^(.*)\[\d*\]$/.exec(type);
  if (array && Array.isArray(value)) {
    return value.flatMap((item, index) => fields(item, array[1] ?? "", types, `${path}[${index}]`)).slice(0, mostLines);
  }
  if (type === "address") return [address(path, checksummed(value), { matters: true })];
  if (/^u?int/.test(type) && /^(?:-?\d+|0x[\da-f]+)$/i.test(String(value))) {
    return [number(path, BigInt(value as string | number), { matters: true })];
  }
  if (type.startsWith("bytes")) return [hex(path, plain(value))];
  return [text(path, plain(value), { matters: true })];
}

/** Reads an authorization (EIP-7702). @throws Error where it is none */
export function decodeAuthorization(json: string): Decoded {
  const { address: code, chainId, nonce } = JSON.parse(json) as Readonly<Record<string, string | number>>;
  const authorization = { address: getAddress(String(code)), chainId: Number(chainId), nonce: Number(nonce) };
  return {
    title: t.decode.authorizationTitle,
    groups: [
      {
        lines: [
          address(t.decode.delegate, authorization.address, { matters: true }),
          chainLine(authorization.chainId === 0 ? undefined : authorization.chainId),
          number(t.decode.nonce, authorization.nonce),
        ],
      },
    ],
    warnings: [t.decode.delegates],
    digest: { name: t.decode.signingHash, hex: hashAuthorization(authorization) },
  };
}

/** Keccak-256 in hex, with 0x. */
export function keccak(bytes: Uint8Array): string {
  return keccak256(bytes);
}

function checksummed(value: unknown): string {
  try {
    return getAddress(String(value));
  } catch {
    return plain(value);
  }
}

function plain(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
