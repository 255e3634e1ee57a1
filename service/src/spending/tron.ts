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

// What the network burns beside the limit for energy, in sun: for bandwidth, of which each byte has a price, and for some
// things at a price of their own. All of these are parameters of the network.
const perByte = 1000n;
/** Of what stands beside the note and the contract: the rest of the transaction, five signatures and the result. */
const otherBytes = 640;
const [note, severalSignatures, newAccount] = [1_000_000n, 1_000_000n, 1_100_000n];

/** The most that the network burns where the account has no bandwidth of its own. */
function burntOf({ data, contract: [contract] }: TronTransactionContext): bigint {
  const bytes = otherBytes + (data.length + (contract?.parameter.length ?? 0)) / 2;
  const ofNote = data === "" ? 0n : note;
  const ofReceiver = contract?.type === "TransferContract" ? newAccount : 0n;
  return BigInt(bytes) * perByte + severalSignatures + ofNote + ofReceiver;
}

export function tronSpending(tx: TronTransactionContext): Spending {
  const [contract] = tx.contract;
  const movements: Movement[] = [{ token: "", amount: tx.fee_limit + burntOf(tx), receiver: undefined, ...place }];
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
