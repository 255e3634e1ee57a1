// From a push message to a vote, in a real Chromium as large as a phone: the service's message, which a push service of the test's own
// has decrypted, is handed to the console's service worker by the browser's debugger.

import type { CDPSession } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wholeChromiumPath } from "../browser/browser.js";
import { startPushService, subscribe } from "../notifications/push-service.js";
import type { PushService } from "../notifications/push-service.js";
import { firstOf } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { askFor, newTreasury, signEthereum, transfer } from "./people.js";
import type { Treasury } from "./people.js";
import { sign } from "./steps.js";
import { axeFindings, consoleOf, letIn, startVisitors } from "./visitor.js";
import type { Visitor, Visitors } from "./visitor.js";

const recipient = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

describe.skipIf(wholeChromiumPath === undefined)("an approver with a phone", () => {
  let service: RunningService;
  let push: PushService;
  let visitors: Visitors;
  let treasury: Treasury;
  let grace: Visitor;

  beforeAll(async () => {
    push = await startPushService();
    service = await startService({
      config: {
        "webhooks.allowPrivateTargets": true,
        "notifications.gatherSeconds": "0",
        "notifications.intervalSeconds": "0",
      },
    });
    visitors = startVisitors(consoleOf(service), wholeChromiumPath);
    treasury = await newTreasury(service);
    await askFor(treasury, 2);
    grace = await visitors.open({ viewport: { width: 390, height: 844 }, permissions: ["notifications"] });
    await letIn(service, grace.page, treasury.voters[1].credentials);
  });

  afterAll(async () => {
    await visitors?.close();
    await service?.close();
    await push?.close();
  });

  /** Hands a message to the worker of the page, as the browser does with what its push service sends. */
  async function deliver(debuggers: CDPSession, registrationId: string, data: string): Promise<void> {
    const { origin } = new URL(consoleOf(service));
    await debuggers.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  }

  test("turns push messages on, is shown what waits, and votes after three presses", async () => {
    const { page, context } = grace;
    const browser = subscribe(push);
    // The vendor's push service cannot be reached from here: in its stead, the browser names the test's.
    await page.addInitScript(
      `PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        globalThis.subscribedFor = applicationServerKey.length;
        return { toJSON: () => (${JSON.stringify({ endpoint: browser.url, keys: browser.pushKeys })}) };
      };`,
    );
    const debuggers = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      debuggers.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [found] }) => {
        if (found) resolve(found.registrationId);
      });
    });
    await debuggers.send("ServiceWorker.enable");
    await page.goto(`${consoleOf(service)}#/account`);
    await page.reload();
    const section = page.locator("section.card").filter({ has: page.getByRole("heading", { name: "Notifications" }) });
    await section.getByLabel("Name").fill("My phone");
    const findings = await axeFindings(page);
    const signed = await sign(page, "Tell me");
    expect(signed).toMatchObject({ parameters: { kind: "NOTIFICATION_KIND_PUSH", url: browser.url } });
    await section.getByText("My phone", { exact: true }).waitFor();
    expect(await page.evaluate("subscribedFor")).toBe(65);

    const { activity } = await signEthereum(
      treasury,
      treasury.voters[0],
      transfer(recipient, 250_000_000_000_000_001n),
    );
    await push.until(1);
    // Before that, the debugger's message comes to nothing.
    await page.evaluate(
      `navigator.serviceWorker.ready.then(async ({ active }) => {
        while (active.state !== "activated") await new Promise((go) => active.addEventListener("statechange", go, { once: true }));
      })`,
    );
    await deliver(debuggers, await registered, browser.decrypt(firstOf(push.pushed)));
    const shown = () =>
      page.evaluate<readonly { title: string; body: string; actions: readonly unknown[] }[]>(
        `navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) =>
          all.map(({ title, body, actions }) => ({ title, body, actions })))`,
      );
    await expect.poll(shown, { timeout: 30_000 }).toEqual([
      {
        title: "Vote wanted: sign transaction",
        body: expect.stringContaining(`Pays 0.250000000000000001 ETH on chain 1 to ${recipient}.`),
        actions: [],
      },
    ]);

    // The press of the notification itself is the browser's; what it does is the worker's.
    const since = performance.now();
    const worker = firstOf(context.serviceWorkers());
    await worker.evaluate(`open("/requests/${treasury.organizationId}/${activity.id}")`);
    await page.getByText("Hash that is signed").waitFor();
    await sign(page, "Approve");
    const { organizationId, voters } = treasury;
    const status = async () =>
      (await voters[0].client.getActivity({ organizationId, activityId: activity.id })).activity.status;
    await expect.poll(status, { timeout: 30_000 }).toBe("ACTIVITY_STATUS_COMPLETED");
    console.log(`from the press of the notification to the signature: ${Math.round(performance.now() - since)} ms`);
    // The link is not a step back.
    await page.goBack();
    expect(new URL(page.url()).hash).toBe("#/account");
    expect(findings).toEqual([]);
    expect(visitors.complaints).toEqual([]);
  });

  test("whatever a message says, the worker opens nothing but the console, and has no part in what is loaded", async () => {
    const worker = firstOf(grace.context.serviceWorkers());
    const places = [
      "https://evil.example/",
      "/activities/1",
      "//evil.example",
      "/requests/../x",
      "javascript:alert(1)",
    ];
    for (const place of places) {
      const { place: opened } = (await worker.evaluate(`read({ json: () => (${JSON.stringify({ place })}) })`)) as {
        place: string;
      };
      expect(opened).toBe("/inbox");
    }
    expect(await worker.evaluate("[typeof onfetch, onfetch].join()")).toBe("object,");
    expect(await worker.evaluate("caches.keys().then((keys) => keys.length)")).toBe(0);
  });
});
