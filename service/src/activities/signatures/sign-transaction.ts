// Signs a transaction of a chain, or several with one key, all of them or none, and puts the signatures in their places.
// Nothing is sent to the chain. Most requests are for one, so it does no more than it must.

import { Turns } from "../../event-loop/turns.js";
import { eachTransaction, readingTransactions } from "../../signing/transactions.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const planOne: Plan<"ACTIVITY_TYPE_SIGN_TRANSACTION_V2"> = async ({ toSign, keys }, { signWith, ...unsigned }) => {
  const signer = await toSign.signer(signWith);
  const [signedTransaction] = await keys.signTransactions(signer, [toSign.transaction(signer, unsigned)]);
  return async () => ({ signedTransaction: signedTransaction! });
};

const planSeveral: Plan<"ACTIVITY_TYPE_SIGN_TRANSACTIONS"> = async (
  { organization, toSign, keys },
  { signWith, ...unsigned },
) => {
  const signer = await toSign.signer(signWith);
  const reading = readingTransactions(unsigned, (each) => toSign.transaction(signer, each));
  const read = await new Turns(organization).run(reading);
  const signedTransactions = await keys.signTransactions(signer, read);
  return async () => ({ signedTransactions });
};

const signing = {
  subjects: { signWith: "transactionSigner" },
  createsSubject: false,
  authority: byPolicy,
  keyUse: "signs",
  storage: "signs",
} as const;

export const signTransaction: Family<"signTransaction"> = {
  ...signing,
  versions: {
    ACTIVITY_TYPE_SIGN_TRANSACTION: plain,
    ACTIVITY_TYPE_SIGN_TRANSACTION_V2: { ...plain, plan: planOne },
  },
};

export const signTransactions: Family<"signTransactions"> = {
  ...signing,
  alone: ({ signWith, ...unsigned }) =>
    eachTransaction(unsigned).map((each) => ({
      type: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
      intent: { signWith, ...each },
    })),
  versions: { ACTIVITY_TYPE_SIGN_TRANSACTIONS: { ...plain, plan: planSeveral } },
};
