// One Chromium for all test files of a worker: starting it costs more than most tests in it. Files have contexts of their
// own, which share nothing. It ends with the process of the worker.

import { chromium } from "playwright-core";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { present } from "../support/results.js";
import { chromiumPath } from "./browser.js";

export interface SharedBrowser {
  /** A browser profile that has never seen anything. */
  open(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Closes what was opened here. */
  close(): Promise<void>;
}

let launched: Promise<Browser> | undefined;

async function running(): Promise<Browser> {
  const before = await launched;
  if (before?.isConnected()) return before;
  launched = chromium.launch({
    executablePath: present(chromiumPath, "chromiumPath"),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      // Fewer processes to start: profiles differ by their contexts, whichever process draws their pages.
      "--renderer-process-limit=1",
      "--in-process-gpu",
    ],
  });
  return launched;
}

export function useSharedBrowser(): SharedBrowser {
  const opened: BrowserContext[] = [];
  return {
    async open(options) {
      const context = await (await running()).newContext(options);
      opened.push(context);
      return context;
    },
    async close() {
      await Promise.all(opened.splice(0).map((context) => context.close()));
    },
  };
}
