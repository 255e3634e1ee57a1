// Signs a transaction of a chain and puts the signature in its place. Nothing is sent to the chain.

import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_SIGN_TRANSACTION_V2"> = async ({ toSign, keys }, { signWith, ...unsigned }) => {
  const signer = await toSign.signer(signWith);
  const signedTransaction = await keys.signTransaction(signer, toSign.transaction(signer, unsigned));
  return async () => ({ signedTransaction });
};

export const signTransaction: Family<"signTransaction"> = {
  subjects: { signWith: "transactionSigner" },
  createsSubject: false,
  authority: byPolicy,
  keyUse: "signs",
  storage: "signs",
  versions: {
    ACTIVITY_TYPE_SIGN_TRANSACTION: plain,
    ACTIVITY_TYPE_SIGN_TRANSACTION_V2: { ...plain, plan },
  },
};
