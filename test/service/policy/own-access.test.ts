// What users do to themselves without a policy, whatever the family: only what their family leaves to them, only to
// themselves, and only as long as their own approval counts.

import fc from "fast-check";
import { expect, test } from "vitest";
import { contextsOf } from "../../../service/src/policy/context.js";
import { decide } from "../../../service/src/policy/decide.js";
import { firstOf, present } from "../support/results.js";
import { allow, organizationOf, proposalBy } from "./organization.js";

const people = [{ id: "root", root: true }, { id: "ada" }, { id: "ben" }];
const ids = ["ada", "ben", "gone"];

const scenes = fc.record({
  initiatorId: fc.constantFrom(...ids),
  approverIds: fc.shuffledSubarray(ids),
  accessOf: fc.shuffledSubarray(ids),
  selfService: fc.boolean(),
});

test("users manage their own access, and nobody else's, while their approval counts", () => {
  fc.assert(
    fc.property(scenes, ({ initiatorId, approverIds, accessOf, selfService }) => {
      const organization = organizationOf(people, 1, []);
      const proposal = {
        ...proposalBy([initiatorId]),
        approvals: approverIds.map((userId) => ({ userId, publicKey: `key of ${userId}` })),
        authority: { rootQuorumOnly: false, anyRootUser: false, accessOf, selfService },
      };
      const isOwn = accessOf.length > 0 && accessOf.every((id) => id === initiatorId);
      const isThere = initiatorId !== "gone" && approverIds.includes(initiatorId);
      const expected = selfService && isOwn && isThere ? "allow" : "deny";
      expect(decide(organization, proposal).outcome).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});

test("what cannot wait is denied where further approvals could allow it, and says so", () => {
  const consensus = "approvers.count() >= 2";
  const organization = organizationOf(people, 1, [allow("", consensus)]);
  const waiting = proposalBy(["ada"]);
  expect(decide(organization, waiting)).toEqual({ outcome: "consensusNeeded" });
  expect(decide(organization, { ...waiting, immediate: true })).toMatchObject({
    outcome: "deny",
    message: expect.stringContaining("cannot wait") as string,
  });
  expect(decide(organization, { ...proposalBy(["ada", "ben"]), immediate: true })).toEqual({ outcome: "allow" });
});

test("an activity has the kind of its type, unless only the root quorum decides", () => {
  const organization = organizationOf(people, 1, []);
  const proposal = proposalBy(["ada"], { type: "ACTIVITY_TYPE_CREATE_USERS_V4", intent: { users: [] } });
  const kindOf = (rootQuorumOnly: boolean) => {
    const authority = { ...proposal.authority, rootQuorumOnly };
    return firstOf(contextsOf(organization, { ...proposal, authority })).activity.kind;
  };
  expect(kindOf(false)).toBe("CREATE_USERS");
  expect(kindOf(true)).toBeUndefined();
});

test("policies see the addresses of approvers, and of their credentials those alone with which they approved", () => {
  const organization = organizationOf(people, 1, []);
  Object.assign(present(organization.members.get("ada")).record, { userEmail: "ada@example.com" });
  const ben = present(organization.members.get("ben"));
  const authenticators = new Map([
    ["ben's passkey", { member: ben, row: { id: "k", credential_id: "ben's passkey", public_key: "a5" } as never }],
  ]);
  const seen = (userId: string, publicKey: string) => {
    const proposal = { ...proposalBy(["ada"]), approvals: [{ userId, publicKey }] };
    const context = firstOf(contextsOf({ ...organization, authenticators }, proposal));
    return { emails: context.approvers.map(({ email }) => email), credentials: context.credentials };
  };
  const p256 = {
    id: "key ada",
    user_id: "ada",
    type: "CREDENTIAL_TYPE_API_KEY_P256",
    credential_id: "",
    public_key: "key of ada",
  };
  const passkey = {
    id: "k",
    user_id: "ben",
    type: "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR",
    credential_id: "ben's passkey",
    public_key: "a5",
  };
  expect(seen("ada", "key of ada")).toEqual({ emails: ["ada@example.com"], credentials: [p256] });
  expect(seen("ben", "ben's passkey")).toEqual({ emails: [""], credentials: [passkey] });
  // A credential that has gone to somebody else since, or that nobody has any more.
  for (const [userId, name] of [
    ["ada", "key of ben"],
    ["ada", "ben's passkey"],
    ["ben", "key of ada"],
    ["ben", "key of nobody"],
  ] as const) {
    expect(seen(userId, name).credentials).toEqual([]);
  }
});
