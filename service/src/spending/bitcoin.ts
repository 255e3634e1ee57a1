// What is spent on Bitcoin: what the key's own inputs hold, without what is paid back to the key.

import type { BitcoinTransactionContext } from "../policy-language/bitcoin.js";
import type { Movement, Spending } from "./spending.js";

const place = { chain: "bip122", reference: undefined, token: "" } as const;

export function bitcoinSpending({ inputs, outputs }: BitcoinTransactionContext): Spending {
  const paid = outputs.filter(({ change }) => !change);
  const spent = sum(inputs.filter(({ signed }) => signed)) - sum(outputs.filter(({ change }) => change));
  const movements: Movement[] = paid.map(({ value, address, script_pubkey }) => ({
    ...place,
    amount: value,
    receiver: address || script_pubkey,
  }));
  // Fees, or less than what is paid where others pay as well: what leaves the key is counted, whoever gets it.
  movements.push({ amount: spent - sum(paid), receiver: undefined, ...place });
  return { movements, uncounted: [], slot: undefined };
}

function sum(values: readonly { readonly value: bigint }[]): bigint {
  return values.reduce((total, { value }) => total + value, 0n);
}
