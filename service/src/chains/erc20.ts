// What the data of an Ethereum transaction ask an ERC-20 token's contract for.

/** Amounts are in the smallest unit of the token. */
export interface Erc20Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

/** What the sender lets somebody else take. */
export interface Erc20Approval {
  readonly spender: string;
  readonly amount: bigint;
}

// Selectors, and the arguments in words of 32 bytes: addresses with 12 zeros in front, one integer of 256 bits.
const address = "0{24}([0-9a-f]{40})";
const amount = "([0-9a-f]{64})";
const transfer = new RegExp(`^0xa9059cbb${address}${amount}$`);
const transferFrom = new RegExp(`^0x23b872dd${address}${address}${amount}$`);
const approve = new RegExp(`^0x095ea7b3${address}${amount}$`);

/**
 * The transfer that data are the encoding of: a call of `transfer(address,uint256)` or
 * `transferFrom(address,address,uint256)`, to the byte as the contract ABI encodes it. None where bytes are missing,
 * left over, or not zero where they should be, as contracts differ in what they make of those.
 *
 * @param data hex in lower case behind `0x`
 * @param sender who calls, and pays in the case of `transfer`
 */
export function erc20TransfersOf(data: string, sender: string): Erc20Transfer[] {
  const [, receiver, value] = transfer.exec(data) ?? [];
  if (receiver !== undefined) return [{ from: sender, to: `0x${receiver}`, amount: BigInt(`0x${value}`) }];
  const [, payer, payee, sum] = transferFrom.exec(data) ?? [];
  return payer === undefined ? [] : [{ from: `0x${payer}`, to: `0x${payee}`, amount: BigInt(`0x${sum}`) }];
}

/** The same of `approve(address,uint256)`. */
export function erc20ApprovalsOf(data: string): Erc20Approval[] {
  const [, spender, value] = approve.exec(data) ?? [];
  return spender === undefined ? [] : [{ spender: `0x${spender}`, amount: BigInt(`0x${value}`) }];
}
