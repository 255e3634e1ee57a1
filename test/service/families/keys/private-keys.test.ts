// Private keys and their tags, through the public API.

import { AddressFormat } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressOf, suits } from "../../../../service/src/chains/addresses.js";
import { databases, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { newTenant, race, raceOf, reading, refusal, rootTenant, timestampMs, warmUp } from "./tenants.js";
import type { Tenant } from "./tenants.js";

const nobody = "01980000-0000-7000-8000-000000000000";
const curves = ["CURVE_SECP256K1", "CURVE_ED25519", "CURVE_P256"] as const;

describe.each(databases)("private keys on %s", (database) => {
  let service: RunningService;
  let ours: Tenant;
  let theirs: Tenant;
  beforeAll(async () => {
    service = await startService({ postgres: database === "postgres" });
    ours = rootTenant(service);
    theirs = await newTenant(service);
  });
  afterAll(() => service.close());

  interface Wishes {
    readonly curve?: (typeof curves)[number];
    readonly addressFormats?: AddressFormat[];
    readonly privateKeyTags?: string[];
  }
  const params = (privateKeyName: string, { curve = "CURVE_SECP256K1", ...rest }: Wishes = {}) => ({
    privateKeyName,
    curve,
    addressFormats: [],
    privateKeyTags: [],
    ...rest,
  });
  const create = async (name: string, wishes: Wishes = {}, owner = ours) => {
    const result = await owner.submit("createPrivateKeys", { privateKeys: [params(name, wishes)] });
    return result.createPrivateKeysResultV2!.privateKeys[0]!.privateKeyId!;
  };
  const createTag = async (privateKeyTagName: string, privateKeyIds: string[] = [], owner = ours) => {
    const result = await owner.submit("createPrivateKeyTag", { privateKeyTagName, privateKeyIds });
    return result.createPrivateKeyTagResult!.privateKeyTagId;
  };
  const read = async (privateKeyId: string, { organizationId, client } = ours) =>
    (await client.getPrivateKey({ organizationId, privateKeyId })).privateKey;
  const names = async ({ organizationId, client } = ours) =>
    (await client.listPrivateKeys({ organizationId })).privateKeys.map(({ privateKeyName }) => privateKeyName);
  const tags = async ({ organizationId, client } = ours) =>
    (await client.listPrivateKeyTags({ organizationId })).privateKeyTags.map(({ tagId, tagName }) => [tagId, tagName]);

  test.each(curves)("a key on %s can have addresses in all formats of its curve", async (curve) => {
    const addressFormats = Object.values(AddressFormat).filter((format) => suits(format, curve));
    const privateKeys = [params(`every format, ${curve}`, { curve, addressFormats })];
    const { createPrivateKeysResultV2 } = await ours.submit("createPrivateKeys", { privateKeys });
    const [made] = createPrivateKeysResultV2!.privateKeys;
    expect(made!.addresses!.map(({ format }) => format)).toEqual(addressFormats);
    const found = await read(made!.privateKeyId!);
    expect(found).toMatchObject({ curve, addresses: made!.addresses, exported: false, imported: false });
    expect(found.publicKey).toMatch(curve === "CURVE_ED25519" ? /^[0-9a-f]{64}$/ : /^04[0-9a-f]{128}$/);
    for (const { format, address } of made!.addresses!) {
      expect(address).toBe(addressOf(format!, curve, found.publicKey));
    }
  });

  test("several keys are made in the order of the request, each with its own tags", async () => {
    const tag = await createTag("for one of three");
    const privateKeys = [params("three, one"), params("three, two", { privateKeyTags: [tag] }), params("three, three")];
    const { createPrivateKeysResultV2 } = await ours.submit("createPrivateKeys", { privateKeys });
    const made = createPrivateKeysResultV2!.privateKeys;
    const found = await Promise.all(made.map(({ privateKeyId }) => read(privateKeyId!)));
    expect(found).toMatchObject([
      { privateKeyName: "three, one", privateKeyTags: [] },
      { privateKeyName: "three, two", privateKeyTags: [tag] },
      { privateKeyName: "three, three", privateKeyTags: [] },
    ]);
    expect(new Set(found.map(({ publicKey }) => publicKey)).size).toBe(3);
  });

  test("the first version answers with ids only", async () => {
    const { activity } = await ours.client.createPrivateKeysV1({
      organizationId: ours.organizationId,
      timestampMs: timestampMs(),
      parameters: { privateKeys: [params("first version", { addressFormats: ["ADDRESS_FORMAT_ETHEREUM"] })] },
    });
    const { privateKeyIds } = activity.result.createPrivateKeysResult!;
    expect(activity.result).toEqual({ createPrivateKeysResult: { privateKeyIds: [expect.any(String)] } });
    expect(await read(privateKeyIds[0]!)).toMatchObject({ privateKeyName: "first version" });
  });

  test.each<[string, Wishes, number, RegExp]>([
    [
      "a format of another curve",
      { addressFormats: ["ADDRESS_FORMAT_ETHEREUM", "ADDRESS_FORMAT_SUI"] },
      3,
      /privateKeys\.1\.addressFormats\.1: ADDRESS_FORMAT_SUI does not suit/,
    ],
    [
      "a format that comes twice",
      { addressFormats: ["ADDRESS_FORMAT_ETHEREUM", "ADDRESS_FORMAT_ETHEREUM"] },
      3,
      /privateKeys\.1\.addressFormats\.1/,
    ],
    [
      "a tag that is not there",
      { privateKeyTags: [nobody] },
      5,
      /privateKeys\.1\.privateKeyTags\.0: no private key tag/,
    ],
    ["a tag that is no id", { privateKeyTags: ["no id"] }, 5, /privateKeys\.1\.privateKeyTags\.0/],
  ])("%s is refused with its place, and none of the keys is made", async (_, wishes, code, message) => {
    const privateKeys = [params("right one"), params("wrong one", wishes)];
    await expect(ours.submit("createPrivateKeys", { privateKeys })).rejects.toEqual(refusal(code, message));
    expect(await names()).not.toContain("right one");
  });

  test("a name is taken once in an organization, also within one request, and free in another", async () => {
    await create("taken");
    await expect(create("taken")).rejects.toEqual(refusal(6, /named "taken" exists/));
    const twins = [params("twin"), params("twin")];
    await expect(ours.submit("createPrivateKeys", { privateKeys: twins })).rejects.toEqual(refusal(6, /"twin".*twice/));
    expect(await names()).not.toContain("twin");
    await create("taken", {}, theirs);
    const attempts = Array.from({ length: 6 }, () => create("contested"));
    expect(await race(attempts)).toEqual(raceOf(6, 1, refusal(6, /"contested" exists/)));
  });

  describe("disabling", () => {
    const disable = (privateKeyId: string, { organizationId, client } = ours) =>
      client.disablePrivateKey({ organizationId, timestampMs: timestampMs(), parameters: { privateKeyId } });

    test("leaves a key readable, and can be asked for again", async () => {
      const privateKeyId = await create("out of use");
      const { activity } = await disable(privateKeyId);
      expect(activity.result).toEqual({ disablePrivateKeyResult: { privateKeyId } });
      await disable(privateKeyId);
      expect(await read(privateKeyId)).toMatchObject({ privateKeyName: "out of use" });
    });

    test("finds no key of another organization", async () => {
      const privateKeyId = await create("not to be disabled");
      await expect(disable(privateKeyId, theirs)).rejects.toEqual(refusal(5, /no private key/));
      await expect(disable(nobody)).rejects.toEqual(refusal(5, /no private key/));
    });
  });

  describe("deleting", () => {
    const remove = (privateKeyIds: string[], owner = ours, deleteWithoutExport = true) =>
      owner.submit("deletePrivateKeys", { privateKeyIds, deleteWithoutExport });

    test("removes keys for good, and takes their tags off", async () => {
      const tag = await createTag("on a key that goes");
      const wishes: Wishes = { privateKeyTags: [tag], addressFormats: ["ADDRESS_FORMAT_ETHEREUM"] };
      const ids = [await create("going, one", wishes), await create("going, two")];
      expect((await remove(ids)).deletePrivateKeysResult).toEqual({ privateKeyIds: ids });
      for (const id of ids) await expect(read(id)).rejects.toEqual(refusal(5));
      const rest = await reading(service, (database) =>
        database.selectFrom("private_key_addresses").select("format").where("private_key_id", "in", ids).execute(),
      );
      expect(rest).toEqual([]);
      const deleted = await ours.submit("deletePrivateKeyTags", { privateKeyTagIds: [tag] });
      expect(deleted.deletePrivateKeyTagsResult).toEqual({ privateKeyTagIds: [tag], privateKeyIds: [] });
      await create("going, one");
    });

    test("of keys that were never exported is refused unless asked for, and names them", async () => {
      const [one, other] = [await create("staying, one"), await create("staying, two")];
      await expect(remove([one, other], ours, false)).rejects.toEqual(refusal(9, `${one}, ${other}`));
      await expect(ours.submit("deletePrivateKeys", { privateKeyIds: [one] })).rejects.toEqual(refusal(9, one));
      expect(await names()).toEqual(expect.arrayContaining(["staying, one", "staying, two"]));
    });

    test("happens to all of a list or to none, and to none of another organization", async () => {
      const [one, other] = [await create("list, one"), await create("list, two")];
      await expect(remove([one, nobody, other])).rejects.toEqual(refusal(5, /privateKeyIds\.1: no private key/));
      await expect(remove([one, other, one])).rejects.toEqual(refusal(3, /privateKeyIds\.2/));
      await expect(remove([one], theirs)).rejects.toEqual(refusal(5, /no private key/));
      expect(await names()).toEqual(expect.arrayContaining(["list, one", "list, two"]));
    });
  });

  describe("tags", () => {
    test("are put on keys, renamed, taken off and deleted", async () => {
      const [one, other] = [await create("tagged, one"), await create("tagged, two")];
      const result = await ours.submit("createPrivateKeyTag", { privateKeyTagName: "hot", privateKeyIds: [one] });
      const { privateKeyTagId, privateKeyIds } = result.createPrivateKeyTagResult!;
      expect(privateKeyIds).toEqual([one]);
      expect(await tags()).toContainEqual([privateKeyTagId, "hot"]);
      expect((await read(one)).privateKeyTags).toEqual([privateKeyTagId]);

      const updated = await ours.submit("updatePrivateKeyTag", {
        privateKeyTagId,
        newPrivateKeyTagName: "cold",
        addPrivateKeyIds: [other],
        removePrivateKeyIds: [one],
      });
      expect(updated.updatePrivateKeyTagResult).toEqual({ privateKeyTagId });
      expect(await tags()).toContainEqual([privateKeyTagId, "cold"]);
      expect([(await read(one)).privateKeyTags, (await read(other)).privateKeyTags]).toEqual([[], [privateKeyTagId]]);

      const deleted = await ours.submit("deletePrivateKeyTags", { privateKeyTagIds: [privateKeyTagId] });
      expect(deleted.deletePrivateKeyTagsResult).toEqual({
        privateKeyTagIds: [privateKeyTagId],
        privateKeyIds: [other],
      });
      expect((await read(other)).privateKeyTags).toEqual([]);
      expect(await tags()).not.toContainEqual([privateKeyTagId, "cold"]);
    });

    test("keep their name when an update gives none, and may be given their own again", async () => {
      const privateKeyTagId = await createTag("same name");
      const nothing = { privateKeyTagId, addPrivateKeyIds: [], removePrivateKeyIds: [] };
      await ours.submit("updatePrivateKeyTag", nothing);
      await ours.submit("updatePrivateKeyTag", { ...nothing, newPrivateKeyTagName: "same name" });
      expect(await tags()).toContainEqual([privateKeyTagId, "same name"]);
    });

    test("have names that are taken once among private key tags", async () => {
      await createTag("taken");
      const privateKeyTagId = await createTag("free");
      const rename = { privateKeyTagId, newPrivateKeyTagName: "taken", addPrivateKeyIds: [], removePrivateKeyIds: [] };
      await expect(createTag("taken")).rejects.toEqual(refusal(6));
      await expect(ours.submit("updatePrivateKeyTag", rename)).rejects.toEqual(refusal(6));
      const { organizationId, client } = ours;
      const userTag = { userTagName: "taken", userIds: [] };
      await client.createUserTag({ organizationId, timestampMs: timestampMs(), parameters: userTag });
    });

    test("cannot be put on a key and taken off it at once", async () => {
      const privateKeyId = await create("on and off");
      const privateKeyTagId = await createTag("on and off");
      const both = { privateKeyTagId, addPrivateKeyIds: [privateKeyId], removePrivateKeyIds: [privateKeyId] };
      await expect(ours.submit("updatePrivateKeyTag", both)).rejects.toEqual(refusal(3, /removePrivateKeyIds\.0/));
    });

    test("of users are no private key tags, and keys of nobody carry none", async () => {
      const { organizationId, client } = ours;
      const { activity } = await client.createUserTag({
        organizationId,
        timestampMs: timestampMs(),
        parameters: { userTagName: "a user tag", userIds: [] },
      });
      const { userTagId } = activity.result.createUserTagResult!;
      const missing = refusal(5, /no private key/);
      await expect(create("with user tag", { privateKeyTags: [userTagId] })).rejects.toEqual(missing);
      await expect(ours.submit("deletePrivateKeyTags", { privateKeyTagIds: [userTagId] })).rejects.toEqual(missing);
      await expect(createTag("on nothing", [nobody])).rejects.toEqual(missing);
    });

    test("of another organization are not found, nor can its keys be tagged", async () => {
      const privateKeyId = await create("not theirs");
      const privateKeyTagId = await createTag("not theirs");
      const missing = refusal(5, /no private key/);
      const update = { privateKeyTagId, addPrivateKeyIds: [], removePrivateKeyIds: [] };
      await expect(theirs.submit("updatePrivateKeyTag", update)).rejects.toEqual(missing);
      await expect(theirs.submit("deletePrivateKeyTags", { privateKeyTagIds: [privateKeyTagId] })).rejects.toEqual(
        missing,
      );
      await expect(createTag("theirs", [privateKeyId], theirs)).rejects.toEqual(missing);
      await expect(create("theirs", { privateKeyTags: [privateKeyTagId] }, theirs)).rejects.toEqual(missing);
      const own = await createTag("their own", [], theirs);
      const steal = { privateKeyTagId: own, addPrivateKeyIds: [privateKeyId], removePrivateKeyIds: [] };
      await expect(theirs.submit("updatePrivateKeyTag", steal)).rejects.toEqual(missing);
      expect(await tags(theirs)).toEqual([[own, "their own"]]);
    });
  });
});

describe.each(databases)("limits of private keys on %s", (database) => {
  let service: RunningService;
  let ours: Tenant;
  beforeAll(async () => {
    const config = { "limits.privateKeys": "3", "limits.tags": "1" };
    service = await startService({ postgres: database === "postgres", config });
    ours = rootTenant(service);
  });
  afterAll(() => service.close());

  const params = (privateKeyName: string) => ({
    privateKeyName,
    curve: "CURVE_ED25519" as const,
    addressFormats: [],
    privateKeyTags: [],
  });
  const create = (...names: string[]) => ours.submit("createPrivateKeys", { privateKeys: names.map(params) });

  test("are kept, for a list as a whole and for requests at the same time", async () => {
    await create("one");
    await expect(create("two", "three", "four")).rejects.toEqual(refusal(8, /has 1 private keys of at most 3/));
    await warmUp(ours);
    const attempts = Array.from({ length: 12 }, (_, index) => create(`key ${index}`));
    expect(await race(attempts)).toEqual(raceOf(12, 2, refusal(8, /private keys/)));
  });

  test("hold for tags too", async () => {
    const tag = (privateKeyTagName: string) =>
      ours.submit("createPrivateKeyTag", { privateKeyTagName, privateKeyIds: [] });
    expect(await race(["a", "b", "c"].map(tag))).toEqual(raceOf(3, 1, refusal(8, /tags/)));
  });
});
