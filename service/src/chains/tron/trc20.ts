// What a call of a contract asks a TRC-20 token for. The functions and their encoding are those of ERC-20.

import { hexToBytes } from "@noble/hashes/utils.js";
import { erc20ApprovalsOf, erc20TransfersOf } from "../erc20.js";
import { tronAddress } from "./address.js";
import type { TronContract } from "./contracts.js";

/** Amounts are in the smallest unit of the token, addresses in Base58Check. */
export interface Trc20Transfer {
  readonly token: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

/** What somebody else may take of a token. */
export interface Trc20Approval {
  readonly token: string;
  readonly owner: string;
  readonly spender: string;
  readonly amount: bigint;
}

/** The transfer that a call asks for, to the byte; empty for anything else. */
export function trc20TransfersOf({ contract_address: token, owner_address, data }: TronContract): Trc20Transfer[] {
  return erc20TransfersOf(`0x${data}`, owner_address).map(({ from, to, amount }) => ({
    token,
    from: from === owner_address ? from : ofEthereum(from),
    to: ofEthereum(to),
    amount,
  }));
}

/** The same of approvals. */
export function trc20ApprovalsOf({
  contract_address: token,
  owner_address: owner,
  data,
}: TronContract): Trc20Approval[] {
  return erc20ApprovalsOf(`0x${data}`).map(({ spender, amount }) => ({
    token,
    owner,
    spender: ofEthereum(spender),
    amount,
  }));
}

function ofEthereum(address: string): string {
  return tronAddress(hexToBytes(address.slice(2)));
}
