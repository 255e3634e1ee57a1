// The types in `shapes/organizations`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/organizations.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { FeatureName } from "../enums.js";
import { FeatureValue, OrganizationId, OrganizationName, QuorumThreshold, UserId } from "../scalars.js";
import { Invitation } from "./invitations.js";
import { Policy } from "./policies.js";
import { PrivateKey } from "./private-keys.js";
import { SmartContractInterfaceReference } from "./smart-contract-interfaces.js";
import { Tag } from "./tags.js";
import { User } from "./users.js";
import { Wallet } from "./wallets.js";

export type Config = types.Config;
/** Judges and reads a {@link Config} as it is answered. */
export const Config: RecordType<Config> = /* @__PURE__ */ answered({
  "features?": { kind: "array", of: () => Feature, minItems: 0, maxItems: 100 },
  "quorum?": () => Quorum,
});

export type Feature = types.Feature;
/** Judges and reads a {@link Feature} as it is answered. */
export const Feature: RecordType<Feature> = /* @__PURE__ */ answered({ "name?": FeatureName, "value?": FeatureValue });

function checkQuorum(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!QuorumThreshold.check(value.threshold)) return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds) || userIds.length > 100) return false;
  for (let i = 0; i < userIds.length; i++) {
    if (!UserId.check(userIds[i])) return false;
  }
  return sizeOf(value) === 2;
}

export type Quorum = types.Quorum;
/** Judges and reads a {@link Quorum} as it is sent; `received` as it is answered. */
export const Quorum: RecordType<Quorum> = /* @__PURE__ */ sent(checkQuorum, {
  threshold: QuorumThreshold,
  userIds: { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

export type OrganizationData = types.OrganizationData;
/** Judges and reads a {@link OrganizationData} as it is answered. */
export const OrganizationData: RecordType<OrganizationData> = /* @__PURE__ */ answered({
  "organizationId?": OrganizationId,
  "name?": OrganizationName,
  "users?": { kind: "array", of: () => User, minItems: 0, maxItems: 100 },
  "policies?": { kind: "array", of: () => Policy, minItems: 0, maxItems: 100 },
  "privateKeys?": { kind: "array", of: () => PrivateKey, minItems: 0, maxItems: 100 },
  "invitations?": { kind: "array", of: () => Invitation, minItems: 0, maxItems: 100 },
  "tags?": { kind: "array", of: () => Tag, minItems: 0, maxItems: 100 },
  "rootQuorum?": () => Quorum,
  "features?": { kind: "array", of: () => Feature, minItems: 0, maxItems: 100 },
  "wallets?": { kind: "array", of: () => Wallet, minItems: 0, maxItems: 100 },
  "smartContractInterfaceReferences?": {
    kind: "array",
    of: () => SmartContractInterfaceReference,
    minItems: 0,
    maxItems: 100,
  },
});
