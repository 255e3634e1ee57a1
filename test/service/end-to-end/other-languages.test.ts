// The walk through the whole contract again, with bodies as a client in another language writes them: each is carried
// out, shown in the contract's own form, and without its secrets wherever it is kept.

import { activityKinds } from "@countersign/api";
import type { Activity, ActivityType } from "@countersign/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ruby, styled } from "../../api/other-languages.js";
import type { Person } from "../support/people.js";
import { send, stampBody } from "../support/requests.js";
import { entryOf, present } from "../support/results.js";
import { nextTimestamp } from "../support/timestamp.js";
import { steps } from "./every-type/steps.js";
import type { Step } from "./every-type/step.js";
import { openFullWorld } from "./every-type/world.js";
import type { FullWorld } from "./every-type/world.js";

let world: FullWorld;
beforeAll(async () => {
  world = await openFullWorld();
});
afterAll(() => world.close());

async function request(actor: Person, type: ActivityType, parameters: object, step: Step) {
  const { organizationId } = actor;
  const body = JSON.stringify(styled({ type, timestampMs: nextTimestamp(), organizationId, parameters }, ruby));
  expect(body).toContain(`"organization_id":`);
  const stamped = await stampBody(actor, type, body);
  return send(world.service, step.stamp ? { ...stamped, stampHeader: step.stamp(world, body) } : stamped);
}

/** All texts in a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Texts of the parameters that the activity's intent does not show: what its version redacts. */
function secretsOf(parameters: object, activity: Activity): string[] {
  const shown = new Set(textsOf(activity.intent));
  return textsOf(parameters).filter((text) => text.length >= 6 && !shown.has(text));
}

test.each(steps)("%s", async (type, step) => {
  const actor = step.by?.(world) ?? world.root;
  const parameters = await step.parameters(world);
  const { activity, error } = await request(actor, type, parameters, step);
  expect(error).toBeUndefined();
  expect(activity).toMatchObject({ type, status: "ACTIVITY_STATUS_COMPLETED" });
  const { intentKey } = activityKinds[type];
  const intent = entryOf(present(activity, "activity").intent as Record<string, object>, intentKey);
  expect(Object.keys(intent).sort()).toEqual(Object.keys(parameters).sort());
  const kept = present(activity, "activity")
    .votes.map(({ message }) => message)
    .join();
  expect(secretsOf(parameters, present(activity, "activity")).filter((secret) => kept.includes(secret))).toEqual([]);
  world.made.set(type, present(activity, "activity").id);
  await step.then?.(world, Object.values(present(activity, "activity").result as object)[0] as never);
});

test("a query finds its organization under either name", async () => {
  const { organizationId, userId, service } = world.root;
  const body = JSON.stringify({ organization_id: organizationId });
  const { stampHeader } = await stampBody(world.root, "ACTIVITY_TYPE_CREATE_WALLET", body);
  const response = await fetch(`${service.baseUrl}/public/v1/query/whoami`, {
    method: "POST",
    headers: [[...stampHeader]],
    body,
  });
  expect(await response.json()).toMatchObject({ organizationId, userId });
});
