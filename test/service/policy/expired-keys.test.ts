// Users whose keys have expired can't approve with them, so nobody waits for that.

import { afterEach, expect, test, vi } from "vitest";
import type { Organization } from "../../../service/src/organizations/organization.js";
import { explain } from "../../../service/src/policy/explanation.js";
import { present } from "../support/results.js";
import { allow, organizationOf, proposalBy } from "./organization.js";

afterEach(() => void vi.useRealTimers());

const start = Date.UTC(2026, 0, 1);

/** A wallet takes an approval with this key of Noor's, which works for ten seconds. */
function organization(consensus: string, type = "CREDENTIAL_TYPE_API_KEY_P256"): Organization {
  const made = organizationOf([{ id: "alice", root: true }, { id: "hugo" }, { id: "noor" }], 1, [
    allow("activity.resource == 'WALLET'", `approvers.any(u, u.id == 'hugo') && ${consensus}`),
  ]);
  const { member, row } = present(made.apiKeys.get("key of noor"), "Noor's key");
  const own = present(member.record.apiKeys[0], "the key as it is shown");
  const shown = { ...own, credential: { ...own.credential, type: type as typeof own.credential.type } };
  const noor = { ...member, record: { ...member.record, apiKeys: [shown] } };
  const key = { member: noor, row: { ...row, credential_type: type, created_at: start, expiration_seconds: 10 } };
  return {
    ...made,
    members: new Map([...made.members, ["noor", noor]]),
    apiKeys: new Map([...made.apiKeys, ["key of noor", key]]),
  };
}

const ofNoor = "credentials.any(c, c.user_id == 'noor' && c.type == 'CREDENTIAL_TYPE_API_KEY_P256')";
const theKey = "credentials.any(c, c.id == 'key noor')";

test.each([ofNoor, theKey])("a key could approve until it expires: %s", (consensus) => {
  const one = organization(consensus);
  const outcomes = [0, 9_999, 10_000].map((wait) => {
    vi.useFakeTimers({ now: start + wait });
    const { decision, couldApprove } = explain(one, proposalBy(["hugo"]));
    return [decision.outcome, couldApprove];
  });
  expect(outcomes).toEqual([
    ["consensusNeeded", ["alice", "noor"]],
    ["consensusNeeded", ["alice", "noor"]],
    ["deny", []],
  ]);
});

test("a key that was mailed to recover a user could not approve", () => {
  vi.useFakeTimers({ now: start });
  const recovery = "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256";
  const one = organization(`credentials.any(c, c.type == '${recovery}')`, recovery);
  expect(explain(one, proposalBy(["hugo"])).decision.outcome).toBe("deny");
});
