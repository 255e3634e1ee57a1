// Policies and billing; and what ends the walk.

import { ErrorCode } from "@countersign/api";
import { ada, cardOf } from "../../families/billing/cards.js";
import { firstOf } from "../../support/results.js";
import { step } from "./step.js";
import { known } from "./world.js";

const policy = (policyName: string) => ({ policyName, effect: "EFFECT_DENY" as const });
const selector = { subject: "activity.action", targets: ["EXPORT"] };

export const rules = [
  step("ACTIVITY_TYPE_CREATE_POLICY", {
    parameters: () => ({
      ...policy("Version 1"),
      selectors: [{ subject: "activity.action", operator: "OPERATOR_EQUAL", target: "EXPORT" }],
    }),
  }),
  step("ACTIVITY_TYPE_CREATE_POLICY_V2", {
    parameters: () => ({ ...policy("Version 2"), selectors: [{ ...selector, operator: "OPERATOR_IN" }] }),
  }),
  step("ACTIVITY_TYPE_CREATE_POLICY_V3", {
    parameters: () => ({ ...policy("Version 3"), notes: "", condition: "activity.action == 'EXPORT'" }),
    then: ({ made }, { policyId }) => void made.set("policy", policyId),
  }),
  step("ACTIVITY_TYPE_CREATE_POLICIES", {
    parameters: () => ({ policies: [{ ...policy("Further"), notes: "" }] }),
    then: ({ made }, { policyIds }) => void made.set("further policy", firstOf(policyIds)),
  }),
  step("ACTIVITY_TYPE_DELETE_POLICIES", {
    parameters: (world) => ({ policyIds: [known(world, "further policy")] }),
  }),
  step("ACTIVITY_TYPE_UPDATE_POLICY_V2", {
    parameters: (world) => ({ policyId: known(world, "policy"), policyNotes: "Agreed again.", time: "" }),
  }),
  step("ACTIVITY_TYPE_UPDATE_POLICY", {
    parameters: (world) => ({ policyId: known(world, "policy"), policyName: "No exports" }),
  }),
  step("ACTIVITY_TYPE_DELETE_POLICY", { parameters: (world) => ({ policyId: known(world, "policy") }) }),
  step("ACTIVITY_TYPE_SET_PAYMENT_METHOD", {
    parameters: () => cardOf("4242424242424242", "737"),
  }),
  step("ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2", {
    parameters: (world) => ({ paymentMethodId: known(world, "ACTIVITY_TYPE_SET_PAYMENT_METHOD"), ...ada }),
  }),
  step("ACTIVITY_TYPE_ACTIVATE_BILLING_TIER", { parameters: () => ({ productId: "free" }) }),
  step("ACTIVITY_TYPE_DELETE_PAYMENT_METHOD", {
    parameters: (world) => ({ paymentMethodId: known(world, "ACTIVITY_TYPE_SET_PAYMENT_METHOD") }),
  }),
  step("ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT", {
    parameters: () => ({ url: "https://hooks.example.com/", name: "Ledger" }),
    then: ({ made }, { endpointId }) => void made.set("endpoint", endpointId),
  }),
  step("ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT", {
    parameters: (world) => ({ endpointId: known(world, "endpoint"), isActive: false }),
  }),
  step("ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT", {
    parameters: (world) => ({ endpointId: known(world, "endpoint") }),
  }),
  step("ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE", {
    parameters: () => ({
      smartContractAddress: "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2",
      smartContractInterface: '[{"type":"function","name":"deposit","inputs":[]}]',
      type: "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM",
      label: "Wrapped ether",
    }),
    then: ({ made }, { smartContractInterfaceId }) => void made.set("interface", smartContractInterfaceId),
  }),
  step("ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE", {
    parameters: (world) => ({ smartContractInterfaceId: known(world, "interface") }),
  }),
  step("ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL", {
    parameters: () => ({
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
    }),
    then: ({ made }, { velocityControlId }) => void made.set("control", velocityControlId),
  }),
  step("ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL", {
    parameters: (world) => ({ velocityControlId: known(world, "control") }),
  }),
  step("ACTIVITY_TYPE_FREEZE", { parameters: () => ({ wholeOrganization: true, reason: "A drill" }) }),
  step("ACTIVITY_TYPE_THAW", { parameters: () => ({ wholeOrganization: true }) }),
  step("ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES", {
    parameters: () => ({
      book: "payouts",
      entries: [{ chain: "eip155:1", address: "0x000000000000000000000000000000000000bEEF", label: "Supplier" }],
    }),
    then: ({ made }, { addressBookEntryIds }) => void made.set("address book entry", firstOf(addressBookEntryIds)),
  }),
  step("ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES", {
    parameters: (world) => ({ book: "payouts", addressBookEntryIds: [known(world, "address book entry")] }),
  }),
  step("ACTIVITY_TYPE_SET_VOTE_EXPIRY", { parameters: () => ({ seconds: "86400" }) }),
  // Nothing that comes later does it.
  step("ACTIVITY_TYPE_SET_DELAYS", { parameters: () => ({ limits: "0" }) }),
  step("ACTIVITY_TYPE_CREATE_SPENDING_LIMIT", {
    parameters: () => ({
      name: "payouts",
      assets: ["eip155:1/slip44:60"],
      measure: "SPENDING_MEASURE_AMOUNT",
      maximum: "10000000000000000000",
      window: { period: "SPENDING_PERIOD_DAY", timeZone: "Europe/Paris" },
      scope: "SPENDING_SCOPE_WALLET",
      excess: "SPENDING_EXCESS_DENY",
    }),
    then: ({ made }, { spendingLimitId }) => void made.set("spending limit", spendingLimitId),
  }),
  step("ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT", {
    parameters: (world) => ({ spendingLimitId: known(world, "spending limit"), maximum: "1" }),
  }),
  step("ACTIVITY_TYPE_DELETE_SPENDING_LIMITS", {
    parameters: (world) => ({ spendingLimitIds: [known(world, "spending limit")] }),
  }),
  step("ACTIVITY_TYPE_CREATE_SESSION_PROFILE", {
    parameters: () => ({ sessionProfileName: "Signers", scope: "activity.action == 'SIGN'", expirationSeconds: "60" }),
  }),
  step("ACTIVITY_TYPE_SET_IP_ALLOWLIST", {
    parameters: () => ({ enabled: true, rules: [{ cidr: "127.0.0.0/24", label: "This machine" }] }),
  }),
  step("ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST", { parameters: () => ({}) }),
  step("ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL", {
    parameters: () => ({
      channelName: "Treasury in Slack",
      kind: "NOTIFICATION_KIND_SLACK",
      url: "https://hooks.slack.com/services/T000/B000/XXXX",
      quietHours: { from: "22:00", to: "07:00", timeZone: "Europe/Berlin" },
    }),
    // Everyone may be told, as themselves.
    spoilt: { url: "ftp://hooks.example.com/" },
    code: ErrorCode.INVALID_ARGUMENT,
    then: ({ made }, { notificationChannelId }) => void made.set("notification channel", notificationChannelId),
  }),
  step("ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL", {
    parameters: (world) => ({ notificationChannelId: known(world, "notification channel") }),
    // Nobody has those of others.
    code: ErrorCode.NOT_FOUND,
  }),
  step("ACTIVITY_TYPE_CREATE_MFA_POLICY", {
    parameters: (world) => ({
      userId: world.root.userId,
      mfaPolicyName: "Passkey to sign",
      condition: "activity.action == 'SIGN'",
      requiredAuthenticationMethods: [{ any: [{ type: "AUTHENTICATION_TYPE_PASSKEY" }] }],
      order: 1,
    }),
    then: ({ made }, { mfaPolicyId }) => void made.set("MFA policy", mfaPolicyId),
  }),
  step("ACTIVITY_TYPE_UPDATE_MFA_POLICY", {
    parameters: (world) => ({ userId: world.root.userId, mfaPolicyId: known(world, "MFA policy"), order: 2 }),
  }),
  step("ACTIVITY_TYPE_DELETE_MFA_POLICY", {
    parameters: (world) => ({ userId: world.root.userId, mfaPolicyId: known(world, "MFA policy") }),
  }),
  step("ACTIVITY_TYPE_ENABLE_AUTH_PROXY", { parameters: () => ({}) }),
  step("ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG", {
    parameters: () => ({ allowedOrigins: ["https://app.example.com"], otpLength: 6, otpAlphanumeric: false }),
  }),
  step("ACTIVITY_TYPE_DISABLE_AUTH_PROXY", { parameters: () => ({}) }),
  step("ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE", { parameters: () => ({ name: "FEATURE_NAME_SMS_AUTH" }) }),
];
