// What a page of another origin can do with the console, in a real Chromium: it cannot frame it, read it, hold on to its
// window, or use the rendezvous by which browsers are let in.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../browser/browser.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { consoleOf, startVisitors } from "./visitor.js";
import type { Visitors } from "./visitor.js";

const publicKey = `02${"11".repeat(32)}`;
const code = "K7QX9M2D4RTP";

/** Pages of others: on another port of the same host, which browsers hold for the same site, and on another site. */
const hosts = ["localhost", "127.0.0.1"] as const;

describe.skipIf(chromiumPath === undefined)("a page of another origin", () => {
  let service: RunningService;
  let visitors: Visitors;
  let page: Page;
  let target: string;
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Prize</title><h1>Click here</h1>");
  });

  beforeAll(async () => {
    service = await startService();
    target = consoleOf(service);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    visitors = startVisitors(target);
    ({ page } = await visitors.open());
  });

  afterAll(async () => {
    await visitors?.close();
    await service?.close();
    server.close();
  });

  const visit = (host: string) => page.goto(`http://${host}:${(server.address() as AddressInfo).port}/`);

  /** What a script of the page gets: a status, `opaque` where it cannot read the answer, or `refused`. */
  const fetched = (url: string, init: RequestInit = {}) =>
    page.evaluate(
      async ([url, init]) => {
        try {
          const { type, status } = await fetch(url, init);
          return type === "opaque" ? type : String(status);
        } catch {
          return "refused";
        }
      },
      [url, init] as const,
    );

  describe.each(hosts)("at %s", (host) => {
    test.each(["iframe", "object", "embed"])("cannot show it in an %s", async (element) => {
      await visit(host);
      visitors.complaints.length = 0;
      await page.evaluate(
        ([element, url]) => {
          const frame = document.createElement(element);
          frame.setAttribute(element === "object" ? "data" : "src", url);
          document.body.append(frame);
        },
        [element, target] as const,
      );
      await expect.poll(() => visitors.complaints.join("\n")).toMatch(/frame-ancestors|X-Frame-Options/i);
      for (const frame of page.frames().slice(1)) {
        expect(frame.url()).not.toContain("/console/");
        // One that Chromium has taken away meanwhile shows nothing.
        const shown = frame.getByTestId("pairing-code").count();
        expect(await shown.catch((error: unknown) => (/detached/.test(String(error)) ? 0 : 1))).toBe(0);
      }
    });

    test("cannot read it, its scripts, or keys that wait", async () => {
      await visit(host);
      const script = /src="\.\/(assets\/[^"]+)"/.exec(await (await fetch(target)).text())?.[1] ?? "";
      expect(script).not.toBe("");
      for (const path of ["", script, `pairings/${code}`]) {
        expect(await fetched(target + path), path).toBe("refused");
        expect(await fetched(target + path, { credentials: "include" }), path).toBe("refused");
      }
    });

    test("cannot keep hold of a window that shows it", async () => {
      await visit(host);
      const opening = page.context().waitForEvent("page");
      await page.evaluate((url) => Object.assign(globalThis, { opened: open(url) }), target);
      const opened = await opening;
      await opened.getByTestId("pairing-code").waitFor();
      // The policy of its opener has cut the two apart.
      expect(await page.evaluate("opened.closed")).toBe(true);
      expect(await opened.evaluate("opener")).toBeNull();
      await opened.close();
    });

    test("neither leaves keys at the rendezvous, nor answers there, nor uses up what the visitor may ask", async () => {
      await visit(host);
      const body = JSON.stringify({ code, publicKey });
      const json = { "Content-Type": "application/json" };
      for (const path of ["pairings", `pairings/${code}`]) {
        expect(await fetched(target + path, { method: "POST", headers: json, body })).toBe("refused");
        // What browsers send without asking first.
        await fetched(target + path, { method: "POST", mode: "no-cors", body });
        await fetched(target + path, {
          method: "POST",
          mode: "no-cors",
          headers: { "Content-Type": "text/plain;application/json" },
          body,
        });
      }
      // More than an address may ask in a minute.
      await page.evaluate(async (url) => {
        await Promise.all(Array.from({ length: 300 }, () => fetch(url, { mode: "no-cors" })));
      }, `${target}pairings/${code}`);
      const waiting = await fetch(`${target}pairings/${code}`);
      expect([waiting.status, await waiting.json()]).toEqual([200, { pairings: [] }]);
    });
  });
});
