// What is spent on TRON.

import type { TronTransactionContext } from "../policy-language/tron.js";
import type { Movement, Spending, Uncounted } from "./spending.js";

const place = { chain: "tron", reference: undefined } as const;

/** What keeps the coin where it is: it is locked, or lent, and nobody else gets it. */
const harmless = new Set([
  "VoteWitnessContract",
  "WithdrawBalanceContract",
  "FreezeBalanceV2Contract",
  "UnfreezeBalanceV2Contract",
  "WithdrawExpireUnfreezeContract",
  "DelegateResourceContract",
  "UnDelegateResourceContract",
  "CancelAllUnfreezeV2Contract",
]);

export function tronSpending(tx: TronTransactionContext): Spending {
  const [contract] = tx.contract;
  const movements: Movement[] = [{ token: "", amount: tx.fee_limit, receiver: undefined, ...place }];
  const spending = (uncounted: readonly Uncounted[] = []): Spending => ({ movements, uncounted, slot: undefined });
  if (!contract || harmless.has(contract.type)) return spending();
  if (contract.type === "TransferContract") {
    movements.push({ token: "", amount: contract.amount, receiver: contract.to_address, ...place });
    return spending();
  }
  if (contract.type !== "TriggerSmartContract") {
    const isControl = contract.type === "AccountPermissionUpdateContract";
    const kind = isControl ? "UNCOUNTED_SPENDING_ALLOWANCE" : "UNCOUNTED_SPENDING_CALL";
    return spending([{ kind, of: "everything", ...place }]);
  }
  const { call_value: amount, contract_address: receiver } = contract;
  if (amount > 0n) movements.push({ token: "", amount, receiver, ...place });
  for (const transfer of tx.trc20_transfers) {
    movements.push({ token: transfer.token, amount: transfer.amount, receiver: transfer.to, ...place });
  }
  if (tx.trc20_transfers.length > 0) return spending();
  const [approval] = tx.trc20_approvals;
  if (!approval) return spending([{ kind: "UNCOUNTED_SPENDING_CALL", of: "all", ...place }]);
  return spending([{ kind: "UNCOUNTED_SPENDING_ALLOWANCE", of: { token: approval.token }, ...place }]);
}
