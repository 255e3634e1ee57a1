import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inDatabase } from "../../support/database.js";
import { rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { present, resultOf } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { openOutbox } from "./outbox.js";
import type { Outbox } from "./outbox.js";
import { keysOf, letPass, newCustomer, newTarget, sendKey, setFeature, whoami } from "./world.js";

describe("logins by e-mail", () => {
  let service: RunningService;
  let root: Person;
  let outbox: Outbox;
  beforeAll(async () => {
    const config = { "messages.senders": "example.com" };
    service = await startService({ config });
    root = rootOf(service);
    outbox = openOutbox(service.dataFolder);
  });
  afterAll(() => service.close());

  test("the key comes by e-mail, and the answer holds ids only", async () => {
    const carol = await newCustomer(root);
    const target = newTarget();
    const { id, result } = await sendKey(root.within(carol), carol.email, target);
    const { apiKeyId } = resultOf({ result }, "emailAuthResult");
    expect(result).toEqual({ emailAuthResult: { userId: carol.userId, apiKeyId } });
    const key = target.open(await outbox.nextBundle(carol.email));
    expect(await whoami(carol, key)).toMatchObject({ userId: carol.userId });
    expect(await keysOf(carol, carol.userId)).toContainEqual({
      apiKeyId,
      apiKeyName: "Login by e-mail",
      type: "CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256",
      expirationSeconds: "900",
    });
    const { organizationId } = carol;
    const { activity } = await carol.client.getActivity({ organizationId, activityId: id });
    expect(activity.result).toEqual(result);
    const rows = await inDatabase(service, (store) =>
      store.database.selectFrom("users").select("email_verified").where("id", "=", carol.userId).execute(),
    );
    expect(rows).toEqual([{ email_verified: 0 }]);
  });

  test("a request of the first version is the same", async () => {
    const carol = await newCustomer(root);
    const target = newTarget();
    const { organizationId } = carol;
    const { activity } = await service.client.emailAuthV1({
      organizationId,
      parameters: { email: carol.email, targetPublicKey: target.targetPublicKey },
    });
    const { apiKeyId } = resultOf(activity, "emailAuthResult");
    expect(activity).toMatchObject({ type: "ACTIVITY_TYPE_EMAIL_AUTH", status: "ACTIVITY_STATUS_COMPLETED" });
    const key = target.open(await outbox.nextBundle(carol.email));
    expect(await whoami(carol, key)).toMatchObject({ userId: carol.userId });
    expect((await keysOf(carol, carol.userId)).map((each) => each.apiKeyId)).toContain(apiKeyId);
  });

  test("the e-mail is as the request wants it, and comes from addresses that the deployment allows", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const target = newTarget();
    await sendKey(parent, carol.email, target, {
      apiKeyName: "Harbour",
      expirationSeconds: "3600",
      sendFromEmailAddress: "login@example.com",
      emailCustomization: { appName: "Harbour", magicLinkTemplate: "https://app.example.com/login?bundle=%s" },
    });
    const { from, subject, text } = await outbox.next(carol.email);
    expect(from).toBe("login@example.com");
    expect(subject).toContain("Harbour");
    const [, bundle] = present(/https:\/\/app\.example\.com\/login\?bundle=(\w+)/.exec(text));
    expect(await whoami(carol, target.open(bundle))).toMatchObject({ userId: carol.userId });
    expect(await keysOf(carol, carol.userId)).toContainEqual(
      expect.objectContaining({ apiKeyName: "Harbour", expirationSeconds: "3600" }),
    );
    for (const [extra, code, path] of [
      [{ sendFromEmailAddress: "login@elsewhere.example" }, 7, "sendFromEmailAddress"],
      [{ emailCustomization: { magicLinkTemplate: "javascript:%s" } }, 3, "emailCustomization"],
      [{ expirationSeconds: "0" }, 3, "expirationSeconds"],
    ] as const) {
      await expect(sendKey(parent, carol.email, target, extra)).rejects.toMatchObject(refusal(code, path));
    }
    const off = { ...target, targetPublicKey: `04${"11".repeat(64)}` };
    await expect(sendKey(parent, carol.email, off)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "targetPublicKey: it is not a public key on P-256"),
    );
    expect(await keysOf(carol, carol.userId)).toHaveLength(2);
  });

  test("a user is sent three of them in three minutes, also where each ends the one before", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const requests = Array.from({ length: 6 }, () =>
      sendKey(parent, carol.email, newTarget(), { invalidateExisting: true }),
    );
    const outcomes = await Promise.allSettled(requests);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await expect(sendKey(parent, carol.email, newTarget())).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "3 requests"),
    );
    await letPass(service, carol, 3);
    const { result } = await sendKey(parent, carol.email, newTarget(), { invalidateExisting: true });
    expect((await keysOf(carol, carol.userId)).slice(1)).toEqual([
      expect.objectContaining({ apiKeyId: resultOf({ result }, "emailAuthResult").apiKeyId }),
    ]);
  });

  test("disableEmailAuth switches it off for a sub-organization; a parent has it off until it is set", async () => {
    const carol = await newCustomer(root, { disableEmailAuth: true });
    const missing = refusal(ErrorCode.FAILED_PRECONDITION, "FEATURE_NAME_EMAIL_AUTH");
    await expect(sendKey(root.within(carol), carol.email, newTarget())).rejects.toMatchObject(missing);
    await expect(sendKey(root, "ada@example.com", newTarget())).rejects.toMatchObject(missing);
    await setFeature(root, "FEATURE_NAME_EMAIL_AUTH");
    await expect(sendKey(root, "ada@example.com", newTarget())).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "email: no user"),
    );
  });
});
