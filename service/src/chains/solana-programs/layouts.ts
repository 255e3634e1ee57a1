// Layouts that many programs have: what is done to the first account, and who gets hold of it. Whatever else stands in the
// data and among the accounts of these instructions changes nothing about that, so it is not looked at.

import type { Call, Layout } from "./call.js";

/** Nobody gets hold of the account. */
export const change = (name: string): Layout => ({
  name,
  read: (call) => {
    call.change(0);
    call.rest();
  },
});

/** A key in the data gets hold of it. */
export const grant = (name: string, key: (call: Call) => string): Layout => ({
  name,
  read: (call) => {
    call.grant(0, key(call));
    call.rest();
  },
});

/** The data begin with the key that gets hold of it. */
export const grantToKey = (name: string): Layout => grant(name, (call) => call.key());

/** One of the other accounts gets hold of it. */
export const grantToAccount = (name: string, place: number): Layout => grant(name, (call) => call.account(place));

/** Nobody whom the instruction names gets hold of it, but whoever held it may no longer. */
export const loss = (name: string): Layout => grant(name, () => "");

/** The data are an amount of lamports that goes from the first account to the second. */
export const move = (name: string, accounts: number): Layout => ({
  name,
  accounts,
  read: (call) => call.transfer(0, 1, call.u64()),
});
