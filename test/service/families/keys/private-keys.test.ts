// Private keys and their tags, through the public API.

import { AddressFormat, ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addressOf } from "../../../../service/src/chains/addresses.js";
import { suits } from "../../../../service/src/chains/formats.js";
import { WorkerCustody } from "../../../../service/src/custody/worker-custody.js";
import { inDatabase } from "../../support/database.js";
import { newSubOrganization, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { complete } from "../../support/requests.js";
import { firstOf, present, resultOf } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { nextTimestamp } from "../../support/timestamp.js";
import { race, raceOf, warmUp } from "./races.js";

const nobody = "01980000-0000-7000-8000-000000000000";
const curves = ["CURVE_SECP256K1", "CURVE_ED25519", "CURVE_P256"] as const;

describe("private keys", () => {
  let service: RunningService;
  let ours: Person;
  let theirs: Person;
  beforeAll(async () => {
    service = await startService();
    ours = rootOf(service);
    theirs = await newSubOrganization(rootOf(service));
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
    const result = await complete(owner, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", {
      privateKeys: [params(name, wishes)],
    });
    return present(firstOf(result.privateKeys).privateKeyId, "privateKeyId");
  };
  const createTag = async (privateKeyTagName: string, privateKeyIds: string[] = [], owner = ours) => {
    const result = await complete(owner, "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG", { privateKeyTagName, privateKeyIds });
    return result.privateKeyTagId;
  };
  const read = async (privateKeyId: string, { organizationId, generatedClient: client } = ours) =>
    (await client.getPrivateKey({ organizationId, privateKeyId })).privateKey;
  const names = async ({ organizationId, generatedClient: client } = ours) =>
    (await client.listPrivateKeys({ organizationId })).privateKeys.map(({ privateKeyName }) => privateKeyName);
  const tags = async ({ organizationId, generatedClient: client } = ours) =>
    (await client.listPrivateKeyTags({ organizationId })).privateKeyTags.map(({ tagId, tagName }) => [tagId, tagName]);

  test.each(curves)("a key on %s can have addresses in all formats of its curve", async (curve) => {
    const addressFormats = Object.values(AddressFormat).filter((format) => suits(format, curve));
    const privateKeys = [params(`every format, ${curve}`, { curve, addressFormats })];
    const createPrivateKeysResultV2 = await complete(ours, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys });
    const made = firstOf(createPrivateKeysResultV2.privateKeys);
    expect(present(made.addresses, "addresses").map(({ format }) => format)).toEqual(addressFormats);
    const found = await read(present(made.privateKeyId, "privateKeyId"));
    expect(found).toMatchObject({ curve, addresses: made.addresses, exported: false, imported: false });
    expect(found.publicKey).toMatch(curve === "CURVE_ED25519" ? /^[0-9a-f]{64}$/ : /^04[0-9a-f]{128}$/);
    for (const { format, address } of present(made.addresses, "addresses")) {
      expect(address).toBe(addressOf(format as AddressFormat, curve, found.publicKey));
    }
  });

  test("several keys are made in the order of the request, each with its own tags", async () => {
    const tag = await createTag("for one of three");
    const privateKeys = [params("three, one"), params("three, two", { privateKeyTags: [tag] }), params("three, three")];
    const createPrivateKeysResultV2 = await complete(ours, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys });
    const made = createPrivateKeysResultV2.privateKeys;
    const found = await Promise.all(made.map(({ privateKeyId }) => read(present(privateKeyId, "privateKeyId"))));
    expect(found).toMatchObject([
      { privateKeyName: "three, one", privateKeyTags: [] },
      { privateKeyName: "three, two", privateKeyTags: [tag] },
      { privateKeyName: "three, three", privateKeyTags: [] },
    ]);
    expect(new Set(found.map(({ publicKey }) => publicKey)).size).toBe(3);
  });

  test("the first version answers with ids only", async () => {
    const { activity } = await ours.generatedClient.createPrivateKeysV1({
      organizationId: ours.organizationId,
      timestampMs: nextTimestamp(),
      parameters: { privateKeys: [params("first version", { addressFormats: ["ADDRESS_FORMAT_ETHEREUM"] })] },
    });
    const { privateKeyIds } = resultOf(activity, "createPrivateKeysResult");
    expect(activity.result).toEqual({ createPrivateKeysResult: { privateKeyIds: [expect.any(String)] } });
    expect(await read(firstOf(privateKeyIds))).toMatchObject({ privateKeyName: "first version" });
  });

  test.each<[string, Wishes, ErrorCode, RegExp]>([
    [
      "a format of another curve",
      { addressFormats: ["ADDRESS_FORMAT_ETHEREUM", "ADDRESS_FORMAT_SUI"] },
      ErrorCode.INVALID_ARGUMENT,
      /privateKeys\.1\.addressFormats\.1: ADDRESS_FORMAT_SUI does not suit/,
    ],
    [
      "a format that comes twice",
      { addressFormats: ["ADDRESS_FORMAT_ETHEREUM", "ADDRESS_FORMAT_ETHEREUM"] },
      ErrorCode.INVALID_ARGUMENT,
      /privateKeys\.1\.addressFormats\.1/,
    ],
    [
      "a tag that is not there",
      { privateKeyTags: [nobody] },
      ErrorCode.NOT_FOUND,
      /privateKeys\.1\.privateKeyTags\.0: no private key tag/,
    ],
    ["a tag that is no id", { privateKeyTags: ["no id"] }, ErrorCode.NOT_FOUND, /privateKeys\.1\.privateKeyTags\.0/],
  ])("%s is refused with its place, and none of the keys is made", async (_, wishes, code, message) => {
    const privateKeys = [params("right one"), params("wrong one", wishes)];
    await expect(complete(ours, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys })).rejects.toEqual(
      refusal(code, message),
    );
    expect(await names()).not.toContain("right one");
  });

  test("a name is taken once in an organization, also within one request, and free in another", async () => {
    await create("taken");
    await expect(create("taken")).rejects.toEqual(refusal(ErrorCode.ALREADY_EXISTS, /named "taken" exists/));
    const twins = [params("twin"), params("twin")];
    await expect(complete(ours, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys: twins })).rejects.toEqual(
      refusal(ErrorCode.ALREADY_EXISTS, /"twin".*twice/),
    );
    expect(await names()).not.toContain("twin");
    await create("taken", {}, theirs);
    const attempts = Array.from({ length: 6 }, () => create("contested"));
    expect(await race(attempts)).toEqual(raceOf(6, 1, refusal(ErrorCode.ALREADY_EXISTS, /"contested" exists/)));
  });

  describe("disabling", () => {
    const disable = (privateKeyId: string, { organizationId, generatedClient: client } = ours) =>
      client.disablePrivateKey({ organizationId, timestampMs: nextTimestamp(), parameters: { privateKeyId } });

    test("leaves a key readable, and can be asked for again", async () => {
      const privateKeyId = await create("out of use");
      const { activity } = await disable(privateKeyId);
      expect(activity.result).toEqual({ disablePrivateKeyResult: { privateKeyId } });
      await disable(privateKeyId);
      expect(await read(privateKeyId)).toMatchObject({ privateKeyName: "out of use" });
    });

    test("finds no key of another organization", async () => {
      const privateKeyId = await create("not to be disabled");
      await expect(disable(privateKeyId, theirs)).rejects.toEqual(refusal(ErrorCode.NOT_FOUND, /no private key/));
      await expect(disable(nobody)).rejects.toEqual(refusal(ErrorCode.NOT_FOUND, /no private key/));
    });
  });

  describe("deleting", () => {
    const remove = (privateKeyIds: string[], owner = ours, deleteWithoutExport = true) =>
      complete(owner, "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS", { privateKeyIds, deleteWithoutExport });

    test("removes keys for good, and takes their tags off", async () => {
      const tag = await createTag("on a key that goes");
      const wishes: Wishes = { privateKeyTags: [tag], addressFormats: ["ADDRESS_FORMAT_ETHEREUM"] };
      const ids = [await create("going, one", wishes), await create("going, two")];
      expect(await remove(ids)).toEqual({ privateKeyIds: ids });
      for (const id of ids) await expect(read(id)).rejects.toEqual(refusal(ErrorCode.NOT_FOUND));
      const rest = await inDatabase(service, ({ database }) =>
        database.selectFrom("private_key_addresses").select("format").where("private_key_id", "in", ids).execute(),
      );
      expect(rest).toEqual([]);
      const deleted = await complete(ours, "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS", { privateKeyTagIds: [tag] });
      expect(deleted).toEqual({ privateKeyTagIds: [tag], privateKeyIds: [] });
      await create("going, one");
    });

    test("and disabling have custody forget the keys that it has opened", async () => {
      const ids = [await create("forgotten, one"), await create("forgotten, two"), await create("forgotten, three")];
      const forget = vi.spyOn(WorkerCustody.prototype, "forget");
      try {
        const { organizationId, generatedClient: client } = ours;
        const parameters = { privateKeyId: present(ids[2], "the third") };
        await client.disablePrivateKey({ organizationId, timestampMs: nextTimestamp(), parameters });
        await remove(ids.slice(0, 2));
        const owners = ids.map((id) => ({ organizationId, kind: "privateKey", id }));
        expect(new Set(forget.mock.calls.map(([{ owner }]) => owner))).toEqual(new Set(owners));
      } finally {
        forget.mockRestore();
      }
    });

    test("of keys that were never exported is refused unless asked for, and names them", async () => {
      const [one, other] = [await create("staying, one"), await create("staying, two")];
      await expect(remove([one, other], ours, false)).rejects.toEqual(
        refusal(ErrorCode.FAILED_PRECONDITION, `${one}, ${other}`),
      );
      await expect(complete(ours, "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS", { privateKeyIds: [one] })).rejects.toEqual(
        refusal(ErrorCode.FAILED_PRECONDITION, one),
      );
      expect(await names()).toEqual(expect.arrayContaining(["staying, one", "staying, two"]));
    });

    test("happens to all of a list or to none, and to none of another organization", async () => {
      const [one, other] = [await create("list, one"), await create("list, two")];
      await expect(remove([one, nobody, other])).rejects.toEqual(
        refusal(ErrorCode.NOT_FOUND, /privateKeyIds\.1: no private key/),
      );
      await expect(remove([one, other, one])).rejects.toEqual(refusal(ErrorCode.INVALID_ARGUMENT, /privateKeyIds\.2/));
      await expect(remove([one], theirs)).rejects.toEqual(refusal(ErrorCode.NOT_FOUND, /no private key/));
      expect(await names()).toEqual(expect.arrayContaining(["list, one", "list, two"]));
    });
  });

  describe("tags", () => {
    test("are put on keys, renamed, taken off and deleted", async () => {
      const [one, other] = [await create("tagged, one"), await create("tagged, two")];
      const result = await complete(ours, "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG", {
        privateKeyTagName: "hot",
        privateKeyIds: [one],
      });
      const { privateKeyTagId, privateKeyIds } = result;
      expect(privateKeyIds).toEqual([one]);
      expect(await tags()).toContainEqual([privateKeyTagId, "hot"]);
      expect((await read(one)).privateKeyTags).toEqual([privateKeyTagId]);

      const updated = await complete(ours, "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG", {
        privateKeyTagId,
        newPrivateKeyTagName: "cold",
        addPrivateKeyIds: [other],
        removePrivateKeyIds: [one],
      });
      expect(updated).toEqual({ privateKeyTagId });
      expect(await tags()).toContainEqual([privateKeyTagId, "cold"]);
      expect([(await read(one)).privateKeyTags, (await read(other)).privateKeyTags]).toEqual([[], [privateKeyTagId]]);

      const deleted = await complete(ours, "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS", {
        privateKeyTagIds: [privateKeyTagId],
      });
      expect(deleted).toEqual({
        privateKeyTagIds: [privateKeyTagId],
        privateKeyIds: [other],
      });
      expect((await read(other)).privateKeyTags).toEqual([]);
      expect(await tags()).not.toContainEqual([privateKeyTagId, "cold"]);
    });

    test("keep their name when an update gives none, and may be given their own again", async () => {
      const privateKeyTagId = await createTag("same name");
      const nothing = { privateKeyTagId, addPrivateKeyIds: [], removePrivateKeyIds: [] };
      await complete(ours, "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG", nothing);
      await complete(ours, "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG", { ...nothing, newPrivateKeyTagName: "same name" });
      expect(await tags()).toContainEqual([privateKeyTagId, "same name"]);
    });

    test("have names that are taken once among private key tags", async () => {
      await createTag("taken");
      const privateKeyTagId = await createTag("free");
      const rename = { privateKeyTagId, newPrivateKeyTagName: "taken", addPrivateKeyIds: [], removePrivateKeyIds: [] };
      await expect(createTag("taken")).rejects.toEqual(refusal(ErrorCode.ALREADY_EXISTS));
      await expect(complete(ours, "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG", rename)).rejects.toEqual(
        refusal(ErrorCode.ALREADY_EXISTS),
      );
      const { organizationId, generatedClient: client } = ours;
      const userTag = { userTagName: "taken", userIds: [] };
      await client.createUserTag({ organizationId, timestampMs: nextTimestamp(), parameters: userTag });
    });

    test("cannot be put on a key and taken off it at once", async () => {
      const privateKeyId = await create("on and off");
      const privateKeyTagId = await createTag("on and off");
      const both = { privateKeyTagId, addPrivateKeyIds: [privateKeyId], removePrivateKeyIds: [privateKeyId] };
      await expect(complete(ours, "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG", both)).rejects.toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT, /removePrivateKeyIds\.0/),
      );
    });

    test("of users are no private key tags, and keys of nobody carry none", async () => {
      const { organizationId, generatedClient: client } = ours;
      const { activity } = await client.createUserTag({
        organizationId,
        timestampMs: nextTimestamp(),
        parameters: { userTagName: "a user tag", userIds: [] },
      });
      const { userTagId } = resultOf(activity, "createUserTagResult");
      const missing = refusal(ErrorCode.NOT_FOUND, /no private key/);
      await expect(create("with user tag", { privateKeyTags: [userTagId] })).rejects.toEqual(missing);
      await expect(
        complete(ours, "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS", { privateKeyTagIds: [userTagId] }),
      ).rejects.toEqual(missing);
      await expect(createTag("on nothing", [nobody])).rejects.toEqual(missing);
    });

    test("of another organization are not found, nor can its keys be tagged", async () => {
      const privateKeyId = await create("not theirs");
      const privateKeyTagId = await createTag("not theirs");
      const missing = refusal(ErrorCode.NOT_FOUND, /no private key/);
      const update = { privateKeyTagId, addPrivateKeyIds: [], removePrivateKeyIds: [] };
      await expect(complete(theirs, "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG", update)).rejects.toEqual(missing);
      await expect(
        complete(theirs, "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS", { privateKeyTagIds: [privateKeyTagId] }),
      ).rejects.toEqual(missing);
      await expect(createTag("theirs", [privateKeyId], theirs)).rejects.toEqual(missing);
      await expect(create("theirs", { privateKeyTags: [privateKeyTagId] }, theirs)).rejects.toEqual(missing);
      const own = await createTag("their own", [], theirs);
      const steal = { privateKeyTagId: own, addPrivateKeyIds: [privateKeyId], removePrivateKeyIds: [] };
      await expect(complete(theirs, "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG", steal)).rejects.toEqual(missing);
      expect(await tags(theirs)).toEqual([[own, "their own"]]);
    });
  });
});

describe("limits of private keys", () => {
  let service: RunningService;
  let ours: Person;
  beforeAll(async () => {
    const config = { "limits.privateKeys": "3", "limits.tags": "1" };
    service = await startService({ config });
    ours = rootOf(service);
  });
  afterAll(() => service.close());

  const params = (privateKeyName: string) => ({
    privateKeyName,
    curve: "CURVE_ED25519" as const,
    addressFormats: [],
    privateKeyTags: [],
  });
  const create = (...names: string[]) =>
    complete(ours, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys: names.map(params) });

  test("are kept, for a list as a whole and for requests at the same time", async () => {
    await create("one");
    await expect(create("two", "three", "four")).rejects.toEqual(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, /has 1 private keys and may have at most 3/),
    );
    await warmUp(ours);
    const attempts = Array.from({ length: 12 }, (_, index) => create(`key ${index}`));
    expect(await race(attempts)).toEqual(raceOf(12, 2, refusal(ErrorCode.RESOURCE_EXHAUSTED, /private keys/)));
  });

  test("hold for tags too", async () => {
    const tag = (privateKeyTagName: string) =>
      complete(ours, "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG", { privateKeyTagName, privateKeyIds: [] });
    expect(await race(["a", "b", "c"].map(tag))).toEqual(raceOf(3, 1, refusal(ErrorCode.RESOURCE_EXHAUSTED, /tags/)));
  });
});
