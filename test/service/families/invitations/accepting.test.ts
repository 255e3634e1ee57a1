// Invitations that the organization's own backend accepts for their receivers, who have given it what they received.
import { ErrorCode } from "@countersign/api";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBeside, rewrite } from "../../support/authority.js";
import type { Store } from "../../../../service/src/store/store.js";
import { createAuthenticator } from "../../support/authenticator.js";
import { newSubOrganization, newUser, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { firstOf, present } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { stampOf } from "../../support/stamp.js";
import { addAuthenticators, newAuthenticator, readUser, whoamiWith } from "../people/credentials.js";
import { acceptanceOf, invited, origin, send } from "./invitation.js";
import type { Acceptance, Received } from "./invitation.js";

describe("an invitation that a user accepts for another", () => {
  let service: RunningService;
  let store: Store;
  let root: Person;
  let rootKey: ApiKeyPair;
  let backend: Person;
  const backendKey = newKey();
  beforeAll(async () => {
    service = await startService();
    store = await openBeside(service);
    root = rootOf(service);
    rootKey = { publicKey: service.root.apiPublicKey, privateKey: service.root.apiPrivateKey };
    backend = await newUser(root, { key: backendKey });
    await root.client.createPolicy(
      root.request("ACTIVITY_TYPE_CREATE_POLICY_V3", {
        policyName: "The backend lets people in",
        effect: "EFFECT_ALLOW",
        condition: "activity.resource == 'INVITATION' && activity.action == 'UPDATE'",
        consensus: `approvers.any(user, user.id == '${backend.userId}')`,
        notes: "",
      }),
    );
  });
  afterAll(async () => {
    await store.close();
    await service.close();
  });

  const acceptBy = async (key: ApiKeyPair, { body }: Pick<Acceptance, "body">) =>
    send(service, body, await stampOf(key, body));
  const change = ({ invitationId }: Received, changes: { expires_at?: number; status?: string }) =>
    rewrite(store, (rows) =>
      rows
        .updateTable("invitations")
        .set(changes)
        .where("id", "=", firstOf(invitationId.split(".")))
        .execute(),
    );
  const unknown = {
    status: 404,
    body: {
      code: ErrorCode.NOT_FOUND,
      message:
        "invitationId: this organization has no invitation with that id, token and userId; send <id>.<token> and the " +
        "user id exactly as the message has them",
      details: [],
    },
  };
  const notOpen = (why: string) => ({
    status: 400,
    body: { code: ErrorCode.FAILED_PRECONDITION, message: expect.stringContaining(why) as string },
  });

  test("makes the receiver a user, with the right to do so", async () => {
    for (const key of [backendKey, rootKey]) {
      const received = await invited(service, root);
      const acceptance = acceptanceOf(received);
      const answer = await acceptBy(key, acceptance);
      expect(answer).toMatchObject({ status: 200, body: { activity: { status: "ACTIVITY_STATUS_COMPLETED" } } });
      expect(JSON.stringify(answer.body)).not.toContain(received.invitationId.split(".")[1]);
      expect(await whoamiWith(service, root.organizationId, acceptance.authenticator)).toMatchObject({
        status: 200,
        body: { userId: received.userId },
      });
    }
  });

  test("is refused without the right, and without a stamp", async () => {
    const key = newKey();
    await newUser(root, { key });
    const acceptance = acceptanceOf(await invited(service, root));
    expect(await acceptBy(key, acceptance)).toMatchObject({ status: 403, body: { code: ErrorCode.PERMISSION_DENIED } });
    expect(await send(service, acceptance.body, {})).toMatchObject({ status: 401 });
    expect(await acceptBy(backendKey, acceptance)).toMatchObject({ status: 200 });
  });

  test("does not wait for others: its token would have to be kept", async () => {
    const key = newKey();
    const bob = await newUser(root, { key });
    await root.client.createPolicy(
      root.request("ACTIVITY_TYPE_CREATE_POLICY_V3", {
        policyName: "Bob and the backend let people in",
        effect: "EFFECT_ALLOW",
        condition: "activity.resource == 'INVITATION' && activity.action == 'UPDATE'",
        consensus: `approvers.any(u, u.id == '${bob.userId}') && approvers.any(u, u.id == '${backend.userId}')`,
        notes: "",
      }),
    );
    expect(await acceptBy(key, acceptanceOf(await invited(service, root)))).toMatchObject({
      status: 403,
      body: { code: ErrorCode.PERMISSION_DENIED, message: expect.stringContaining("cannot wait") as string },
    });
  });

  test("takes the token too: a wrong one is told like an unknown invitation", async () => {
    const received = await invited(service, root);
    const elsewhere = await invited(service, await newSubOrganization(root));
    const [id, token = ""] = received.invitationId.split(".");
    const wrong = [
      { ...received, invitationId: present(id, "id") },
      { ...received, invitationId: `${id}.${"A".repeat(22)}` },
      { ...received, invitationId: `019aa099-6bc6-710b-ae3b-c4c77bffa7a7.${token}` },
      { ...received, invitationId: "" },
      { ...received, userId: root.userId },
      { ...elsewhere, organizationId: root.organizationId },
    ];
    for (const shown of wrong) expect(await acceptBy(rootKey, acceptanceOf(shown))).toEqual(unknown);
    expect(await acceptBy(rootKey, acceptanceOf(received))).toMatchObject({ status: 200 });
  });

  test("is told what became of it, by whoever has its token", async () => {
    const received = await invited(service, root);
    await change(received, { expires_at: Date.now() });
    expect(await acceptBy(rootKey, acceptanceOf(received))).toMatchObject(notOpen("has expired"));
    await change(received, { status: "INVITATION_STATUS_REVOKED" });
    expect(await acceptBy(rootKey, acceptanceOf(received))).toMatchObject(notOpen("INVITATION_STATUS_REVOKED"));
    await change(received, { status: "INVITATION_STATUS_CREATED", expires_at: Date.now() + 60_000 });
    expect(await acceptBy(rootKey, acceptanceOf(received))).toMatchObject({ status: 200 });
    expect(await acceptBy(rootKey, acceptanceOf(received))).toMatchObject(notOpen("INVITATION_STATUS_ACCEPTED"));
  });

  test("registers an authenticator as any user's is registered", async () => {
    const received = await invited(service, root);
    const acceptance = acceptanceOf(received);
    const other = createAuthenticator({ origin });
    const swapped = acceptance.body.replace(acceptance.authenticator.credentialId, other.credentialId);
    expect(await acceptBy(rootKey, { body: swapped })).toMatchObject({
      status: 400,
      body: {
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringContaining("authenticator.attestation: credentialId") as string,
      },
    });
    const { authenticator, params } = newAuthenticator();
    await addAuthenticators(root, backend.userId, [params]);
    expect(await acceptBy(rootKey, acceptanceOf(received, authenticator))).toMatchObject({
      status: 409,
      body: { code: ErrorCode.ALREADY_EXISTS },
    });
    expect(await acceptBy(rootKey, acceptance)).toMatchObject({ status: 200 });
    expect((await readUser(root, received.userId)).authenticators).toHaveLength(1);
  });

  test("finds no room where the organization has all the users that it may have", async () => {
    const few = await startService({ config: { "limits.users": "2" } });
    try {
      const by = rootOf(few);
      const [first, second] = [await invited(few, by), await invited(few, by)];
      const { body, authenticator } = acceptanceOf(first);
      expect(await send(few, body, { "X-Stamp-Webauthn": authenticator.stamp(body) })).toMatchObject({ status: 200 });
      const late = acceptanceOf(second);
      const stamp = late.authenticator.stamp(late.body);
      expect(await send(few, late.body, { "X-Stamp-Webauthn": stamp })).toMatchObject({
        status: 429,
        body: { code: ErrorCode.RESOURCE_EXHAUSTED },
      });
    } finally {
      await few.close();
    }
  });
});
