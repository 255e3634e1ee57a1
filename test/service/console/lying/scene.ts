// What is looked at beside a proxy that lies: the places of the console at which people decide.

import { firstOf, present } from "../../support/results.js";
import type { RunningService } from "../../support/service.js";
import { askFor, newTreasury, signEthereum, transfer } from "../people.js";
import type { Treasury } from "../people.js";
import type { Place } from "./shown.js";

export interface Scene {
  readonly treasury: Treasury;
  readonly places: readonly Place[];
}

/** Parameters of a new wallet, which is what the page asks about first. */
const whatIf = JSON.stringify({ walletName: "Savings", accounts: [] });
const recipient = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

/** Three people, two of whom have to agree; what they have, and what waits for the second of them. */
export async function setScene(service: RunningService): Promise<Scene> {
  const treasury = await newTreasury(service);
  const { organizationId, voters, address, solana, bitcoin } = treasury;
  const [ada, grace, katherine] = voters;
  const { client } = ada;
  const policyOf = (policyName: string, condition: string) =>
    client.createPolicy({
      organizationId,
      parameters: {
        policyName,
        effect: "EFFECT_ALLOW",
        condition,
        consensus: "approvers.count() >= 2",
        notes: "Agreed on.",
      },
    });
  const small = await policyOf(
    "Small payouts",
    "activity.action == 'SIGN' && (eth.tx.value <= 100 || eth.tx.nonce == 0)",
  );
  await policyOf("Large payouts", "activity.action == 'SIGN' && eth.tx.value <= 900");
  const policyId = present(small.activity.result.createPolicyResult, "policy").policyId;
  const keys = await client.createPrivateKeys({
    organizationId,
    parameters: {
      privateKeys: ["Deployer", "Spare"].map((privateKeyName) => ({
        privateKeyName,
        curve: "CURVE_SECP256K1" as const,
        privateKeyTags: [],
        addressFormats: ["ADDRESS_FORMAT_ETHEREUM" as const],
      })),
    },
  });
  const privateKeyId = firstOf(keys.activity.result.createPrivateKeysResultV2?.privateKeys ?? []).privateKeyId ?? "";
  const reserve = await client.createWallet({ organizationId, parameters: { walletName: "Reserve", accounts: [] } });
  const frozen = present(reserve.activity.result.createWalletResult, "wallet").walletId;
  await client.freeze({ organizationId, parameters: { walletIds: [frozen] } });
  await client.createUserTag({ organizationId, parameters: { userTagName: "Signers", userIds: [katherine.userId] } });
  const done = await client.updateUserName({ organizationId, parameters: { userId: ada.userId, userName: "Ada L." } });
  const { wallets } = await client.listWallets({ organizationId });
  const walletId = present(
    wallets.find(({ walletName }) => walletName === "Treasury"),
    "wallet",
  ).walletId;
  await askFor(treasury, 2);
  const paid = await signEthereum(treasury, ada, transfer(recipient, 1000n));
  const changed = await client.updatePolicy({
    organizationId,
    parameters: {
      policyId,
      policyCondition: "activity.action == 'SIGN' && eth.tx.value <= 1000",
      policyConsensus: "approvers.count() >= 1",
    },
  });
  const quorum = await client.updateRootQuorum({
    organizationId,
    parameters: { threshold: 1, userIds: [ada.userId, grace.userId] },
  });
  const removed = await client.deleteUsers({ organizationId, parameters: { userIds: [katherine.userId] } });
  const refused = await signEthereum(treasury, ada, transfer(recipient, 5n, 8));
  await grace.client.rejectActivity({ organizationId, parameters: { fingerprint: refused.activity.fingerprint } });
  const request = (name: string, { activity: { id } }: { readonly activity: { readonly id: string } }) => ({
    name,
    path: `/activities/${id}`,
  });
  return {
    treasury,
    places: [
      { name: "inbox", path: "/inbox" },
      request("a transfer that waits", paid),
      request("a policy change that waits", changed),
      request("a root quorum that waits", quorum),
      request("a user's deletion that waits", removed),
      request("a request that was carried out", done),
      request("a request that was rejected", refused),
      { name: "activities", path: "/activities" },
      { name: "wallets", path: "/wallets" },
      { name: "a wallet", path: `/wallets/${walletId}` },
      ...[address, solana, bitcoin].map((each, index) => ({
        name: ["an Ethereum account", "a Solana account", "a Bitcoin account"][index] ?? "",
        path: `/wallets/${walletId}/${each}`,
      })),
      { name: "private keys", path: "/private-keys" },
      { name: "a private key", path: `/private-keys/${privateKeyId}` },
      { name: "policies", path: "/policies" },
      { name: "a policy", path: `/policies/${policyId}` },
      { name: "a policy's text", path: `/policies/${policyId}/edit` },
      { name: "what if", path: "/policies/what-if", press: "Explain", fill: whatIf },
      { name: "people", path: "/people" },
      { name: "a person", path: `/people/${katherine.userId}` },
      { name: "rights", path: "/rights" },
      { name: "account", path: "/account" },
    ],
  };
}
