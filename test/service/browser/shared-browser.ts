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

const launched = new Map<string, Promise<Browser>>();

async function running(executablePath: string): Promise<Browser> {
  const before = await launched.get(executablePath);
  if (before?.isConnected()) return before;
  const started = chromium.launch({
    executablePath,
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
  launched.set(executablePath, started);
  return started;
}

export function useSharedBrowser(executablePath = chromiumPath): SharedBrowser {
  const opened: BrowserContext[] = [];
  return {
    async open(options) {
      const context = await (await running(present(executablePath, "chromiumPath"))).newContext(options);
      opened.push(context);
      return context;
    },
    async close() {
      await Promise.all(opened.splice(0).map((context) => context.close()));
    },
  };
}
