// Addresses of smart contracts.

import { base58 } from "@scure/base";

/** Whether a text is the address of a contract: on Ethereum in either case, as people copy it. */
export function isContractAddress(chain: "ethereum" | "solana", address: string): boolean {
  if (chain === "ethereum") return /^0x[0-9a-fA-F]{40}$/.test(address);
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) return false;
  return base58.decode(address).length === 32;
}
