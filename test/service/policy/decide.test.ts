// The decision, case by case: who asks, what the policies say, what comes of it.

import type { ActivityType } from "@countersign/api";
import { describe, expect, test } from "vitest";
import { decide } from "../../../service/src/policy/decide.js";
import { explain } from "../../../service/src/policy/explanation.js";
import { mayVote } from "./may-vote.js";
import { present } from "../support/results.js";
import { anyKey } from "./language/contexts.js";
import { allow, deny, organizationOf, proposalBy } from "./organization.js";
import type { Asked, Person, Rule } from "./organization.js";

const people: readonly Person[] = [
  { id: "alice", root: true },
  { id: "bob", root: true },
  { id: "carol", root: true },
  { id: "dora", tags: ["signers"] },
  { id: "emil", tags: ["signers"] },
  { id: "fred", tags: ["signers", "officers"] },
  { id: "gina", tags: ["officers"] },
  { id: "hugo" },
];

type Result = "allow" | "consensus needed" | "denied explicitly" | "denied implicitly";

interface Row {
  readonly given: string;
  /** Two of the three root users by default. */
  readonly threshold?: number;
  readonly rules?: readonly Rule[];
  /** The first one asks. */
  readonly approvers: readonly string[];
  readonly asked?: Asked;
  readonly want: Result;
}

const isTrue = "activity.resource == 'WALLET'";
const isFalse = "activity.resource == 'USER'";
const notApplicable = "eth.tx.value > 1";
const inError = "activity.type[0..1000] == ''";
const signers = (count: number) => `approvers.filter(u, u.tags.contains('signers')).count() >= ${count}`;
const officer = "approvers.any(u, u.tags.contains('officers'))";
const consensusInError = "approvers[9].id == 'x'";
const ownKeys = { type: "ACTIVITY_TYPE_DELETE_API_KEYS", intent: { userId: "hugo", apiKeyIds: ["k"] } } as const;
const quorumChange = { type: "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", intent: { threshold: 1, userIds: ["hugo"] } } as const;
const removal = { type: "ACTIVITY_TYPE_DELETE_POLICY", intent: { policyId: "p" } } as const;
const transfer = (to: string, value = 1n): Asked => ({
  type: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
  intent: {},
  subject: {
    wallet: { id: "w", ...anyKey },
    wallet_account: { address: "0xAb" },
    eth: {
      tx: {
        from: "0xAb",
        to,
        data: "0x",
        value,
        gas: 21000n,
        gas_price: 1n,
        max_fee_per_gas: 1n,
        max_priority_fee_per_gas: 1n,
        max_fee_per_blob_gas: 0n,
        chain_id: 1n,
        nonce: 0n,
        type: 2n,
        fee: 21000n,
        authorization_list: [],
        erc20_transfers: [],
      },
    },
  },
});

const table: readonly Row[] = [
  { given: "nothing but a root user with a quorum of one", threshold: 1, approvers: ["alice"], want: "allow" },
  { given: "one root user of two", approvers: ["alice"], want: "consensus needed" },
  { given: "two root users of two", approvers: ["alice", "bob"], want: "allow" },
  { given: "two root users of three", threshold: 3, approvers: ["alice", "bob"], want: "consensus needed" },
  { given: "the approval of a root user who was deleted", approvers: ["alice", "zoe"], want: "consensus needed" },
  { given: "no policy", approvers: ["hugo"], want: "denied implicitly" },
  { given: "no policy, and a root user joins", approvers: ["hugo", "alice"], want: "consensus needed" },
  { given: "the root quorum, for another user's wish", approvers: ["hugo", "alice", "bob"], want: "allow" },

  { given: "an allow without condition", rules: [allow()], approvers: ["hugo"], want: "allow" },
  { given: "an allow whose condition is true", rules: [allow(isTrue)], approvers: ["hugo"], want: "allow" },
  {
    given: "an allow whose condition is false",
    rules: [allow(isFalse)],
    approvers: ["hugo"],
    want: "denied implicitly",
  },
  {
    given: "an allow that is not applicable",
    rules: [allow(notApplicable)],
    approvers: ["hugo"],
    want: "denied implicitly",
  },
  { given: "an allow in error", rules: [allow(inError)], approvers: ["hugo"], want: "denied implicitly" },
  {
    given: "an allow with one clause in error",
    rules: [allow(`${isTrue} || ${inError}`)],
    approvers: ["hugo"],
    want: "denied implicitly",
  },
  { given: "two allows, one in error", rules: [allow(inError), allow(isTrue)], approvers: ["hugo"], want: "allow" },
  { given: "an allow for a root user below the quorum", rules: [allow(isTrue)], approvers: ["alice"], want: "allow" },

  { given: "a deny without condition", rules: [deny(), allow()], approvers: ["hugo"], want: "denied explicitly" },
  {
    given: "a deny whose condition is true",
    rules: [allow(), deny(isTrue)],
    approvers: ["hugo"],
    want: "denied explicitly",
  },
  { given: "a deny whose condition is false", rules: [allow(), deny(isFalse)], approvers: ["hugo"], want: "allow" },
  { given: "a deny that is not applicable", rules: [allow(), deny(notApplicable)], approvers: ["hugo"], want: "allow" },
  { given: "a deny in error", rules: [allow(), deny(inError)], approvers: ["hugo"], want: "denied explicitly" },
  { given: "a deny, and nothing that allows", rules: [deny(isTrue)], approvers: ["hugo"], want: "denied explicitly" },
  {
    given: "a deny whose consensus is true",
    rules: [allow(), deny(isTrue, signers(1))],
    approvers: ["dora"],
    want: "denied explicitly",
  },
  {
    given: "a deny whose consensus is false",
    rules: [allow(), deny(isTrue, signers(1))],
    approvers: ["hugo"],
    want: "allow",
  },
  {
    given: "a deny whose consensus is in error",
    rules: [allow(), deny(isTrue, consensusInError)],
    approvers: ["hugo"],
    want: "denied explicitly",
  },
  {
    given: "a deny in error whose consensus is false",
    rules: [allow(), deny(inError, signers(1))],
    approvers: ["hugo"],
    want: "allow",
  },
  {
    given: "a false deny whose consensus is in error",
    rules: [allow(), deny(isFalse, consensusInError)],
    approvers: ["hugo"],
    want: "allow",
  },
  { given: "a deny of all, with the root quorum", rules: [deny()], approvers: ["alice", "bob"], want: "allow" },
  {
    given: "a deny of all, with one root user of two",
    rules: [deny()],
    approvers: ["alice"],
    want: "denied explicitly",
  },

  {
    given: "a consensus that the initiator reaches",
    rules: [allow(isTrue, signers(1))],
    approvers: ["dora"],
    want: "allow",
  },
  {
    given: "a consensus that others reach",
    rules: [allow(isTrue, signers(2))],
    approvers: ["hugo"],
    want: "consensus needed",
  },
  {
    given: "a consensus that one more reaches",
    rules: [allow(isTrue, signers(2))],
    approvers: ["dora"],
    want: "consensus needed",
  },
  {
    given: "a consensus that is reached",
    rules: [allow(isTrue, signers(2))],
    approvers: ["hugo", "dora", "emil"],
    want: "allow",
  },
  {
    given: "a consensus beyond reach",
    rules: [allow(isTrue, signers(4))],
    approvers: ["dora"],
    want: "denied implicitly",
  },
  {
    given: "a consensus of a certain user who is gone",
    rules: [allow(isTrue, "approvers.any(u, u.id == 'zoe')")],
    approvers: ["hugo"],
    want: "denied implicitly",
  },
  {
    given: "a consensus, but the condition is false",
    rules: [allow(isFalse, signers(2))],
    approvers: ["dora"],
    want: "denied implicitly",
  },
  {
    given: "a consensus, but the condition is in error",
    rules: [allow(inError, signers(2))],
    approvers: ["dora"],
    want: "denied implicitly",
  },
  {
    given: "a consensus that stays in error",
    rules: [allow(isTrue, consensusInError)],
    approvers: ["hugo"],
    want: "denied implicitly",
  },
  {
    given: "a consensus in error as long as there is one approval",
    rules: [allow(isTrue, "approvers[1].tags.contains('signers')")],
    approvers: ["hugo"],
    want: "consensus needed",
  },
  {
    given: "a consensus of exactly two",
    rules: [allow(isTrue, "approvers.count() == 2")],
    approvers: ["hugo"],
    want: "consensus needed",
  },
  {
    given: "a consensus of a deleted user's approval",
    rules: [allow(isTrue, "approvers.count() >= 2")],
    approvers: ["hugo", "zoe"],
    want: "consensus needed",
  },
  {
    given: "a consensus, and an allow without",
    rules: [allow(isTrue, signers(2)), allow(isTrue)],
    approvers: ["hugo"],
    want: "allow",
  },
  {
    given: "a consensus to be reached, and a deny",
    rules: [allow(isTrue, signers(2)), deny(isTrue)],
    approvers: ["dora"],
    want: "denied explicitly",
  },
  {
    given: "a consensus of passkeys that nobody has",
    rules: [allow(isTrue, "credentials.any(c, c.type == 'CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR')")],
    approvers: ["hugo"],
    want: "denied implicitly",
  },
  {
    given: "a consensus of API keys alone",
    rules: [allow(isTrue, "credentials.all(c, c.type == 'CREDENTIAL_TYPE_API_KEY_P256')")],
    approvers: ["hugo"],
    want: "allow",
  },

  { given: "one's own credentials", approvers: ["hugo"], asked: ownKeys, want: "allow" },
  { given: "another's credentials", approvers: ["dora"], asked: ownKeys, want: "denied implicitly" },
  {
    given: "one's own credentials, denied",
    rules: [deny("activity.resource == 'CREDENTIAL'")],
    approvers: ["hugo"],
    asked: ownKeys,
    want: "denied explicitly",
  },
  {
    given: "one's own credentials, with an allow to wait for",
    rules: [allow("", officer)],
    approvers: ["hugo"],
    asked: ownKeys,
    want: "allow",
  },
  {
    given: "a root user's own credentials below the quorum",
    approvers: ["alice"],
    asked: { ...ownKeys, intent: { userId: "alice" } },
    want: "allow",
  },
  {
    given: "the credentials of who was deleted",
    approvers: ["zoe"],
    asked: { ...ownKeys, intent: { userId: "zoe" } },
    want: "denied implicitly",
  },

  {
    given: "a change of the quorum that a policy allows",
    rules: [allow()],
    approvers: ["hugo"],
    asked: quorumChange,
    want: "denied explicitly",
  },
  {
    given: "a change of the quorum by one root user of two",
    rules: [allow()],
    approvers: ["alice"],
    asked: quorumChange,
    want: "consensus needed",
  },
  {
    given: "a change of the quorum that a policy denies",
    rules: [deny()],
    approvers: ["alice"],
    asked: quorumChange,
    want: "consensus needed",
  },
  {
    given: "a change of the quorum by the quorum",
    rules: [deny()],
    approvers: ["alice", "bob"],
    asked: quorumChange,
    want: "allow",
  },
  {
    given: "the removal of a policy by one root user of two, denied",
    rules: [deny()],
    approvers: ["alice"],
    asked: removal,
    want: "consensus needed",
  },
  {
    given: "the removal of a policy by another user, denied",
    rules: [deny(), allow()],
    approvers: ["hugo"],
    asked: removal,
    want: "denied explicitly",
  },

  {
    given: "a transfer that is allowed",
    rules: [allow("eth.tx.to == '0xAA'")],
    approvers: ["hugo"],
    asked: transfer("0xaa"),
    want: "allow",
  },
  {
    given: "a transfer to another address",
    rules: [allow("eth.tx.to == '0xAA'")],
    approvers: ["hugo"],
    asked: transfer("0xbb"),
    want: "denied implicitly",
  },
  {
    given: "a transfer to a banned address",
    rules: [allow(), deny("eth.tx.to == '0xAA'")],
    approvers: ["hugo"],
    asked: transfer("0xaa"),
    want: "denied explicitly",
  },
  {
    given: "a transfer beyond 128 bits with an upper bound",
    rules: [allow("eth.tx.value <= 5")],
    approvers: ["hugo"],
    asked: transfer("0xaa", 1n << 200n),
    want: "denied implicitly",
  },
  {
    given: "a transfer beyond 128 bits with a bound that denies",
    rules: [allow(), deny("eth.tx.value > 5")],
    approvers: ["hugo"],
    asked: transfer("0xaa", 1n << 200n),
    want: "denied explicitly",
  },
  {
    given: "a condition about a wallet or a private key",
    rules: [allow("wallet.id == 'w' || private_key.id == 'k'")],
    approvers: ["hugo"],
    asked: transfer("0xaa"),
    want: "denied implicitly",
  },
];

function resultOf({ threshold = 2, rules = [], approvers, asked }: Omit<Row, "given" | "want">): Result {
  const decision = decide(organizationOf(people, threshold, rules), proposalBy(approvers, asked));
  if (decision.outcome === "allow") return "allow";
  if (decision.outcome === "consensusNeeded") return "consensus needed";
  return decision.explicit ? "denied explicitly" : "denied implicitly";
}

describe("a decision", () => {
  test.each(table)("on $given: $want", ({ want, ...row }) => {
    expect(resultOf(row)).toBe(want);
  });

  test.each(table)("on $given is what the explanation says", ({ threshold = 2, rules = [], approvers, asked }) => {
    const organization = organizationOf(people, threshold, rules);
    const proposal = proposalBy(approvers, asked);
    expect(explain(organization, proposal).decision).toEqual(decide(organization, proposal));
  });

  test("by a policy has the words that clients know", () => {
    const organization = organizationOf(people, 2, [deny()]);
    expect(decide(organization, proposalBy(["hugo"]))).toMatchObject({
      message: "policy engine denied request explicitly",
    });
  });

  test.each<ActivityType>([
    "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM",
    "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE",
    "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE",
  ])("on %s is the root quorum's alone", (type) => {
    const organization = organizationOf(people, 2, [allow("", officer)]);
    expect(decide(organization, proposalBy(["fred", "gina"], { type })).outcome).toBe("deny");
    const proposal = proposalBy(["alice"], { type });
    expect(explain(organization, proposal).couldApprove).toEqual(["bob", "carol"]);
  });
});

describe("a vote counts", () => {
  // Too many to try all sets of their approvals.
  const bystanders = Array.from({ length: 40 }, (_, index) => ({ id: `bystander ${index}` }));
  const voters = (crowd: readonly Person[], consensus: string, approvers: readonly string[]): string[] => {
    const organization = organizationOf(crowd, 2, [allow("activity.type != ''", consensus)]);
    const proposal = proposalBy(approvers);
    return [...organization.members.values()]
      .filter((member) => !member.root && mayVote(organization, member, proposal))
      .map(({ id }) => id);
  };

  const wanted: readonly [consensus: string, approvers: readonly string[], voters: readonly string[]][] = [
    ["", ["hugo"], []],
    [signers(1), ["hugo"], ["dora", "emil", "fred"]],
    [signers(2), ["hugo"], ["dora", "emil", "fred"]],
    [signers(3), ["hugo"], ["dora", "emil", "fred"]],
    [signers(4), ["hugo"], []],
    [`${signers(2)} && ${officer}`, ["hugo"], ["dora", "emil", "fred", "gina"]],
    [`${signers(2)} || ${officer}`, ["hugo"], ["dora", "emil", "fred", "gina"]],
    ["approvers.any(u, u.id == 'dora') && approvers.any(u, u.id == 'hugo')", ["hugo"], ["dora", "hugo"]],
    [
      "approvers.any(u, u.id == 'gina') && approvers.any(u, u.id in ['dora', 'hugo'])",
      ["emil"],
      ["dora", "gina", "hugo"],
    ],
    [
      "approvers.any(u, u.id == 'gina') && approvers.any(u, u.id == 'dora') || approvers.any(u, u.id == 'hugo')",
      ["emil"],
      ["dora", "gina", "hugo"],
    ],
    ["approvers.any(u, u.id == 'zoe')", ["hugo"], []],
  ];

  test.each(wanted)("towards %s after %s where it is of %s", (consensus, approvers, expected) => {
    expect(voters(people, consensus, approvers)).toEqual(expected);
  });

  test.each(wanted)("among many users towards %s after %s where it is of %s", (consensus, approvers, expected) => {
    const crowd = [...bystanders.slice(0, 20), ...people, ...bystanders.slice(20)];
    expect(voters(crowd, consensus, approvers)).toEqual(expected);
  });

  test("of everyone where anyone will do", () => {
    const expected = ["dora", "emil", "fred", "gina", "hugo"];
    expect(voters(people, "approvers.count() >= 2", ["hugo"])).toEqual(expected);
    expect(voters([...people, ...bystanders], "approvers.count() >= 2", ["hugo"])).toHaveLength(45);
  });

  test("only towards policies whose condition is true", () => {
    const organization = organizationOf(people, 2, [allow(isFalse, signers(2)), allow(inError, signers(2))]);
    const dora = present(organization.members.get("dora"));
    expect(mayVote(organization, dora, proposalBy(["hugo"]))).toBe(false);
  });

  test.each([[["own", "other"]], [["other", "own"]], [["other", "third"]]])(
    "towards a policy whose condition is true of any of the wallets that it is about: %j",
    (wallets) => {
      const organization = organizationOf(people, 2, [allow("wallet.id == 'own'", signers(2))]);
      const subjects = wallets.map((id) => ({ wallet: { id, ...anyKey } }));
      const dora = present(organization.members.get("dora"));
      expect(mayVote(organization, dora, proposalBy(["hugo"], { subjects }))).toBe(wallets.includes("own"));
    },
  );

  test("of root users, whatever the policies", () => {
    const organization = organizationOf(people, 2, [deny()]);
    const bob = present(organization.members.get("bob"));
    expect(mayVote(organization, bob, proposalBy(["alice"], removal))).toBe(true);
  });

  test("of nobody who was deleted", () => {
    const organization = organizationOf(people, 2, [allow("", signers(2))]);
    const other = organizationOf([...people, { id: "zoe", tags: ["signers"], root: true }], 2, []);
    expect(mayVote(organization, present(other.members.get("zoe")), proposalBy(["dora"]))).toBe(false);
  });
});
