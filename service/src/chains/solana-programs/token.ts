// SPL Token, and what Token-2022 shares with it. The instructions are those of `TokenInstruction` in spl-token-interface.

import { everything, type Call, type Layout, type Program } from "./call.js";

const batchTag = 255;

/** Instructions of both token programs by their tag, the first byte of the data. */
export const tokenLayouts: ReadonlyMap<number, Layout> = new Map<number, Layout>([
  [0, { name: "InitializeMint", accounts: 2, read: initializeMint }],
  [1, { name: "InitializeAccount", accounts: 4, read: (call) => call.grant(0, call.account(2)) }],
  [2, { name: "InitializeMultisig", read: (call) => initializeMultisig(call, 2) }],
  [3, { name: "Transfer", accounts: 3, multisig: true, read: transfer }],
  [4, { name: "Approve", accounts: 3, multisig: true, read: (call) => call.grant(0, call.account(1), call.u64()) }],
  [5, { name: "Revoke", accounts: 2, multisig: true, read: (call) => call.change(0) }],
  [6, { name: "SetAuthority", accounts: 2, multisig: true, read: setAuthority }],
  [7, { name: "MintTo", accounts: 3, multisig: true, read: (call) => call.grant(0, call.account(1), call.u64()) }],
  [8, { name: "Burn", accounts: 3, multisig: true, read: (call) => call.grant(0, "", call.u64()) }],
  [9, { name: "CloseAccount", accounts: 3, multisig: true, read: (call) => call.transfer(0, 1) }],
  [10, { name: "FreezeAccount", accounts: 3, multisig: true, read: (call) => call.change(0) }],
  [11, { name: "ThawAccount", accounts: 3, multisig: true, read: (call) => call.change(0) }],
  [12, { name: "TransferChecked", accounts: 4, multisig: true, read: transferChecked }],
  [13, { name: "ApproveChecked", accounts: 4, multisig: true, read: approveChecked }],
  [14, { name: "MintToChecked", accounts: 3, multisig: true, read: (call) => checked(call, call.account(1)) }],
  [15, { name: "BurnChecked", accounts: 3, multisig: true, read: (call) => checked(call, "") }],
  [16, { name: "InitializeAccount2", accounts: 3, read: (call) => call.grant(0, call.key()) }],
  // What follows without an effect anybody may do, or only asks.
  [17, { name: "SyncNative", accounts: 1, read: (call) => void call.account(0) }],
  [18, { name: "InitializeAccount3", accounts: 2, read: (call) => call.grant(0, call.key()) }],
  [19, { name: "InitializeMultisig2", read: (call) => initializeMultisig(call, 1) }],
  [20, { name: "InitializeMint2", accounts: 1, read: initializeMint }],
  [21, { name: "GetAccountDataSize", accounts: 1, read: (call) => void call.rest() }],
  [22, { name: "InitializeImmutableOwner", accounts: 1, read: (call) => void call.account(0) }],
  [23, { name: "AmountToUiAmount", accounts: 1, read: (call) => void call.u64() }],
  [24, { name: "UiAmountToAmount", accounts: 1, read: (call) => void call.rest() }],
  [38, { name: "WithdrawExcessLamports", accounts: 3, multisig: true, read: (call) => call.transfer(0, 1) }],
  [45, { name: "UnwrapLamports", accounts: 3, multisig: true, read: unwrapLamports }],
]);

export const tokenProgram: Program = {
  address: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
  layoutOf: (call) => {
    const tag = call.u8();
    return tag === batchTag ? batchOf(tokenProgram) : tokenLayouts.get(tag);
  },
};

/** Instructions carried in one, each behind the number of its accounts and bytes. None is a batch itself. */
export function batchOf(program: Program): Layout {
  return {
    name: "Batch",
    read: (call) => {
      let firstAccount = 0;
      do {
        const accounts = call.u8();
        const data = call.bytes(call.u8());
        const inner = call.inner(firstAccount, accounts, data);
        if (data[0] === batchTag) inner.isUnknown = true;
        else inner.read(program);
        call.include(inner);
        firstAccount += accounts;
      } while (call.bytesLeft > 0);
      if (firstAccount < call.accounts.length) call.isUnknown = true;
    },
  };
}

function initializeMint(call: Call): void {
  call.u8();
  for (const authority of [call.key(), call.optionalKey()]) if (authority !== "") call.grant(0, authority);
}

function initializeMultisig(call: Call, firstMember: number): void {
  call.u8();
  for (let place = firstMember; place < call.accounts.length; place += 1) call.grant(0, call.account(place));
}

function transfer(call: Call): void {
  call.tokenTransfer(0, 1, call.u64(), { owner: 2 });
}

/** Of an amount, and the mint's decimals that the caller expects. */
export function transferChecked(call: Call): void {
  call.tokenTransfer(0, 2, call.u64(), { owner: 3, mint: 1 });
  call.u8();
}

function approveChecked(call: Call): void {
  checked(call, call.account(2));
}

/** A grant of an amount, and the mint's decimals that the caller expects. */
export function checked(call: Call, to: string): void {
  call.grant(0, to, call.u64());
  call.u8();
}

function setAuthority(call: Call): void {
  call.u8();
  // Nobody gets an authority that is given up: what the account holds may be out of reach for good.
  call.grant(0, call.optionalKey(), everything);
}

function unwrapLamports(call: Call): void {
  call.transfer(0, 1, call.u8() === 0 ? everything : call.u64());
}
