// Organizations and requests for decisions, without a database.

import { AddressBook } from "../../../service/src/organizations/address-book.js";
import type { ActivityType } from "@countersign/api";
import { requestOf } from "../../../service/src/activities/engine/traits.js";
import { compilePolicy } from "../../../service/src/organizations/compiled-policy.js";
import type { Member } from "../../../service/src/organizations/member.js";
import { PolicyIndex } from "../../../service/src/organizations/policy-index.js";
import type { Organization } from "../../../service/src/organizations/organization.js";
import type { Proposal } from "../../../service/src/policy/context.js";
import type { Subject } from "../../../service/src/policy/subject.js";
import { firstOf, present } from "../support/results.js";

export interface Rule {
  readonly effect: "ALLOW" | "DENY";
  readonly condition?: string;
  readonly consensus?: string;
  readonly time?: string;
}

export interface Person {
  readonly id: string;
  readonly root?: boolean;
  readonly tags?: readonly string[];
}

export const allow = (condition = "", consensus = ""): Rule => ({ effect: "ALLOW", condition, consensus });
export const deny = (condition = "", consensus = ""): Rule => ({ effect: "DENY", condition, consensus });

/** An organization whose users have an API key each, named after them. */
export function organizationOf(people: readonly Person[], threshold: number, rules: readonly Rule[]): Organization {
  const stamp = { seconds: "0", nanos: "0" };
  const apiKeyOf = ({ id }: Person) => ({
    credential: { publicKey: `key of ${id}`, type: "CREDENTIAL_TYPE_API_KEY_P256" as const },
    apiKeyId: `key ${id}`,
    apiKeyName: "laptop",
    createdAt: stamp,
    updatedAt: stamp,
  });
  const members = new Map(
    people.map((person): [string, Member] => [
      person.id,
      {
        id: person.id,
        root: person.root ?? false,
        emailVerified: false,
        changedAt: 0,
        phoneNumberVerified: false,
        recordId: person.id,
        sum: 0n,
        record: {
          userId: person.id,
          userName: person.id,
          authenticators: [],
          apiKeys: [apiKeyOf(person)],
          userTags: [...(person.tags ?? [])],
          oauthProviders: [],
          mfaPolicies: [],
          createdAt: stamp,
          updatedAt: stamp,
        },
      },
    ]),
  );
  const owned = people.map(({ id }) => {
    const row = {
      id: `key ${id}`,
      organization_id: "o",
      user_id: id,
      name: "laptop",
      credential_type: "CREDENTIAL_TYPE_API_KEY_P256",
      public_key: `key of ${id}`,
      expiration_seconds: null,
      proof: "vouched" as const,
      session_profile_id: null,
      created_at: 0,
      updated_at: 0,
    };
    return [row.public_key, { member: present(members.get(id)), row }] as const;
  });
  const policies = rules.map(({ effect, condition = "", consensus = "", time = "" }, index) =>
    compilePolicy({
      id: String(index),
      organization_id: "o",
      name: `Policy ${index}`,
      effect: `EFFECT_${effect}`,
      condition,
      consensus,
      time,
      notes: "",
      created_at: 0,
      updated_at: 0,
    }),
  );
  return {
    id: "o",
    parentId: undefined,
    signedUp: false,
    name: "Organization",
    revision: "1@",
    quorum: { threshold, userIds: people.filter(({ root }) => root).map(({ id }) => id) },
    features: new Map(),
    allowedOrigins: [],
    members,
    apiKeys: new Map(owned),
    authenticators: new Map(),
    webhookEndpoints: [],
    contractInterfaces: new Map(),
    velocityControls: [],
    spendingLimits: [],
    ipAllowlists: new Map(),
    votesExpireAfter: undefined,
    delays: new Map(),
    addressBook: new AddressBook([]),
    freezes: new Map(),
    rows: { sum: 0n, flaw: undefined },
    policyRows: { sum: 0n, flaw: undefined },
    standing: { refusal: undefined, head: "", counter: 0 },
    authProxy: undefined,
    policies,
    policyIndex: new PolicyIndex(policies),
  };
}

export interface Asked {
  readonly type?: ActivityType;
  readonly intent?: object;
  readonly subject?: Subject;
  /** Where it is about several things. */
  readonly subjects?: readonly Subject[];
  /** Default: now. */
  readonly at?: number;
}

/** An activity that these users have approved, the first of whom asked for it; the creation of a wallet by default. */
export function proposalBy(approverIds: readonly string[], asked: Asked = {}): Proposal {
  const newest = {
    type: asked.type ?? "ACTIVITY_TYPE_CREATE_WALLET",
    intent: asked.intent ?? { walletName: "Savings", accounts: [] },
  };
  const approvals = approverIds.map((userId) => ({ userId, publicKey: `key of ${userId}` }));
  const request = requestOf(newest, {
    initiatorId: firstOf(approverIds),
    approvals,
    ...(asked.at !== undefined && { at: asked.at }),
  });
  return { ...request, subjects: asked.subjects ?? [asked.subject ?? {}] };
}
