import { ErrorCode } from "@countersign/api";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBeside, rewrite } from "../../support/authority.js";
import type { Store } from "../../../../service/src/store/store.js";
import { newSubOrganization, newUser, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { entryOf, firstOf, present, resultOf, take } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { accept, acceptanceOf, invitationTo, invite, invited, receive } from "./invitation.js";

const revoke = (by: Person, invitationId: string) =>
  by.client.deleteInvitation(by.request("ACTIVITY_TYPE_DELETE_INVITATION", { invitationId }));
const newTag = async (by: Person, userTagName: string) => {
  const request = by.request("ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName, userIds: [] });
  return resultOf((await by.client.createUserTag(request)).activity, "createUserTagResult").userTagId;
};

describe("invitations", () => {
  let service: RunningService;
  let store: Store;
  let root: Person;
  beforeAll(async () => {
    const config = {
      "messages.perContactHourly": "0",
      "messages.perSubOrganizationHourly": "0",
      "messages.subOrganizationsHourly": "0",
    };
    service = await startService({ config });
    store = await openBeside(service);
    root = rootOf(service);
  });
  afterAll(async () => {
    await store.close();
    await service.close();
  });

  const rowsOf = ({ organizationId }: Person) =>
    store.database
      .selectFrom("invitations")
      .selectAll()
      .where("organization_id", "=", organizationId)
      .orderBy("id")
      .execute();
  const messagesOf = ({ organizationId }: Person) =>
    store.database.selectFrom("messages").selectAll().where("organization_id", "=", organizationId).execute();
  /** What the generated client, unlike the npm one, can read. */
  const listed = async (by: Person) => {
    const { organizationData } = await by.client.getOrganization({ organizationId: by.organizationId });
    return present(organizationData.invitations, "invitations");
  };

  test("each receiver gets an e-mail with ids and a token of their own, which is kept nowhere", async () => {
    const branch = await newSubOrganization(root);
    const tag = await newTag(branch, "auditors");
    const ids = await invite(branch, [
      invitationTo("dana@example.com", branch.userId, [tag]),
      invitationTo("emil@example.com", branch.userId),
    ]);
    const mails = [await receive(service, firstOf(ids)), await receive(service, entryOf(ids, 1))];
    expect(mails.map(({ to }) => to)).toEqual(["dana@example.com", "emil@example.com"]);
    for (const [index, { invitationId, organizationId, text }] of mails.entries()) {
      expect(organizationId).toBe(branch.organizationId);
      expect(invitationId).toMatch(/^[0-9a-f-]{36}\.[\w-]{22}$/);
      expect(invitationId.split(".")[0]).toBe(ids[index]);
      expect(text).toContain("Carol Mensah");
    }
    expect(new Set(mails.map(({ userId }) => userId)).size).toBe(2);
    const rows = await rowsOf(branch);
    expect(rows.map(({ user_id }) => user_id)).toEqual(mails.map(({ userId }) => userId));
    const tokens = mails.map(({ invitationId }) => entryOf(invitationId.split("."), 1));
    const activities = await store.database.selectFrom("activities").selectAll().execute();
    const written = JSON.stringify([rows, activities, await messagesOf(branch), service.logs]);
    expect(tokens.filter((token) => written.includes(token))).toEqual([]);
    expect(await listed(branch)).toMatchObject([
      {
        invitationId: ids[0],
        receiverUserName: "Dana Okafor",
        receiverEmail: "dana@example.com",
        receiverUserTags: [tag],
        accessType: "ACCESS_TYPE_WEB",
        status: "INVITATION_STATUS_CREATED",
        senderUserId: branch.userId,
      },
      { invitationId: ids[1], receiverEmail: "emil@example.com", receiverUserTags: [] },
    ]);
  });

  test("senders and tags of the organization are needed, and an e-mail address that can be one", async () => {
    const branch = await newSubOrganization(root);
    const elsewhere = await newTag(root, "elsewhere");
    const tag = await newTag(branch, "here");
    const good = invitationTo("dana@example.com", branch.userId);
    const bad = [
      [
        invitationTo("dana@example.com", root.userId),
        refusal(ErrorCode.NOT_FOUND, "invitations.1.senderUserId: no user"),
      ],
      [invitationTo("dana", branch.userId), refusal(ErrorCode.INVALID_ARGUMENT, "invitations.1.receiverUserEmail: ")],
      [invitationTo("", branch.userId), refusal(ErrorCode.INVALID_ARGUMENT, "invitations.1.receiverUserEmail: ")],
      [
        invitationTo("dana@example.com\nBcc: eve@example.com", branch.userId),
        refusal(ErrorCode.INVALID_ARGUMENT, "receiverUserEmail: "),
      ],
      [
        invitationTo("d@example.com", branch.userId, [elsewhere]),
        refusal(ErrorCode.NOT_FOUND, "invitations.1.receiverUserTags.0: "),
      ],
      [
        invitationTo("d@example.com", branch.userId, [tag, tag]),
        refusal(ErrorCode.INVALID_ARGUMENT, "invitations.1.receiverUserTags.1: "),
      ],
    ] as const;
    for (const [one, error] of bad) await expect(invite(branch, [good, one])).rejects.toMatchObject(error);
    expect(await rowsOf(branch)).toEqual([]);
  });

  test("inviting takes the root quorum or a policy", async () => {
    const branch = await newSubOrganization(root);
    const bob = await newUser(branch);
    const invitation = invitationTo("dana@example.com", branch.userId);
    await expect(invite(bob, [invitation])).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "policy engine denied"),
    );
    await branch.client.createPolicy(
      branch.request("ACTIVITY_TYPE_CREATE_POLICY_V3", {
        policyName: "Bob invites",
        effect: "EFFECT_ALLOW",
        condition: "activity.resource == 'INVITATION' && activity.action == 'CREATE'",
        consensus: `approvers.any(user, user.id == '${bob.userId}')`,
        notes: "",
      }),
    );
    const id = firstOf(await invite(bob, [invitation]));
    await expect(revoke(bob, id)).rejects.toMatchObject(refusal(ErrorCode.PERMISSION_DENIED, "policy engine denied"));
  });

  test("of invitations that are open, an organization has as many as the limit says", async () => {
    const few = await startService({ config: { "limits.invitations": "2" } });
    const behind = await openBeside(few);
    try {
      const by = rootOf(few);
      const one = () => invitationTo("dana@example.com", by.userId);
      const [first, second] = take(await invite(by, [one(), one()]), 2);
      await expect(invite(by, [one()])).rejects.toMatchObject(
        refusal(ErrorCode.RESOURCE_EXHAUSTED, "2 open invitations and may have at most 2"),
      );
      await revoke(by, first);
      const third = firstOf(await invite(by, [one()]));
      expect(await accept(few, acceptanceOf(await receive(few, second)))).toMatchObject({ status: 200 });
      await invite(by, [one()]);
      await expect(invite(by, [one()])).rejects.toMatchObject(
        refusal(ErrorCode.RESOURCE_EXHAUSTED, "2 open invitations"),
      );
      // One that nobody can accept any more is in nobody's way.
      await rewrite(behind, (rows) =>
        rows.updateTable("invitations").set({ expires_at: Date.now() }).where("id", "=", third).execute(),
      );
      await invite(by, [one()]);
    } finally {
      await behind.close();
      await few.close();
    }
  });

  test("requests at the same time do not pass the limit together", async () => {
    const few = await startService({ config: { "limits.invitations": "3" } });
    try {
      const by = rootOf(few);
      const attempts = Array.from({ length: 8 }, () => invite(by, [invitationTo("dana@example.com", by.userId)]));
      const outcomes = await Promise.allSettled(attempts);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    } finally {
      await few.close();
    }
  });

  test("of those that are closed, the newest hundred stay", async () => {
    const branch = await newSubOrganization(root);
    const many = Array.from({ length: 60 }, () => invitationTo("dana@example.com", branch.userId));
    const closed = await invite(branch, many);
    await rewrite(store, (rows) =>
      rows
        .updateTable("invitations")
        .set({ status: "INVITATION_STATUS_REVOKED" })
        .where("organization_id", "=", branch.organizationId)
        .execute(),
    );
    const expired = await invite(branch, many);
    await rewrite(store, (rows) =>
      rows.updateTable("invitations").set({ expires_at: 1 }).where("id", "in", expired).execute(),
    );
    const [open] = await invite(branch, [invitationTo("dana@example.com", branch.userId)]);
    const kept = (await rowsOf(branch)).map(({ id }) => id);
    expect(kept).toEqual([...closed.slice(20), ...expired, open]);
  });

  test("one that is withdrawn can be neither accepted nor withdrawn again", async () => {
    const received = await invited(service, root);
    const [id] = received.invitationId.split(".");
    const { activity } = await revoke(root, present(id, "id"));
    expect(activity.result.deleteInvitationResult).toEqual({ invitationId: id });
    expect(present((await listed(root)).find(({ invitationId }) => invitationId === id)).status).toBe(
      "INVITATION_STATUS_REVOKED",
    );
    expect(await accept(service, acceptanceOf(received))).toMatchObject({
      status: 400,
      body: { code: ErrorCode.FAILED_PRECONDITION },
    });
    await expect(revoke(root, present(id, "id"))).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "its status is INVITATION_STATUS_REVOKED"),
    );
  });

  test("one that was accepted, is another organization's or never was is not withdrawn", async () => {
    const branch = await newSubOrganization(root);
    const received = await invited(service, branch);
    const id = firstOf(received.invitationId.split("."));
    await expect(revoke(root, id)).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "no invitation"));
    await expect(revoke(branch, "nothing")).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "no invitation"));
    expect(await accept(service, acceptanceOf(received))).toMatchObject({ status: 200 });
    await expect(revoke(branch, id)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "its status is INVITATION_STATUS_ACCEPTED"),
    );
    expect((await rowsOf(branch))[0]).toMatchObject({ status: "INVITATION_STATUS_ACCEPTED" });
  });

  test("one that has expired can be withdrawn, to tidy up", async () => {
    const { invitationId } = await invited(service, root);
    const id = firstOf(invitationId.split("."));
    await rewrite(store, (rows) =>
      rows.updateTable("invitations").set({ expires_at: 1 }).where("id", "=", id).execute(),
    );
    expect((await revoke(root, id)).activity.status).toBe("ACTIVITY_STATUS_COMPLETED");
  });

  test("the message of one that is withdrawn is dropped, where it waits", async () => {
    // Nothing answers there, so messages wait.
    const closed = await new Promise<number>((resolve) => {
      const server = createServer().listen(0, "127.0.0.1", () => {
        const { port } = server.address() as AddressInfo;
        server.close(() => resolve(port));
      });
    });
    const waiting = await startService({
      config: { "messages.smtpUrl": `smtp://127.0.0.1:${closed}` },
    });
    const behind = await openBeside(waiting);
    try {
      const by = rootOf(waiting);
      const [first, second] = await invite(by, [
        invitationTo("dana@example.com", by.userId),
        invitationTo("emil@example.com", by.userId),
      ]);
      await revoke(by, present(first, "first"));
      const ids = (await behind.database.selectFrom("messages").select("id").execute()).map(({ id }) => id);
      expect(ids).toEqual([second]);
      expect(await readdir(join(waiting.dataFolder, "outbox")).catch(() => [])).toEqual([]);
    } finally {
      await behind.close();
      await waiting.close();
    }
  });
});
