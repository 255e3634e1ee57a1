// The system program, which owns wallets: it moves their lamports and gives accounts to other programs.
// Its instructions are those of `SystemInstruction` in solana-system-interface.

import type { Layout, Program } from "./call.js";

const layouts: readonly Layout[] = [
  {
    name: "CreateAccount",
    accounts: 2,
    read: (call) => {
      call.transfer(0, 1, call.u64());
      call.u64();
      call.grant(1, call.key());
    },
  },
  { name: "Assign", accounts: 1, read: (call) => call.grant(0, call.key()) },
  { name: "Transfer", accounts: 2, read: (call) => call.transfer(0, 1, call.u64()) },
  {
    name: "CreateAccountWithSeed",
    // The base may be the funding account, and is left out then.
    accounts: 3,
    read: (call) => {
      call.key();
      call.bytes(Number(call.u64()));
      call.transfer(0, 1, call.u64());
      call.u64();
      call.grant(1, call.key());
    },
  },
  { name: "AdvanceNonceAccount", accounts: 3, read: (call) => call.change(0) },
  { name: "WithdrawNonceAccount", accounts: 5, read: (call) => call.transfer(0, 1, call.u64()) },
  { name: "InitializeNonceAccount", accounts: 3, read: (call) => call.grant(0, call.key()) },
  { name: "AuthorizeNonceAccount", accounts: 2, read: (call) => call.grant(0, call.key()) },
  {
    name: "Allocate",
    accounts: 1,
    read: (call) => {
      call.u64();
      // What an account with data holds, the system program no longer transfers.
      call.change(0);
    },
  },
  {
    name: "AllocateWithSeed",
    accounts: 2,
    read: (call) => {
      call.key();
      call.bytes(Number(call.u64()));
      call.u64();
      call.grant(0, call.key());
    },
  },
  {
    name: "AssignWithSeed",
    accounts: 2,
    read: (call) => {
      call.key();
      call.bytes(Number(call.u64()));
      call.grant(0, call.key());
    },
  },
  {
    name: "TransferWithSeed",
    // The base that the sender's address is made from stands between the two.
    accounts: 3,
    read: (call) => {
      call.transfer(0, 2, call.u64());
      call.bytes(Number(call.u64()));
      call.key();
    },
  },
  // Anybody may.
  { name: "UpgradeNonceAccount", accounts: 1, read: (call) => void call.account(0) },
  {
    name: "CreateAccountAllowPrefund",
    // Who funds it may be left out, when the account keeps what it has.
    accounts: 2,
    read: (call) => {
      const lamports = call.u64();
      if (lamports > 0n) call.transfer(1, 0, lamports);
      call.u64();
      call.grant(0, call.key());
    },
  },
];

export const systemProgram: Program = {
  address: "11111111111111111111111111111111",
  layoutOf: (call) => layouts[call.u32()],
};
