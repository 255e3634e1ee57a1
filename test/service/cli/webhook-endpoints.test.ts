// `countersign webhook-endpoints`: what it asks of the service, and what it shows.

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countersign, home, lastBody, recording } from "./running.js";
import type { Home, Recording } from "./running.js";

let service: Recording;
let ada: Home;
beforeAll(async () => {
  service = await recording();
  ada = await home(service.url);
});
afterAll(() => Promise.all([service.close(), ada.remove()]));
beforeEach(() => {
  service.asked.length = 0;
});

const endpointId = "3a5f0a8e-6f5c-4a77-9b36-0f4b8a0c9d11";
const url = "https://hooks.example.com/custody";

test("lists receivers", async () => {
  const { code, out } = await countersign(["webhook-endpoints", "list"], ada);
  expect([code, service.asked.map(({ path }) => path)]).toEqual([0, ["/public/v1/query/list_webhook_endpoints"]]);
  expect(out).toMatch(/^ENDPOINT ID +NAME +EVENTS +URL/);
});

test.each([
  [
    ["create", "--name", "Ledger", "--url", url],
    "create",
    { name: "Ledger", url },
    /^endpoint id +\S+\nname +Ledger$/m,
  ],
  [["update", "--endpoint", endpointId, "--off"], "update", { endpointId, isActive: false }, /^endpoint id +\S+$/m],
  [["update", "--endpoint", endpointId, "--on", "--url", url], "update", { endpointId, url, isActive: true }, /^end/],
  [["delete", endpointId], "delete", { endpointId }, /^deleted endpoint +\S+$/m],
] as const)("%j", async (args, verb, parameters, shows) => {
  const { code, out } = await countersign(["webhook-endpoints", ...args], ada);
  expect([code, service.asked.map(({ path }) => path)]).toEqual([0, [`/public/v1/submit/${verb}_webhook_endpoint`]]);
  expect(lastBody(service)["parameters"]).toEqual(parameters);
  expect(out).toMatch(shows);
});

test("changes nothing where nothing is to be changed", async () => {
  expect(await countersign(["webhook-endpoints", "update", "--endpoint", endpointId], ada)).toMatchObject({ code: 2 });
  expect(service.asked).toEqual([]);
});
