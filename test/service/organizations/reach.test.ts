// Whether the root quorum can still come together, for whatever its members come in by.

import type { FeatureName } from "@countersign/api";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkReach, spareRoots } from "../../../service/src/organizations/reach.js";
import type { WaysIn } from "../../../service/src/organizations/reach.js";
import { organizationOf } from "../policy/organization.js";
import { entryOf, present } from "../support/results.js";

const nothing: WaysIn = { apiKeys: [], authenticators: [] };
const email = { userEmail: "ada@example.com" };
const phone = { userPhoneNumber: "+12025550143" };

describe("a way in that lasts", () => {
  test.each<[name: string, user: Partial<WaysIn>, features: readonly FeatureName[], isWayIn: boolean]>([
    ["nothing", {}, [], false],
    ["an API key", { apiKeys: [{}] }, [], true],
    ["an API key that expires", { apiKeys: [{ expirationSeconds: "60" }] }, [], false],
    ["an authenticator", { authenticators: [{}] }, [], true],
    ["an OAuth account", { oauthProviders: [{}] }, [], true],
    ["an address alone", email, [], false],
    ["an address and login by key", email, ["FEATURE_NAME_EMAIL_AUTH"], true],
    ["an address and login by code", email, ["FEATURE_NAME_OTP_EMAIL_AUTH"], true],
    ["an address and recovery", email, ["FEATURE_NAME_EMAIL_RECOVERY"], true],
    ["an address and recovery of root users", email, ["FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY"], true],
    ["an address and login by SMS", email, ["FEATURE_NAME_SMS_AUTH"], false],
    ["a number alone", phone, [], false],
    ["a number and login by SMS", phone, ["FEATURE_NAME_SMS_AUTH"], true],
    ["a number and login by e-mail", phone, ["FEATURE_NAME_EMAIL_AUTH"], false],
  ])("%s", (_name, user, names, isWayIn) => {
    const features = new Map(names.map((name) => [name as string, ""]));
    const roots = [{ ...nothing, ...user }];
    expect(spareRoots({ threshold: 1, roots, features })).toBe(isWayIn ? 0 : -1);
  });
});

/** Root users, of whom each has a way in or none. */
const states = fc.record({
  before: fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
  after: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  threshold: fc.integer({ min: 1, max: 4 }),
});

test("a change passes where enough root users can come in afterwards, or where it makes nothing worse", () => {
  fc.assert(
    fc.property(states, ({ before, after, threshold }) => {
      const ids = before.map((_, index) => `u${index}`);
      const user = (canEnter: boolean): WaysIn => (canEnter ? { ...nothing, authenticators: [{}] } : nothing);
      const organization = organizationOf(
        ids.map((id) => ({ id, root: true })),
        threshold,
        [],
      );
      for (const [index, id] of ids.entries())
        Object.assign(present(organization.members.get(id)).record, user(entryOf(before, index)));
      const users = new Map(ids.map((id, index) => [id, user(entryOf(after, index))]));
      const count = (states: readonly boolean[]) => states.slice(0, ids.length).filter(Boolean).length;
      const passes = count(after) >= threshold || count(after) >= count(before);
      let isRefused = false;
      try {
        checkReach(organization, { users });
      } catch (error) {
        isRefused = /would have a lasting way to log in/.test(String(error));
      }
      expect(isRefused).toBe(!passes);
    }),
  );
});
