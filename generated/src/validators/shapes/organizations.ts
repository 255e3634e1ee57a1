// Validators of the types in `shapes/organizations`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import type { Config, Feature, OrganizationData, Quorum } from "../../shapes/organizations.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
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
export const configDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "Config",
  extra: false,
  members: [
    {
      name: "features",
      type: { kind: "array", of: () => featureDescriptor, minItems: 0, maxItems: 100 },
      optional: true,
    },
    { name: "quorum", type: () => quorumDescriptor, optional: true },
  ],
};

/** Whether a value is a {@link Config} as it may be answered. */
export function isConfig(value: unknown): value is Config {
  if (!isObject(value)) return false;
  const features = value.features;
  if (features !== undefined) {
    if (features === null) absent.nulls++;
    else {
      if (!Array.isArray(features)) return false;
      for (let i = 0; i < features.length; i++) {
        if (!isFeature(features[i])) return false;
      }
    }
  }
  const quorum = value.quorum;
  if (quorum !== undefined) {
    if (quorum === null) absent.nulls++;
    else if (!isQuorum(quorum)) return false;
  }
  return true;
}

/** The value as a {@link Config}, without explicit nulls, or its issues. */
export function parseConfig(value: unknown): ParseResult<Config> {
  return parse(isConfig, configDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link Config} as it may be answered. */
export function explainConfig(value: unknown): readonly Issue[] {
  return explain(configDescriptor, value, "tolerant");
}

/** {@link parseConfig} as a Standard Schema. */
export const ConfigSchema: StandardSchema<Config> = /* @__PURE__ */ standardSchema("countersign", parseConfig);

/** What a {@link Feature} holds. */
export const featureDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "Feature",
  extra: false,
  members: [
    { name: "name", type: featureNameDescriptor, optional: true },
    { name: "value", type: featureValueDescriptor, optional: true },
  ],
};

/** Whether a value is a {@link Feature} as it may be answered. */
export function isFeature(value: unknown): value is Feature {
  if (!isObject(value)) return false;
  const name = value.name;
  if (name !== undefined) {
    if (name === null) absent.nulls++;
    else if (typeof name !== "string") return false;
  }
  const value_ = value.value;
  if (value_ !== undefined) {
    if (value_ === null) absent.nulls++;
    else if (typeof value_ !== "string") return false;
  }
  return true;
}

/** The value as a {@link Feature}, without explicit nulls, or its issues. */
export function parseFeature(value: unknown): ParseResult<Feature> {
  return parse(isFeature, featureDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link Feature} as it may be answered. */
export function explainFeature(value: unknown): readonly Issue[] {
  return explain(featureDescriptor, value, "tolerant");
}

/** {@link parseFeature} as a Standard Schema. */
export const FeatureSchema: StandardSchema<Feature> = /* @__PURE__ */ standardSchema("countersign", parseFeature);

/** What a {@link Quorum} holds. */
export const quorumDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "Quorum",
  extra: false,
  members: [
    { name: "threshold", type: quorumThresholdDescriptor },
    { name: "userIds", type: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

/** Whether a value is a {@link Quorum} as it may be answered. */
export function isQuorum(value: unknown): value is Quorum {
  if (!isObject(value)) return false;
  const threshold = value.threshold;
  if (typeof threshold !== "number" || (threshold | 0) !== threshold) return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds)) return false;
  for (let i = 0; i < userIds.length; i++) {
    const item: unknown = userIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link Quorum}, without explicit nulls, or its issues. */
export function parseQuorum(value: unknown): ParseResult<Quorum> {
  return parse(isQuorum, quorumDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link Quorum} as it may be answered. */
export function explainQuorum(value: unknown): readonly Issue[] {
  return explain(quorumDescriptor, value, "tolerant");
}

/** {@link parseQuorum} as a Standard Schema. */
export const QuorumSchema: StandardSchema<Quorum> = /* @__PURE__ */ standardSchema("countersign", parseQuorum);

/** What a {@link OrganizationData} holds. */
export const organizationDataDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "OrganizationData",
  extra: false,
  members: [
    { name: "organizationId", type: organizationIdDescriptor, optional: true },
    { name: "name", type: organizationNameDescriptor, optional: true },
    { name: "users", type: { kind: "array", of: () => userDescriptor, minItems: 0, maxItems: 100 }, optional: true },
    {
      name: "policies",
      type: { kind: "array", of: () => policyDescriptor, minItems: 0, maxItems: 100 },
      optional: true,
    },
    {
      name: "privateKeys",
      type: { kind: "array", of: () => privateKeyDescriptor, minItems: 0, maxItems: 100 },
      optional: true,
    },
    {
      name: "invitations",
      type: { kind: "array", of: () => invitationDescriptor, minItems: 0, maxItems: 100 },
      optional: true,
    },
    { name: "tags", type: { kind: "array", of: () => tagDescriptor, minItems: 0, maxItems: 100 }, optional: true },
    { name: "rootQuorum", type: () => quorumDescriptor, optional: true },
    {
      name: "features",
      type: { kind: "array", of: () => featureDescriptor, minItems: 0, maxItems: 100 },
      optional: true,
    },
    {
      name: "wallets",
      type: { kind: "array", of: () => walletDescriptor, minItems: 0, maxItems: 100 },
      optional: true,
    },
  ],
};

/** Whether a value is a {@link OrganizationData} as it may be answered. */
export function isOrganizationData(value: unknown): value is OrganizationData {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (organizationId !== undefined) {
    if (organizationId === null) absent.nulls++;
    else if (typeof organizationId !== "string") return false;
  }
  const name = value.name;
  if (name !== undefined) {
    if (name === null) absent.nulls++;
    else if (typeof name !== "string") return false;
  }
  const users = value.users;
  if (users !== undefined) {
    if (users === null) absent.nulls++;
    else {
      if (!Array.isArray(users)) return false;
      for (let i = 0; i < users.length; i++) {
        if (!isUser(users[i])) return false;
      }
    }
  }
  const policies = value.policies;
  if (policies !== undefined) {
    if (policies === null) absent.nulls++;
    else {
      if (!Array.isArray(policies)) return false;
      for (let i = 0; i < policies.length; i++) {
        if (!isPolicy(policies[i])) return false;
      }
    }
  }
  const privateKeys = value.privateKeys;
  if (privateKeys !== undefined) {
    if (privateKeys === null) absent.nulls++;
    else {
      if (!Array.isArray(privateKeys)) return false;
      for (let i = 0; i < privateKeys.length; i++) {
        if (!isPrivateKey(privateKeys[i])) return false;
      }
    }
  }
  const invitations = value.invitations;
  if (invitations !== undefined) {
    if (invitations === null) absent.nulls++;
    else {
      if (!Array.isArray(invitations)) return false;
      for (let i = 0; i < invitations.length; i++) {
        if (!isInvitation(invitations[i])) return false;
      }
    }
  }
  const tags = value.tags;
  if (tags !== undefined) {
    if (tags === null) absent.nulls++;
    else {
      if (!Array.isArray(tags)) return false;
      for (let i = 0; i < tags.length; i++) {
        if (!isTag(tags[i])) return false;
      }
    }
  }
  const rootQuorum = value.rootQuorum;
  if (rootQuorum !== undefined) {
    if (rootQuorum === null) absent.nulls++;
    else if (!isQuorum(rootQuorum)) return false;
  }
  const features = value.features;
  if (features !== undefined) {
    if (features === null) absent.nulls++;
    else {
      if (!Array.isArray(features)) return false;
      for (let i = 0; i < features.length; i++) {
        if (!isFeature(features[i])) return false;
      }
    }
  }
  const wallets = value.wallets;
  if (wallets !== undefined) {
    if (wallets === null) absent.nulls++;
    else {
      if (!Array.isArray(wallets)) return false;
      for (let i = 0; i < wallets.length; i++) {
        if (!isWallet(wallets[i])) return false;
      }
    }
  }
  return true;
}

/** The value as a {@link OrganizationData}, without explicit nulls, or its issues. */
export function parseOrganizationData(value: unknown): ParseResult<OrganizationData> {
  return parse(isOrganizationData, organizationDataDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link OrganizationData} as it may be answered. */
export function explainOrganizationData(value: unknown): readonly Issue[] {
  return explain(organizationDataDescriptor, value, "tolerant");
}

/** {@link parseOrganizationData} as a Standard Schema. */
export const OrganizationDataSchema: StandardSchema<OrganizationData> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOrganizationData,
);
