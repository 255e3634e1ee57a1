// Signs a transaction of a chain and puts the signature in its place. Nothing is sent to the chain.

import type { TransactionType } from "@countersign/api";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { signBitcoinTransaction } from "../../signing/bitcoin-transactions.js";
import { findSigner } from "../../signing/signers.js";
import { signEthereumTransaction, signSolanaTransaction, signTronTransaction } from "../../signing/transactions.js";

const signers: Readonly<Record<TransactionType, typeof signEthereumTransaction>> = {
  TRANSACTION_TYPE_ETHEREUM: signEthereumTransaction,
  TRANSACTION_TYPE_SOLANA: signSolanaTransaction,
  TRANSACTION_TYPE_BITCOIN: signBitcoinTransaction,
  TRANSACTION_TYPE_TRON: signTronTransaction,
};

const plan: Plan<"ACTIVITY_TYPE_SIGN_TRANSACTION_V2"> = async (
  { organization, scope, custody },
  { signWith, unsignedTransaction, type },
) => {
  const signer = await findSigner(scope, organization.revision, signWith);
  const signedTransaction = await signers[type](custody, signer, unsignedTransaction);
  return async () => ({ signedTransaction });
};

export const signTransaction: Family<"signTransaction"> = {
  subjects: { signWith: "transactionSigner" },
  createsSubject: false,
  authority: byPolicy,
  storage: "signs",
  versions: {
    ACTIVITY_TYPE_SIGN_TRANSACTION: plain,
    ACTIVITY_TYPE_SIGN_TRANSACTION_V2: { ...plain, plan },
  },
};
