// Validators of the types in `shapes/organizations`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import type { Config, Feature, OrganizationData, Quorum } from "../../shapes/organizations.js";
import { explain, isObject, isPresent, parse, record, standardSchema } from "../../runtime/validate.js";
import { featureNameDescriptor } from "../enums.js";
import {
  featureValueDescriptor,
  organizationIdDescriptor,
  organizationNameDescriptor,
  quorumThresholdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { invitationDescriptor, isInvitation } from "./invitations.js";
import { isPolicy, policyDescriptor } from "./policies.js";
import { isPrivateKey, privateKeyDescriptor } from "./private-keys.js";
import { isTag, tagDescriptor } from "./tags.js";
import { isUser, userDescriptor } from "./users.js";
import { isWallet, walletDescriptor } from "./wallets.js";

/** What a {@link Config} holds. */
export const configDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Config", {
  "features?": { kind: "array", of: () => featureDescriptor, minItems: 0, maxItems: 100 },
  "quorum?": () => quorumDescriptor,
});

/** Whether a value is a {@link Config} as it may be answered. */
export function isConfig(value: unknown): value is Config {
  if (!isObject(value)) return false;
  const features = value.features;
  if (isPresent(features)) {
    if (!Array.isArray(features)) return false;
    for (let i = 0; i < features.length; i++) {
      if (!isFeature(features[i])) return false;
    }
  }
  if (isPresent(value.quorum) && !isQuorum(value.quorum)) return false;
  return true;
}

/** The value as a {@link Config}, without explicit nulls, or its issues. */
export const parseConfig = (value: unknown): ParseResult<Config> =>
  parse(isConfig, configDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Config} as it may be answered. */
export const explainConfig = (value: unknown): readonly Issue[] => explain(configDescriptor, value, "tolerant");
/** {@link parseConfig} as a Standard Schema. */
export const ConfigSchema: StandardSchema<Config> = /* @__PURE__ */ standardSchema(parseConfig);

/** What a {@link Feature} holds. */
export const featureDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Feature", {
  "name?": featureNameDescriptor,
  "value?": featureValueDescriptor,
});

/** Whether a value is a {@link Feature} as it may be answered. */
export function isFeature(value: unknown): value is Feature {
  if (!isObject(value)) return false;
  if (typeof value.name !== "string" && isPresent(value.name)) return false;
  if (typeof value.value !== "string" && isPresent(value.value)) return false;
  return true;
}

/** The value as a {@link Feature}, without explicit nulls, or its issues. */
export const parseFeature = (value: unknown): ParseResult<Feature> =>
  parse(isFeature, featureDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Feature} as it may be answered. */
export const explainFeature = (value: unknown): readonly Issue[] => explain(featureDescriptor, value, "tolerant");
/** {@link parseFeature} as a Standard Schema. */
export const FeatureSchema: StandardSchema<Feature> = /* @__PURE__ */ standardSchema(parseFeature);

/** What a {@link Quorum} holds. */
export const quorumDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Quorum", {
  threshold: quorumThresholdDescriptor,
  userIds: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link Quorum} as it may be answered. */
export function isQuorum(value: unknown): value is Quorum {
  if (!isObject(value)) return false;
  const threshold = value.threshold;
  if (typeof threshold !== "number" || (threshold | 0) !== threshold) return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds)) return false;
  for (let i = 0; i < userIds.length; i++) {
    if (typeof userIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link Quorum}, without explicit nulls, or its issues. */
export const parseQuorum = (value: unknown): ParseResult<Quorum> =>
  parse(isQuorum, quorumDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Quorum} as it may be answered. */
export const explainQuorum = (value: unknown): readonly Issue[] => explain(quorumDescriptor, value, "tolerant");
/** {@link parseQuorum} as a Standard Schema. */
export const QuorumSchema: StandardSchema<Quorum> = /* @__PURE__ */ standardSchema(parseQuorum);

/** What a {@link OrganizationData} holds. */
export const organizationDataDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OrganizationData", {
  "organizationId?": organizationIdDescriptor,
  "name?": organizationNameDescriptor,
  "users?": { kind: "array", of: () => userDescriptor, minItems: 0, maxItems: 100 },
  "policies?": { kind: "array", of: () => policyDescriptor, minItems: 0, maxItems: 100 },
  "privateKeys?": { kind: "array", of: () => privateKeyDescriptor, minItems: 0, maxItems: 100 },
  "invitations?": { kind: "array", of: () => invitationDescriptor, minItems: 0, maxItems: 100 },
  "tags?": { kind: "array", of: () => tagDescriptor, minItems: 0, maxItems: 100 },
  "rootQuorum?": () => quorumDescriptor,
  "features?": { kind: "array", of: () => featureDescriptor, minItems: 0, maxItems: 100 },
  "wallets?": { kind: "array", of: () => walletDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link OrganizationData} as it may be answered. */
export function isOrganizationData(value: unknown): value is OrganizationData {
  if (!isObject(value)) return false;
  if (typeof value.organizationId !== "string" && isPresent(value.organizationId)) return false;
  if (typeof value.name !== "string" && isPresent(value.name)) return false;
  const users = value.users;
  if (isPresent(users)) {
    if (!Array.isArray(users)) return false;
    for (let i = 0; i < users.length; i++) {
      if (!isUser(users[i])) return false;
    }
  }
  const policies = value.policies;
  if (isPresent(policies)) {
    if (!Array.isArray(policies)) return false;
    for (let i = 0; i < policies.length; i++) {
      if (!isPolicy(policies[i])) return false;
    }
  }
  const privateKeys = value.privateKeys;
  if (isPresent(privateKeys)) {
    if (!Array.isArray(privateKeys)) return false;
    for (let i = 0; i < privateKeys.length; i++) {
      if (!isPrivateKey(privateKeys[i])) return false;
    }
  }
  const invitations = value.invitations;
  if (isPresent(invitations)) {
    if (!Array.isArray(invitations)) return false;
    for (let i = 0; i < invitations.length; i++) {
      if (!isInvitation(invitations[i])) return false;
    }
  }
  const tags = value.tags;
  if (isPresent(tags)) {
    if (!Array.isArray(tags)) return false;
    for (let i = 0; i < tags.length; i++) {
      if (!isTag(tags[i])) return false;
    }
  }
  if (isPresent(value.rootQuorum) && !isQuorum(value.rootQuorum)) return false;
  const features = value.features;
  if (isPresent(features)) {
    if (!Array.isArray(features)) return false;
    for (let i = 0; i < features.length; i++) {
      if (!isFeature(features[i])) return false;
    }
  }
  const wallets = value.wallets;
  if (isPresent(wallets)) {
    if (!Array.isArray(wallets)) return false;
    for (let i = 0; i < wallets.length; i++) {
      if (!isWallet(wallets[i])) return false;
    }
  }
  return true;
}

/** The value as a {@link OrganizationData}, without explicit nulls, or its issues. */
export const parseOrganizationData = (value: unknown): ParseResult<OrganizationData> =>
  parse(isOrganizationData, organizationDataDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OrganizationData} as it may be answered. */
export const explainOrganizationData = (value: unknown): readonly Issue[] =>
  explain(organizationDataDescriptor, value, "tolerant");
/** {@link parseOrganizationData} as a Standard Schema. */
export const OrganizationDataSchema: StandardSchema<OrganizationData> =
  /* @__PURE__ */ standardSchema(parseOrganizationData);
