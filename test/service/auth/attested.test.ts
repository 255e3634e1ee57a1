// X-Stamp-Attested: a key that is nobody's credential, with a token that says whose it is.
import { hash, randomUUID } from "node:crypto";
import { ErrorCode, apiKeyStamper, createClient } from "@countersign/api";
import type { Activity } from "@countersign/api";
import { attestedStamper } from "@countersign/api/stampers/attested";
import { p256 } from "@noble/curves/nist.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, openIssuerWorld } from "../families/identities/accounts.js";
import type { IssuerWorld } from "../families/identities/accounts.js";
import { codeForm, initiated, markVerified, tokenFor, verify } from "../families/logins/contact-world.js";
import type { Asking } from "../families/logins/contact-world.js";
import { openOutbox } from "../families/logins/outbox.js";
import type { Outbox } from "../families/logins/outbox.js";
import { newCustomer } from "../families/logins/world.js";
import { readUser } from "../families/people/credentials.js";
import { activityOf, bodyOf, sessionOf, submit } from "../families/sessions/login.js";
import { post } from "../families/sessions/session.js";
import { Person, apiKey, newBareUser, rootUser } from "../support/people.js";
import { named, refusal, unauthenticated } from "../support/refusal.js";
import { act, look, vote } from "../support/requests.js";
import { entryOf, firstOf, resultOf, take } from "../support/results.js";
import { newKey } from "../support/service.js";
import type { ApiKeyPair } from "../support/service.js";

const byToken = "STAMP_ATTESTED_SCHEME_P256_VERIFICATION_TOKEN";
const byIdentity = "STAMP_ATTESTED_SCHEME_P256_OIDC";
const nonceOf = ({ publicKey }: ApiKeyPair) => hash("sha256", publicKey);

/** The header by which a key and a token stamp a body. */
function attested(scheme: string, token: string, key: ApiKeyPair, body: string, changes: object = {}) {
  const signature = p256.sign(Buffer.from(body), Buffer.from(key.privateKey, "hex"), { format: "der" });
  const stamp = {
    publicKeyAttestation: token,
    scheme,
    publicKey: key.publicKey,
    signature: Buffer.from(signature).toString("hex"),
    ...changes,
  };
  return { "X-Stamp-Attested": Buffer.from(JSON.stringify(stamp)).toString("base64url") };
}

describe("attested stamps", () => {
  let world: IssuerWorld;
  let parent: Asking;
  let outbox: Outbox;
  beforeAll(async () => {
    world = await openIssuerWorld();
    outbox = openOutbox(world.service.dataFolder);
    const { apiPublicKey: publicKey, apiPrivateKey: privateKey, organizationId } = world.service.root;
    parent = { service: world.service, by: { publicKey, privateKey }, organizationId };
  });
  afterAll(() => world.close());

  const customer = async () => {
    const made = await newCustomer(world.root);
    await markVerified(world.service, made);
    return made;
  };
  const logIn = (organizationId: string, scheme: string, token: string, key: ApiKeyPair, changes: object = {}) => {
    const body = bodyOf("ACTIVITY_TYPE_STAMP_LOGIN", organizationId, { publicKey: key.publicKey });
    return submit(world.service, "stamp_login", body, attested(scheme, token, key, body, changes));
  };
  const session = async (answer: Awaited<ReturnType<typeof logIn>>) =>
    sessionOf(world.service, String(entryOf(activityOf(answer).result, "stampLoginResult")["session"]));
  const linkedCustomer = async () => {
    const account = newAccount();
    const oauthProviders = [{ providerName: "Accounts", oidcToken: await world.issuer.logIn({ account }) }];
    const created = await world.root.client.createSubOrganization(
      world.root.request("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", {
        subOrganizationName: "Customer",
        rootUsers: [{ ...rootUser(newKey()), oauthProviders }],
        rootQuorumThreshold: 1,
      }),
    );
    const { subOrganizationId, rootUserIds } = resultOf(created.activity, "createSubOrganizationResultV7");
    return { account, organizationId: subOrganizationId, userId: firstOf(rootUserIds) };
  };

  test("a verification token logs its contact's user in, by the id of the parent too", async () => {
    const carol = await customer();
    for (const contact of [carol.email, carol.phoneNumber]) {
      const { token, key } = await tokenFor(parent, outbox, contact);
      for (const organizationId of [carol.organizationId, parent.organizationId]) {
        expect(await session(await logIn(organizationId, byToken, token, key))).toMatchObject({
          user_id: carol.userId,
          organization_id: carol.organizationId,
          public_key: key.publicKey,
        });
      }
    }
  });

  test("an ID token logs the linked user in, by the id of the parent too", async () => {
    const { account, organizationId, userId } = await linkedCustomer();
    const key = newKey();
    const token = await world.issuer.logIn({ account, nonce: nonceOf(key) });
    for (const named of [organizationId, parent.organizationId]) {
      expect(await session(await logIn(named, byIdentity, token, key))).toMatchObject({
        user_id: userId,
        organization_id: organizationId,
      });
    }
  });

  test("the generated client's stamper logs in", async () => {
    const carol = await customer();
    const { token, key } = await tokenFor(parent, outbox, carol.email);
    const { baseUrl } = world.service;
    const client = createClient({ baseUrl, stamper: attestedStamper(apiKeyStamper(key), { scheme: byToken, token }) });
    const { organizationId } = carol;
    const { activity } = await client.stampLogin({ organizationId, parameters: { publicKey: key.publicKey } });
    expect(await sessionOf(world.service, resultOf(activity, "stampLoginResult").session)).toMatchObject({
      organization_id: organizationId,
      user_id: carol.userId,
    });
    await expect(client.whoami({ organizationId })).rejects.toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
  });

  test("votes, and changes one's own credentials, and nothing else", async () => {
    const carol = await customer();
    const { organizationId, userId } = carol;
    const { token, key } = await tokenFor(parent, outbox, carol.email);
    const added = newKey();
    const send = (path: string, type: string, parameters: object) => {
      const body = bodyOf(type, organizationId, parameters);
      return submit(world.service, path, body, attested(byToken, token, key, body));
    };
    const addTo = (user: string) =>
      send("create_api_keys", "ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId: user, apiKeys: [apiKey(added.publicKey)] });
    activityOf(await addTo(userId));
    expect((await readUser(carol, userId)).apiKeys).toHaveLength(2);
    const noor = await newBareUser(carol);
    expect((await addTo(noor.userId)).body).toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "only changes the user's own credentials"),
    );
    expect((await send("create_users", "ACTIVITY_TYPE_CREATE_USERS_V2", { users: [] })).body).toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "X-Stamp-Attested only stamps stamp_login, votes and changes"),
    );
    const body = JSON.stringify({ organizationId });
    expect(
      (await post(world.service, "/public/v1/query/whoami", body, attested(byToken, token, key, body))).body,
    ).toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
    expect(
      (await send("approve_activity", "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint: `sha256:${"0".repeat(64)}` }))
        .body,
    ).toMatchObject(refusal(ErrorCode.NOT_FOUND, "No activity found with fingerprint"));
  });

  /** Root users of an organization who all have to agree; the second one also has other ways in. */
  async function council(size: number, ways: object): Promise<readonly Person[]> {
    const keys = Array.from({ length: size }, () => newKey());
    const { activity: made } = await world.root.client.createSubOrganization(
      world.root.request("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", {
        subOrganizationName: "All of them",
        rootUsers: keys.map((key, index) => ({ ...rootUser(key), ...(index === 1 && ways) })),
        rootQuorumThreshold: size,
      }),
    );
    const { subOrganizationId: organizationId, rootUserIds } = resultOf(made, "createSubOrganizationResultV7");
    return keys.map((key, index) => {
      return new Person(world.service, key, { organizationId, userId: entryOf(rootUserIds, index) });
    });
  }

  const askForTag = (by: Person) => act(by, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Tag", userIds: [] });

  async function approve({ fingerprint, organizationId }: Activity, scheme: string, token: string, key: ApiKeyPair) {
    const body = bodyOf("ACTIVITY_TYPE_APPROVE_ACTIVITY", organizationId, { fingerprint });
    return activityOf(await submit(world.service, "approve_activity", body, attested(scheme, token, key, body)));
  }

  test("a vote by one counts, and is shown with its scheme", async () => {
    const email = "voter@example.com";
    const [one, other] = take(await council(2, { userEmail: email }), 2);
    await markVerified(world.service, other);
    const waiting = await askForTag(one);
    const { token, key } = await tokenFor(parent, outbox, email);
    expect(await approve(waiting, byToken, token, key)).toMatchObject({
      status: "ACTIVITY_STATUS_COMPLETED",
      votes: [{ userId: one.userId }, { userId: other.userId, scheme: byToken, publicKey: key.publicKey }],
    });
  });

  test("a vote by one counts no more once its user has another contact, who then can vote again", async () => {
    const email = "leaver@example.com";
    const [one, other, third] = take(await council(3, { userEmail: email }), 3);
    await markVerified(world.service, other);
    const waiting = await askForTag(one);
    const { token, key } = await tokenFor(parent, outbox, email);
    await approve(waiting, byToken, token, key);
    expect(await look(other, waiting)).toMatchObject({ canApprove: false });

    const parameters = { userId: other.userId, userEmail: "elsewhere@example.com" };
    const move = await act(other, "ACTIVITY_TYPE_UPDATE_USER", parameters);
    for (const by of [one, third]) await vote(by, "APPROVE", move);
    expect((await readUser(other, other.userId)).userEmail).toBe("elsewhere@example.com");
    await expectToLackVoteOf(other, third, waiting);
  });

  test("a vote by one counts no more once its account is linked no more, whose user then can vote again", async () => {
    const account = newAccount();
    const oauthProviders = [{ providerName: "Accounts", oidcToken: await world.issuer.logIn({ account }) }];
    const [one, other, third] = take(await council(3, { oauthProviders }), 3);
    const waiting = await askForTag(one);
    const key = newKey();
    await approve(waiting, byIdentity, await world.issuer.logIn({ account, nonce: nonceOf(key) }), key);
    expect(await look(other, waiting)).toMatchObject({ canApprove: false });

    const providerIds = (await readUser(other, other.userId)).oauthProviders.map(({ providerId }) => providerId);
    await act(other, "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS", { userId: other.userId, providerIds });
    await expectToLackVoteOf(other, third, waiting);
  });

  /** The last vote but one comes, and then the one that is lacking. */
  async function expectToLackVoteOf(lacking: Person, last: Person, waiting: Activity): Promise<void> {
    expect(await look(lacking, waiting)).toMatchObject({ canApprove: true });
    expect((await vote(last, "APPROVE", waiting)).activity?.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    expect((await vote(lacking, "APPROVE", waiting)).activity?.status).toBe("ACTIVITY_STATUS_COMPLETED");
  }

  test("keys that are not the token's and tokens of others are refused alike, malformed stamps with what is wrong", async () => {
    const [carol, other] = [await customer(), await customer()];
    const { token, key } = await tokenFor(parent, outbox, carol.email);
    const { organizationId } = carol;
    const eve = newKey();
    const id = await world.issuer.logIn({ account: newAccount(), nonce: nonceOf(key) });
    const { otpId } = await initiated(parent, { contact: carol.email }, "_V2");
    const otpCode = await outbox.nextMatch(carol.email, codeForm);
    const { result } = activityOf(await verify(parent, { otpId, otpCode }, ""));
    const keyless = String(entryOf(result, "verifyOtpResult")["verificationToken"]);
    const own = await tokenFor({ ...parent, organizationId }, outbox, carol.phoneNumber);
    const alike = unauthenticated.byAttestation;
    for (const [named, scheme, attestation, by, changes] of [
      [organizationId, byToken, token, eve, {}],
      [organizationId, byToken, token, eve, { publicKey: key.publicKey }],
      [organizationId, byToken, keyless, key, {}],
      [organizationId, byToken, "", key, {}],
      [organizationId, byToken, `${token}x`, key, {}],
      [organizationId, byToken, id, key, {}],
      [organizationId, byIdentity, token, key, {}],
      [organizationId, byIdentity, id, key, {}],
      [organizationId, byIdentity, "a.b.c", key, {}],
      [randomUUID(), byToken, token, key, {}],
      [organizationId, byToken, token, key, { publicKey: `02${"ff".repeat(32)}` }],
      [other.organizationId, byToken, token, key, {}],
      [other.organizationId, byToken, own.token, own.key, {}],
      [parent.organizationId, byToken, own.token, own.key, {}],
    ] as const) {
      expect((await logIn(named, scheme, attestation, by, changes)).body).toEqual(alike);
    }
    const body = bodyOf("ACTIVITY_TYPE_STAMP_LOGIN", organizationId, { publicKey: key.publicKey });
    const malformed = refusal(ErrorCode.UNAUTHENTICATED, /^malformed activity stamp: /, {
      details: named("SIGNATURE_INVALID"),
    });
    for (const [scheme, changes] of [
      ["STAMP_ATTESTED_SCHEME_X", {}],
      [byToken, { extra: "x" }],
      [byToken, { publicKeyAttestation: 1 }],
      [byToken, { publicKey: `04${"11".repeat(64)}` }],
      [byToken, { signature: "" }],
      [byToken, { signature: "00".repeat(64) }],
    ] as const) {
      for (const id of [organizationId, randomUUID()]) {
        expect((await logIn(id, scheme, token, key, changes)).body).toEqual(malformed);
      }
    }
    for (const header of ["", "%%%", "e30", Buffer.from("[]").toString("base64url"), "A".repeat(14_400)]) {
      const answer = await submit(world.service, "stamp_login", body, { "X-Stamp-Attested": header });
      expect(answer.body).toEqual(malformed);
    }
    const twice = { ...attested(byToken, token, key, body), "X-Session": "x" };
    expect((await submit(world.service, "stamp_login", body, twice)).body).toEqual(malformed);
    // The signature is over the very body.
    const stamp = attested(byToken, token, key, body);
    expect((await submit(world.service, "stamp_login", `${body} `, stamp)).body).toEqual(alike);
  });

  test("an ID token bound to no key, or to another, stamps nothing", async () => {
    const { account, organizationId } = await linkedCustomer();
    const key = newKey();
    for (const token of [
      await world.issuer.logIn({ account }),
      await world.issuer.logIn({ account, nonce: nonceOf(newKey()) }),
      `${(await world.issuer.logIn({ account, nonce: nonceOf(key) })).split(".").slice(0, 2).join(".")}.AAAA`,
    ]) {
      expect((await logIn(organizationId, byIdentity, token, key)).body).toMatchObject(unauthenticated.byAttestation);
    }
  });

  test("a contact in two sub-organizations has to name the one", async () => {
    const [carol, other] = [await customer(), await customer()];
    await other.client.updateUser(
      other.request("ACTIVITY_TYPE_UPDATE_USER", { userId: other.userId, userEmail: carol.email, userTagIds: [] }),
    );
    const { token, key } = await tokenFor(parent, outbox, carol.email);
    // Naming a contact is not having it.
    expect(await session(await logIn(parent.organizationId, byToken, token, key))).toMatchObject({
      organization_id: carol.organizationId,
    });
    await markVerified(world.service, other);
    expect((await logIn(parent.organizationId, byToken, token, key)).body).toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "more than one suborg associated with a public key"),
    );
    activityOf(await logIn(other.organizationId, byToken, token, key));
  });
});
