import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newBareUser, newSubOrganization, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { firstOf, resultOf } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { readUser } from "./credentials.js";

const create = async (by: Person, userTagName: string, userIds: string[] = []) => {
  const request = by.request("ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName, userIds });
  return resultOf((await by.client.createUserTag(request)).activity, "createUserTagResult");
};
const update = async (by: Person, userTagId: string, changes: object) => {
  const parameters = { userTagId, addUserIds: [], removeUserIds: [], ...changes };
  const request = by.request("ACTIVITY_TYPE_UPDATE_USER_TAG", parameters);
  return resultOf((await by.client.updateUserTag(request)).activity, "updateUserTagResult");
};
const remove = async (by: Person, userTagIds: string[]) => {
  const request = by.request("ACTIVITY_TYPE_DELETE_USER_TAGS", { userTagIds });
  return resultOf((await by.client.deleteUserTags(request)).activity, "deleteUserTagsResult");
};
const namesOf = async ({ client, organizationId }: Person) =>
  (await client.listUserTags({ organizationId })).userTags.map(({ tagName }) => tagName);

describe("user tags", () => {
  let service: RunningService;
  let root: Person;
  let other: Person;
  beforeAll(async () => {
    service = await startService({ config: { "limits.subOrganizationTags": "2" } });
    root = rootOf(service);
    other = await newSubOrganization(root);
  });
  afterAll(() => service.close());

  test("are put on users when they are created", async () => {
    const bob = await newBareUser(root);
    const result = await create(root, "Finance", [bob.userId, root.userId]);
    expect(result.userIds).toEqual([bob.userId, root.userId]);
    expect(await namesOf(root)).toContain("Finance");
    expect(await readUser(root, bob.userId)).toMatchObject({ userTags: [result.userTagId] });
  });

  test("have names of their own in the organization", async () => {
    const { userTagId } = await create(root, "Treasury");
    await expect(create(root, "Treasury")).rejects.toMatchObject(refusal(ErrorCode.ALREADY_EXISTS, "userTagName"));
    const second = await create(root, "Auditors");
    await expect(update(root, second.userTagId, { newUserTagName: "Treasury" })).rejects.toMatchObject(
      refusal(ErrorCode.ALREADY_EXISTS, "newUserTagName"),
    );
    await update(root, userTagId, { newUserTagName: "Treasury" });
    await create(other, "Treasury");
    expect(await namesOf(other)).toEqual(["Treasury"]);
  });

  test("created at once with one name are one tag", async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => create(root, "Same name")));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await namesOf(root)).filter((name) => name === "Same name")).toHaveLength(1);
  });

  test("are renamed, put on some users and taken off others in one step", async () => {
    const [bob, eve] = [await newBareUser(root), await newBareUser(root)];
    const { userTagId } = await create(root, "Night shift", [bob.userId]);
    const changes = { newUserTagName: "Day shift", addUserIds: [eve.userId], removeUserIds: [bob.userId] };
    expect(await update(root, userTagId, changes)).toEqual({ userTagId });
    expect(await namesOf(root)).toContain("Day shift");
    expect(await readUser(root, bob.userId)).toMatchObject({ userTags: [] });
    expect(await readUser(root, eve.userId)).toMatchObject({ userTags: [userTagId] });
    // Who has the tag already keeps it.
    await update(root, userTagId, { addUserIds: [eve.userId] });
    expect(await readUser(root, eve.userId)).toMatchObject({ userTags: [userTagId] });
  });

  test("change in no part when one part cannot be", async () => {
    const bob = await newBareUser(root);
    const { userTagId } = await create(root, "Whole", [bob.userId]);
    const missing = { newUserTagName: "Half", addUserIds: [other.userId], removeUserIds: [bob.userId] };
    await expect(update(root, userTagId, missing)).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "addUserIds.0"));
    const both = { addUserIds: [root.userId], removeUserIds: [root.userId] };
    await expect(update(root, userTagId, both)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "removeUserIds.0"),
    );
    await expect(create(root, "Twice", [bob.userId, bob.userId])).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "userIds.1"),
    );
    await expect(create(root, "Foreign", [other.userId])).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "userIds.0"),
    );
    expect(await namesOf(root)).toContain("Whole");
    expect(await readUser(root, bob.userId)).toMatchObject({ userTags: [userTagId] });
  });

  test("leave their users when they are deleted", async () => {
    const [bob, eve] = [await newBareUser(root), await newBareUser(root)];
    const first = await create(root, "One", [bob.userId, eve.userId]);
    const second = await create(root, "Two", [bob.userId]);
    const ids = [first.userTagId, second.userTagId];
    await expect(remove(root, [firstOf(ids), firstOf(ids)])).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "userTagIds.1"),
    );
    const result = await remove(root, ids);
    expect(result.userTagIds).toEqual(ids);
    expect(result.userIds).toHaveLength(2);
    expect(new Set(result.userIds)).toEqual(new Set([bob.userId, eve.userId]));
    expect(await namesOf(root)).not.toContain("One");
    expect(await readUser(root, bob.userId)).toMatchObject({ userTags: [] });
  });

  test("of another organization, and tags of private keys, are not found", async () => {
    const { userTagId } = await create(other, "Theirs");
    await expect(update(root, userTagId, { newUserTagName: "Ours" })).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "userTagId"),
    );
    await expect(remove(root, [userTagId])).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "userTagIds.0"));
    expect(await namesOf(other)).toContain("Theirs");
    const request = root.request("ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG", {
      privateKeyTagName: "Cold",
      privateKeyIds: [],
    });
    const { activity } = await root.client.createPrivateKeyTag(request);
    const { privateKeyTagId } = resultOf(activity, "createPrivateKeyTagResult");
    await expect(remove(root, [privateKeyTagId])).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "userTagIds.0"));
    const parameters = { userId: root.userId, userTagIds: [privateKeyTagId] };
    await expect(root.client.updateUser(root.request("ACTIVITY_TYPE_UPDATE_USER", parameters))).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "userTagIds.0"),
    );
  });

  test("are as many as the limit says, which is lower for sub-organizations", async () => {
    const branch = await newSubOrganization(root);
    await create(branch, "One");
    await create(branch, "Two");
    await expect(create(branch, "Three")).rejects.toMatchObject(refusal(ErrorCode.RESOURCE_EXHAUSTED, "tags"));
    await create(root, "More than two");
  });
});
