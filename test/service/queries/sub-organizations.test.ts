import { ErrorCode } from "@countersign/api";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newSubOrganization } from "../support/people.js";
import type { Person } from "../support/people.js";
import { entryOf, firstOf, present } from "../support/results.js";

import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { furnish } from "./furnished.js";
import type { Furnished } from "./furnished.js";
import { itemsBackwards, itemsForwards } from "./pages.js";
import { rewrite } from "../support/authority.js";

describe("lists of sub-organizations", () => {
  let world: World;
  let root: Person;
  /** Oldest first; the last one is deleted. */
  const children: Person[] = [];
  let furnished: Furnished;
  /** Ids of those that are there, newest first. */
  let ids: string[];

  const contacts = [
    { userEmail: "ada@example.com" },
    { userEmail: "ada@example.com", userPhoneNumber: "+12025550143" },
    { userPhoneNumber: "+12025550143" },
    { userEmail: "ADA@example.com" },
    {},
    {},
    { userEmail: "ada@example.com" },
  ];

  const list = async (request: object = {}) =>
    (await root.client.getSubOrgIds({ organizationId: root.organizationId, ...request })).organizationIds;
  const listVerified = async (request: object = {}) =>
    (await root.client.getVerifiedSubOrgIds({ organizationId: root.organizationId, ...request })).organizationIds;
  const idsOf = (...indices: readonly number[]) => indices.map((index) => entryOf(children, index).organizationId);

  beforeAll(async () => {
    world = await openWorld();
    ({ root } = world);
    for (const [index, contact] of contacts.entries()) {
      children.push(await newSubOrganization(root, `Child ${index}`, contact));
    }
    furnished = await furnish(world, entryOf(children, 4));
    const last = present(children.at(-1));
    await last.client.deleteSubOrganization(
      last.request("ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION", { deleteWithoutExport: true }),
    );
    ids = idsOf(5, 4, 3, 2, 1, 0);
    // Nothing verifies contacts yet.
    await rewrite(world.store, async (database) => {
      for (const [index, column] of [
        [1, "email_verified"],
        [2, "phone_number_verified"],
        [3, "email_verified"],
      ] as const) {
        await database
          .updateTable("users")
          .set(column === "email_verified" ? { email_verified: 1 } : { phone_number_verified: 1 })
          .where("organization_id", "=", entryOf(children, index).organizationId)
          .execute();
      }
    });
  });
  afterAll(() => world.close());

  test("without a filter, all that are not deleted are listed, newest first", async () => {
    expect(await list()).toEqual(ids);
  });

  test("names, contacts and credentials are compared exactly", async () => {
    const found = (filterType: string, filterValue: string) => list({ filterType, filterValue });
    expect(await found("NAME", "Child 3")).toEqual(idsOf(3));
    expect(await found("NAME", "child 3")).toEqual([]);
    expect(await found("NAME", "Child %")).toEqual([]);
    expect(await found("USERNAME", "Noor")).toEqual(idsOf(4));
    expect(await found("USERNAME", "Noo")).toEqual([]);
    expect(await found("EMAIL", "ada@example.com")).toEqual(idsOf(1, 0));
    expect(await found("EMAIL", "ADA@example.com")).toEqual(idsOf(3));
    expect(await found("EMAIL", "")).toEqual([]);
    expect(await found("PHONE_NUMBER", "+12025550143")).toEqual(idsOf(2, 1));
    expect(await found("PUBLIC_KEY", entryOf(children, 5).key.publicKey)).toEqual(idsOf(5));
    expect(await found("PUBLIC_KEY", furnished.memberKey.publicKey)).toEqual(idsOf(4));
    expect(await found("CREDENTIAL_ID", furnished.credentialId)).toEqual(idsOf(4));
    expect(await found("CREDENTIAL_ID", furnished.memberKey.publicKey)).toEqual([]);
  });

  test("the parent's own users and credentials find nothing", async () => {
    expect(await list({ filterType: "PUBLIC_KEY", filterValue: root.key.publicKey })).toEqual([]);
    expect(await list({ filterType: "USERNAME", filterValue: "Root user" })).toEqual([]);
  });

  test("verified contacts only are found where they are asked for", async () => {
    const found = (filterType: string, filterValue: string) => listVerified({ filterType, filterValue });
    expect(await listVerified()).toEqual(idsOf(3, 2, 1));
    expect(await found("EMAIL", "ada@example.com")).toEqual(idsOf(1));
    expect(await found("EMAIL", "ADA@example.com")).toEqual(idsOf(3));
    expect(await found("PHONE_NUMBER", "+12025550143")).toEqual(idsOf(2));
  });

  test("filtered lists are paged like others", async () => {
    const filter = { filterType: "EMAIL", filterValue: "ada@example.com" };
    expect(await list({ ...filter, paginationOptions: { limit: "1" } })).toEqual(idsOf(1));
    expect(await list({ ...filter, paginationOptions: { after: idsOf(1)[0] } })).toEqual(idsOf(0));
    const verified = (paginationOptions: object) => listVerified({ paginationOptions });
    expect(await itemsForwards(verified, 1)).toEqual(idsOf(3, 2, 1));
    expect(await itemsBackwards(verified, 2, firstOf(idsOf(0)))).toEqual(idsOf(3, 2, 1));
  });

  test("walks in pages of any size visit every sub-organization once, in both directions", async () => {
    const page = (paginationOptions: object) => list({ paginationOptions });
    const property = fc.asyncProperty(fc.integer({ min: 1, max: 8 }), async (limit) => {
      expect(await itemsForwards(page, limit)).toEqual(ids);
      expect(await itemsBackwards(page, limit, present(ids.at(-1)))).toEqual(ids.slice(0, -1));
    });
    await fc.assert(property, { numRuns: 6 });
  });

  test.each([
    [{ filterType: "EMAIL" }, "filterValue"],
    [{ filterValue: "ada@example.com" }, "filterType"],
    [{ filterType: "CITY", filterValue: "Oslo" }, "filterType"],
  ])("%j is no filter", async (filter, member) => {
    const refusal = { code: ErrorCode.INVALID_ARGUMENT, message: expect.stringContaining(member) as string };
    await expect(list(filter)).rejects.toMatchObject(refusal);
    await expect(listVerified(filter)).rejects.toMatchObject(refusal);
  });

  test("OpenID Connect tokens that do not verify are refused", async () => {
    const filter = { filterType: "OIDC_TOKEN", filterValue: "e30.e30." };
    await expect(list(filter)).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
  });

  test("a sub-organization has none of its own, and does not learn of its siblings", async () => {
    const [{ client, organizationId }] = children as [Person];
    expect((await client.getSubOrgIds({ organizationId })).organizationIds).toEqual([]);
    const filter = { filterType: "EMAIL", filterValue: "ada@example.com" };
    expect((await client.getSubOrgIds({ organizationId, ...filter })).organizationIds).toEqual([]);
    expect((await client.getVerifiedSubOrgIds({ organizationId })).organizationIds).toEqual([]);
  });

  test("only users of the organization itself are told its sub-organizations", async () => {
    const [organizationId] = idsOf(0) as [string];
    await expect(root.client.getSubOrgIds({ organizationId })).rejects.toMatchObject({
      code: ErrorCode.PERMISSION_DENIED,
    });
    await expect(root.client.getVerifiedSubOrgIds({ organizationId })).rejects.toMatchObject({
      code: ErrorCode.PERMISSION_DENIED,
    });
  });
});
