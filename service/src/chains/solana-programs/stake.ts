// The stake and vote programs, which hold what is staked and what validators earn. The instructions are those of
// `StakeInstruction` in solana-stake-interface and of `VoteInstruction` in solana-vote-interface.

import type { Call, Layout, Program } from "./call.js";
import { change, grantToAccount, grantToKey, loss, move } from "./layouts.js";

const stakeLayouts: readonly Layout[] = [
  // Staker and withdrawer stand before the lockup.
  { name: "Initialize", read: (call) => grantToAll(call, [call.key(), call.key()]) },
  grantToKey("Authorize"),
  grantToAccount("DelegateStake", 1),
  move("Split", 3),
  // Behind the authority there may be the custodian of a lockup.
  move("Withdraw", 6),
  change("Deactivate"),
  change("SetLockup"),
  { name: "Merge", accounts: 5, read: (call) => call.transfer(1, 0) },
  grantToKey("AuthorizeWithSeed"),
  { name: "InitializeChecked", read: (call) => grantToAll(call, [call.account(2), call.account(3)]) },
  grantToAccount("AuthorizeChecked", 3),
  grantToAccount("AuthorizeCheckedWithSeed", 3),
  change("SetLockupChecked"),
  { name: "GetMinimumDelegation", accounts: 0, read: () => undefined },
  change("DeactivateDelinquent"),
  change("Redelegate"),
  move("MoveStake", 3),
  move("MoveLamports", 3),
];

export const stakeProgram: Program = {
  address: "Stake11111111111111111111111111111111111111",
  layoutOf: (call) => stakeLayouts[call.u32()],
};

const voteLayouts: readonly Layout[] = [
  // The validator's identity, the voter and the withdrawer.
  { name: "InitializeAccount", read: (call) => grantToAll(call, [call.key(), call.key(), call.key()]) },
  grantToKey("Authorize"),
  change("Vote"),
  move("Withdraw", 3),
  grantToAccount("UpdateValidatorIdentity", 1),
  change("UpdateCommission"),
  change("VoteSwitch"),
  grantToAccount("AuthorizeChecked", 3),
  change("UpdateVoteState"),
  change("UpdateVoteStateSwitch"),
  // The new authority stands behind a seed and, with keys for BLS, at no certain place.
  loss("AuthorizeWithSeed"),
  grantToAccount("AuthorizeCheckedWithSeed", 3),
  change("CompactUpdateVoteState"),
  change("CompactUpdateVoteStateSwitch"),
  change("TowerSync"),
  change("TowerSyncSwitch"),
  loss("InitializeAccountV2"),
  grantToAccount("UpdateCommissionCollector", 1),
  change("UpdateCommissionBps"),
  { name: "DepositDelegatorRewards", accounts: 2, read: (call) => call.transfer(1, 0, call.u64()) },
];

export const voteProgram: Program = {
  address: "Vote111111111111111111111111111111111111111",
  layoutOf: (call) => voteLayouts[call.u32()],
};

function grantToAll(call: Call, keys: readonly string[]): void {
  for (const key of keys) call.grant(0, key);
  call.rest();
}
