// People in the console, in a real Chromium.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { addAuthenticator, chromiumPath } from "../browser/browser.js";
import { openOutbox } from "../families/logins/outbox.js";
import type { Outbox } from "../families/logins/outbox.js";
import { firstOf } from "../support/results.js";
import { newKey } from "../support/service.js";
import { hostile, usePage, useService } from "./setting.js";
import { noteState, sign } from "./steps.js";
import { consoleOf, letIn } from "./visitor.js";

const email = "erin@example.com";

describe.skipIf(chromiumPath === undefined)("the area of people", () => {
  const area = useService();

  // Who comes into an organization, and organizations below it, in a real Chromium: invitations are sent, revoked and accepted
  // with a passkey; sub-organizations are made, and deleted by their own users with the service's safeguards.
  describe("invitations and sub-organizations in the console", () => {
    const setting = usePage(undefined, area);
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

  // People and rights in the console, in a real Chromium: users, their credentials and tags, the root quorum; and the list of
  // all that was asked for. Each change is the one whose bytes were shown.
  describe("people and activities in the console", () => {
    const setting = usePage(["Ada", "Grace", hostile], area);
    // The third has a name that is no name.
    const { client, organization, open, note, findings } = setting;
    let page: Page;
    beforeAll(() => void ({ page } = setting));

    const userNamed = async (name: string) => {
      const { users } = await client().listUsers(organization());
      return users.find(({ userName }) => userName === name);
    };

    test("a user is made with a key, renamed, tagged, stripped of the key and deleted", async () => {
      await page.getByRole("link", { name: "People" }).click();
      await page.getByRole("link", { name: /Ada/ }).waitFor();
      await note("people");
      await page.getByRole("button", { name: "Create user" }).click();
      const form = page.getByRole("dialog", { name: "Create user" });
      await form.getByLabel("Name").fill("Katherine");
      await form.getByLabel("E-mail").fill("katherine@example.com");
      await form.getByLabel("Public key").fill(newKey().publicKey);
      await note("new user");
      const made = await sign(page, "Create user");
      await page.getByRole("heading", { name: "Katherine" }).waitFor();
      const user = await userNamed("Katherine");
      expect(made).toMatchObject({
        type: "ACTIVITY_TYPE_CREATE_USERS_V4",
        parameters: { users: [{ userName: "Katherine", userEmail: "katherine@example.com" }] },
      });
      expect(user?.apiKeys).toHaveLength(1);

      await client().createUserTag({ ...organization(), parameters: { userTagName: "Signers", userIds: [] } });
      await page.reload();
      await page.getByTestId("credentials").waitFor();
      await note("user");
      await sign(page, "Add the tag Signers", "Add");
      await page.getByText("has it").waitFor();
      expect((await userNamed("Katherine"))?.userTags).toHaveLength(1);
      await sign(page, "Remove the tag Signers", "Remove");
      await page.getByText("has it").waitFor({ state: "hidden" });
      expect((await userNamed("Katherine"))?.userTags).toEqual([]);

      await sign(page, "Delete the credential API key", "Delete");
      await page.getByText("This user has no credentials").waitFor();
      expect((await userNamed("Katherine"))?.apiKeys).toEqual([]);
      await page.getByLabel("Name").fill("Kay");
      await sign(page, "Rename");
      await page.getByRole("heading", { name: "Kay" }).waitFor();
      expect((await userNamed("Kay"))?.userId).toBe(user?.userId);
      await sign(page, "Delete");
      await page.getByRole("link", { name: /Ada/ }).waitFor();
      expect(await userNamed("Kay")).toBeUndefined();
    });

    test("names of others are text", async () => {
      await page.getByRole("link", { name: /onerror/ }).click();
      await page.getByText("Credentials", { exact: true }).waitFor();
      expect(await page.locator("main img").count()).toBe(0);
      expect(await page.textContent("h1")).toBe(`<img src=x onerror="alert(1)">U+202Egnihtemos`);
      await note("hostile user");
    });

    test("tags are made and deleted; a root quorum changes by what was shown, and then asks for others", async () => {
      await open("/rights");
      await page.getByLabel("New tag").fill(hostile);
      await sign(page, "Create tag");
      await page
        .getByRole("listitem")
        .getByText(/onerror/)
        .first()
        .waitFor();
      await note("rights");
      const threshold = page.getByLabel("Approvals needed");
      await threshold.fill("2");
      const bytes = await sign(page, "Change root quorum");
      await expect
        .poll(async () => (await client().getOrganizationConfigs(organization())).configs.quorum?.threshold)
        .toBe(2);
      expect(bytes["parameters"]).toEqual({
        threshold: 2,
        userIds: setting.treasury.voters.map(({ userId }) => userId),
      });
      await sign(page, "Delete the tag Signers", "Delete");
      await page.getByText("It needs the approval of others").waitFor();
      const { userTags } = await client().listUserTags(organization());
      expect(userTags.map(({ tagName }) => tagName)).toContain("Signers");
      await note("rights that wait");
    });

    test("activities are listed by kind and status, a page at a time, and open by themselves", async () => {
      await page.getByRole("link", { name: "Activities" }).click();
      await page.getByTestId("activities").getByText("Delete user tags").first().waitFor();
      await note("activities");
      await page.getByLabel("Kind").selectOption("Update user tag");
      await expect.poll(() => page.getByTestId("activities").locator("li").count()).toBe(2);
      await page.getByLabel("Kind").selectOption("");
      await page.getByLabel("Status").selectOption("waits for votes");
      await expect.poll(() => page.getByTestId("activities").locator("li").count()).toBe(1);
      await page.getByLabel("Status").selectOption("rejected");
      await page.getByText("No activities found.").waitFor();
      await note("no activities");
      await page.getByLabel("Status").selectOption("waits for votes");
      await page.getByTestId("activities").getByRole("link").click();
      await page.getByText("Your vote").waitFor();
    });

    test("a hundred thousand are paged through by the last of each page", async () => {
      const { activities } = await client().listActivities(organization());
      const [first] = activities;
      const asked: (string | undefined)[] = [];
      await page.route("**/query/list_activities", async (route) => {
        const { paginationOptions } = route.request().postDataJSON() as { paginationOptions: { after?: string } };
        // The first page is read again and again.
        if (asked.at(-1) !== paginationOptions.after || asked.length === 0) asked.push(paginationOptions.after);
        const from = Number(paginationOptions.after ?? -1) + 1;
        const found = Array.from({ length: Math.min(50, 100_000 - from) }, (_, index) => ({
          ...first,
          id: String(from + index),
        }));
        await route.fulfill({ json: { activities: found } });
      });
      await open("/activities");
      await page.getByRole("button", { name: "Older" }).click();
      await page.locator('a[href="#/activities/50"]').waitFor();
      expect(await page.getByTestId("activities").locator("li").count()).toBe(50);
      await page.getByRole("button", { name: "Older" }).click();
      await page.locator('a[href="#/activities/100"]').waitFor();
      await page.getByRole("button", { name: "Newer" }).click();
      await page.locator('a[href="#/activities/50"]').waitFor();
      expect(asked).toEqual([undefined, "49", "99", "49"]);
      await page.unroute("**/query/list_activities");
    });

    test("what cannot be read says why; a phone has room for all of it", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.route("**/query/get_organization", (route) => route.abort());
      await open("/people");
      await page.getByRole("alert").getByText("That did not work").waitFor();
      await note("people offline");
      await page.unroute("**/query/get_organization");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("link", { name: /Ada/ }).waitFor();
      await note("people on a phone");
      await page.getByRole("link", { name: /Ada/ }).click();
      await page.getByTestId("credentials").waitFor();
      await note("user on a phone");
      await open("/rights");
      await page.getByLabel("New tag").waitFor();
      await note("rights on a phone");
      // The navigation is wider than the phone: where one is, is in sight.
      const { x = -1, width = 0 } = (await page.getByRole("link", { name: "People" }).boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
      await open("/activities");
      await page.getByTestId("activities").waitFor();
      await note("activities on a phone");
      expect(findings).toEqual([]);
    });

    test("browsers have not complained", () => {
      // Requests that were cut off on purpose.
      expect(setting.visitors.complaints.filter((complaint) => !/net::ERR_FAILED/.test(complaint))).toEqual([]);
    });
  });
});
