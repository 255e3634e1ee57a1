// What those are told who could not be authenticated: the words that clients look for, and nothing about others' credentials
// and organizations.

import { hash, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { ErrorCode } from "@countersign/api";
import { operations } from "@countersign/api/server";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listApiKeys, setSigned } from "../../../service/src/store/credentials.js";
import { whoamiWith } from "../families/people/credentials.js";
import { createAuthenticator } from "../support/authenticator.js";
import type { SoftwareAuthenticator } from "../support/authenticator.js";
import { apiKey, newSubOrganization, newUser } from "../support/people.js";
import type { Person } from "../support/people.js";
import { named, refusal, unauthenticated } from "../support/refusal.js";
import { act, send, stamp } from "../support/requests.js";
import { newKey } from "../support/service.js";
import type { ApiKeyPair } from "../support/service.js";
import { stampOf } from "../support/stamp.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

let world: World;
let root: Person;
let branch: Person;
let sibling: Person;
let expired: ApiKeyPair;
let passkey: SoftwareAuthenticator;

beforeAll(async () => {
  world = await openWorld();
  root = world.root;
  branch = await newSubOrganization(root, "Branch");
  sibling = await newSubOrganization(root, "Sibling");
  expired = newKey();
  passkey = createAuthenticator({ origin: "https://app.example.com" });
  const { userId } = branch;
  await act(branch, "ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId, apiKeys: [apiKey(expired.publicKey, "1")] });
  await act(branch, "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", {
    userId,
    authenticators: [{ authenticatorName: "Phone", ...passkey.register() }],
  });
  await setTimeout(1100);
});
afterAll(() => world.close());

const bodyFor = (organizationId: string) => JSON.stringify({ organizationId });
const post = async (path: string, body: string, headers: Record<string, string>) => {
  const response = await fetch(`${world.service.baseUrl}${path}`, { method: "POST", headers, body });
  return { status: response.status, body: (await response.json()) as object };
};
/** All of a response but what differs between any two. */
const bytesOf = async (path: string, body: string, headers: Record<string, string>) => {
  const response = await fetch(`${world.service.baseUrl}${path}`, { method: "POST", headers, body });
  const kept = [...response.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
  return { status: response.status, headers: kept, text: await response.text() };
};
const whoami = "/public/v1/query/whoami";
/** A stamp that names one key and is signed by another. */
const forged = async ({ publicKey }: Pick<ApiKeyPair, "publicKey">, body: string) => {
  const { "X-Stamp": value = "" } = await stampOf(newKey(), body);
  const stamp = JSON.parse(Buffer.from(value, "base64url").toString()) as object;
  return { "X-Stamp": Buffer.from(JSON.stringify({ ...stamp, publicKey })).toString("base64url") };
};

test("an unknown key, another's signature, and a foreign, deleted or unknown organization get the same bytes", async () => {
  const deleted = await newSubOrganization(root, "Deleted");
  await act(deleted, "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION", { deleteWithoutExport: true });
  const cases: readonly ((body: (organizationId: string) => string) => Promise<[string, Record<string, string>]>)[] = [
    async (of) => [of(branch.organizationId), await stampOf(newKey(), of(branch.organizationId))],
    async (of) => [of(branch.organizationId), await stampOf(sibling.key, of(branch.organizationId))],
    async (of) => [of(branch.organizationId), await forged(branch.key, of(branch.organizationId))],
    async (of) => [of(branch.organizationId), await forged(root.key, of(branch.organizationId))],
    async (of) => [of(branch.organizationId), await forged(expired, of(branch.organizationId))],
    async (of) => [of(sibling.organizationId), await stampOf(expired, of(sibling.organizationId))],
    async (of) => [of(sibling.organizationId), await stampOf(branch.key, of(sibling.organizationId))],
    async (of) => [of(root.organizationId), await forged(branch.key, of(root.organizationId))],
    async (of) => [of(deleted.organizationId), await stampOf(deleted.key, of(deleted.organizationId))],
    async (of) => {
      const body = of(randomUUID());
      return [body, await stampOf(branch.key, body)];
    },
  ];
  const answers = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...operations),
      fc.constantFrom(...cases),
      fc.string({ maxLength: 5 }),
      async ({ path }, attempt, more) => {
        const [body, headers] = await attempt((organizationId) => JSON.stringify({ organizationId, more }));
        const answer = await bytesOf(path, body, headers);
        expect(answer).toMatchObject({ status: 401, text: JSON.stringify(unauthenticated.byApiKey) });
        answers.add(JSON.stringify(answer));
      },
    ),
    { numRuns: 150 },
  );
  expect([...answers]).toHaveLength(1);
});

test("so do authenticators", async () => {
  const body = bodyFor(branch.organizationId);
  const stranger = createAuthenticator({ origin: "https://app.example.com" });
  const forged = { ...(JSON.parse(passkey.stamp(body)) as object), signature: "MEQCIA" };
  const answers = [
    await bytesOf(whoami, body, { "X-Stamp-Webauthn": stranger.stamp(body) }),
    await bytesOf(whoami, body, { "X-Stamp-Webauthn": passkey.stamp(`${body} `) }),
    await bytesOf(whoami, body, { "X-Stamp-Webauthn": JSON.stringify(forged) }),
    await bytesOf(whoami, body, {
      "X-Stamp-Webauthn": passkey.stamp(body, { origin: "https://evil.example", rpId: "evil.example" }),
    }),
  ];
  for (const organizationId of [sibling.organizationId, randomUUID()]) {
    const elsewhere = bodyFor(organizationId);
    answers.push(await bytesOf(whoami, elsewhere, { "X-Stamp-Webauthn": passkey.stamp(elsewhere) }));
  }
  expect(answers[0]).toMatchObject({ status: 401, text: JSON.stringify(unauthenticated.byAuthenticator) });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await whoamiWith(world.service, branch.organizationId, passkey)).toMatchObject({ status: 200 });
});

test("the holder of a key that has expired is told so, wherever it would have counted", async () => {
  const { publicKey } = expired;
  await world.store.write(async (transaction) => {
    const scope = transaction.in(branch.organizationId);
    for await (const rows of listApiKeys(scope)) {
      for (const row of rows) if (row.public_key === publicKey) await setSigned(scope, "api_keys", row.id);
    }
  });
  for (const organizationId of [branch.organizationId, root.organizationId]) {
    const body = bodyFor(organizationId);
    expect(await post(whoami, body, await stampOf(expired, body))).toEqual({
      status: 401,
      body: {
        code: ErrorCode.UNAUTHENTICATED,
        message: `rpc error: code = Unauthenticated desc = expired api key publicKey=${publicKey}`,
        details: named("API_KEY_EXPIRED"),
      },
    });
  }
});

test("a key that others have registered for a second goes on to work where it is one's own", async () => {
  const key = newKey();
  const apiKeys = [apiKey(key.publicKey, "1")];
  await act(sibling, "ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId: sibling.userId, apiKeys });
  await setTimeout(1100);
  const owner = await newSubOrganization(root, "Owner");
  const { userId } = owner;
  await act(owner, "ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId, apiKeys: [apiKey(key.publicKey)] });
  for (const named of [owner, root]) {
    const body = bodyFor(named.organizationId);
    expect(await post(whoami, body, await stampOf(key, body))).toMatchObject({ status: 200, body: { userId } });
  }
  // Also where the parent has it: its users read below.
  const reader = await newUser(root);
  const short = [apiKey(reader.key.publicKey, "1")];
  await act(sibling, "ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId: sibling.userId, apiKeys: short });
  await setTimeout(1100);
  const below = bodyFor(sibling.organizationId);
  expect(await post("/public/v1/query/list_users", below, await stampOf(reader.key, below))).toMatchObject({
    status: 200,
  });
});

test("an organization's id may come in upper case, and what was signed and kept is the body as it came", async () => {
  const organizationId = branch.organizationId.toUpperCase();
  expect(organizationId).not.toBe(branch.organizationId);
  const body = bodyFor(organizationId);
  expect(await post(whoami, body, await stampOf(branch.key, body))).toMatchObject({
    status: 200,
    body: { organizationId: branch.organizationId, userId: branch.userId },
  });
  const parameters = { userTagName: "upper case", userIds: [] };
  const type = "ACTIVITY_TYPE_CREATE_USER_TAG";
  const request = await stamp({ key: branch.key, organizationId }, type, parameters);
  const { activity } = await send(world.service, request);
  expect(activity).toMatchObject({
    organizationId: branch.organizationId,
    fingerprint: `sha256:${hash("sha256", request.body)}`,
    votes: [{ message: request.body }],
  });
  // The same body again is the same activity, the other spelling is another one's.
  expect((await send(world.service, request)).activity?.id).toBe(activity?.id);
});

test("an id that cannot be an organization's is an invalid argument", async () => {
  for (const organizationId of ["", "nobody", `${branch.organizationId}0`, "x".repeat(1000)]) {
    const body = bodyFor(organizationId);
    expect(await post(whoami, body, await stampOf(branch.key, body))).toEqual({
      status: 400,
      body: {
        code: ErrorCode.INVALID_ARGUMENT,
        message: "malformed organization ID provided: expected a UUID at /organizationId",
        details: named("INVALID_ORGANIZATION_ID"),
      },
    });
  }
});

test("a header that is wrong by itself, or none, is told apart, in every organization alike", async () => {
  for (const organizationId of [branch.organizationId, randomUUID()]) {
    const body = bodyFor(organizationId);
    expect(await post(whoami, body, {})).toEqual({ status: 401, body: unauthenticated.withoutStamp });
    for (const [header, value, message] of [
      ["X-Stamp", "%", "could not extract api key stamp: X-Stamp is not base64url"],
      [
        "X-Stamp",
        "e30",
        "could not extract api key stamp: X-Stamp must contain exactly publicKey, scheme and signature",
      ],
      ["X-Stamp-Webauthn", "%", "could not extract webauthn stamp: X-Stamp-Webauthn is not JSON"],
      ["X-Stamp-Attested", "%", "malformed activity stamp: X-Stamp-Attested is not base64url"],
    ] as const) {
      const answer = await post(whoami, body, { [header]: value });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(refusal(ErrorCode.UNAUTHENTICATED, message, { details: named("SIGNATURE_INVALID") }));
    }
  }
});
