// One organization walks through the whole contract: every type of activity that can be submitted, in every version, is
// refused once and carried out once, with real parts around the service, and told to a webhook as it was answered.

import { ErrorCode, activityKinds } from "@countersign/api";
import type { Activity, ActivityType } from "@countersign/api";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countersign } from "../cli/running.js";
import { newSubOrganizationOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, send, stampBody, submit } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { present } from "../support/results.js";
import { database } from "../support/service.js";
import { nextTimestamp } from "../support/timestamp.js";
import type { Step } from "./every-type/step.js";
import { steps } from "./every-type/steps.js";
import { openFullWorld } from "./every-type/world.js";
import type { FullWorld } from "./every-type/world.js";

const votes = ["ACTIVITY_TYPE_APPROVE_ACTIVITY", "ACTIVITY_TYPE_REJECT_ACTIVITY"] as const;

test("the walk takes every type that can be submitted once", () => {
  const types = Object.entries(activityKinds).filter(([, { submittable }]) => submittable);
  expect(types).toHaveLength(Object.keys(activityKinds).length - 1);
  expect([...steps.map(([type]) => type), ...votes].sort()).toEqual(types.map(([type]) => type).sort());
});

async function request(world: FullWorld, actor: Person, type: ActivityType, parameters: object, step: Step) {
  const { organizationId } = actor;
  const body = JSON.stringify({ type, timestampMs: nextTimestamp(), organizationId, parameters });
  const stamped = await stampBody(actor, type, body);
  return send(world.service, step.stamp ? { ...stamped, stampHeader: step.stamp(world, body) } : stamped);
}

/** Has someone without rights ask for the same, or someone with rights for something else. */
async function refusal(world: FullWorld, actor: Person, type: ActivityType, step: Step): Promise<Answer> {
  const parameters = await step.parameters(world);
  if (step.spoilt) return request(world, actor, type, { ...parameters, ...step.spoilt }, step);
  return submit(world.stranger, type, parameters);
}

/** What a webhook is told: sessions and tokens are for who asked for them. */
function told({ type, result, ...rest }: Activity): object {
  const redacted = Object.entries(result).map(([key, value]) => {
    const members = Object.entries(value as object).map(([name, member]): [string, unknown] => [
      name,
      ["session", "verificationToken", "oidcToken"].includes(name) ? "" : member,
    ]);
    return [key, Object.fromEntries(members)];
  });
  return { ...rest, type, result: Object.fromEntries(redacted) as object };
}

describe(`on ${database}`, () => {
  let world: FullWorld;
  beforeAll(async () => {
    world = await openFullWorld();
  });
  afterAll(() => world.close());

  test.each(steps)("%s is refused, then carried out and told to the webhook", async (type, step) => {
    const actor = step.by?.(world) ?? world.root;
    expect(await refusal(world, actor, type, step)).toMatchObject({ error: { code: step.code ?? 7 } });

    const parameters = await step.parameters(world);
    const { activity, error } = await request(world, actor, type, parameters, step);
    expect(error).toBeUndefined();
    const { intentKey, resultKey } = activityKinds[type];
    expect(activity).toMatchObject({ type, status: "ACTIVITY_STATUS_COMPLETED" });
    expect(Object.keys(present(activity, "activity").intent)).toEqual([intentKey]);
    expect(Object.keys(present(activity, "activity").result)).toEqual(resultKey === undefined ? [] : [resultKey]);
    world.made.set(type, present(activity, "activity").id);
    await step.then?.(world, Object.values(present(activity, "activity").result as object)[0] as never);

    const bodies = () => world.receiver.deliveries.map(({ body }) => JSON.parse(body) as Activity);
    await world.receiver.until(() => bodies().some(({ id }) => id === present(activity, "activity").id));
    expect(bodies().filter(({ id }) => id === present(activity, "activity").id)).toEqual([
      told(present(activity, "activity")),
    ]);
  });

  test.each(votes)("%s is refused to who may not vote, then counted", async (type) => {
    const [alice, bob] = await newSubOrganizationOf(world.root, "Alice", "Bob");
    await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [alice.userId, bob.userId] });
    const { fingerprint } = await act(alice, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Ours", userIds: [] });
    expect(await submit(alice, type, { fingerprint: `sha256:${"0".repeat(64)}` })).toMatchObject({
      error: { code: ErrorCode.NOT_FOUND },
    });
    const { status, votes: cast } = await act(bob, type, { fingerprint });
    const approves = type === "ACTIVITY_TYPE_APPROVE_ACTIVITY";
    expect(status).toBe(approves ? "ACTIVITY_STATUS_COMPLETED" : "ACTIVITY_STATUS_REJECTED");
    expect(cast.map(({ userId }) => userId)).toEqual([alice.userId, bob.userId]);
  });

  test("an audit finds all of it in the transparency log as the API has it", async () => {
    const cwd = await mkdtemp(path.join(tmpdir(), "countersign-audit-"));
    try {
      const { service, root } = world;
      await writeFile(path.join(cwd, "policy"), await (await fetch(`${service.baseUrl}/log/policy`)).text());
      const { publicKey: apiPublicKey, privateKey: apiPrivateKey } = root.key;
      const key = { baseUrl: service.baseUrl, organizationId: root.organizationId, apiPublicKey, apiPrivateKey };
      await writeFile(path.join(cwd, "key.json"), JSON.stringify(key), { mode: 0o600 });
      const audit = ["log", "audit", "--policy", "policy", "--evaluations", "--credentials", "key.json"];
      const { code, out, err } = await countersign(audit, { cwd });
      expect({ code, err, findings: out.split("\n").filter((line) => /^\w+: /.test(line)) }).toEqual({
        code: 0,
        err: "",
        findings: [],
      });
    } finally {
      await rm(cwd, { recursive: true });
    }
  });
});
