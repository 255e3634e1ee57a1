import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Person, apiKey, rootOf } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { firstOf, resultOf } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { newAuthenticator, readUser, whoamiWith } from "../people/credentials.js";
import { openOutbox } from "./outbox.js";
import type { Outbox } from "./outbox.js";
import {
  addUsers,
  keysOf,
  newCustomer,
  newTarget,
  removeFeature,
  sendKey,
  sendRecovery,
  setFeature,
  whoami,
} from "./world.js";
import type { Customer } from "./world.js";

const carolsIds = ({ organizationId, userId }: Customer) => ({ organizationId, userId });

describe("recovery by e-mail", () => {
  let service: RunningService;
  let root: Person;
  let outbox: Outbox;
  beforeAll(async () => {
    service = await startService();
    root = rootOf(service);
    outbox = openOutbox(service.dataFolder);
  });
  afterAll(() => service.close());

  /** Asks for a recovery and reads the e-mail; answers whoever stamps with what is in it. */
  const beginRecovery = async (carol: Customer, extra: object = {}): Promise<Person> => {
    const target = newTarget();
    const { result } = await sendRecovery(root.within(carol), carol.email, target, extra);
    expect(result).toEqual({ initUserEmailRecoveryResult: { userId: carol.userId } });
    const key = target.open(await outbox.nextBundle(carol.email));
    return new Person(service, key, carol);
  };
  const recover = async (by: Person, authenticator: object, userId = by.userId) => {
    const parameters = { userId, authenticator: authenticator as never };
    const { activity } = await by.client.recoverUser(by.request("ACTIVITY_TYPE_RECOVER_USER", parameters));
    return resultOf(activity, "recoverUserResult");
  };

  test("keys that were sent to an address end when the user gets another one", async () => {
    const carol = await newCustomer(root);
    const target = newTarget();
    await sendKey(root.within(carol), carol.email, target);
    const logIn = target.open(await outbox.nextBundle(carol.email));
    const recovery = await beginRecovery(carol);
    const update = (changes: object) =>
      carol.client.updateUser(carol.request("ACTIVITY_TYPE_UPDATE_USER", { userId: carol.userId, ...changes }));
    await update({ userName: "Carola", userEmail: carol.email });
    for (const key of [logIn, recovery.key]) expect(await whoami(carol, key)).toMatchObject(carolsIds(carol));
    await update({ userEmail: "elsewhere@example.com" });
    for (const key of [logIn, recovery.key]) {
      await expect(whoami(carol, key)).rejects.toMatchObject({ code: ErrorCode.UNAUTHENTICATED });
    }
  });

  test("a user who has lost everything registers a new authenticator, and is in again", async () => {
    const carol = await newCustomer(root);
    const [first, second] = [await beginRecovery(carol), await beginRecovery(carol, { expirationSeconds: "3600" })];
    expect((await keysOf(carol, carol.userId)).slice(1)).toEqual([
      expect.objectContaining({ type: "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256", expirationSeconds: "900" }),
      expect.objectContaining({ type: "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256", expirationSeconds: "3600" }),
    ]);
    expect(await whoami(carol, first.key)).toMatchObject({ userId: carol.userId });
    const { authenticator, params } = newAuthenticator();
    const { authenticatorId } = await recover(second, params);
    const { organizationId, userId } = carol;
    expect(await whoamiWith(service, organizationId, authenticator)).toMatchObject({ status: 200, body: { userId } });
    const user = await readUser(carol, userId);
    expect(user.authenticators.map((each) => each.authenticatorId)).toEqual(authenticatorId);
    // What the e-mails held has ended.
    expect(user.apiKeys).toHaveLength(1);
    for (const { key } of [first, second]) {
      await expect(whoami(carol, key)).rejects.toMatchObject(
        refusal(ErrorCode.UNAUTHENTICATED, "could not find public key in organization"),
      );
    }
  });

  test("a registration that does not verify changes nothing, and can be sent again", async () => {
    const carol = await newCustomer(root);
    await setFeature(carol, "FEATURE_NAME_WEBAUTHN_ORIGINS", "https://app.example.com");
    const recovery = await beginRecovery(carol);
    const { params } = newAuthenticator("https://elsewhere.example.com");
    await expect(recover(recovery, params)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "authenticator."),
    );
    expect((await readUser(carol, carol.userId)).authenticators).toEqual([]);
    await recover(recovery, newAuthenticator("https://app.example.com").params);
  });

  test("users recover themselves only", async () => {
    const carol = await newCustomer(root);
    const noor = firstOf(await addUsers(carol, [{ userEmail: "noor@example.com" }]));
    const recovery = await beginRecovery(carol);
    const { params } = newAuthenticator();
    await expect(recover(recovery, params, noor)).rejects.toMatchObject(refusal(ErrorCode.PERMISSION_DENIED, ""));
    await expect(recover(carol, params, noor)).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "users can only recover themselves"),
    );
    expect((await readUser(carol, noor)).authenticators).toEqual([]);
  });

  test("a recovery key does nothing else", async () => {
    const carol = await newCustomer(root);
    const recovery = await beginRecovery(carol);
    const { organizationId, userId } = carol;
    const apiKeys = [apiKey(newKey().publicKey)] as never;
    const users = [{ userName: "Eve", apiKeys: [], authenticators: [], userTags: [] }];
    const attempts = [
      recovery.client.createApiKeys(recovery.request("ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId, apiKeys })),
      recovery.client.createUsers(recovery.request("ACTIVITY_TYPE_CREATE_USERS_V2", { users })),
      recovery.client.createAuthenticators(
        recovery.request("ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", {
          userId,
          authenticators: [newAuthenticator().params] as never,
        }),
      ),
      recovery.client.getOrganization({ organizationId }),
      recovery.client.getUsers({ organizationId }),
      recovery.client.getActivities({ organizationId }),
    ];
    for (const outcome of await Promise.allSettled(attempts)) {
      expect(outcome).toMatchObject({
        status: "rejected",
        reason: refusal(ErrorCode.PERMISSION_DENIED, "a recovery key"),
      });
    }
    expect((await readUser(carol, userId)).apiKeys).toHaveLength(2);
    expect((await carol.client.getUsers({ organizationId })).users).toHaveLength(1);
  });

  test("a user has at most ten authenticators, recovered or not", async () => {
    const carol = await newCustomer(root);
    const authenticators = Array.from({ length: 10 }, () => newAuthenticator().params);
    const { userId } = carol;
    const parameters = { userId, authenticators: authenticators as never };
    await carol.client.createAuthenticators(carol.request("ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", parameters));
    await expect(recover(await beginRecovery(carol), newAuthenticator().params)).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "10 authenticators"),
    );
  });

  test("FEATURE_NAME_EMAIL_RECOVERY is for all users, FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY for root users", async () => {
    const carol = await newCustomer(root, { disableEmailRecovery: true });
    const parent = root.within(carol);
    await addUsers(carol, [{ userEmail: "noor@example.com" }]);
    const ask = (email: string) => sendRecovery(parent, email, newTarget());
    const off = refusal(
      ErrorCode.FAILED_PRECONDITION,
      "FEATURE_NAME_EMAIL_RECOVERY or FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY is not switched on",
    );
    await expect(ask(carol.email)).rejects.toMatchObject(off);
    await setFeature(carol, "FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY");
    await ask(carol.email);
    await expect(ask("noor@example.com")).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "only root users"),
    );
    await setFeature(carol, "FEATURE_NAME_EMAIL_RECOVERY");
    await ask("noor@example.com");
    await removeFeature(carol, "FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY");
    await ask(carol.email);
  });

  test("a user is sent three recoveries in three minutes", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const requests = Array.from({ length: 5 }, () => sendRecovery(parent, carol.email, newTarget()));
    const outcomes = await Promise.allSettled(requests);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await expect(sendRecovery(parent, carol.email, newTarget())).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "3 requests"),
    );
  });
});
