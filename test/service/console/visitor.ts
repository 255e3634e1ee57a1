// People before the console in a real Chromium: each has a profile of their own, which was let in by the command line.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { useSharedBrowser } from "../browser/shared-browser.js";
import { countersign } from "../cli/running.js";
import type { RunningService } from "../support/service.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

export interface Visitors {
  /** What browsers have complained about: errors, refused content, dialogs of scripts. */
  readonly complaints: string[];
  /** Opens the console in a browser that has never seen it. */
  open(options?: BrowserContextOptions): Promise<Visitor>;
  close(): Promise<void>;
}

/** The console of a service, by the name of this machine: passkeys need one. */
export function consoleOf({ baseUrl }: Pick<RunningService, "baseUrl">): string {
  return `${baseUrl.replace("127.0.0.1", "localhost")}/console/`;
}

export function startVisitors(url: string, executablePath?: string): Visitors {
  const browser = useSharedBrowser(executablePath);
  const complaints: string[] = [];
  return {
    complaints,
    async open(options = {}) {
      const context = await browser.open({ reducedMotion: "reduce", ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      page.on("console", (message) => complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("dialog", (dialog) => complaints.push(`a dialog says ${dialog.message()}`));
      await page.goto(url);
      return { context, page };
    },
    close: () => browser.close(),
  };
}

/** Runs the command line as the first root user of a service, unless the arguments name somebody else. */
export async function asRoot(service: RunningService, ...args: readonly string[]): Promise<string> {
  const credentials = ["--credentials", join(service.dataFolder, "root.json"), "--base-url", service.baseUrl];
  const { code, out, err } = await countersign([...credentials, ...args], { cwd: service.dataFolder });
  if (code !== 0) throw new Error(err);
  return out;
}

/**
 * Lets the browser in that shows a code, and goes on to the console.
 *
 * @param credentials file of whoever lets it in; the first root user's otherwise
 */
export async function letIn(service: RunningService, page: Page, credentials?: string): Promise<void> {
  const code = (await page.getByTestId("pairing-code").textContent()) ?? "";
  await asRoot(service, ...(credentials === undefined ? [] : ["--credentials", credentials]), "console", "pair", code);
  // As it is when its person comes back from the terminal.
  await page.evaluate("dispatchEvent(new Event('focus'))");
  await page.getByRole("button", { name: "Yes, continue" }).click();
  await page.waitForSelector("header.frame");
}

/**
 * What axe-core finds on the page, and by how much it is wider than its window.
 *
 * @param inDark look at the contrast in dark too: what is made of the same parts has the same colours
 */
export async function axeFindings(page: Page, inDark = false): Promise<string[]> {
  const found: string[] = [];
  // By the debugger, which the policy of the page does not hold.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
  for (const [colorScheme, options] of [
    ["light", "{ resultTypes: ['violations'] }"],
    // Nothing else differs.
    ["dark", "{ resultTypes: ['violations'], runOnly: ['color-contrast'] }"],
  ] as const) {
    if (colorScheme === "dark" && !inDark) continue;
    await page.emulateMedia({ colorScheme });
    const { violations, passes } = await page.evaluate<{
      readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
      readonly passes: readonly unknown[];
    }>(`axe.run(${options})`);
    if (passes.length === 0) found.push(`axe looked at nothing in ${colorScheme}`);
    found.push(
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme}: ${id} ${html.slice(0, 200)}`)),
    );
  }
  await page.emulateMedia({ colorScheme: "light" });
  const width = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  if (width > 0) found.push(`${width} pixels too wide`);
  return found;
}
