// Who may ask for a login. Whoever asks gets nothing from it without the user's mailbox or phone.
import { ErrorCode } from "@countersign/api";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newUser, rootOf, rootUser } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { firstOf, resultOf, take } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { openOutbox } from "./outbox.js";
import type { Outbox } from "./outbox.js";
import { handIn, newCustomer, newTarget, sendCode, sendKey, sendRecovery, setFeature } from "./world.js";
import type { Customer } from "./world.js";

describe("the right to ask for logins", () => {
  let service: RunningService;
  let root: Person;
  let outbox: Outbox;
  beforeAll(async () => {
    service = await startService();
    root = rootOf(service);
    outbox = openOutbox(service.dataFolder);
  });
  afterAll(() => service.close());

  const requestsOf = (by: Person, carol: Customer) => [
    () => sendCode(by, carol.email),
    () => sendKey(by, carol.email, newTarget()),
    () => sendRecovery(by, carol.email, newTarget()),
    () => handIn(by, carol.userId, "123456"),
  ];
  const allow = async (by: Person, condition: string, userId: string) => {
    const request = by.request("ACTIVITY_TYPE_CREATE_POLICY_V3", {
      policyName: `Of ${userId}`,
      effect: "EFFECT_ALLOW" as const,
      condition,
      consensus: `approvers.any(user, user.id == '${userId}')`,
      notes: "",
    });
    return resultOf((await by.client.createPolicy(request)).activity, "createPolicyResult").policyId;
  };

  test("the parent's users need the right that their own organization gives them", async () => {
    const carol = await newCustomer(root);
    const backEnd = await newUser(root);
    const by = backEnd.within(carol);
    for (const attempt of requestsOf(by, carol))
      await expect(attempt()).rejects.toMatchObject(refusal(ErrorCode.PERMISSION_DENIED, "denied"));
    await allow(root, "activity.resource == 'AUTH' && activity.action == 'CREATE'", backEnd.userId);
    const otpId = await sendCode(by, carol.email);
    expect(await handIn(by, otpId, await outbox.nextCode(carol.email))).toEqual({ userId: carol.userId });
    await sendKey(by, carol.email, newTarget());
    await expect(sendRecovery(by, carol.email, newTarget())).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "denied"),
    );
  });

  test("a parent's user below its quorum is refused, because a login cannot wait", async () => {
    const [one, two] = [newKey(), newKey()];
    const other = await newCustomer(root);
    const carol = await newCustomer(root);
    const second = await newUser(root, { key: two });
    await newUser(root, { key: one });
    const quorum = (threshold: number, userIds: string[]) =>
      root.client.updateRootQuorum(root.request("ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold, userIds }));
    await quorum(2, [root.userId, second.userId]);
    try {
      for (const attempt of requestsOf(root.within(carol), carol)) {
        await expect(attempt()).rejects.toMatchObject(refusal(ErrorCode.PERMISSION_DENIED, "cannot wait"));
      }
    } finally {
      // Both have to agree to go back.
      const { activity } = await quorum(1, [root.userId]);
      const approval = second.request("ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint: activity.fingerprint });
      await second.client.approveActivity(approval);
    }
    await sendCode(root.within(other), other.email);
  });

  test("users of a sub-organization ask in it as its own policies have it, and in no other", async () => {
    const carol = await newCustomer(root);
    const dave = await newCustomer(root);
    const noor = await newUser(carol);
    for (const attempt of requestsOf(noor, carol).slice(0, 3)) {
      await expect(attempt()).rejects.toMatchObject(refusal(ErrorCode.PERMISSION_DENIED, "denied"));
    }
    await sendCode(carol, carol.email);
    for (const attempt of requestsOf(carol.within(dave), dave)) {
      await expect(attempt()).rejects.toMatchObject(
        refusal(ErrorCode.UNAUTHENTICATED, "could not find public key in organization"),
      );
    }
  });

  test("the parent finds its sub-organization's users only, and its own users only in itself", async () => {
    const carol = await newCustomer(root);
    const dave = await newCustomer(root);
    await expect(sendCode(root.within(carol), dave.email)).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "no user"),
    );
    await setFeature(root, "FEATURE_NAME_OTP_EMAIL_AUTH");
    await expect(sendCode(root, carol.email)).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "no user"));
  });

  test("a sub-organization learns the name of the parent's user who asked, and nothing else of them", async () => {
    const carol = await newCustomer(root);
    const key = newKey();
    const backEnd = await newUser(root, { key });
    await allow(root, "activity.type == 'ACTIVITY_TYPE_INIT_OTP_AUTH'", backEnd.userId);
    const contacts = { userEmail: "ops@parent.example", userPhoneNumber: "+12025550777" };
    const change = { userId: backEnd.userId, userTagIds: [], ...contacts };
    await root.client.updateUser(root.request("ACTIVITY_TYPE_UPDATE_USER", change));
    await sendCode(backEnd.within(carol), carol.email);

    const { organizationId } = carol;
    const activity = firstOf((await carol.client.getActivities({ organizationId })).activities);
    const { userName } = (await root.client.getUser({ organizationId: root.organizationId, userId: backEnd.userId }))
      .user;
    expect(activity).toMatchObject({ canApprove: false, canReject: false, votes: [{ userId: backEnd.userId }] });
    const date = { seconds: expect.any(String) as string, nanos: expect.any(String) as string };
    expect(firstOf(activity.votes).user).toEqual({
      userId: backEnd.userId,
      userName,
      authenticators: [],
      apiKeys: [],
      userTags: [],
      oauthProviders: [],
      mfaPolicies: [],
      createdAt: date,
      updatedAt: date,
    });
    // The key that stamped it is known, so that its signature can be checked.
    expect(firstOf(activity.votes).publicKey).toBe(key.publicKey);
    // The parent sees the same.
    const asked = { organizationId, activityId: activity.id };
    expect((await root.client.getActivity(asked)).activity).toEqual(activity);
  });

  test("a request that waits for approvals is sent when it has them", async () => {
    const keys = [newKey(), newKey()];
    const [email, number] = ["joint@example.com", "+12025550999"];
    const { activity } = await root.client.createSubOrganization(
      root.request("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", {
        subOrganizationName: "Joint",
        rootUsers: keys.map((key, index) => ({
          ...rootUser(key),
          ...(index === 0 && { userEmail: email, userPhoneNumber: number }),
        })),
        rootQuorumThreshold: 2,
      }),
    );
    const { subOrganizationId: organizationId } = resultOf(activity, "createSubOrganizationResultV7");
    const [one, two] = take(
      keys.map((key) => service.as(key)),
      2,
    );
    const parameters = { otpType: "OTP_TYPE_EMAIL", contact: email } as const;
    const waiting = (await one.initOtpAuthV1({ organizationId, parameters })).activity;
    expect(waiting).toMatchObject({ status: "ACTIVITY_STATUS_CONSENSUS_NEEDED", result: {} });
    const { fingerprint } = waiting;
    const approved = await two.approveActivity({ organizationId, parameters: { fingerprint } });
    const { otpId } = (approved.activity.result as { initOtpAuthResult: { otpId: string } }).initOtpAuthResult;
    const otpCode = await outbox.nextCode(email);
    // Handing a code in cannot wait; the parent does it.
    const refused = one.otpAuth({ organizationId, parameters: { otpId, otpCode } });
    await expect(refused).rejects.toMatchObject(refusal(ErrorCode.PERMISSION_DENIED, "cannot wait"));
    const answer = await service.client.otpAuth({ organizationId, parameters: { otpId, otpCode } });
    expect(resultOf(answer.activity, "otpAuthResult").userId).toBeTruthy();
  });
});
