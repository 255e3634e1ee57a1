// Every page of the console, in a real Chromium, as the router has them.

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

/** Numbers what Tab has to reach, in the order of the page, and tells how much that is. */
const numberControls = `(() => {
  const controls = [...document.querySelectorAll(
    "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex='0']",
  )].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  controls.forEach((element, index) => (element.dataset.walk = index));
  return controls.length;
})()`;

interface Focused {
  /** Undefined where the focus has left the page. */
  readonly walk?: number;
  readonly html: string;
  readonly isShown: boolean;
}

/** What has the focus, and whether one sees that it has. */
const focused = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return { html: "", isShown: true };
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { bottom, top, width } = element.getBoundingClientRect();
  const walk = element.dataset.walk;
  return {
    ...(walk !== undefined && { walk: Number(walk) }),
    html: element.outerHTML.slice(0, 120),
    isShown: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && width > 0 && bottom > 0 && top < innerHeight,
  };
})()`;

/** Has the next Tab begin at the top of the page, and remembers what has the focus after each press of a key. */
const rememberFocus = `(() => {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
  if (!window.walked) addEventListener("keyup", () => window.walked.push(${focused}), true);
  window.walked = [];
})()`;

describe.skipIf(chromiumPath === undefined)("the pages of the console", () => {
  const setting = usePage();
  let page: Page;
  let places: ReadonlyMap<string, string>;
  beforeAll(async () => {
    ({ page } = setting);
    places = await furnish(setting);
  });

  // Every page of the console, in a real Chromium: axe-core finds nothing in it in light and dark, and it is no wider than a
  // phone, nor than half a window, which is what is left at 200 % zoom; Tab reaches everything that can be pressed or written
  // in, in the order of the page, shows where it is, and gets out again. The pages are those of the router, so that none is
  // forgotten. `npm run campaign -- screenshots` keeps a picture of each.
  describe("every page of the console", () => {
    beforeAll(async () => {
      // From nothing: the inbox is there since before anything was.
      await page.goto("about:blank");
      if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
    });

    async function keepPicture(form: string, how: string): Promise<void> {
      if (pictures === undefined) return;
      const name = form.slice(1).replaceAll("/", "_").replaceAll(":", "");
      await page.screenshot({ path: join(pictures, `${name}-${how}.png`), fullPage: true });
    }

    /** Presses Tab until the page's end. */
    async function walk(): Promise<void> {
      const count = await page.evaluate<number>(numberControls);
      expect(count).toBeGreaterThan(5);
      await page.evaluate(rememberFocus);
      for (let presses = 0; presses < count + 3; presses++) await page.keyboard.press("Tab");
      const walked = await page.evaluate<Focused[]>("window.walked");
      // Behind the last, the browser's own controls come, or the first again.
      const end = walked.findIndex(({ html, walk }, index) => html === "" || (index > 0 && walk === 0));
      const seen = end < 0 ? walked : walked.slice(0, end);
      expect(seen.map(({ walk }) => walk)).toEqual(Array.from({ length: count }, (_, index) => index));
      expect(seen.filter(({ isShown }) => !isShown)).toEqual([]);
    }

    test.each([...forms, ...others])(
      "%s is for everybody, as wide as its window, and in reach of Tab",
      async (form) => {
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
        await page.setViewportSize(wide);
        if (form !== "/nowhere" && !form.startsWith("/sign-in/")) await walk();
      },
    );

    test("browsers have not complained", () => {
      expect(setting.visitors.complaints).toEqual([]);
    });
  });

  // The console by keyboard alone: dialogs keep the focus, and give it back.
  describe("the console by keyboard", () => {
    async function show(form: string): Promise<void> {
      await page.goto("about:blank");
      await setting.open(places.get(form) ?? form);
      await page.locator("main h1").first().waitFor();
      await expect.poll(() => page.locator(".loading, .pulse").count()).toBe(form.startsWith("/sign-in") ? 1 : 0);
    }

    test.each([
      ["/people", "Create user", "Create user"],
      ["/wallets", "Create wallet", "Create a wallet"],
      ["/sub-organizations", "Create sub-organization", "Create sub-organization"],
      ["/account", "Sign out", "Sign out of this organization?"],
      ["/rights", "Change root quorum", "You are about to sign"],
    ])("%s: “%s” opens a dialog that keeps the focus and gives it back", async (form, button, title) => {
      await show(form);
      const opener = page.getByRole("button", { name: button, exact: true });
      await opener.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: title });
      await dialog.waitFor();
      const outside: string[] = [];
      const controls = await dialog.locator("button, input, select, textarea, [tabindex='0']").count();
      for (let presses = 0; presses < controls + 3; presses++) {
        await page.keyboard.press("Tab");
        // Between the last and the first, the browser's own controls have it.
        const where = await page.evaluate<string>(
          "document.activeElement.closest('dialog') || document.activeElement === document.body ? '' : document.activeElement.outerHTML",
        );
        if (where !== "") outside.push(where);
      }
      expect(outside).toEqual([]);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await expect.poll(() => opener.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
    });

    test("the first press skips to the content", async () => {
      await show("/inbox");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      expect(await page.evaluate("document.activeElement.id")).toBe("main");
      await page.keyboard.press("Tab");
      expect(await page.evaluate("document.activeElement.closest('main') !== null")).toBe(true);
    });
  });
});
