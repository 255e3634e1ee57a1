// The documentation as the service serves it, in a real Chromium: axe-core finds nothing on any kind of page, in light and
// in dark; nothing breaks the policy of its content; it is read without scripts, by keyboard and on a phone.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostileTo, ownModel, pagesOf, writePages } from "../../docs/site.js";
import type { PagesFolder } from "../../docs/site.js";
import { library, modelOf, sourcesOf } from "../../generator/fixture.js";
import { firstOf } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { chromiumPath } from "./browser.js";
import { useSharedBrowser } from "./shared-browser.js";

/** Each kind of page, of the small contract: axe-core takes long where there is much. */
const kinds = [
  "index",
  "activities/lend-book",
  "queries/get-task",
  "authentication",
  "shapes",
  "enums",
  "scalars",
  "errors",
  "webhooks",
].map((name) => `small/${name}.html`);
const patience = 300_000;
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Found {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
  readonly passes: readonly unknown[];
}

describe.skipIf(chromiumPath === undefined)("the documentation in a browser", () => {
  let service: RunningService;
  const browser = useSharedBrowser();
  let pages: PagesFolder;
  /** What the browser has complained about. */
  const complaints: string[] = [];

  beforeAll(async () => {
    const small = modelOf(sourcesOf(library));
    pages = await writePages({
      own: await pagesOf(ownModel()),
      small: await pagesOf(small),
      hostile: await pagesOf(hostileTo(small)),
    });
    service = await startService({ docs: pages.folder });
  });

  afterAll(async () => {
    await browser.close();
    await service?.close();
    await pages?.remove();
  });

  async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
    const context = await browser.open(options);
    const page = await context.newPage();
    // For a text that is not there any more: it would be waited for as long as the test lasts.
    page.setDefaultTimeout(60_000);
    page.on("console", (message) => complaints.push(`${path}: ${message.text()}`));
    page.on("pageerror", (error) => complaints.push(`${path}: ${error.message}`));
    page.on("dialog", (dialog) => complaints.push(`${path}: a dialog says ${dialog.message()}`));
    await page.goto(`${service.baseUrl}/docs/${path}`);
    return page;
  }

  test("axe-core finds nothing on any kind of page, in light and in dark", { timeout: patience }, async () => {
    const page = await open(firstOf(kinds));
    const found: string[] = [];
    for (const kind of kinds) {
      await page.goto(`${service.baseUrl}/docs/${kind}`);
      // What is closed cannot be seen, and would not be looked at.
      await page.evaluate("document.querySelectorAll('article details').forEach((details) => { details.open = true })");
      // By the debugger, which the policy of the page does not hold.
      await page.evaluate(axe);
      for (const [colorScheme, options] of [
        ["light", ""],
        // Nothing else differs.
        ["dark", "{ runOnly: ['color-contrast'] }"],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations, passes } = await page.evaluate<Found>(`axe.run(${options})`);
        expect(passes.length, `${kind} in ${colorScheme}`).toBeGreaterThan(options === "" ? 15 : 0);
        const all = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
        found.push(...all.map((said) => `${kind} in ${colorScheme}: ${said}`));
      }
    }
    expect(found).toEqual([]);
    await page.close();
  });

  test(
    "the search finds an operation by the name of an old version, and leads there by keyboard alone",
    { timeout: patience },
    async () => {
      const page = await open("own/index.html");
      await page.keyboard.press("/");
      await page.keyboard.type("create_users");
      await page.waitForSelector("#results a");
      expect(await page.textContent("#found")).toMatch(/^\d+ results?$/);
      await page.keyboard.press("ArrowDown");
      expect(await page.evaluate("document.activeElement.querySelector('strong').textContent")).toBe("createUsers");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/activities/create-users.html");
      await page.keyboard.press("/");
      await page.keyboard.type("nothing is called so");
      await expect.poll(() => page.textContent("#found")).toBe("0 results");
      await page.keyboard.press("Escape");
      expect(await page.inputValue("#search")).toBe("");
      await page.close();
    },
  );

  test(
    "without scripts every page is there, and nothing is shown that would not work",
    { timeout: patience },
    async () => {
      const page = await open("own/activities/create-users.html", { javaScriptEnabled: false });
      expect(await page.textContent("h1")).toBe("createUsers");
      expect(await page.isVisible("#search")).toBe(false);
      await page.click("text=members of UserParamsV4");
      expect(await page.isVisible("text=E-mail address of the user.")).toBe(true);
      await page.click('nav[aria-label="Reference"] >> text=Errors');
      expect(await page.textContent("h1")).toBe("Errors");
      await page.close();
    },
  );

  test("no page is wider than a phone", { timeout: patience }, async () => {
    const page = await open(firstOf(kinds), { viewport: { width: 360, height: 740 } });
    const wide: string[] = [];
    for (const kind of [...kinds, "own/activities/create-policy.html"]) {
      await page.goto(`${service.baseUrl}/docs/${kind}`);
      const width = await page.evaluate<number>("document.documentElement.scrollWidth");
      if (width > 360) wide.push(`${kind}: ${width}`);
    }
    expect(wide).toEqual([]);
    await page.close();
  });

  test("what a hostile author writes is text: nothing runs and nothing is fetched", { timeout: patience }, async () => {
    const page = await open("hostile/index.html");
    for (const kind of ["index", "activities/lend-book", "shapes"]) {
      await page.goto(`${service.baseUrl}/docs/hostile/${kind}.html`);
      expect(await page.$$eval("main img, main script, [onerror]", (all) => all.length)).toBe(0);
      expect(await page.textContent("main")).toContain("<script>alert(2)</script>");
    }
    await page.close();
  });

  test("and in all of this the browser has not complained once", () => {
    expect(complaints).toEqual([]);
  });
});
