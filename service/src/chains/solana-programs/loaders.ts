// What programs and lookup tables are made and closed by. The instructions are those of `UpgradeableLoaderInstruction` in
// solana-loader-v3-interface, `LoaderV4Instruction` in solana-loader-v4-interface and `ProgramInstruction` in
// solana-address-lookup-table-interface.

import type { Call, Layout, Program } from "./call.js";
import { change, grantToAccount, loss } from "./layouts.js";

const loaderV3Layouts: readonly Layout[] = [
  // Without an authority the buffer can't be changed.
  { name: "InitializeBuffer", read: (call) => grantToOptional(call, 1) },
  change("Write"),
  {
    name: "DeployWithMaxDataLen",
    read: (call) => {
      call.transfer(0, 1);
      call.grant(2, call.account(7));
      call.rest();
    },
  },
  {
    name: "Upgrade",
    read: (call) => {
      // What the buffer holds beyond the rent is spilt.
      call.transfer(2, 3);
      call.change(1);
      call.rest();
    },
  },
  { name: "SetAuthority", read: (call) => grantToOptional(call, 2) },
  { name: "Close", accounts: 4, read: close },
  { name: "ExtendProgram", read: (call) => extend(call, 3) },
  grantToAccount("SetAuthorityChecked", 2),
  change("Migrate"),
  { name: "ExtendProgramChecked", read: (call) => extend(call, 4) },
];

/** Loader of programs that can be upgraded. */
export const loaderV3: Program = {
  address: "BPFLoaderUpgradeab1e11111111111111111111111",
  layoutOf: (call) => loaderV3Layouts[call.u32()],
};

const loaderV4Layouts: readonly Layout[] = [
  change("Write"),
  change("Copy"),
  { name: "SetProgramLength", read: setProgramLength },
  change("Deploy"),
  change("Retract"),
  grantToAccount("TransferAuthority", 2),
  loss("Finalize"),
];

export const loaderV4: Program = {
  address: "LoaderV411111111111111111111111111111111111",
  layoutOf: (call) => loaderV4Layouts[call.u32()],
};

const lookupTableLayouts: readonly Layout[] = [
  {
    name: "CreateLookupTable",
    read: (call) => {
      call.transfer(2, 0);
      call.grant(0, call.account(1));
      call.rest();
    },
  },
  loss("FreezeLookupTable"),
  {
    name: "ExtendLookupTable",
    read: (call) => {
      // Who pays may be left out where the table has enough.
      if (call.accounts.length > 2) call.transfer(2, 0);
      call.change(0);
      call.rest();
    },
  },
  change("DeactivateLookupTable"),
  { name: "CloseLookupTable", accounts: 3, read: (call) => call.transfer(0, 2) },
];

export const addressLookupTableProgram: Program = {
  address: "AddressLookupTab1e1111111111111111111111111",
  layoutOf: (call) => lookupTableLayouts[call.u32()],
};

function grantToOptional(call: Call, place: number): void {
  call.grant(0, place < call.accounts.length ? call.account(place) : "");
  call.rest();
}

/** Newer interfaces have a flag here, which changes nothing about where the lamports go. */
function close(call: Call): void {
  call.transfer(0, 1);
  call.rest();
}

function extend(call: Call, payer: number): void {
  if (payer < call.accounts.length) call.transfer(payer, 0);
  call.change(1);
  call.rest();
}

/** A length of 0 closes the program, and a shorter one gives back rent. */
function setProgramLength(call: Call): void {
  if (call.accounts.length > 2) call.transfer(0, 2);
  call.change(0);
  call.rest();
}
