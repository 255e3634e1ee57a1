// The trace of a request goes with the webhooks that come from it, without anything that records spans.

import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { startReceiver } from "../support/receiver.js";
import { act, stamp } from "../support/requests.js";
import { present } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

const trace = "4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7";

let service: RunningService;
let root: Person;
beforeAll(async () => {
  const config = {
    "webhooks.allowPrivateTargets": true,
    "webhooks.firstRetryMs": "1",
    "webhooks.longestRetryMs": "1",
  };
  service = await startService({ config });
  root = rootOf(service);
});
afterAll(() => service.close());

/** What a receiver gets of a request with such a header. */
async function deliveriesOf(traceparent: string | undefined, failures = 0) {
  let attempts = 0;
  const receiver = await startReceiver(() => (attempts++ < failures ? 503 : 200));
  onTestFinished(() => receiver.close());
  await act(root, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", { name: "FEATURE_NAME_WEBHOOK", value: receiver.url });
  const { path, body, stampHeader } = await stamp(root, "ACTIVITY_TYPE_CREATE_USER_TAG", {
    userTagName: `Traced ${Math.random()}`,
    userIds: [],
  });
  const headers = { [stampHeader[0]]: stampHeader[1], ...(traceparent !== undefined && { traceparent }) };
  const response = await fetch(service.baseUrl + path, { method: "POST", headers, body });
  const { activity } = (await response.json()) as { readonly activity: { readonly id: string } };
  const told = () => receiver.deliveries.filter((delivery) => delivery.body.includes(activity.id));
  await receiver.until(() => told().length > failures);
  return told().map((delivery) => delivery.headers["traceparent"]);
}

test("a webhook has the traceparent of the request, also when it is sent again", async () => {
  expect(await deliveriesOf(`00-${trace}-01`, 2)).toEqual([`00-${trace}-01`, `00-${trace}-01`, `00-${trace}-01`]);
  const lines = service.logs.filter((line) => line.includes("webhook event not delivered yet"));
  expect(JSON.parse(present(lines.at(-1)))).toMatchObject({ traceId: trace.slice(0, 32) });
});

test("of later versions what this one knows is handed on", async () => {
  expect(await deliveriesOf(`cc-${trace}-00-what-comes-later`)).toEqual([`00-${trace}-00`]);
});

test.each([undefined, `00-${trace}`, `ff-${trace}-01`, "x".repeat(5000)])(
  "a request whose traceparent is %s leads to webhooks without one",
  async (traceparent) => {
    expect(await deliveriesOf(traceparent)).toEqual([undefined]);
  },
);
