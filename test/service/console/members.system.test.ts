// Who comes into an organization, and organizations below it, in a real Chromium: invitations are sent, revoked and accepted
// with a passkey; sub-organizations are made, and deleted by their own users with the service's safeguards.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { addAuthenticator, chromiumPath } from "../browser/browser.js";
import { openOutbox } from "../families/logins/outbox.js";
import type { Outbox } from "../families/logins/outbox.js";
import { firstOf } from "../support/results.js";
import { newKey } from "../support/service.js";
import { hostile, usePage } from "./setting.js";
import { noteState, sign } from "./steps.js";
import { consoleOf, letIn } from "./visitor.js";

const email = "erin@example.com";

describe.skipIf(chromiumPath === undefined)("invitations and sub-organizations in the console", () => {
  const setting = usePage();
  const { client, organization, open, note, findings } = setting;
  let page: Page;
  let outbox: Outbox;
  beforeAll(() => {
    ({ page } = setting);
    outbox = openOutbox(setting.service.dataFolder);
  });

  async function invite(name: string): Promise<string> {
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("E-mail").fill(email);
    await sign(page, "Invite a user");
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("");
    return (await outbox.next(email)).text;
  }

  const invitations = async () => (await client().getOrganization(organization())).organizationData.invitations ?? [];
  const subOrganizations = async () => {
    const { client: parent, root } = setting.service;
    const { organizationIds } = await parent.listSuborgs({ organizationId: root.organizationId });
    const read = organizationIds.map((organizationId) => parent.getOrganization({ organizationId }));
    return (await Promise.all(read)).map(({ organizationData }) => organizationData);
  };
  const linesOf = (text: string) => /Organization: (\S+)\s+User: (\S+)\s+Invitation: (\S+)/.exec(text) ?? [];
  /** What a link carries in place of the e-mail's three lines. */
  const carriedBy = (text: string) => {
    const [, organizationId, userId, invitationId] = linesOf(text);
    return Buffer.from(JSON.stringify({ organizationId, userId, invitationId })).toString("base64url");
  };

  test("an invitation is sent with tags, and revoked", async () => {
    await client().createUserTag({ ...organization(), parameters: { userTagName: "Signers", userIds: [] } });
    await open("/invitations");
    await page.getByText("There are no invitations.").waitFor();
    await note("no invitations");
    await page.getByLabel("Signers").check();
    await invite(hostile);
    await page.getByText("sent", { exact: true }).waitFor();
    await note("invitations");
    const [sent] = await invitations();
    expect(sent).toMatchObject({
      receiverUserName: hostile,
      receiverEmail: email,
      senderUserId: setting.treasury.voters[1].userId,
    });
    expect(sent?.receiverUserTags).toHaveLength(1);
    expect(await page.locator("main img").count()).toBe(0);
    await sign(page, `Revoke the invitation of ${hostile.replace("\u202e", "\ufffd")}`, "Revoke");
    await page.getByText("revoked", { exact: true }).waitFor();
    expect(firstOf(await invitations()).status).toBe("INVITATION_STATUS_REVOKED");
  });

  test("its receiver pastes the e-mail, makes a passkey, and is in with it", async () => {
    const text = await invite("Erin");
    const { context, page: guest } = await setting.visitors.open({ viewport: { width: 360, height: 740 } });
    await addAuthenticator(guest);
    await guest.goto(`${consoleOf(setting.service)}#/invitation`);
    await guest.getByLabel("Text of the invitation").fill("Hello Erin");
    await guest.getByRole("button", { name: "Continue" }).click();
    await guest.getByText("The text does not contain a complete invitation.").waitFor();
    await noteState(guest, "no invitation on a phone", findings);
    await guest.getByLabel("Text of the invitation").fill(text);
    await guest.getByRole("button", { name: "Continue" }).click();
    await guest.getByLabel("Your name").fill("Erin");
    await noteState(guest, "invitation on a phone", findings);
    const signed = await sign(guest, "Create a passkey and accept");
    expect(signed).toMatchObject({ type: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2", ...organization() });
    await guest.getByText("You are now a user of the organization.").waitFor();
    await noteState(guest, "accepted on a phone", findings);
    await guest.getByRole("button", { name: "Use a passkey" }).click();
    await guest.getByText("Nothing needs your vote.").waitFor();
    const { users } = await client().listUsers(organization());
    expect(users.find(({ userEmail }) => userEmail === email)).toMatchObject({ userName: "Erin" });
    await guest.getByRole("link", { name: "Activities" }).click();
    await guest.getByRole("link", { name: /Accept invitation/ }).click();
    // The token is not kept, and the page says so; nothing else is wrong.
    await guest.getByText("The service does not store the secrets in this request").waitFor();
    await noteState(guest, "redacted on a phone", findings);
    expect(await guest.getByText("Do not approve").count()).toBe(0);
    await context.close();
  });

  test("a link leads there, and its token leaves the address at once; one that was altered or revoked is refused", async () => {
    const { context, page: guest } = await setting.visitors.open();
    await addAuthenticator(guest);
    await open("/invitations");
    const text = await invite("Frank");
    const [, , , shown = ""] = linesOf(text);
    await guest.goto(
      `${consoleOf(setting.service)}#/invitation/${carriedBy(text.replace(shown, `${shown.slice(0, -3)}abc`))}`,
    );
    await guest.getByLabel("Your name").fill("Frank");
    expect(guest.url()).toBe(`${consoleOf(setting.service)}#/invitation`);
    await sign(guest, "Create a passkey and accept");
    await guest.getByText("The invitation was accepted, revoked or has expired").waitFor();
    await noteState(guest, "refused", findings);
    const invitationId = shown.split(".")[0] ?? "";
    await client().deleteInvitation({ ...organization(), parameters: { invitationId } });
    await guest.goto(`${consoleOf(setting.service)}#/invitation/${carriedBy(text)}`);
    await guest.getByLabel("Your name").fill("Frank");
    await sign(guest, "Create a passkey and accept");
    await guest.getByText("the invitation is no longer open").waitFor();
    await guest.goto(`${consoleOf(setting.service)}#/invitation/bm90aGluZw`);
    await guest.getByText("The text does not contain a complete invitation.").waitFor();
    await context.close();
  });

  test("a sub-organization is made with two root users and a wallet", async () => {
    const { context, page: parents } = await setting.visitors.open();
    await letIn(setting.service, parents);
    await parents.goto(`${consoleOf(setting.service)}#/sub-organizations`);
    await parents.getByText("Harbour Treasury").waitFor();
    await parents.getByRole("button", { name: "Create sub-organization" }).click();
    const form = parents.getByRole("dialog", { name: "Create sub-organization" });
    await form.getByLabel("Name of the organization").fill("Branch");
    await form.getByLabel("Name of the user").fill("Grace");
    await form.getByRole("button", { name: "Add another root user" }).click();
    await form.getByLabel("Name of the user").last().fill("Ada");
    const key = newKey();
    await form.getByLabel("Public key").last().fill(key.publicKey);
    await form.getByLabel("Name of a first wallet").fill("Till");
    await noteState(parents, "new sub-organization", findings);
    const made = await sign(parents, "Create sub-organization");
    expect(made).toMatchObject({
      type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8",
      parameters: { subOrganizationName: "Branch", rootUsers: [{ apiKeys: [] }, { userName: "Ada" }] },
    });
    await parents.getByText("2 users, 1 wallet · 1 of 2 root users decide").waitFor();
    await noteState(parents, "sub-organizations", findings);
    const branch = (await subOrganizations()).find(({ name }) => name === "Branch");
    expect(branch).toMatchObject({ rootQuorum: { threshold: 1 }, wallets: [{ walletName: "Till" }] });
    const { organizationId } = branch ?? {};
    const userId = branch?.rootQuorum?.userIds[1];
    const content = { organizationId, userId, apiPublicKey: key.publicKey, apiPrivateKey: key.privateKey };
    const file = join(setting.service.dataFolder, "branch.json");
    writeFileSync(file, JSON.stringify({ ...content, baseUrl: setting.service.baseUrl }), { mode: 0o600 });
    await context.close();
  });

  test("its own users delete it, keys that nobody else has on purpose only", async () => {
    const { context, page: own } = await setting.visitors.open();
    await letIn(setting.service, own, join(setting.service.dataFolder, "branch.json"));
    await own.getByRole("link", { name: "Settings" }).click();
    const name = own.getByLabel("type the organization's name");
    await name.fill("branch");
    expect(await own.getByRole("button", { name: "Delete", exact: true }).isDisabled()).toBe(true);
    await name.fill("Branch");
    await sign(own, "Delete");
    await own.getByRole("alert").getByText("were never exported").waitFor();
    await noteState(own, "not deleted", findings);
    await own.getByLabel("that were never exported").check();
    expect(await sign(own, "Delete")).toMatchObject({ parameters: { deleteWithoutExport: true } });
    await own.getByTestId("pairing-code").waitFor();
    expect((await subOrganizations()).map(({ name }) => name)).toEqual(["Harbour Treasury"]);
    await context.close();
  });

  test("origins that were set by a request of their own are read back, and taken away", async () => {
    const parameters = { allowedOrigins: ["https://app.example.com"] };
    await client().updateAllowedOrigins({ ...organization(), parameters });
    await open("/settings");
    await page.getByTestId("set-origins").getByText("https://app.example.com").waitFor();
    await note("origins");
    expect(await sign(page, "Remove them")).toMatchObject({ parameters: { allowedOrigins: [] } });
    await page.getByTestId("set-origins").waitFor({ state: "detached" });
  });

  test("axe-core has found nothing, and browsers have not complained", () => {
    expect(findings).toEqual([]);
    // The revoked invitation, and the refused deletion.
    expect(setting.visitors.complaints.filter((complaint) => !/status of 40[01]/.test(complaint))).toEqual([]);
  });
});
