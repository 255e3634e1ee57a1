// Coming in by a one-time code, in a real Chromium: once the organization lets this console use its auth proxy, people of its
// sub-organizations get a session for a key that their browser has made, and the code is nowhere in the open.

import { createClient, tokenStamper } from "@countersign/auth-proxy";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUpBy, tokenFor } from "../auth-proxy/world.js";
import type { ProxyWorld } from "../auth-proxy/world.js";
import { chromiumPath } from "../browser/browser.js";
import { codeForm } from "../families/logins/contact-world.js";
import { openOutbox } from "../families/logins/outbox.js";
import type { Outbox } from "../families/logins/outbox.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { rotatedKey } from "../support/rotated-key.js";
import { noteState, sign } from "./steps.js";
import { consoleOf, letIn, startVisitors } from "./visitor.js";
import type { Visitors } from "./visitor.js";

const contact = "dana@example.com";

describe.skipIf(chromiumPath === undefined)("one-time codes", () => {
  let service: RunningService;
  let visitors: Visitors;
  let outbox: Outbox;
  let link: string;
  const findings: string[] = [];

  beforeAll(async () => {
    service = await startService({ config: { "messages.perContactHourly": "0" } });
    visitors = startVisitors(consoleOf(service));
    outbox = openOutbox(service.dataFolder);
  });

  afterAll(async () => {
    await visitors?.close();
    await service?.close();
  });

  async function askForCode(page: Page): Promise<string> {
    await page.getByLabel("E-mail address or phone number").fill(contact);
    await page.getByRole("button", { name: "Send the code" }).click();
    await page.getByLabel("Code", { exact: true }).waitFor();
    return outbox.nextMatch(contact, codeForm);
  }

  test("the organization has its auth proxy enabled for this console, and is told where people come in", async () => {
    const { context, page } = await visitors.open();
    await letIn(service, page);
    await page.getByRole("link", { name: "Settings" }).click();
    await sign(page, "Enable the auth proxy");
    await page.getByRole("button", { name: "Allow this console" }).waitFor();
    await noteState(page, "auth proxy", findings);
    await sign(page, "Allow this console");
    const shown = page.getByText("#/sign-in/");
    await shown.waitFor();
    await noteState(page, "auth proxy of the console", findings);
    link = (await shown.textContent()) ?? "";
    const { organizationId } = service.root;
    const { authProxyConfig } = await service.client.getAuthProxyConfig({ organizationId });
    expect(authProxyConfig?.allowedOrigins).toEqual([new URL(consoleOf(service)).origin]);
    expect(link).toBe(`${consoleOf(service)}#/sign-in/${authProxyConfig?.configId}`);
    await context.close();
  });

  test("a person who has signed up comes in by a code, with a key that stays in the browser", async () => {
    const stamper = tokenStamper({ token: link.split("/").at(-1) ?? "" });
    const client = createClient({ baseUrl: service.baseUrl, stamper, retry: false });
    const world = { service, outbox, client } as unknown as ProxyWorld;
    const { token, key } = await tokenFor(world, contact);
    const { organizationId } = await client.signupV2(signUpBy(token, key, { userEmail: contact }));

    const { context, page } = await visitors.open({ viewport: { width: 360, height: 740 } });
    await page.goto(link);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await noteState(page, "one-time code on a phone", findings);
    const code = await askForCode(page);
    await noteState(page, "code on its way", findings);
    await page.getByLabel("Code", { exact: true }).fill("WRONG0000");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText("2 more tries are left").waitFor();
    await noteState(page, "wrong code", findings);
    await page.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText("Is this you?").waitFor();
    await noteState(page, "is this you", findings);
    await page.getByRole("button", { name: "Yes, continue" }).click();
    await page.getByRole("link", { name: "Account" }).click();
    await page.getByText("this browser", { exact: true }).waitFor();
    expect(await page.textContent("main")).toContain(organizationId);
    expect(await page.textContent("main")).toMatch(/Session endsin (14|15) minutes/);
    expect(sent.length).toBeGreaterThan(5);
    expect(sent.filter((request) => request.toUpperCase().includes(code))).toEqual([]);
    expect(await page.evaluate("location.href + document.title + document.cookie")).not.toContain(code);
    await context.close();
  });

  test("a target is read that was signed just before another key took the place of the deployment's", async () => {
    const { context, page } = await visitors.open();
    await page.goto(link);
    let key: string | undefined;
    await page.route("**/discovery/keys", async (route) => {
      key ??= await rotatedKey(service, "codes");
      await route.continue();
    });
    expect(await askForCode(page)).toMatch(codeForm);
    expect(key).toMatch(/^04/);
    await context.close();
  });

  test("a target that the service has not signed gets no code", async () => {
    const { context, page } = await visitors.open();
    await page.goto(link);
    await page.route("**/auth-proxy/v1/otp_init_v2", async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as Record<string, string>;
      const target = answer["otpEncryptionTargetBundle"]?.replace(/"data":"(..)/, `"data":"7c`) ?? "";
      await route.fulfill({ json: { ...answer, otpEncryptionTargetBundle: target } });
    });
    await page.getByLabel("E-mail address or phone number").fill(contact);
    await page.getByRole("button", { name: "Send the code" }).click();
    await page.getByText("Someone altered it in transit.").waitFor();
    expect(await page.getByLabel("Code", { exact: true }).count()).toBe(0);
    await context.close();
  });

  test("without a link, the id of the proxy is asked for; one that there is not says so", async () => {
    const { context, page } = await visitors.open();
    await page.getByLabel("Id of the auth proxy").fill("0b9b8d2e-5e43-4b6c-8a53-9b1a35d8c7f0");
    await page.getByLabel("E-mail address or phone number").fill(contact);
    await page.getByRole("button", { name: "Send the code" }).click();
    const refused = page.getByRole("alert");
    await refused.waitFor();
    expect(await refused.textContent()).toContain("no auth proxy has this id");
    await noteState(page, "no such proxy", findings);
    await context.close();
  });

  test("axe-core has found nothing, and browsers have not complained", () => {
    expect(findings).toEqual([]);
    // The wrong code, and the proxy that is none.
    expect(visitors.complaints.filter((complaint) => !/status of 40[01]/.test(complaint))).toEqual([]);
  });
});
