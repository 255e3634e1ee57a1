// Sign-ups with a verification token: the contact of a new sub-organization's root user is verified from the start.

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Person, newSubOrganization, rootOf, rootUser } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { entryOf, present } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { activityOf, bodyOf, submit } from "../sessions/login.js";
import { codeForm, init, initiated, loginOf, otpLogin, signed, tokenFor, verify } from "./contact-world.js";
import type { Asking } from "./contact-world.js";
import { openOutbox } from "./outbox.js";
import type { Outbox } from "./outbox.js";

let people = 0;
const newEmail = () => `ines.${++people}@example.com`;

describe("sign-ups by verification tokens", () => {
  let service: RunningService;
  let root: Person;
  let parent: Asking;
  let outbox: Outbox;
  beforeAll(async () => {
    service = await startService({ config: { "messages.perContactHourly": "0" } });
    root = rootOf(service);
    outbox = openOutbox(service.dataFolder);
    const { apiPublicKey: publicKey, apiPrivateKey: privateKey } = service.root;
    parent = { service, by: { publicKey, privateKey }, organizationId: root.organizationId };
  });
  afterAll(() => service.close());
  afterEach(() => void vi.useRealTimers());

  /** Signed by clients: the credentials and contacts of a root user, lists also where they are empty. */
  const usageOf = (token: string, user: object, member = "signupV2"): Record<string, unknown> => {
    const { id } = JSON.parse(atob(entryOf(token.split("."), 1))) as { id: string };
    const { userName: _, userEmail: email, userPhoneNumber: phoneNumber, ...rest } = user as Record<string, unknown>;
    return { [member]: { ...rest, email, phoneNumber }, tokenId: id, type: "USAGE_TYPE_SIGNUP" };
  };
  const userOf = (userEmail: string, key = newKey()) => ({ ...rootUser(key), userEmail });
  const parametersOf = (token: string, key: ApiKeyPair, user: object, others: readonly object[] = []) => ({
    subOrganizationName: "Ines",
    rootUsers: [...others, user],
    rootQuorumThreshold: 1,
    verificationToken: token,
    clientSignature: signed(key, usageOf(token, user)),
  });
  const signUp = (parameters: object, version: "_V7" | "_V8" = "_V8") => {
    const body = bodyOf(`ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION${version}`, root.organizationId, parameters);
    return submit(service, "create_sub_organization", body, parent.by);
  };
  const made = async (parameters: object, version: "_V7" | "_V8" = "_V8") => {
    const { result } = activityOf(await signUp(parameters, version));
    const { subOrganizationId, rootUserIds } = Object.values(result)[0] as unknown as {
      readonly subOrganizationId: string;
      readonly rootUserIds: readonly string[];
    };
    return { ...parent, organizationId: subOrganizationId, rootUserIds };
  };
  const whoami = (key: ApiKeyPair, { organizationId }: Asking) =>
    new Person(service, key, { organizationId, userId: "" }).client.getWhoami({ organizationId });
  const count = async () =>
    (await service.client.listSuborgs({ organizationId: root.organizationId, paginationOptions: { limit: "100" } }))
      .organizationIds.length;

  test.each(["_V7", "_V8"] as const)(
    "version %s verifies the contact, and the same token logs in afterwards",
    async (version) => {
      const email = newEmail();
      const { token, key } = await tokenFor(parent, outbox, email.replace("ines", "INES"));
      const ines = await made(parametersOf(token, key, userOf(email), [rootUser(newKey())]), version);
      activityOf(await otpLogin(ines, loginOf(token, key)));
      expect(await whoami(key, ines)).toMatchObject({ userId: ines.rootUserIds[1] });
      const found = await service.client.listVerifiedSuborgs({
        organizationId: root.organizationId,
        filterType: "EMAIL",
        filterValue: email,
      });
      expect(found.organizationIds).toEqual([ines.organizationId]);
    },
  );

  test("phone numbers are verified likewise, and nothing else is", async () => {
    const [email, phoneNumber] = [newEmail(), `+1202556${String(++people).padStart(4, "0")}`];
    const { token, key } = await tokenFor(parent, outbox, phoneNumber);
    const user = { ...userOf(email), userPhoneNumber: phoneNumber };
    const ines = await made(parametersOf(token, key, user));
    activityOf(await otpLogin(ines, loginOf(token, key)));
    const byEmail = await tokenFor(parent, outbox, email);
    expect((await otpLogin(ines, loginOf(byEmail.token, byEmail.key))).body).toMatchObject(
      refusal(5, "verificationToken: no user of this organization has verified"),
    );
  });

  test("what is signed may be in another order, with nulls and without empty lists, in the older form too", async () => {
    for (const [member, written] of [
      ["signupV2", (usage: object) => ({ ...usage, oauthProviders: undefined, phoneNumber: null })],
      ["signup", (usage: object) => Object.fromEntries(Object.entries(usage).toReversed())],
    ] as const) {
      const email = newEmail();
      const { token, key } = await tokenFor(parent, outbox, email);
      const user = userOf(email);
      const usage = usageOf(token, user, member);
      const clientSignature = signed(key, { ...usage, [member]: written(usage[member] as object) });
      const ines = await made({ ...parametersOf(token, key, user), clientSignature });
      expect((await otpLogin(ines, loginOf(token, key))).status).toBe(200);
    }
  });

  test("a token bound to no key verifies a contact once, without a signature", async () => {
    const email = newEmail();
    const { otpId } = await initiated(parent, { contact: email }, "_V2");
    const otpCode = await outbox.nextMatch(email, codeForm);
    const { result } = activityOf(await verify(parent, { otpId, otpCode }, ""));
    const verificationToken = String(entryOf(result, "verifyOtpResult")["verificationToken"]);
    const { clientSignature, ...parameters } = parametersOf(verificationToken, newKey(), userOf(email));
    expect((await signUp({ ...parameters, clientSignature })).body).toMatchObject(
      refusal(3, "clientSignature: the token is not bound to a public key"),
    );
    const ines = await made(parameters);
    const { publicKey } = newKey();
    activityOf(await otpLogin(ines, { verificationToken, publicKey }, ""));
  });

  test("a token serves one sign-up, of all that come at once", async () => {
    const email = newEmail();
    const { token, key } = await tokenFor(parent, outbox, email);
    const before = await count();
    const answers = await Promise.all([1, 2, 3].map(() => signUp(parametersOf(token, key, userOf(email)))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(
      present(
        answers.find(({ status }) => status === 400),
        "the answer",
      ).body,
    ).toMatchObject(refusal(9, "verificationToken: a contact has been verified by this token before"));
    expect(await count()).toBe(before + 1);
  });

  test("nobody on the way puts in what the holder has not signed", async () => {
    const [email, other] = [newEmail(), newEmail()];
    const { token, key } = await tokenFor(parent, outbox, email);
    const user = userOf(email);
    const eve = rootUser(newKey());
    const good = parametersOf(token, key, user);
    const usage = usageOf(token, user);
    const sign = (what: object | string, by = key) => ({ ...good, clientSignature: signed(by, what) });
    const elsewhere = await newSubOrganization(root);
    const foreign = { ...parent, organizationId: elsewhere.organizationId };
    const ownOfOther = await tokenFor(foreign, outbox, email);
    const before = await count();
    const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    for (const [parameters, code, message] of [
      [{ ...good, clientSignature: undefined }, 3, "clientSignature: missing"],
      [{ ...good, clientSignature: null }, 3, "clientSignature: missing"],
      [{ ...good, verificationToken: "" }, 3, "clientSignature: it is for a verificationToken, and there is none"],
      [{ ...good, verificationToken: `${token.slice(0, -4)}AAAA` }, 3, "verificationToken: not"],
      [{ ...good, verificationToken: "eyJhbGciOiJFUzI1NiJ9.e30.c2lnbmVk" }, 3, "verificationToken: not"],
      [parametersOf(ownOfOther.token, ownOfOther.key, user), 7, "verificationToken: it was issued in another"],
      [parametersOf(token, key, userOf(other)), 3, "verificationToken: none of the rootUsers has the contact"],
      [parametersOf(token, key, rootUser(newKey())), 3, "verificationToken: none of the rootUsers has the contact"],
      [parametersOf(token, key, user, [user]), 3, "verificationToken: more than one of the rootUsers has"],
      [sign(usage, newKey()), 7, "clientSignature.publicKey: not the token's public key"],
      [sign({ ...usage, tokenId: elsewhere.userId }), 7, "clientSignature.message: tokenId is not"],
      [sign({ ...usage, type: "USAGE_TYPE_LOGIN" }), 7, "clientSignature.message: it is not about a sign-up"],
      [sign({ ...usage, signup: usage["signupV2"] }), 7, "clientSignature.message: it is not about a sign-up"],
      [sign({ ...usage, signupV2: undefined }), 7, "clientSignature.message: it is not about a sign-up"],
      [sign({ ...usage, signupV2: "x" }), 7, "clientSignature.message: other credentials or contacts"],
      [sign({ ...usage, signupV2: [] }), 7, "clientSignature.message: other credentials or contacts"],
      [sign(usageOf(token, { ...user, apiKeys: [] })), 7, "other credentials or contacts were signed"],
      [sign(usageOf(token, { ...user, userEmail: other })), 7, "other credentials or contacts were signed"],
      [sign(usageOf(token, { ...user, more: "x" })), 7, "other credentials or contacts were signed"],
      [sign(JSON.stringify({ ...usage, signupV2: 0 }).replace(":0", `:{"apiKeys":${deep}}`)), 7, "other credentials"],
      [{ ...good, rootUsers: [{ ...user, apiKeys: [...user.apiKeys, ...eve.apiKeys] }] }, 7, "other credentials"],
      [{ ...good, rootUsers: [{ ...user, userPhoneNumber: "+12025550143" }] }, 7, "other credentials or contacts"],
      [{ ...good, clientSignature: { ...good.clientSignature, scheme: "NONE" } }, 3, "clientSignature/scheme"],
    ] as const) {
      expect((await signUp(parameters)).body, message).toMatchObject(refusal(code, message));
    }
    expect(await count()).toBe(before);
    await made(good);
  });

  test("an expired token verifies nothing", async () => {
    const email = newEmail();
    const { token, key } = await tokenFor(parent, outbox, email);
    vi.useFakeTimers({ now: Date.now() + 3_601_000, toFake: ["Date"] });
    expect((await signUp(parametersOf(token, key, userOf(email)))).body).toMatchObject(
      refusal(3, "verificationToken: the verification token has expired"),
    );
  });

  test("the record has the token without its signature, for the webhook and whoever reads", async () => {
    const email = newEmail();
    const { token, key } = await tokenFor(parent, outbox, email);
    const { id } = activityOf(await signUp(parametersOf(token, key, userOf(email))));
    const answer = JSON.stringify(
      await service.client.getActivity({ organizationId: root.organizationId, activityId: id }),
    );
    expect(answer).toContain(token.split(".").slice(0, 2).join("."));
    expect(answer).not.toContain(token.split(".")[2]);
  });

  test("without a token contacts are not verified, and empty and null ones are none", async () => {
    const email = newEmail();
    for (const none of [{}, { verificationToken: "" }, { verificationToken: null, clientSignature: null }]) {
      const parameters = { subOrganizationName: "Ines", rootUsers: [userOf(email)], rootQuorumThreshold: 1, ...none };
      const ines = await made(parameters, "_V7");
      const { token, key } = await tokenFor(parent, outbox, email);
      expect((await otpLogin(ines, loginOf(token, key))).body).toMatchObject(refusal(5, "verificationToken: no user"));
    }
    expect((await init(parent, { contact: email })).status).toBe(200);
  });
});
