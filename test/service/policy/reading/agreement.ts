// A decision as the service takes it, and as the reading takes it.

import { activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import { AddressBook } from "../../../../service/src/organizations/address-book.js";
import type { Member } from "../../../../service/src/organizations/member.js";
import type { Organization } from "../../../../service/src/organizations/organization.js";
import { contextsOf } from "../../../../service/src/policy/context.js";
import { decide as decideInProduction } from "../../../../service/src/policy/decide.js";
import { DecisionBudget } from "../../../../service/src/policy/decision-budget.js";
import { maxSteps } from "../../../../service/src/policy-language/bounds.js";
import { Budget, compile } from "../../../../service/src/policy-language/policy.js";
import { compileTime } from "../../../../service/src/policy-language/time/program.js";
import type { Proposal } from "../../../../service/src/policy/context.js";
import type { Subject } from "../../../../service/src/policy/subject.js";
import { organizationOf as plainOrganizationOf } from "../organization.js";
import { decide, meanings, type Activity, type Credential, type Decision, type Person, type Rule } from "./decision.js";
import { Dice } from "./dice.js";
import { word } from "../language/outcomes.js";
import type { Meaning } from "./meaning.js";
import { draw, type Drawn } from "./worlds.js";

/** What was decided, and what each expression came to for each thing that the activity is about. */
export interface Told {
  readonly decision: Decision;
  readonly meanings: readonly (readonly { readonly condition: Meaning; readonly consensus: Meaning }[])[];
}

export interface Compared {
  readonly drawn: Drawn;
  readonly production: Told;
  /** Undefined where the service had too few steps to tell. */
  readonly reading: Told | undefined;
}

const versions = new Map<string, string>();
for (const [type, { family, version }] of Object.entries(activityKinds)) if (version === 1) versions.set(family, type);

function firstVersion(text: string): string | undefined {
  if (!Object.hasOwn(activityKinds, text)) return undefined;
  return versions.get(activityKinds[text as ActivityType].family);
}

/** The decision of a seed. Some policies have an expression that chance has spoilt. */
export function compare(seed: number): Compared {
  const dice = new Dice(seed);
  const { organization, activity } = draw(dice);
  const rules = organization.rules.map((rule) => refusing(dice.once(12) ? spoilt(dice, rule) : rule));
  const drawn: Drawn = { organization: { ...organization, rules }, activity };
  const inProduction = organizationOf(drawn);
  const proposal = proposalOf(activity);
  const budget = new DecisionBudget();
  const { outcome } = decideInProduction(inProduction, proposal, budget);
  const production = {
    decision: outcome,
    meanings: contextsOf(inProduction, proposal).map((context) =>
      inProduction.policies.map(({ condition, consensus }) => ({
        condition: word(condition.evaluate(context, new Budget(maxSteps))),
        consensus: word(consensus.evaluate(context, new Budget(maxSteps))),
      })),
    ),
  };
  const isShort = budget.policies.isExhausted || budget.untold !== undefined;
  if (isShort) return { drawn, production, reading: undefined };
  const { organization: world } = drawn;
  return {
    drawn,
    production,
    reading: {
      decision: decide(world, activity, firstVersion),
      meanings: meanings(world, activity, firstVersion),
    },
  };
}

/** A policy with a part of an expression left out, doubled, or put elsewhere. */
function spoilt(dice: Dice, rule: Rule): Rule {
  const which = dice.of(["condition", "consensus", "time"] as const);
  const parts = rule[which].split(/(\b|\s+|[^\w\s])/).filter((part) => part !== "");
  if (parts.length === 0) return rule;
  const at = dice.below(parts.length);
  const put = dice.of([[], [dice.of(parts)], [parts[at] as string, dice.of(parts)]]);
  return { ...rule, [which]: parts.toSpliced(at, 1, ...put).join("") };
}

/** What the service refuses is in error once it is stored. */
function refusing(rule: Rule): Rule {
  const refused = (["condition", "consensus", "time"] as const).filter(
    (which) => !(which === "time" ? compileTime(rule.time) : compile(rule[which], which)).ok,
  );
  return refused.length > 0 ? { ...rule, refused } : rule;
}

function organizationOf({ organization: { people, threshold, rules, authProxyUser, receivers } }: Drawn): Organization {
  const plain = plainOrganizationOf(people, threshold, rules);
  const members = new Map(
    [...plain.members].map(([id, member]) => [id, withCredentials(member, personOf(people, id))]),
  );
  const owned = people.flatMap(({ id, credentials }) =>
    credentials.map((credential) => ({ member: members.get(id) as Member, credential })),
  );
  const ofPasskey = ({ credential }: (typeof owned)[number]) => credential.credential_id !== "";
  const rowOf = ({ id, user_id, type, credential_id, public_key }: Credential) => ({
    id,
    user_id,
    credential_type: type,
    credential_id,
    public_key,
    expiration_seconds: null,
  });
  const entry = (each: (typeof owned)[number]) => [nameOf(each.credential), { ...each, row: rowOf(each.credential) }];
  return {
    ...plain,
    members,
    apiKeys: new Map(owned.filter((each) => !ofPasskey(each)).map(entry) as never),
    authenticators: new Map(owned.filter(ofPasskey).map(entry) as never),
    addressBook: new AddressBook(
      receivers.map((receiver, index) => {
        return { ...receiver, id: String(index), organization_id: plain.id, label: null, created_at: 0 };
      }),
    ),
    authProxy:
      authProxyUser === undefined ? undefined : { configId: "c", userId: authProxyUser, publicKey: "", settings: {} },
  };
}

function personOf(people: readonly Person[], id: string): Person {
  return people.find((person) => person.id === id) as Person;
}

function withCredentials(member: Member, { email, credentials }: Person): Member {
  const apiKeys = credentials
    .filter(({ credential_id }) => credential_id === "")
    .map(({ id, type, public_key }) => ({ apiKeyId: id, credential: { type, publicKey: public_key } }));
  const authenticators = credentials
    .filter(({ credential_id }) => credential_id !== "")
    .map(({ id, type, credential_id, public_key }) => ({
      authenticatorId: id,
      credentialId: credential_id,
      credential: { type, publicKey: Buffer.from(public_key, "hex").toString("base64url") },
    }));
  const record = { ...member.record, ...(email !== "" && { userEmail: email }), apiKeys, authenticators };
  return { ...member, record: record as unknown as Member["record"] };
}

/** As stamps name a credential. */
function nameOf({ credential_id, public_key }: Credential): string {
  return credential_id === "" ? public_key : credential_id;
}

function proposalOf(activity: Activity): Proposal {
  const { type, params, initiator, approvals, at, waiting, immediate, subjects } = activity;
  const { rootQuorumOnly, accessOf, selfService } = activity;
  return {
    type: type as ActivityType,
    intent: params as object,
    initiatorId: initiator,
    at,
    approvals: approvals.map(({ userId, credential }) => ({ userId, publicKey: stampOf(userId, credential) })),
    ...(waiting && { waiting }),
    immediate,
    authority: { rootQuorumOnly, anyRootUser: false, accessOf, selfService },
    keyUse: undefined,
    references: [],
    createsSubject: false,
    subjects: subjects as readonly Subject[],
  };
}

/** Names of credentials are made so in `worlds.ts`. */
function stampOf(userId: string, credential: string): string {
  const [kind, , number] = credential.split(" ");
  return kind === "pass" ? `credential of ${userId}` : `key of ${userId} ${number}`;
}
