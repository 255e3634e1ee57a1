// Who joins the root quorum has to be as they were when it was proposed.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TimeSlices } from "../../../service/src/event-loop/time-slices.js";
import { checkJoining } from "../../../service/src/activities/organizations/joining-users.js";
import { loadOrganization } from "../../../service/src/organizations/organization.js";
import { organizationOf } from "../policy/organization.js";
import { newSubOrganization, newUser } from "../support/people.js";
import type { Person } from "../support/people.js";
import { present } from "../support/results.js";

import { apiKey, authenticator, oauthProvider } from "../store/rows.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { rewrite } from "../support/authority.js";

const proposedAt = 1_700_000_000_500;

describe("a user who is to join", () => {
  const check = (changedAt: number, root: boolean) => () => {
    const organization = organizationOf(
      [
        { id: "ada", root: true },
        { id: "carol", root },
      ],
      1,
      [],
    );
    Object.assign(present(organization.members.get("carol")), { changedAt });
    checkJoining(organization, ["ada", "carol"], proposedAt);
  };

  test("may have changed before, or at the same moment", () => {
    expect(check(proposedAt - 1, false)).not.toThrow();
    expect(check(proposedAt, false)).not.toThrow();
  });

  test("is kept out by what came a millisecond later, unless root already", () => {
    expect(check(proposedAt + 1, false)).toThrow("userIds.1: this user has gained credentials or other contacts");
    expect(check(proposedAt + 1, true)).not.toThrow();
  });
});

const later = 9_000_000_000_123;

describe("a user has changed", () => {
  let world: World;
  let root: Person;
  beforeAll(async () => {
    world = await openWorld();
    root = await newSubOrganization(world.root);
  });
  afterAll(() => world.close());

  /** When a new user has changed by what is added to their rows, to the millisecond; undefined where it does not count. */
  async function changedBy(add: (userId: string) => Promise<unknown>): Promise<number | undefined> {
    const { userId } = await newUser(root);
    const read = async () => {
      const { members } = present(
        await loadOrganization(world.store, root.organizationId, (owner) => new TimeSlices().task(owner, "load")),
      );
      return present(members.get(userId)).changedAt;
    };
    const before = await read();
    await add(userId);
    const after = await read();
    return after === before ? undefined : after;
  }
  const owned = (userId: string) => ({
    organization_id: root.organizationId,
    parent_id: world.root.organizationId,
    user_id: userId,
    created_at: later,
    updated_at: later,
  });
  const addKey = (type: string) => (userId: string) =>
    rewrite(world.store, (database) =>
      database
        .insertInto("api_keys")
        .values({ ...apiKey(`${type} of ${userId}`), ...owned(userId), credential_type: `CREDENTIAL_TYPE_${type}` })
        .execute(),
    );

  test.each(["API_KEY_P256", "API_KEY_SECP256K1", "API_KEY_ED25519", "LOGIN", "OAUTH_KEY_P256"])(
    "by a %s",
    async (type) => {
      expect(await changedBy(addKey(type))).toBe(later);
    },
  );

  test.each(["EMAIL_AUTH_KEY_P256", "OTP_AUTH_KEY_P256", "RECOVER_USER_KEY_P256"])(
    "by no %s, which reaches them by their contacts alone",
    async (type) => {
      expect(await changedBy(addKey(type))).toBeUndefined();
    },
  );

  test("by an authenticator, an OAuth account and other contacts", async () => {
    const { store } = world;
    const addAuthenticator = (id: string) =>
      rewrite(store, (database) =>
        database
          .insertInto("authenticators")
          .values({ ...authenticator(id), ...owned(id) })
          .execute(),
      );
    const addAccount = (id: string) =>
      rewrite(store, (database) =>
        database
          .insertInto("oauth_providers")
          .values({ ...oauthProvider(id), ...owned(id) })
          .execute(),
      );
    const change = (id: string) =>
      rewrite(store, (database) =>
        database.updateTable("users").set({ updated_at: later }).where("id", "=", id).execute(),
      );
    for (const gain of [addAuthenticator, addAccount, change]) expect(await changedBy(gain)).toBe(later);
  });
});
