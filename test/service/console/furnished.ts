// An organization that has something of everything, and the pages of the console that show it.

import { readFileSync } from "node:fs";
import { openBeside } from "../support/authority.js";
import { giveUndelivered } from "../queries/undelivered.js";
import { firstOf } from "../support/results.js";
import { askFor, signEthereum, transfer } from "./people.js";
import type { Setting } from "./setting.js";

const recipient = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const router = readFileSync(new URL("../../../console/src/pages/pages.ts", import.meta.url), "utf8");

/** The forms of the places of all pages, as the router has them. */
export const forms: readonly string[] = [...router.matchAll(/\bform: "([^"]+)"/g)].map(([, form = ""]) => form);

/** Where every page of the console is, by its form. A page whose place has no variable parts is there by itself. */
export async function furnish(setting: Setting): Promise<ReadonlyMap<string, string>> {
  const { treasury } = setting;
  const [ada] = treasury.voters;
  const { client } = ada;
  const organization = setting.organization();
  await client.createUserTag({
    ...organization,
    parameters: { userTagName: "Signers", userIds: [treasury.voters[2].userId] },
  });
  const policy = await client.createPolicy({
    ...organization,
    parameters: {
      policyName: "Payouts up to 1 ETH",
      effect: "EFFECT_ALLOW",
      condition: "activity.action == 'SIGN' && eth.tx.value <= 1000000000000000000",
      consensus: "approvers.count() >= 2",
      notes: "Agreed on in spring.",
    },
  });
  const keys = await client.createPrivateKeys({
    ...organization,
    parameters: {
      privateKeys: [
        {
          privateKeyName: "Deployer",
          curve: "CURVE_SECP256K1",
          privateKeyTags: [],
          addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
        },
      ],
    },
  });
  await client.createInvitations({
    ...organization,
    parameters: {
      invitations: [
        {
          receiverUserName: "Erin",
          receiverUserEmail: "erin@example.com",
          receiverUserTags: [],
          accessType: "ACCESS_TYPE_ALL",
          senderUserId: ada.userId,
        },
      ],
    },
  });
  await client.createWebhookEndpoint({
    ...organization,
    parameters: { name: "Ledger", url: "https://hooks.example.com/ledger" },
  });
  const { wallets } = await client.listWallets(organization);
  const { walletId } = firstOf(wallets);
  const limit = await client.createSpendingLimit({
    ...organization,
    parameters: {
      name: "payouts",
      assets: ["eip155:1/slip44:60"],
      measure: "SPENDING_MEASURE_AMOUNT",
      maximum: "10000000000000000000",
      window: { period: "SPENDING_PERIOD_ROLLING", seconds: "86400" },
      scope: "SPENDING_SCOPE_WALLET",
      excess: "SPENDING_EXCESS_CONSENSUS",
      uncounted: ["UNCOUNTED_SPENDING_CALL"],
    },
  });
  await client.createVelocityControl({
    ...organization,
    parameters: {
      name: "Daily payouts",
      identifier: "daily_payouts",
      dataSource: { chainAssetTransfer: { definition: [{ caip19: "eip155:1/slip44:60", decimals: "18" }] } },
      aggregation: {
        method: "VELOCITY_CONTROL_AGGREGATION_METHOD_SUM",
        operator: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN_OR_EQUAL",
        threshold: "10",
        window: { rolling: { duration: "86400" } },
        groupBy: { organization: {} },
      },
    },
  });
  await client.createSmartContractInterface({
    ...organization,
    parameters: {
      label: "Wrapped ether",
      smartContractAddress: "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2",
      smartContractInterface: JSON.stringify([{ type: "function", name: "deposit", inputs: [], outputs: [] }]),
      type: "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM",
    },
  });
  await client.createMfaPolicy({
    ...organization,
    parameters: {
      userId: treasury.voters[2].userId,
      mfaPolicyName: "Passkey to sign",
      condition: "activity.action == 'SIGN'",
      requiredAuthenticationMethods: [
        { any: [{ type: "AUTHENTICATION_TYPE_API_KEY" }] },
        { any: [{ type: "AUTHENTICATION_TYPE_PASSKEY" }] },
      ],
      order: 0,
    },
  });
  await treasury.voters[1].client.createNotificationChannel({
    ...organization,
    parameters: {
      channelName: "Treasury in Slack",
      kind: "NOTIFICATION_KIND_SLACK",
      url: "https://hooks.slack.com/services/T000/B000/XXXX",
      quietHours: { from: "22:00", to: "07:00", timeZone: "Europe/Berlin" },
    },
  });
  await client.restrictKeys({ ...organization, parameters: { walletIds: [walletId], neverExportable: true } });
  await signEthereum(treasury, ada, transfer(recipient, 2_500_000_000_000_000_000n, 6));
  const store = await openBeside(setting.service);
  await giveUndelivered(store, organization.organizationId, 4);
  await store.close();
  await askFor(treasury, 2);
  const asked = await signEthereum(treasury, ada, transfer(recipient, 250_000_000_000_000_000n));
  const { privateKeys = [] } = keys.activity.result.createPrivateKeysResultV2 ?? {};
  const privateKeyId = firstOf(privateKeys).privateKeyId ?? "";
  await client.freeze({
    ...organization,
    parameters: { privateKeyIds: [privateKeyId], reason: "Laptop stolen, ticket 311" },
  });
  const parts: Readonly<Record<string, string>> = {
    ":id": asked.activity.id,
    ":organizationId": organization.organizationId,
    ":activityId": asked.activity.id,
    ":walletId": walletId,
    ":address": treasury.address,
    ":policyId": policy.activity.result.createPolicyResult?.policyId ?? "",
    ":userId": treasury.voters[2].userId,
    ":privateKeyId": privateKeyId,
    ":spendingLimitId": limit.activity.result.createSpendingLimitResult?.spendingLimitId ?? "",
    ":carried": Buffer.from(
      JSON.stringify({
        ...organization,
        userId: ada.userId,
        invitationId: `${ada.userId}.0123456789abcdef`,
      }),
    ).toString("base64url"),
  };
  const placeOf = (form: string) =>
    form
      .split("/")
      .map((part) => (part.startsWith(":") ? (parts[part] ?? "") : part))
      .join("/");
  return new Map(forms.map((form) => [form, placeOf(form)]));
}
