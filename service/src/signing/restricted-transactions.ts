// Whether a transaction is for the chains, contracts and programs for which a key signs.

import type { KeyRestrictions } from "@countersign/api";
import { isWithin, readPlace, textOf } from "./places.js";
import type { Place } from "./places.js";
import type { ReadTransaction } from "./transactions.js";

/** A program that sets limits and the price of the transaction itself, and moves nothing. */
const computeBudget = "ComputeBudget111111111111111111111111111111";

/** Why a key does not sign a transaction; undefined where it does. */
export function whyNotSigned({ only }: KeyRestrictions, read: ReadTransaction): string | undefined {
  if (only.length === 0) return undefined;
  const allowed = only.map((each) => readPlace(each, "only"));
  const other = placesOf(read).find((place) => !allowed.some((each) => isWithin(place, each)));
  return other && `signs for ${only.join(", ")} only, and this is for ${textOf(other)}`;
}

/** Where a transaction is good, and what it calls there; all of them have to be allowed. */
function placesOf(read: ReadTransaction): readonly Place[] {
  switch (read.type) {
    case "TRANSACTION_TYPE_ETHEREUM": {
      const { chainId, to } = read.transaction;
      // Without the id of a chain, it is good on all of them. What makes a contract calls none.
      return [{ chain: "eip155", network: chainId === undefined ? "*" : String(chainId), program: to?.toLowerCase() }];
    }
    case "TRANSACTION_TYPE_SOLANA": {
      const programs = new Set(read.transaction.instructions.map(({ programKey }) => programKey));
      // A transaction that calls nothing pays its fee all the same.
      const called = [...programs].filter((program) => program !== computeBudget);
      return (called.length > 0 ? called : [undefined]).map((program) => ({ chain: "solana", network: "*", program }));
    }
    case "TRANSACTION_TYPE_TRON": {
      const { contract } = read.transaction;
      const program = contract.type === "TriggerSmartContract" ? contract.contract_address : undefined;
      return [{ chain: "tron", network: "*", program }];
    }
    case "TRANSACTION_TYPE_BITCOIN":
      return [{ chain: "bip122", network: "*", program: undefined }];
  }
}
