// People who accept an invitation: they are no users yet, and stamp with the authenticator that they register.
import { ErrorCode } from "@countersign/api";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBeside, rewrite } from "../support/authority.js";
import type { Store } from "../../../service/src/store/store.js";
import { accept, acceptanceOf, invited, origin, send } from "../families/invitations/invitation.js";
import type { Received } from "../families/invitations/invitation.js";
import { newAuthenticator, readUser, whoamiWith } from "../families/people/credentials.js";
import { post } from "../families/sessions/session.js";
import type { Answer } from "../families/sessions/session.js";
import { createAuthenticator } from "../support/authenticator.js";
import { newBareUser, newSubOrganization, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { unauthenticated } from "../support/refusal.js";
import { entryOf, firstOf, present, resultOf } from "../support/results.js";
import { newKey, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { stampOf } from "../support/stamp.js";

interface Shown {
  readonly id: string;
  readonly intent: Record<string, { readonly invitationId: string }>;
  readonly result: Record<string, object>;
  readonly votes: readonly { readonly userId: string; readonly user: object; readonly message: string }[];
}
const activityOf = ({ body }: Answer) => (body as { readonly activity: Shown }).activity;

const refused401 = { status: 401, body: unauthenticated.byAuthenticator };

describe("a guest", () => {
  let service: RunningService;
  let store: Store;
  let root: Person;
  let branch: Person;
  beforeAll(async () => {
    service = await startService();
    store = await openBeside(service);
    root = rootOf(service);
    branch = await newSubOrganization(root);
  });
  afterAll(async () => {
    await store.close();
    await service.close();
  });

  const idOf = ({ invitationId }: Received) => firstOf(invitationId.split("."));
  const change = (id: string, changes: { expires_at?: number; status?: string; token_hash?: string }) =>
    rewrite(store, (rows) => rows.updateTable("invitations").set(changes).where("id", "=", id).execute());
  const statusOf = async (received: Received) =>
    (
      await store.database
        .selectFrom("invitations")
        .select("status")
        .where("id", "=", idOf(received))
        .executeTakeFirstOrThrow()
    ).status;
  const newTag = async (by: Person, userTagName: string) => {
    const request = by.request("ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName, userIds: [] });
    return resultOf((await by.client.createUserTag(request)).activity, "createUserTagResult").userTagId;
  };
  /** What a request is answered, and whether its sender has become a user. */
  const outcomeOf = async (request: Promise<Answer>, received: Received) => {
    const answer = await request;
    const { organizationData } = await root.client.getOrganization({ organizationId: received.organizationId });
    const isUser = present(organizationData.users, "users").some(({ userId }) => userId === received.userId);
    return { answer, isUser, invitation: await statusOf(received) };
  };
  const notOpen = (why: string) => ({
    status: 400,
    body: { code: ErrorCode.FAILED_PRECONDITION, message: expect.stringContaining(why) as string },
  });
  const refusedBy = (body: object) => ({
    answer: { status: 401, body },
    isUser: false,
    invitation: "INVITATION_STATUS_CREATED",
  });
  const refused = refusedBy(unauthenticated.byAuthenticator);

  test("becomes the user of the invitation, with its tags, and stamps from then on", async () => {
    const tag = await newTag(branch, "newcomers");
    const received = await invited(service, branch, [tag]);
    const acceptance = acceptanceOf(received);
    const answer = await accept(service, acceptance);
    expect(answer.status).toBe(200);
    const { userId, organizationId } = received;
    expect(activityOf(answer).result).toEqual({
      acceptInvitationResult: { invitationId: idOf(received), userId },
    });
    expect(await statusOf(received)).toBe("INVITATION_STATUS_ACCEPTED");
    expect(await whoamiWith(service, organizationId, acceptance.authenticator)).toMatchObject({
      status: 200,
      body: { organizationId, userId, username: "Dana Okafor" },
    });
    expect(await readUser(branch, userId)).toMatchObject({
      userEmail: "dana@example.com",
      userTags: [tag],
      apiKeys: [],
      authenticators: [{ authenticatorName: "Passkey", credentialId: acceptance.authenticator.credentialId }],
    });
    const { organizationIds } = await root.client.getVerifiedSubOrgIds({
      organizationId: root.organizationId,
      filterType: "EMAIL",
      filterValue: "dana@example.com",
    });
    expect(organizationIds).toEqual([organizationId]);
    const { configs } = await root.client.getOrganizationConfigs({ organizationId });
    expect(present(configs.quorum, "quorum").userIds).toEqual([branch.userId]);
  });

  test("is shown in the activity as the user they become, and the token is left out of it", async () => {
    const received = await invited(service, branch);
    const acceptance = acceptanceOf(received);
    const answer = await accept(service, acceptance);
    const activity = activityOf(answer);
    const [vote] = activity.votes;
    expect(vote).toMatchObject({
      userId: received.userId,
      user: { userName: "Dana Okafor", userEmail: "dana@example.com" },
    });
    expect(entryOf(activity.intent, "acceptInvitationIntentV2").invitationId).toBe(idOf(received));
    const [, token = ""] = received.invitationId.split(".");
    expect(JSON.stringify(activity)).not.toContain(token);
    const { activity: read } = await branch.client.getActivity({
      organizationId: branch.organizationId,
      activityId: activity.id,
    });
    expect(read.votes).toEqual(activity.votes);
    const written = [await store.database.selectFrom("activities").selectAll().execute(), service.logs];
    expect(JSON.stringify(written)).not.toContain(token);
  });

  test("gets the same activity for the same request", async () => {
    const acceptance = acceptanceOf(await invited(service, branch));
    const headers = { "X-Stamp-Webauthn": acceptance.authenticator.stamp(acceptance.body) };
    const [first, second] = await Promise.all([
      send(service, acceptance.body, headers),
      send(service, acceptance.body, headers),
    ]);
    const third = await send(service, acceptance.body, headers);
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect(activityOf(second).id).toBe(activityOf(first).id);
    expect(activityOf(third).id).toBe(activityOf(first).id);
  });

  test("may send the credential as browsers return it, in the older version", async () => {
    const { invitationId, userId, organizationId } = await invited(service, root);
    const authenticator = createAuthenticator({ origin });
    const { attestation, challenge } = authenticator.register();
    const { credentialId, clientDataJson, attestationObject } = attestation;
    const body = JSON.stringify({
      type: "ACTIVITY_TYPE_ACCEPT_INVITATION",
      timestampMs: String(Date.now()),
      organizationId,
      parameters: {
        invitationId,
        userId,
        authenticator: {
          authenticatorName: "Passkey",
          userId,
          challenge,
          attestation: {
            id: credentialId,
            rawId: credentialId,
            type: "public-key",
            response: { clientDataJson, attestationObject },
            clientExtensionResults: {},
          },
        },
      },
    });
    expect(await accept(service, { body, authenticator })).toMatchObject({ status: 200 });
    expect(await whoamiWith(service, organizationId, authenticator)).toMatchObject({ status: 200, body: { userId } });
  });

  test("can have any algorithm and counter that users can have", async () => {
    for (const options of [
      { algorithm: "RS256", attestation: "packed" },
      { algorithm: "EdDSA", signCount: 4 },
    ] as const) {
      const acceptance = acceptanceOf(await invited(service, branch), createAuthenticator({ origin, ...options }));
      expect(await accept(service, acceptance)).toMatchObject({ status: 200 });
      expect(await whoamiWith(service, branch.organizationId, acceptance.authenticator)).toMatchObject({ status: 200 });
    }
  });

  test("gets those tags that have not been deleted since", async () => {
    const [kept, gone] = [await newTag(branch, "kept"), await newTag(branch, "gone")];
    const received = await invited(service, branch, [gone, kept]);
    await branch.client.deleteUserTags(branch.request("ACTIVITY_TYPE_DELETE_USER_TAGS", { userTagIds: [gone] }));
    expect(await accept(service, acceptanceOf(received))).toMatchObject({ status: 200 });
    expect((await readUser(branch, received.userId)).userTags).toEqual([kept]);
  });

  test("comes in once: the invitation is used up", async () => {
    const received = await invited(service, branch);
    expect(await accept(service, acceptanceOf(received))).toMatchObject({ status: 200 });
    const again = acceptanceOf(received);
    expect(await accept(service, again)).toMatchObject(notOpen("its status is INVITATION_STATUS_ACCEPTED"));
    expect(await whoamiWith(service, branch.organizationId, again.authenticator)).toEqual(refused401);
    expect((await readUser(branch, received.userId)).authenticators).toHaveLength(1);
  });

  test("of two at the same time with one invitation, one comes in", async () => {
    const received = await invited(service, branch);
    const rivals = Array.from({ length: 4 }, () => acceptanceOf(received));
    const answers = await Promise.all(rivals.map((rival) => accept(service, rival)));
    const others = answers.filter(({ status }) => status !== 200);
    expect(others).toHaveLength(3);
    for (const other of others)
      expect(other).toMatchObject({ status: 400, body: { code: ErrorCode.FAILED_PRECONDITION } });
    expect((await readUser(branch, received.userId)).authenticators).toHaveLength(1);
  });

  test("without the invitation's own token is refused", async () => {
    const received = await invited(service, branch);
    const other = await invited(service, branch);
    const elsewhere = await invited(service, root);
    const [id, token = ""] = received.invitationId.split(".");
    const altered = token.slice(0, -1) + (token.endsWith("A") ? "Q" : "A");
    const wrong = [
      present(id, "id"),
      `${id}.`,
      `${id}.${altered}`,
      `${id}.${token.slice(0, -1)}`,
      `${id}.${token}A`,
      `${id}.${other.invitationId.split(".")[1]}`,
      `${id}.${elsewhere.invitationId.split(".")[1]}`,
      `${idOf(other)}.${token}`,
      token,
      `.${token}`,
      `${present(id, "id").toUpperCase()}.${token}`,
    ];
    for (const invitationId of wrong) {
      expect(await outcomeOf(accept(service, acceptanceOf({ ...received, invitationId })), received)).toEqual(refused);
    }
    expect(await accept(service, acceptanceOf(received))).toMatchObject({ status: 200 });
  });

  test("is refused in another organization than that of the invitation, be it its parent or its child", async () => {
    const received = await invited(service, branch);
    const { organizationId } = root;
    expect(await outcomeOf(accept(service, acceptanceOf({ ...received, organizationId })), received)).toEqual(refused);
    const parents = await invited(service, root);
    const inChild = acceptanceOf({ ...parents, organizationId: branch.organizationId });
    expect(await outcomeOf(accept(service, inChild), parents)).toEqual(refused);
  });

  test("is refused under another user id than the invitation's", async () => {
    const received = await invited(service, branch);
    const bob = await newBareUser(branch);
    for (const userId of [branch.userId, bob.userId, root.userId, "019aa099-6bc6-710b-ae3b-c4c77bffa7a7"]) {
      expect(await outcomeOf(accept(service, acceptanceOf({ ...received, userId })), received)).toEqual(refused);
    }
  });

  test("with the token is told that the invitation has expired or was withdrawn", async () => {
    const received = await invited(service, branch);
    await change(idOf(received), { expires_at: Date.now() });
    expect(await outcomeOf(accept(service, acceptanceOf(received)), received)).toMatchObject({
      answer: notOpen("has expired"),
      isUser: false,
    });
    const withoutToken = acceptanceOf({ ...received, invitationId: `${idOf(received)}.${"A".repeat(22)}` });
    expect(await accept(service, withoutToken)).toEqual(refused401);
    await change(idOf(received), { expires_at: Date.now() + 60_000, status: "INVITATION_STATUS_REVOKED" });
    expect(await accept(service, acceptanceOf(received))).toMatchObject(notOpen("INVITATION_STATUS_REVOKED"));
    await change(idOf(received), { status: "INVITATION_STATUS_CREATED" });
    expect(await accept(service, acceptanceOf(received))).toMatchObject({ status: 200 });
  });

  test("has to stamp with the authenticator that the request registers", async () => {
    const received = await invited(service, branch);
    const { body, authenticator } = acceptanceOf(received);
    const another = createAuthenticator({ origin });
    const pretending = { credentialId: Buffer.from(authenticator.credentialId, "base64url") };
    expect(await outcomeOf(accept(service, { body, authenticator: another }), received)).toEqual(refused);
    expect(
      await outcomeOf(send(service, body, { "X-Stamp-Webauthn": another.stamp(body, pretending) }), received),
    ).toEqual(refused);
    expect(await outcomeOf(send(service, body, await stampOf(newKey(), body)), received)).toEqual(
      refusedBy(unauthenticated.byApiKey),
    );
    expect(await outcomeOf(send(service, body, {}), received)).toEqual(refusedBy(unauthenticated.withoutStamp));
    // An authenticator of someone else in the organization brings its user's rights, which are none here.
    const bob = await newBareUser(branch);
    const { authenticator: bobs, params } = newAuthenticator();
    await branch.client.createAuthenticators(
      branch.request("ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", {
        userId: bob.userId,
        authenticators: [params as never],
      }),
    );
    expect(await accept(service, { body, authenticator: bobs })).toMatchObject({
      status: 403,
      body: { code: ErrorCode.PERMISSION_DENIED },
    });
    expect(await statusOf(received)).toBe("INVITATION_STATUS_CREATED");
  });

  test("has to stamp the very body, for an origin and a challenge that fit", async () => {
    const received = await invited(service, branch);
    const { body, authenticator } = acceptanceOf(received);
    const stamp = authenticator.stamp(body);
    const changed = body.replace('"Passkey"', '"Passkez"');
    const stamped = [
      [changed, stamp],
      [`${body} `, stamp],
      [body, authenticator.stamp(body, { origin: "https://evil.example" })],
      [body, authenticator.stamp(body, { challenge: Buffer.from("another") })],
      [body, authenticator.stamp(body, { type: "webauthn.create" })],
      [body, authenticator.stamp(body, { rpId: "example.com" })],
      [body, authenticator.stamp(body, { flags: 0 })],
    ] as const;
    for (const [sent, value] of stamped) {
      expect(await outcomeOf(send(service, sent, { "X-Stamp-Webauthn": value }), received)).toEqual(refused);
    }
    expect(await send(service, body, { "X-Stamp-Webauthn": stamp })).toMatchObject({ status: 200 });
  });

  test("has to be on a page of the organization, or of its parent where it names none", async () => {
    const own = await startService();
    try {
      const parent = rootOf(own);
      const child = await newSubOrganization(parent);
      const allow = (by: Person, allowedOrigins: string[]) =>
        own.client.setOrganizationFeature({
          organizationId: by.organizationId,
          parameters: { name: "FEATURE_NAME_WEBAUTHN_ORIGINS", value: allowedOrigins.join(",") },
        });
      await allow(parent, [origin]);
      const elsewhere = createAuthenticator({ origin: "https://elsewhere.example.com" });
      for (const by of [parent, child]) {
        const received = await invited(own, by);
        expect(await accept(own, acceptanceOf(received, elsewhere))).toEqual(refused401);
        // A page below the RP id's domain could register, were it allowed.
        for (const page of ["https://elsewhere.example.com", "https://elsewhere.app.example.com"]) {
          const registeredElsewhere = acceptanceOf(received, undefined, { origin: page });
          expect(await accept(own, registeredElsewhere)).toEqual(refused401);
        }
        expect(await accept(own, acceptanceOf(received))).toMatchObject({ status: 200 });
      }
    } finally {
      await own.close();
    }
  });

  test("is heard by accept_invitation only", async () => {
    const received = await invited(service, branch);
    const { body, authenticator } = acceptanceOf(received);
    const query = JSON.stringify({ organizationId: received.organizationId });
    for (const [path, sent] of [
      ["submit/create_users", body],
      ["submit/delete_invitation", body],
      ["query/whoami", body],
      ["query/whoami", query],
      ["query/list_users", query],
    ] as const) {
      const answer = post(service, `/public/v1/${path}`, sent, { "X-Stamp-Webauthn": authenticator.stamp(sent) });
      expect(await outcomeOf(answer, received)).toEqual(refused);
    }
  });

  test("is refused with a body that is no acceptance, however it is broken", async () => {
    const received = await invited(service, branch);
    const { body, authenticator } = acceptanceOf(received);
    const whole = JSON.parse(body) as { parameters: { authenticator: { attestation: object } } };
    const { parameters } = whole;
    const { attestation } = parameters.authenticator;
    const attesting = (changes: object) => ({
      ...whole,
      parameters: {
        ...parameters,
        authenticator: { ...parameters.authenticator, attestation: { ...attestation, ...changes } },
      },
    });
    const broken = [
      { organizationId: received.organizationId },
      { ...whole, parameters: null },
      { ...whole, parameters: { ...parameters, extra: 1 } },
      { ...whole, parameters: { ...parameters, invitationId: "x".repeat(100_000) } },
      { ...whole, parameters: { ...parameters, invitationId: { toString: 1 } } },
      { ...whole, type: "ACTIVITY_TYPE_CREATE_USERS_V2" },
      attesting({ attestationObject: "" }),
      attesting({ attestationObject: Buffer.alloc(40_000, 0x81).toString("base64url") }),
      attesting({ attestationObject: "!" }),
      attesting({ clientDataJson: Buffer.from("{").toString("base64url") }),
      attesting({ credentialId: createAuthenticator({ origin }).credentialId }),
    ].map((value) => JSON.stringify(value));
    for (const text of broken) {
      expect(await outcomeOf(send(service, text, { "X-Stamp-Webauthn": authenticator.stamp(text) }), received)).toEqual(
        refused,
      );
    }
    expect(await accept(service, { body, authenticator })).toMatchObject({ status: 200 });
  });

  test("is not let in by a request that is too old", async () => {
    const received = await invited(service, branch);
    const authenticator = createAuthenticator({ origin });
    const whole = JSON.parse(acceptanceOf(received, authenticator).body) as object;
    const body = JSON.stringify({ ...whole, timestampMs: String(Date.now() - 3_600_001) });
    expect(await accept(service, { body, authenticator })).toMatchObject({ status: 400 });
    expect(await statusOf(received)).toBe("INVITATION_STATUS_CREATED");
  });

  test("is told where the service lacks the key that the token was made with: it is not their doing", async () => {
    const received = await invited(service, branch);
    // As if made under a key-encryption key that was given up.
    await change(idOf(received), { token_hash: `${"0".repeat(16)}.${"A".repeat(43)}` });
    expect(await accept(service, acceptanceOf(received))).toMatchObject(notOpen("dropped; ask for a new one"));
  });
});
