// People and rights in the console, in a real Chromium: users, their credentials and tags, the root quorum; and the list of
// all that was asked for. Each change is the one whose bytes were shown.

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../browser/browser.js";
import { newKey } from "../support/service.js";
import { hostile, usePage } from "./setting.js";
import { sign } from "./steps.js";

describe.skipIf(chromiumPath === undefined)("people and activities in the console", () => {
  // The third has a name that is no name.
  const setting = usePage(["Ada", "Grace", hostile]);
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
