// Token-2022: what SPL Token has, and extensions. The instructions are those of `TokenInstruction` in
// spl-token-2022-interface, and of the interfaces for groups and metadata that it implements.

import { everything, type Call, type Layout, type Program } from "./call.js";
import { change, grant, grantToAccount, loss } from "./layouts.js";
import { batchOf, checked, tokenLayouts, transferChecked } from "./token.js";

// Keys of zeros are none.
const authority = (name: string): Layout => grant(name, (call) => call.nonzeroKey());

// An extension's own tag follows its tag; the list is in the order of these.
const extensions: ReadonlyMap<number, readonly Layout[]> = new Map<number, readonly Layout[]>([
  [
    26,
    [
      { name: "InitializeTransferFeeConfig", read: initializeTransferFeeConfig },
      { name: "TransferCheckedWithFee", accounts: 4, multisig: true, read: transferCheckedWithFee },
      { name: "WithdrawWithheldTokensFromMint", accounts: 3, multisig: true, read: withdrawFromMint },
      { name: "WithdrawWithheldTokensFromAccounts", read: withdrawFromAccounts },
      { name: "HarvestWithheldTokensToMint", read: harvestToMint },
      change("SetTransferFee"),
    ],
  ],
  [
    27,
    [
      authority("InitializeConfidentialTransferMint"),
      change("UpdateConfidentialTransferMint"),
      change("ConfigureConfidentialTransferAccount"),
      change("ApproveConfidentialTransferAccount"),
      change("EmptyConfidentialTransferAccount"),
      change("ConfidentialDeposit"),
      change("ConfidentialWithdraw"),
      // Nobody but the two see the amount.
      grantToAccount("ConfidentialTransfer", 2),
      change("ApplyConfidentialPendingBalance"),
      change("EnableConfidentialCredits"),
      change("DisableConfidentialCredits"),
      change("EnableNonConfidentialCredits"),
      change("DisableNonConfidentialCredits"),
      grantToAccount("ConfidentialTransferWithFee", 2),
      change("ConfigureConfidentialTransferAccountWithRegistry"),
    ],
  ],
  [28, [change("InitializeDefaultAccountState"), change("UpdateDefaultAccountState")]],
  [30, [change("EnableMemoTransfers"), change("DisableMemoTransfers")]],
  [33, [authority("InitializeInterestBearingMint"), change("UpdateRateInterestBearingMint")]],
  [34, [change("EnableCpiGuard"), change("DisableCpiGuard")]],
  [36, [authority("InitializeTransferHook"), authority("UpdateTransferHook")]],
  [
    37,
    [
      authority("InitializeConfidentialTransferFee"),
      grantToAccount("WithdrawWithheldTokensFromMintForConfidentialTransferFee", 1),
      grantToAccount("WithdrawWithheldTokensFromAccountsForConfidentialTransferFee", 1),
      { name: "HarvestWithheldTokensToMintForConfidentialTransferFee", read: harvestToMint },
      change("EnableHarvestToMint"),
      change("DisableHarvestToMint"),
    ],
  ],
  [39, [authority("InitializeMetadataPointer"), authority("UpdateMetadataPointer")]],
  [40, [authority("InitializeGroupPointer"), authority("UpdateGroupPointer")]],
  [41, [authority("InitializeGroupMemberPointer"), authority("UpdateGroupMemberPointer")]],
  [
    42,
    [
      change("InitializeConfidentialMintBurn"),
      change("RotateSupplyElgamalPubkey"),
      change("UpdateConfidentialMintBurnDecryptableSupply"),
      grantToAccount("ConfidentialMint", 0),
      loss("ConfidentialBurn"),
      change("ApplyConfidentialPendingBurn"),
    ],
  ],
  [43, [authority("InitializeScaledUiAmountMint"), change("UpdateMultiplierScaledUiMint")]],
  [44, [authority("InitializePausableConfig"), change("Pause"), change("Resume")]],
  [
    46,
    [
      authority("InitializePermissionedBurn"),
      { name: "PermissionedBurn", accounts: 4, multisig: true, read: (call) => call.grant(0, "", call.u64()) },
      { name: "PermissionedBurnChecked", accounts: 4, multisig: true, read: (call) => checked(call, "") },
      loss("PermissionedConfidentialBurn"),
    ],
  ],
]);

const otherLayouts: ReadonlyMap<number, Layout> = new Map<number, Layout>([
  [25, grant("InitializeMintCloseAuthority", (call) => call.optionalKey())],
  [29, { name: "Reallocate", accounts: 4, multisig: true, read: reallocate }],
  [31, { name: "CreateNativeMint", accounts: 3, read: (call) => call.transfer(0, 1) }],
  [32, change("InitializeNonTransferableMint")],
  [35, authority("InitializePermanentDelegate")],
]);

// The first 8 bytes of the SHA-256 of an interface's name for the instruction, none of which begins with a tag above.
const interfaces: ReadonlyMap<string, Layout> = new Map<string, Layout>([
  ["d2e11ea258b84d8d", grantToAccount("InitializeTokenMetadata", 1)],
  ["dde9312db5cadcc8", change("UpdateTokenMetadataField")],
  ["ea122038598d25b5", change("RemoveTokenMetadataKey")],
  ["d7e4a6e45464567b", authority("UpdateTokenMetadataUpdateAuthority")],
  ["faa6b4fa0d0cb846", { name: "EmitTokenMetadata", accounts: 1, read: (call) => void call.rest() }],
  ["79716c2736330004", authority("InitializeTokenGroup")],
  ["6c25ab8ff81e126e", change("UpdateTokenGroupMaxSize")],
  ["a1695801edddd8cb", authority("UpdateTokenGroupUpdateAuthority")],
  ["9820deb0dfed7486", change("InitializeTokenGroupMember")],
]);

export const token2022Program: Program = {
  address: "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb",
  layoutOf: (call) => {
    const tag = call.u8();
    if (tag === 255) return batchOf(token2022Program);
    const extension = extensions.get(tag);
    if (extension) return extension[call.u8()];
    const layout = tokenLayouts.get(tag) ?? otherLayouts.get(tag);
    if (layout) return layout;
    return interfaces.get(Buffer.from([tag, ...call.bytes(7)]).toString("hex"));
  },
};

function initializeTransferFeeConfig(call: Call): void {
  for (const key of [call.optionalKey(), call.optionalKey()]) call.grant(0, key);
  call.rest();
}

function transferCheckedWithFee(call: Call): void {
  transferChecked(call);
  // The fee is part of the amount.
  call.u64();
}

function withdrawFromMint(call: Call): void {
  call.tokenTransfer(0, 1, everything, { owner: 2, mint: 0 });
  call.rest();
}

/** The last accounts are those that it takes from, as many as the data say. */
function withdrawFromAccounts(call: Call): void {
  const count = call.u8();
  const first = call.accounts.length - count;
  for (let place = first; place < call.accounts.length; place += 1) {
    call.tokenTransfer(place, 1, everything, { owner: 2, mint: 0 });
  }
  call.rest();
}

/** Anybody may, as the tokens withheld belong to the mint already. */
function harvestToMint(call: Call): void {
  call.account(0);
  call.rest();
}

/** The payer funds the rent of the account's new length. */
function reallocate(call: Call): void {
  call.transfer(1, 0);
  call.rest();
}
