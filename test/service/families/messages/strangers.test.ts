// What people get from organizations that anybody can sign up for: few messages, and none that leads anywhere.

import { ErrorCode } from "@countersign/api";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPlainName } from "../../../../service/src/params/plain-name.js";
import { openProxyWorld } from "../../auth-proxy/world.js";
import type { ProxyWorld } from "../../auth-proxy/world.js";
import { init } from "../logins/contact-world.js";
import { apiKey, newSubOrganization, Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { act } from "../../support/requests.js";
import { newKey } from "../../support/service.js";

const lure = "Claim your prize at evil.example";

const invitationsTo = (emails: readonly string[], senderUserId: string, receiverUserName = "Ada") =>
  emails.map((receiverUserEmail) => ({
    receiverUserName,
    receiverUserEmail,
    receiverUserTags: [],
    accessType: "ACCESS_TYPE_WEB",
    senderUserId,
  }));

describe("a stranger who has signed up", () => {
  let world: ProxyWorld;
  beforeAll(async () => {
    const limits = { "messages.perSubOrganizationHourly": "20", "messages.subOrganizationsHourly": "50" };
    world = await openProxyWorld({}, { config: { ...limits, "limits.invitations": "1000" } });
  });
  afterAll(() => world.close());

  let contacts = 0;
  const strangers = (count: number) => Array.from({ length: count }, () => `stranger.${++contacts}@example.com`);

  /** Signs up by the proxy, as anybody can. */
  async function signUp(names: { readonly organizationName?: string; readonly userName?: string } = {}) {
    const key = newKey();
    const lists = { authenticators: [], oauthProviders: [] };
    const { organizationId, userId } = await world.client.signupV2({
      ...names,
      ...lists,
      apiKeys: [apiKey(key.publicKey)],
    });
    return new Person(world.service, key, { organizationId, userId });
  }

  test("has twenty messages an hour to send, whoever they go to, and all who have signed up have fifty", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => signUp()));
    const outcomes = [];
    for (const person of people) {
      const invited = await Promise.allSettled(
        strangers(75).map((email) =>
          act(person, "ACTIVITY_TYPE_CREATE_INVITATIONS", { invitations: invitationsTo([email], person.userId) }),
        ),
      );
      outcomes.push(invited.filter(({ status }) => status === "fulfilled").length);
    }
    expect(outcomes).toEqual([20, 20, 10, 0]);
    // Neither the parent nor its proxy has lost anything.
    const [email = ""] = strangers(1);
    await act(world.root, "ACTIVITY_TYPE_CREATE_INVITATIONS", {
      invitations: invitationsTo([email], world.root.userId),
    });
    await world.client.initOtpV2({ otpType: "OTP_TYPE_EMAIL", contact: email });
  });

  test("has no name by which anybody is led anywhere", async () => {
    for (const organizationName of [lure, "ask help@evil.example", "https://evil.example", "call +1 202 555 0143"]) {
      await expect(signUp({ organizationName })).rejects.toMatchObject(
        refusal(ErrorCode.INVALID_ARGUMENT, "subOrganizationName: a name that others may be sent must hold no link"),
      );
    }
    await expect(signUp({ userName: lure })).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "rootUsers.0.userName: a name that others may be sent must hold no link"),
    );
    // As existing clients name people who leave their name out.
    const now = Date.now();
    await signUp({ organizationName: `sub-org-${now}`, userName: `user-${now}` });
  });
});

describe("messages of a sub-organization", () => {
  let world: ProxyWorld;
  beforeAll(async () => void (world = await openProxyWorld()));
  afterAll(() => world.close());

  test("leave out names that lead somewhere, whoever has given them, and however long ago", async () => {
    const person = await newSubOrganization(world.root, lure);
    const [receiver, other] = ["ada@example.com", "noor@example.com"];
    const invitations = invitationsTo([receiver], person.userId, "Ada, see www.evil.example");
    await act(person, "ACTIVITY_TYPE_CREATE_INVITATIONS", { invitations });
    const { subject, text } = await world.outbox.next(receiver);
    expect(subject).toBe("Carol Mensah invites you to an organization");
    expect(text).toContain("Hello there,");
    await act(person, "ACTIVITY_TYPE_INIT_OTP_V3", { otpType: "OTP_TYPE_EMAIL", contact: other, appName: "" });
    const code = await world.outbox.next(other);
    expect(code.subject).toBe("Your code for your organization");
    for (const said of [subject, text, code.text]) expect(said).not.toContain("evil");
  });

  test("look as the deployment has them: its users choose no words, links, pictures and senders", async () => {
    const person = await newSubOrganization(world.root, "Plain");
    const ask = async (extra: object, { key: by, organizationId } = person) =>
      (
        await init(
          { service: world.service, by, organizationId },
          { contact: "ada@example.com", appName: "", ...extra },
        )
      ).body;
    const refused = [
      { emailCustomization: { magicLinkTemplate: "https://evil.example/%s" } },
      { emailCustomization: { logoUrl: "https://evil.example/logo.png" } },
      { emailCustomization: { templateVariables: '{"words":"evil"}' } },
      { emailCustomization: { templateId: "any" } },
      { smsCustomization: { template: "evil.example {{.OtpCode}}" } },
      { sendFromEmailAddress: "boss@example.com" },
      { sendFromEmailSenderName: "Your bank" },
      { replyToEmailAddress: "thief@evil.example" },
    ];
    for (const extra of refused) {
      const [name = ""] = Object.keys(extra);
      expect(await ask(extra)).toMatchObject(refusal(ErrorCode.PERMISSION_DENIED, name));
    }
    expect(await ask({ appName: lure })).toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "appName: a name"));
    const sent = { activity: { status: "ACTIVITY_STATUS_COMPLETED" } };
    expect(await ask({ appName: "Plain words" })).toMatchObject(sent);
    // The parent may, also where its customers are.
    const link = { emailCustomization: { magicLinkTemplate: "https://app.example.com/%s" } };
    expect(await ask(link, world.root.within(person))).toMatchObject(sent);
    expect(await ask(link, world.root)).toMatchObject(sent);
  });
});

describe("a name", () => {
  test.each([
    "sub-org-1764062000000",
    "user-1764062000000",
    "Ada Lovelace",
    "J. R. R. Tolkien",
    "Dr. Smith & Sons, Inc.",
    "Wallet 0x52908400098527886E0F7030069857D2E4169EE7",
    "0b9b8d2e-5e43-4b6c-8a53-9b1a35d8c7f0",
    "日本語の名前",
    "Team 7: payments/2026",
  ])("%s is plain", (name) => expect(isPlainName(name)).toBe(true));

  test.each([
    "evil.example",
    "see EVIL.Example now",
    "ｅｖｉｌ．ｅｘａｍｐｌｅ",
    "evil。example",
    "ev\u200bil.exa\u200bmple",
    "пример.рф",
    "www.evil",
    "javascript://x",
    "@evil",
    "203.0.113.9",
    "[2001:db8::1]",
    "+1 (202) 555-0143",
    "12025550143",
    "call-18005551234",
  ])("%s is not plain", (name) => expect(isPlainName(name)).toBe(false));

  test("is not plain with any URL, domain, e-mail address or IPv4 address in it, wherever it stands", () => {
    const leading = fc.oneof(fc.webUrl(), fc.domain(), fc.emailAddress(), fc.ipV4());
    const words = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(words, leading, words, (before, lead, after) => {
        expect(isPlainName(`${before} ${lead} ${after}`)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
