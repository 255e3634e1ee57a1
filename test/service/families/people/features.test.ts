import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Person, apiKey, newSubOrganization, newUser, rootOf } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { firstOf, resultOf } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { addAuthenticators, newAuthenticator, readUser, whoamiWith } from "./credentials.js";

const set = async (by: Person, name: string, value: string) => {
  const request = by.request("ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", { name: name as never, value });
  return resultOf((await by.client.setOrganizationFeature(request)).activity, "setOrganizationFeatureResult").features;
};
const remove = async (by: Person, name: string) => {
  const request = by.request("ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE", { name: name as never });
  return resultOf((await by.client.removeOrganizationFeature(request)).activity, "removeOrganizationFeatureResult")
    .features;
};
const featuresOf = async ({ client, organizationId }: Person) =>
  (await client.getOrganizationConfigs({ organizationId })).configs.features;
const register = async (by: Person, origin: string) => {
  const { authenticator, params } = newAuthenticator(origin);
  await addAuthenticators(by, by.userId, [params]);
  return authenticator;
};

describe("features and origins", () => {
  let service: RunningService;
  let root: Person;
  beforeAll(async () => {
    service = await startService();
    root = rootOf(service);
  });
  afterAll(() => service.close());

  const setOrigins = (by: Person, key: ReturnType<typeof newKey>, allowedOrigins: string[]) =>
    service.as(key).updateAllowedOrigins({ organizationId: by.organizationId, parameters: { allowedOrigins } });
  const rootKey = () => ({ publicKey: service.root.apiPublicKey, privateKey: service.root.apiPrivateKey });

  test("a feature is set, changed and removed, and each answer lists all that are set", async () => {
    const url = "https://hooks.example.com/custody";
    expect(await set(root, "FEATURE_NAME_WEBHOOK", url)).toEqual([{ name: "FEATURE_NAME_WEBHOOK", value: url }]);
    const both = [
      { name: "FEATURE_NAME_EMAIL_AUTH", value: "" },
      { name: "FEATURE_NAME_WEBHOOK", value: url },
    ];
    expect(await set(root, "FEATURE_NAME_EMAIL_AUTH", "true")).toEqual(both);
    expect(await featuresOf(root)).toEqual(both);
    const changed = await set(root, "FEATURE_NAME_WEBHOOK", `${url}/v2`);
    expect(changed).toEqual([both[0], { name: "FEATURE_NAME_WEBHOOK", value: `${url}/v2` }]);
    expect(await remove(root, "FEATURE_NAME_WEBHOOK")).toEqual([both[0]]);
    expect(await featuresOf(root)).toEqual([both[0]]);
    await expect(remove(root, "FEATURE_NAME_WEBHOOK")).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "not set"));
    expect(await remove(root, "FEATURE_NAME_EMAIL_AUTH")).toEqual([]);
  });

  test("a value that means nothing for its feature is refused", async () => {
    const branch = await newSubOrganization(root);
    const before = await featuresOf(branch);
    const cases = [
      ["FEATURE_NAME_WEBHOOK", ""],
      ["FEATURE_NAME_WEBHOOK", "hooks.example.com"],
      ["FEATURE_NAME_WEBHOOK", "ftp://hooks.example.com/"],
      ["FEATURE_NAME_WEBHOOK", "https://user:secret@hooks.example.com/"],
      ["FEATURE_NAME_WEBHOOK", " https://hooks.example.com/"],
      ["FEATURE_NAME_WEBAUTHN_ORIGINS", ""],
      ["FEATURE_NAME_WEBAUTHN_ORIGINS", "https://app.example.com/login"],
      ["FEATURE_NAME_WEBAUTHN_ORIGINS", "localhost:3000"],
      ["FEATURE_NAME_WEBAUTHN_ORIGINS", "https://app.example.com,,https://b.example.com"],
      ["FEATURE_NAME_SMS_AUTH", "false"],
      ["FEATURE_NAME_UNHEARD_OF", ""],
    ] as const;
    for (const [name, value] of cases)
      await expect(set(branch, name, value)).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, ""));
    expect(await featuresOf(branch)).toEqual(before);
  });

  test("only root users set features", async () => {
    const bob = await newUser(root);
    await expect(set(bob, "FEATURE_NAME_WEBHOOK", "https://hooks.example.com")).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "denied"),
    );
    await expect(remove(bob, "FEATURE_NAME_WEBHOOK")).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "denied"),
    );
  });

  test("a login that is the only way in for the root quorum is not switched off", async () => {
    const key = newKey();
    const { activity } = await root.client.createSubOrganization(
      root.request("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", {
        subOrganizationName: "By e-mail",
        rootUsers: [
          {
            userName: "Carol Mensah",
            userEmail: "carol@example.com",
            apiKeys: [apiKey(key.publicKey, "900")],
            authenticators: [],
            oauthProviders: [],
          },
        ],
        rootQuorumThreshold: 1,
        disableEmailAuth: true,
        disableEmailRecovery: true,
      }),
    );
    const { subOrganizationId, rootUserIds } = resultOf(activity, "createSubOrganizationResultV7");
    const carol = new Person(service, key, { organizationId: subOrganizationId, userId: firstOf(rootUserIds) });
    expect(await featuresOf(carol)).toEqual([
      { name: "FEATURE_NAME_OTP_EMAIL_AUTH", value: "" },
      { name: "FEATURE_NAME_SMS_AUTH", value: "" },
    ]);
    await expect(remove(carol, "FEATURE_NAME_OTP_EMAIL_AUTH")).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "lasting way to log in"),
    );
    const noEmail = carol.request("ACTIVITY_TYPE_UPDATE_USER", { userId: carol.userId, userEmail: "" });
    await expect(carol.client.updateUser(noEmail)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "lasting way to log in"),
    );
    expect(await readUser(carol, carol.userId)).toMatchObject({ userEmail: "carol@example.com" });
    await remove(carol, "FEATURE_NAME_SMS_AUTH");
  });

  test("origins of the feature are normalised, and no others may register authenticators", async () => {
    const branch = await newSubOrganization(root);
    const features = await set(
      branch,
      "FEATURE_NAME_WEBAUTHN_ORIGINS",
      "https://App.Example.com:443/, http://localhost:3000",
    );
    expect(features).toContainEqual({
      name: "FEATURE_NAME_WEBAUTHN_ORIGINS",
      value: "https://app.example.com,http://localhost:3000",
    });
    await register(branch, "https://app.example.com");
    await expect(register(branch, "https://elsewhere.example.com")).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "origin"),
    );
  });

  test("origins of the list and of the feature count together, and a new list replaces the old one", async () => {
    const key = rootKey();
    const { activity } = await setOrigins(root, key, ["https://Admin.example.com/", "https://admin.example.com"]);
    expect(activity.result).toEqual({ updateAllowedOriginsResult: {} });
    await set(root, "FEATURE_NAME_WEBAUTHN_ORIGINS", "https://app.example.com");
    const passkey = await register(root, "https://admin.example.com");
    await register(root, "https://app.example.com");
    await expect(register(root, "https://elsewhere.example.com")).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "origin"),
    );
    const { organizationId } = root;
    expect(await whoamiWith(service, organizationId, passkey)).toMatchObject({ status: 200 });
    await setOrigins(root, key, []);
    await expect(register(root, "https://admin.example.com")).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "origin"),
    );
    expect(await whoamiWith(service, organizationId, passkey)).toMatchObject({ status: 401 });
    await remove(root, "FEATURE_NAME_WEBAUTHN_ORIGINS");
  });

  test("a sub-organization without origins of its own has those of its parent", async () => {
    const branch = await newSubOrganization(root);
    await setOrigins(root, rootKey(), ["https://parent.example.com"]);
    const passkey = await register(branch, "https://parent.example.com");
    expect(await whoamiWith(service, branch.organizationId, passkey)).toMatchObject({ status: 200 });
    await expect(register(branch, "https://branch.example.com")).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "origin"),
    );
    await set(branch, "FEATURE_NAME_WEBAUTHN_ORIGINS", "https://branch.example.com");
    await register(branch, "https://branch.example.com");
    await expect(register(branch, "https://parent.example.com")).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "origin"),
    );
    await setOrigins(root, rootKey(), []);
  });

  test("what is not an origin is not put on the list", async () => {
    await expect(setOrigins(root, rootKey(), ["https://a.example.com", "b.example.com"])).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "allowedOrigins.1"),
    );
    await expect(setOrigins(root, rootKey(), ["https://a.example.com?x"])).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "allowedOrigins.0"),
    );
    const listed = set(root, "FEATURE_NAME_WEBAUTHN_ORIGINS", "https://a.example.com, b.example.com");
    await expect(listed).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "value, origin 2"));
  });
});
