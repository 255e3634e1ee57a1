// The program of associated token accounts, which it makes at somebody's expense and empties when they are nested.

import { everything, type Layout, type Program } from "./call.js";

const create = (name: string): Layout => ({
  name,
  accounts: 6,
  // The owner of the account follows from its address. How much rent it takes depends on the mint.
  read: (call) => call.transfer(0, 1),
});

const layouts: readonly Layout[] = [
  create("Create"),
  create("CreateIdempotent"),
  {
    name: "RecoverNested",
    accounts: 7,
    read: (call) => {
      call.tokenTransfer(0, 2, everything, { owner: 5, mint: 1 });
      // The nested account is closed, and the wallet gets its rent.
      call.transfer(0, 5);
    },
  },
];

export const associatedTokenProgram: Program = {
  address: "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL",
  // Without data it is told to create.
  layoutOf: (call) => layouts[call.bytesLeft === 0 ? 0 : call.u8()],
};
