// Solana transactions, read by @solana/kit: another implementation than the service's.

import {
  getAddressDecoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getU64Decoder,
  getU32Decoder,
} from "@solana/kit";
import { chains } from "../chains/facts.js";
import { t } from "../texts/index.js";
import { fromHex, sha256, toHex } from "../bytes.js";
import { address, amount, hex, number, text } from "./decoded.js";
import type { Decoded, Group, Line } from "./decoded.js";

const programs: Readonly<Record<string, string>> = {
  "11111111111111111111111111111111": "System",
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: "Token",
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: "Token-2022",
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: "Associated Token",
  ComputeBudget111111111111111111111111111111: "Compute Budget",
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: "Memo",
  Stake11111111111111111111111111111111111111: "Stake",
  BPFLoaderUpgradeab1e11111111111111111111111: "Upgradeable Loader",
};

/**
 * Reads a serialized transaction.
 *
 * @param digits hex
 * @throws Error where it is none
 */
export async function decodeTransaction(digits: string): Promise<Decoded> {
  const { messageBytes, signatures } = getTransactionDecoder().decode(fromHex(digits.replace(/^0x/i, "")));
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes);
  const warnings: string[] = [];
  const { staticAccounts } = message;
  const lookups = "addressTableLookups" in message ? (message.addressTableLookups ?? []) : [];
  if (lookups.length > 0) warnings.push(t.decode.lookups);
  const nameOf = (index: number): string =>
    staticAccounts[index] ?? t.decode.fromTable(index - staticAccounts.length + 1);
  const instructions = "instructions" in message ? message.instructions : [];
  const groups: Group[] = instructions.map((instruction, index) => {
    const accounts = (instruction.accountIndices ?? []).map(nameOf);
    const program = nameOf(instruction.programAddressIndex);
    const data = new Uint8Array(instruction.data ?? []);
    return {
      title: t.decode.instruction(index + 1, programs[program] ?? t.decode.unknownProgram),
      lines: describe(program, accounts, data, warnings) ?? [
        address(t.decode.program, program),
        ...accounts.map((account, place) => address(t.decode.account(place + 1), account)),
        ...(data.length > 0 ? [hex(t.decode.data, toHex(data))] : []),
      ],
    };
  });
  if (instructions.some(({ programAddressIndex }) => programs[nameOf(programAddressIndex)] === undefined)) {
    warnings.push(t.decode.unknownProgramWhy);
  }
  groups.push({
    title: t.decode.signers,
    lines: [
      ...Object.keys(signatures).map((signer, index) =>
        address(index === 0 ? t.decode.feePayer : t.decode.signer, signer),
      ),
      text(t.decode.lifetime, "lifetimeToken" in message ? String(message.lifetimeToken) : ""),
    ],
  });
  return {
    title: t.decode.solana(String(message.version)),
    groups,
    warnings,
    // The curve signs the message itself; this is to compare it by.
    digest: { name: t.decode.messageDigest, hex: await sha256(new Uint8Array(messageBytes)) },
  };
}

/** What an instruction of a known program does; undefined for any other. */
function describe(
  program: string,
  accounts: readonly string[],
  data: Uint8Array,
  warnings: string[],
): Line[] | undefined {
  const at = (index: number) => accounts[index] ?? t.common.unknown;
  const u64 = (offset: number) => getU64Decoder().decode(data, offset);
  const name = programs[program];
  if (name === "System" && data.length === 12 && getU32Decoder().decode(data) === 2) {
    return [
      address(t.decode.from, at(0)),
      address(t.decode.to, at(1), { matters: true }),
      amount(t.decode.amount, u64(4), chains.solana, { matters: true }),
    ];
  }
  if ((name === "Token" || name === "Token-2022") && data[0] === 12 && data.length === 10) {
    return [
      address(t.decode.from, at(0)),
      address(t.decode.mint, at(1)),
      address(t.decode.toTokenAccount, at(2), { matters: true }),
      amount(t.decode.amount, u64(1), { decimals: data[9] ?? 0, unit: t.decode.tokens }, { matters: true }),
      address(t.decode.owner, at(3)),
    ];
  }
  if ((name === "Token" || name === "Token-2022") && data[0] === 3 && data.length === 9) {
    return [
      address(t.decode.from, at(0)),
      address(t.decode.toTokenAccount, at(1), { matters: true }),
      amount(
        t.decode.amount,
        u64(1),
        { decimals: 0, unit: t.decode.tokenUnits },
        { matters: true, note: t.decode.unknownToken },
      ),
      address(t.decode.owner, at(2)),
    ];
  }
  if ((name === "Token" || name === "Token-2022") && data[0] === 6) {
    warnings.push(t.decode.newAuthority);
    const hasOne = data[2] === 1 && data.length >= 35;
    return [
      address(t.decode.account(1), at(0), { matters: true }),
      hasOne
        ? address(t.decode.authority, getAddressDecoder().decode(data, 3), { matters: true })
        : text(t.decode.authority, t.common.none, { matters: true }),
    ];
  }
  if (name === "Compute Budget" && data[0] === 2)
    return [number(t.decode.computeUnits, getU32Decoder().decode(data, 1))];
  if (name === "Compute Budget" && data[0] === 3) return [number(t.decode.unitPrice, u64(1))];
  if (name === "Memo") return [text(t.decode.memo, new TextDecoder().decode(data), { matters: true })];
  return undefined;
}
