// What is spent on EVM chains. A call can move the native coin only by the value that it carries. Tokens move by calls that are
// known, and may by all others.

import { erc20ApprovalsOf } from "../chains/erc20.js";
import type {
  EthereumAuthorizationContext,
  EthereumContext,
  EthereumTransactionContext,
  TypedDataContext,
} from "../policy-language/context.js";
import { nothing } from "./spending.js";
import type { Movement, Place, Spending, Uncounted } from "./spending.js";

export function ethereumSpending({ tx, eip_712, eip_7702_authorization }: EthereumContext): Spending {
  if (tx) return transactionSpending(tx);
  if (eip_712) return typedDataSpending(eip_712);
  return eip_7702_authorization ? authorizationSpending(eip_7702_authorization) : nothing;
}

function transactionSpending(tx: EthereumTransactionContext): Spending {
  const { from, to, data, value, fee, chain_id, nonce, authorization_list, erc20_transfers } = tx;
  // A legacy transaction without a chain is good on all of them.
  if (chain_id === 0n) return unread("UNCOUNTED_SPENDING_DIGEST");
  const place = placeOf(chain_id);
  const movements: Movement[] = [{ token: "", amount: fee, receiver: undefined, ...place }];
  const uncounted: Uncounted[] = [];
  if (value > 0n) movements.push({ token: "", amount: value, receiver: to, ...place });
  const token = to.toLowerCase();
  for (const transfer of erc20_transfers) {
    movements.push({ token, amount: transfer.amount, receiver: transfer.to, ...place });
  }
  const isPlain = to !== "" && data === "0x";
  if (!isPlain && erc20_transfers.length === 0) {
    const isApproval = to !== "" && erc20ApprovalsOf(data).length > 0;
    if (isApproval) uncounted.push({ kind: "UNCOUNTED_SPENDING_ALLOWANCE", of: { token }, ...place });
    else uncounted.push({ kind: "UNCOUNTED_SPENDING_CALL", of: "all", ...place });
  }
  if (authorization_list.length > 0) {
    uncounted.push({ kind: "UNCOUNTED_SPENDING_DELEGATION", of: "everything", ...place });
  }
  return { movements, uncounted, slot: `eip155:${chain_id}:${from}:${nonce}` };
}

const transferTypes = new Set(["TransferWithAuthorization", "ReceiveWithAuthorization"]);
const allowanceTypes = /^Permit/;

/** Networks of TRON, whose contracts take the same typed data (TIP-712): the main one, Nile and Shasta. */
const tronNetworks: ReadonlySet<bigint> = new Set([728_126_428n, 3_448_148_188n, 2_494_104_990n]);

/** EIP-3009 says what it transfers; EIP-2612 and Permit2 let somebody else do it. */
function typedDataSpending({ primary_type, domain, message }: TypedDataContext): Spending {
  const { chain_id, verifying_contract: token } = domain;
  const place = placeOf(chain_id);
  const isForTron = tronNetworks.has(chain_id);
  const { to, value, nonce } = message as Readonly<Record<string, unknown>>;
  const isTransfer = transferTypes.has(primary_type) && chain_id !== 0n && token !== "" && !isForTron;
  if (isTransfer && typeof to === "string" && typeof value === "bigint" && value >= 0n && typeof nonce === "string") {
    return { ...nothing, movements: [{ token, amount: value, receiver: to, ...place }] };
  }
  const kind = allowanceTypes.test(primary_type) ? "UNCOUNTED_SPENDING_ALLOWANCE" : "UNCOUNTED_SPENDING_TYPED_DATA";
  const places: readonly Place[] =
    isForTron || chain_id === 0n ? [place, { chain: "tron", reference: undefined }] : [place];
  return { ...nothing, uncounted: places.map((each) => ({ kind, of: "all", ...each })) };
}

function authorizationSpending({ chain_id }: EthereumAuthorizationContext): Spending {
  const kind = "UNCOUNTED_SPENDING_DELEGATION";
  return { ...nothing, uncounted: [{ kind, of: "everything", ...placeOf(chain_id) }] };
}

function unread(kind: Uncounted["kind"]): Spending {
  return { ...nothing, uncounted: [{ chain: "eip155", reference: undefined, kind, of: "everything" }] };
}

/** 0 stands for every chain. */
function placeOf(chainId: bigint): Place {
  return { chain: "eip155", reference: chainId === 0n ? undefined : String(chainId) };
}
