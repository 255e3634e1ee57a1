// A client with a table of methods walks through the whole contract: each activity whose type it sends is asked for
// through it, everything in between without it, so that one that fails leaves the others what they need.

import type { Activity, ActivityType } from "@countersign/api";
import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { leftOutOperations } from "../../service/src/http/left-out.js";
import { steps } from "../service/end-to-end/every-type/steps.js";
import type { Step } from "../service/end-to-end/every-type/step.js";
import { openFullWorld } from "../service/end-to-end/every-type/world.js";
import type { FullWorld } from "../service/end-to-end/every-type/world.js";
import { newSubOrganizationOf } from "../service/support/people.js";
import { act, submit } from "../service/support/requests.js";
import type { Sender } from "../service/support/requests.js";
import { present } from "../service/support/results.js";
import { nextTimestamp } from "../service/support/timestamp.js";
import { assert, attempt, reasonOf } from "./outcome.js";
import type { Outcome } from "./outcome.js";
import { askProxied } from "./proxied.js";
import { readables } from "./queries.js";
import type { Method, Stamper, TableClient } from "./table.js";

/** @param open makes the client for a service at this address */
export async function walk(open: (baseUrl: string) => Promise<TableClient>): Promise<readonly Outcome[]> {
  const world = await openFullWorld("sqlite");
  try {
    const client = await open(world.service.baseUrl);
    const outcomes = new Map<Method, Outcome>();
    for (const method of client.methods) {
      if (leftOutOperations.has(method.path)) outcomes.set(method, await leftOut(world, client, method));
      else if (method.path.startsWith("/tkhq/")) outcomes.set(method, { operation: method.name, became: "left out" });
    }
    const proxied = client.methods.filter(({ path }) => path.startsWith("/v1/"));
    if (client.openProxied) {
      for (const method of await askProxied(world, proxied, client.openProxied)) outcomes.set(...method);
    }
    const others = client.methods.filter((method) => !outcomes.has(method));
    for (const method of await readAll(world, client, others)) outcomes.set(...method);
    for (const [type, step] of steps) {
      const methods = others.filter(({ types }) => types.includes(type));
      for (const method of methods) outcomes.set(method, await ask(world, client, method, type, step));
      if (methods.length === 0) await askWithout(world, type, step);
    }
    for (const method of others.filter(({ path }) => votes.has(path))) {
      outcomes.set(method, await castVote(world, client, method));
    }
    return client.methods.map(
      (method) => outcomes.get(method) ?? { operation: method.name, became: "fails", why: `${method.path} is unknown` },
    );
  } finally {
    await world.close();
  }
}

const votes: ReadonlyMap<string, ActivityType> = new Map([
  ["/public/v1/submit/approve_activity", "ACTIVITY_TYPE_APPROVE_ACTIVITY"],
  ["/public/v1/submit/reject_activity", "ACTIVITY_TYPE_REJECT_ACTIVITY"],
]);

const stamperOf = ({ key }: Sender): Stamper =>
  new ApiKeyStamper({ apiPublicKey: key.publicKey, apiPrivateKey: key.privateKey });

const actorOf = (world: FullWorld, step: Step) => step.by?.(world) ?? world.root;

function stamperOfStep(world: FullWorld, step: Step): Stamper {
  const { stamp } = step;
  if (!stamp) return stamperOf(actorOf(world, step));
  return {
    async stamp(body) {
      const [stampHeaderName, stampHeaderValue] = stamp(world, body);
      return { stampHeaderName, stampHeaderValue };
    },
  };
}

/** The operation has to be refused as one that is left out, and as nothing else. */
async function leftOut({ root }: FullWorld, client: TableClient, method: Method): Promise<Outcome> {
  const [type] = method.types;
  const request = {
    organizationId: root.organizationId,
    stamper: stamperOf(root),
    parameters: { enclaveType: "signer" },
  };
  const submission = type === undefined ? {} : { type, timestampMs: nextTimestamp() };
  try {
    await client.call(method, { ...request, ...submission });
  } catch (error) {
    if ((error as { code?: unknown }).code === 12) return { operation: method.name, became: "left out" };
    return { operation: method.name, became: "fails", why: reasonOf(error) };
  }
  return { operation: method.name, became: "fails", why: "it is left out, and was answered" };
}

async function readAll(world: FullWorld, client: TableClient, methods: readonly Method[]) {
  const found: [Method, Outcome][] = [];
  const readable = await readables(world);
  for (const method of methods) {
    const requests = readable.get(method.path);
    if (!requests) continue;
    const outcome = await attempt(method.name, async () => {
      // Older clients do not know of every member.
      const known = requests.filter(({ parameters }) =>
        Object.keys(parameters).every((name) => method.members.has(name)),
      );
      assert(known.length > 0, "its declaration takes none of the requests");
      for (const { parameters, finds } of known) {
        const { organizationId } = world.root;
        const answer = await client.call(method, { organizationId, stamper: stamperOf(world.root), parameters });
        assertKept(method, answer);
        assert(JSON.stringify(answer).includes(finds), `${finds} is not in the answer`);
      }
    });
    found.push([method, outcome]);
  }
  return found;
}

async function ask(world: FullWorld, client: TableClient, method: Method, type: ActivityType, step: Step) {
  let done = false;
  const outcome = await attempt(method.name, async () => {
    const { organizationId } = actorOf(world, step);
    const parameters = await step.parameters(world);
    const stamper = stamperOfStep(world, step);
    const request = { organizationId, stamper, type, timestampMs: nextTimestamp(), parameters };
    const answer = await client.call(method, request);
    const { activity } = answer as { readonly activity: Activity };
    assert(activity.status === "ACTIVITY_STATUS_COMPLETED", `the activity is ${activity.status}`);
    done = true;
    await step.then?.(world, resultOf(activity));
    assert(activity.type === type, `it asked for ${activity.type}`);
    assertKept(method, answer);
  });
  if (!done) await askWithout(world, type, step);
  return outcome;
}

/** Whatever becomes of it, the operations that need it say so. */
async function askWithout(world: FullWorld, type: ActivityType, step: Step): Promise<void> {
  await attempt(type, async () => {
    if (step.stamp) return;
    const parameters = await step.parameters(world);
    const { activity } = await submit(actorOf(world, step), type, parameters);
    if (activity) await step.then?.(world, resultOf(activity));
  });
}

function castVote(world: FullWorld, client: TableClient, method: Method): Promise<Outcome> {
  return attempt(method.name, async () => {
    const [alice, bob] = await newSubOrganizationOf(world.root, "Alice", "Bob");
    await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [alice.userId, bob.userId] });
    const asked = await act(alice, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Ours", userIds: [] });
    const type = present(votes.get(method.path), "the activity's type");
    const { organizationId } = bob;
    const parameters = { fingerprint: asked.fingerprint };
    const request = { organizationId, stamper: stamperOf(bob), type, timestampMs: nextTimestamp(), parameters };
    const answer = await client.call(method, request);
    assertKept(method, answer);
    const { id, status } = (answer as { activity: Activity }).activity;
    const expected = type === "ACTIVITY_TYPE_APPROVE_ACTIVITY" ? "COMPLETED" : "REJECTED";
    assert(id === asked.id && status === `ACTIVITY_STATUS_${expected}`, `the activity is ${status}`);
  });
}

function assertKept(method: Method, answer: unknown): void {
  const found = method.mismatches(answer);
  assert(found.length === 0, `the answer is not what is declared: ${found.slice(0, 3).join("; ")}`);
}

const resultOf = (activity: Activity) => Object.values(activity.result as object)[0] as never;
