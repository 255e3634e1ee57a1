// Every page of the console, in a real Chromium: axe-core finds nothing in it in light and dark, and it is no wider than a
// phone, nor than half a window, which is what is left at 200 % zoom. The pages are those of the router, so that none is
// forgotten. `npm run campaign -- screenshots` keeps a picture of each.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../browser/browser.js";
import { forms, furnish } from "./furnished.js";
import { usePage } from "./setting.js";
import { axeFindings } from "./visitor.js";

const wide = { width: 1280, height: 800 };
/** 1280 at 200 %, and a phone. */
const narrower = [
  { width: 640, height: 400 },
  { width: 360, height: 740 },
] as const;
/** Places that are no pages of the router's: signing in, which has two, and nothing. */
const others = ["/sign-in", "/sign-in/0b9b8d2e-5e43-4b6c-8a53-9b1a35d8c7f0", "/nowhere"];
const pictures = process.env["SCREENSHOTS"];

describe.skipIf(chromiumPath === undefined)("every page of the console", () => {
  const setting = usePage();
  let page: Page;
  let places: ReadonlyMap<string, string>;
  beforeAll(async () => {
    ({ page } = setting);
    places = await furnish(setting);
    // From nothing: the inbox is there since before anything was.
    await page.goto("about:blank");
    if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
  });

  async function keepPicture(form: string, how: string): Promise<void> {
    if (pictures === undefined) return;
    const name = form.slice(1).replaceAll("/", "_").replaceAll(":", "");
    await page.screenshot({ path: join(pictures, `${name}-${how}.png`), fullPage: true });
  }

  test.each([...forms, ...others])("%s is for everybody, and as wide as its window", async (form) => {
    const place = places.get(form) ?? form;
    expect(place).not.toMatch(/\/(?:\/|$)/);
    await page.setViewportSize(wide);
    await setting.open(place);
    // So that no page is looked at in place of the next.
    await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
    await page.locator("main h1").first().waitFor();
    await expect.poll(() => page.locator(".loading, .pulse").count()).toBe(place.startsWith("/sign-in") ? 1 : 0);
    const found = await axeFindings(page, true);
    await keepPicture(form, "light");
    if (pictures !== undefined) {
      await page.emulateMedia({ colorScheme: "dark" });
      await keepPicture(form, "dark");
      await page.emulateMedia({ colorScheme: "light" });
    }
    for (const size of narrower) {
      await page.setViewportSize(size);
      const excess = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
      if (excess > 0) found.push(`${excess} pixels too wide at ${size.width}`);
    }
    await keepPicture(form, "phone");
    expect(found).toEqual([]);
  });

  test("browsers have not complained", () => {
    expect(setting.visitors.complaints).toEqual([]);
  });
});
