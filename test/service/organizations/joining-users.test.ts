// Who joins the root quorum has to be as they were when it was proposed.

import type { Timestamp } from "@countersign/api";
import { describe, expect, test } from "vitest";
import { checkJoining } from "../../../service/src/features/organizations/joining-users.js";
import { organizationOf } from "../policy/organization.js";
import { present } from "../support/results.js";

const proposedAt = 1_700_000_000_500;
const at = (time: number): Timestamp => ({
  seconds: String(Math.floor(time / 1000)),
  nanos: String((time % 1000) * 1_000_000),
});
const credential = (type: string) => ({ credential: { type, publicKey: "02" } });

/** What is thrown; empty where nothing is. */
function messageOf(work: () => void): string {
  try {
    work();
    return "";
  } catch (error) {
    return String(error);
  }
}

/** What a user can get, at a time. */
const things: readonly (readonly [name: string, counts: boolean, record: (createdAt: Timestamp) => object])[] = [
  ["an authenticator", true, (createdAt) => ({ authenticators: [{ createdAt }] })],
  ["an OAuth account", true, (createdAt) => ({ oauthProviders: [{ createdAt }] })],
  ["other contacts", true, (updatedAt) => ({ updatedAt })],
  ...["API_KEY_P256", "API_KEY_SECP256K1", "API_KEY_ED25519"].map(
    (type) =>
      [
        `a ${type}`,
        true,
        (createdAt: Timestamp) => ({ apiKeys: [{ ...credential(`CREDENTIAL_TYPE_${type}`), createdAt }] }),
      ] as const,
  ),
  ...["EMAIL_AUTH_KEY_P256", "OTP_AUTH_KEY_P256", "RECOVER_USER_KEY_P256"].map(
    (type) =>
      [
        `a ${type}`,
        false,
        (createdAt: Timestamp) => ({ apiKeys: [{ ...credential(`CREDENTIAL_TYPE_${type}`), createdAt }] }),
      ] as const,
  ),
];

describe.each(things)("%s", (_name, counts, record) => {
  const check = (time: number, root: boolean) => () => {
    const organization = organizationOf(
      [
        { id: "ada", root: true },
        { id: "carol", root },
      ],
      1,
      [],
    );
    Object.assign(present(organization.members.get("carol")).record, record(at(time)));
    checkJoining(organization, ["ada", "carol"], proposedAt);
  };

  test("from before, or of the same moment, keeps nobody out", () => {
    expect(check(proposedAt - 1, false)).not.toThrow();
    expect(check(proposedAt, false)).not.toThrow();
  });

  test(`from after keeps ${counts ? "the user" : "nobody"} out`, () => {
    const attempt = check(proposedAt + 1, false);
    const refusal = "userIds.1: this user has gained credentials or other contacts";
    expect(messageOf(attempt).includes(refusal)).toBe(counts);
  });

  test("keeps nobody out who is root already", () => {
    expect(check(proposedAt + 1, true)).not.toThrow();
  });
});
