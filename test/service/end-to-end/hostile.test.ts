// What an attacker may send. Every case has to be refused with an answer that is not the service's own failure, and must
// change nothing. The table of cases is printed.

import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unauthenticated as answers } from "../support/refusal.js";
import { entryOf, resultOf } from "../support/results.js";
import { database, newKey, startService } from "../support/service.js";
import type { ApiKeyPair, RunningService } from "../support/service.js";
import { stampOf } from "../support/stamp.js";

interface Attack {
  readonly name: string;
  /** Statuses that are a proper refusal. */
  readonly refused: readonly number[];
  readonly send: (scene: Scene) => Promise<Answer>;
}

interface Answer {
  readonly status: number;
  readonly type: string | null | undefined;
  readonly text: string;
}

/** A service with two organizations and keys that do not count any more. */
interface Scene {
  readonly service: RunningService;
  readonly root: ApiKeyPair;
  readonly expired: ApiKeyPair;
  readonly deleted: ApiKeyPair;
  readonly child: ApiKeyPair;
  readonly childId: string;
}

const whoami = "/public/v1/query/whoami";
const createTag = "/public/v1/submit/create_user_tag";
const badRequest = [400];
const unauthenticated = [401];

const attacks: readonly Attack[] = [
  { name: "no stamp", refused: unauthenticated, send: (scene) => post(scene, whoami, query(scene), {}) },
  {
    name: "a stamp that is not base64url",
    refused: unauthenticated,
    send: (scene) => post(scene, whoami, query(scene), { "X-Stamp": "{}" }),
  },
  {
    name: "a stamp of 14 kB",
    refused: unauthenticated,
    send: (scene) => post(scene, whoami, query(scene), { "X-Stamp": "A".repeat(14_000) }),
  },
  {
    name: "headers of 100 kB",
    refused: [431],
    send: (scene) => post(scene, whoami, query(scene), { "X-Stamp": "A".repeat(100_000) }),
  },
  ...["null", "[]", '"x"', "1", "{}", '{"publicKey":{"toString":1},"scheme":[],"signature":null}'].map((stamp) => ({
    name: `a stamp that is ${stamp}`,
    refused: unauthenticated,
    send: (scene: Scene) => post(scene, whoami, query(scene), { "X-Stamp": Buffer.from(stamp).toString("base64url") }),
  })),
  {
    name: "two stamps at once",
    refused: unauthenticated,
    send: async (scene) => {
      const stamp = await stampOf(scene.root, query(scene));
      return post(scene, whoami, query(scene), { ...stamp, "X-Stamp-Webauthn": "{}" });
    },
  },
  {
    name: "a stamp of an authenticator that is not registered",
    refused: unauthenticated,
    send: (scene) => {
      const stamp = { authenticatorData: "AAAA", clientDataJson: "e30", credentialId: "AAAA", signature: "AAAA" };
      return post(scene, whoami, query(scene), { "X-Stamp-Webauthn": JSON.stringify(stamp) });
    },
  },
  {
    name: "a key that nobody registered",
    refused: unauthenticated,
    send: (scene) => stamped(scene, newKey(), whoami, query(scene)),
  },
  {
    name: "an expired key",
    refused: unauthenticated,
    send: (scene) => stamped(scene, scene.expired, whoami, query(scene)),
  },
  {
    name: "the key of a deleted user",
    refused: unauthenticated,
    send: (scene) => stamped(scene, scene.deleted, whoami, query(scene)),
  },
  {
    name: "an organization that does not exist",
    refused: unauthenticated,
    send: (scene) =>
      stamped(scene, scene.root, whoami, JSON.stringify({ organizationId: "019aa099-6bc6-710b-ae3b-c4c77bffa7a7" })),
  },
  {
    name: "the parent organization, by a user of the sub-organization",
    refused: unauthenticated,
    send: (scene) => stamped(scene, scene.child, "/public/v1/query/list_users", query(scene)),
  },
  {
    name: "a change in the sub-organization, by a user of the parent",
    refused: [403],
    send: (scene) => stamped(scene, scene.root, createTag, submit(scene, { organizationId: scene.childId })),
  },
  {
    name: "a body that was changed after it was stamped",
    refused: unauthenticated,
    send: async (scene) => {
      const stamp = await stampOf(scene.root, submit(scene));
      return post(scene, createTag, submit(scene).replace("tag", "gat"), stamp);
    },
  },
  {
    name: "one byte more than was stamped",
    refused: unauthenticated,
    send: async (scene) => {
      const body = submit(scene);
      return post(scene, createTag, `${body} `, await stampOf(scene.root, body));
    },
  },
  {
    name: "a request of an hour ago, played back",
    refused: badRequest,
    send: (scene) => stamped(scene, scene.root, createTag, submit(scene, { timestampMs: ago(3_600_000) })),
  },
  {
    name: "a request from the future",
    refused: badRequest,
    send: (scene) => stamped(scene, scene.root, createTag, submit(scene, { timestampMs: ago(-6 * 60_000) })),
  },
  ...["", "-1", "1e3", "0x10", "1.5", " 1", "9".repeat(400)].map((timestampMs) => ({
    name: `timestampMs ${JSON.stringify(timestampMs.slice(0, 10))}`,
    refused: badRequest,
    send: (scene: Scene) => stamped(scene, scene.root, createTag, submit(scene, { timestampMs })),
  })),
  ...(
    [
      ["a number for a string", { userTagName: 1 }],
      ["a list for a string", { userTagName: ["tag"] }],
      ["null for a required member", { userTagName: null }],
      ["an object for a list", { userIds: { 0: "x" } }],
      ["a member of a list of another type", { userIds: [{}] }],
      ["an empty name", { userTagName: "" }],
      ["a name of a megabyte less a little", { userTagName: "x".repeat(900_000) }],
      ["a list of nine thousand", { userIds: Array.from({ length: 9_000 }, () => "x") }],
      ["an unknown member", { root: true }],
      ["a member called constructor", { constructor: { prototype: {} } }],
      ["an unpaired surrogate", { userTagName: "\ud800" }],
    ] as const
  ).map(([name, parameters]) => ({
    name,
    refused: badRequest,
    send: (scene: Scene) => stamped(scene, scene.root, createTag, submit(scene, {}, parameters)),
  })),
  ...(
    [
      ["__proto__ beside the members", (body: string) => body.replace("{", '{"__proto__":{"root":true},')],
      [
        "__proto__ in the parameters",
        (body: string) => body.replace('"userTagName"', '"__proto__":{"x":1},"userTagName"'),
      ],
      ["a body cut short", (body: string) => body.slice(0, -1)],
      ["a body with something behind it", (body: string) => `${body}{}`],
      ["single quotes", (body: string) => body.replaceAll('"', "'")],
      ["nesting in a member", (body: string) => withMember(body, `${"[".repeat(4_000)}${"]".repeat(4_000)}`)],
      ["a type of another path", (body: string) => body.replace("CREATE_USER_TAG", "CREATE_WALLET")],
      ["a type that does not exist", (body: string) => body.replace("CREATE_USER_TAG", "DROP_TABLES")],
      ["an empty body", () => ""],
      ["null", () => "null"],
      ["a list", () => "[]"],
    ] as const
  ).map(([name, change]) => ({
    name,
    refused: badRequest,
    send: (scene: Scene) => stamped(scene, scene.root, createTag, change(submit(scene))),
  })),
  // To read these took the process up to 0.3 seconds, before anyone knew who had sent them.
  ...Object.entries({
    "a body of one million brackets": "[".repeat(1_000_000),
    "lists in lists": `${"[".repeat(500_000)}${"]".repeat(500_000)}`,
    "a list of empty lists": `[${"[],".repeat(300_000)}[]]`,
    "objects of different members": `[${some(50_000, (index) => `{"${index.toString(36)}\\u0041":1}`)}]`,
    "an object of a hundred thousand members": `{${some(100_000, (index) => `"${index.toString(36)}":1`)}}`,
    "a list of ten thousand": `[${some(10_000, () => "1")}]`,
  }).map(([name, json]) => ({
    name,
    refused: [413],
    send: (scene: Scene) => stamped(scene, newKey(), createTag, withMember(submit(scene), json)),
  })),
  {
    name: "invalid UTF-8",
    refused: badRequest,
    send: (scene) =>
      stamped(scene, scene.root, createTag, Buffer.concat([Buffer.from(submit(scene)), Buffer.from([0xff])])),
  },
  {
    name: "UTF-16",
    refused: badRequest,
    send: (scene) => stamped(scene, scene.root, createTag, Buffer.from(submit(scene), "utf16le")),
  },
  {
    name: "a body of two megabytes",
    refused: [413],
    send: (scene) => stamped(scene, scene.root, createTag, `${submit(scene)}${" ".repeat(2_000_000)}`),
  },
  {
    name: "SQL in an id",
    refused: [404],
    send: (scene) =>
      stamped(
        scene,
        scene.root,
        "/public/v1/query/get_user",
        JSON.stringify({ organizationId: scene.service.root.organizationId, userId: "' OR 1=1 --" }),
      ),
  },
  {
    name: "an id with a null byte",
    refused: [400, 404],
    send: (scene) =>
      stamped(
        scene,
        scene.root,
        "/public/v1/query/get_activity",
        JSON.stringify({ organizationId: scene.service.root.organizationId, activityId: "a\0b" }),
      ),
  },
  {
    name: "an organization with a null byte",
    refused: badRequest,
    send: (scene) => stamped(scene, scene.root, whoami, JSON.stringify({ organizationId: "a\0b" })),
  },
  {
    name: "a name with a null byte",
    refused: badRequest,
    send: (scene) => stamped(scene, scene.root, createTag, submit(scene, {}, { userTagName: "a\0b" })),
  },
  {
    name: "a path outside the API",
    refused: [404],
    send: (scene) => stamped(scene, scene.root, "/public/v1/query/../../../etc/passwd", query(scene)),
  },
  { name: "another method", refused: [405], send: (scene) => post(scene, whoami, undefined, {}, "GET") },
  {
    name: "a request that is not HTTP",
    refused: [400],
    send: (scene) => raw(scene, "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"),
  },
  {
    name: "two lengths",
    refused: [400],
    send: (scene) =>
      raw(scene, `POST ${whoami} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`),
  },
  {
    name: "a length and chunks",
    refused: [400],
    send: (scene) =>
      raw(
        scene,
        `POST ${whoami} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      ),
  },
];

describe("hostile requests", () => {
  let scene: Scene;
  const table: { case: string; status: number; message: string }[] = [];

  beforeAll(async () => {
    scene = await createScene(database === "postgres");
  });
  afterAll(async () => {
    await scene.service.close();
    console.table(table.map((row) => ({ ...row, message: row.message.slice(0, 90) })));
  });

  test.each(attacks)("$name is refused", async ({ name, refused, send }) => {
    const { status, type, text } = await send(scene);
    const { message } = JSON.parse(text) as { message: string };
    table.push({ case: name, status, message });
    expect(refused).toContain(status);
    expect(type).toBe("application/json");
  });

  test("whoever could not be authenticated learns nothing but what is wrong with the headers, or that a key was theirs", () => {
    const messages = table.filter(({ status }) => status === 401).map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(10);
    const { withoutStamp, byApiKey, byAuthenticator } = answers;
    const expected = new Set([withoutStamp.message, byApiKey.message, byAuthenticator.message]);
    const others = messages.filter(
      (message) => !expected.has(message) && !/^(could not extract|malformed)/.test(message),
    );
    expect(others).toEqual([expect.stringContaining("desc = expired api key publicKey=")]);
  });

  test("none of them has changed anything", async () => {
    const { organizationId } = scene.service.root;
    expect((await scene.service.client.listUserTags({ organizationId })).userTags).toEqual([]);
    expect((await scene.service.client.listUsers({ organizationId })).users).toHaveLength(2);
  });

  test("none of them was an internal error", () => {
    expect(scene.service.logs.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  });

  test("a request that is played back within the hour is carried out once", async () => {
    const body = submit(scene);
    const first = await stamped(scene, scene.root, createTag, body);
    const second = await stamped(scene, scene.root, createTag, body);
    const idOf = ({ text }: Answer) => (JSON.parse(text) as { activity: { id: string } }).activity.id;
    expect(idOf(second)).toBe(idOf(first));
    const { organizationId } = scene.service.root;
    expect((await scene.service.client.listUserTags({ organizationId })).userTags).toHaveLength(1);
  });
});

async function createScene(postgres: boolean): Promise<Scene> {
  const service = await startService({ postgres });
  const { client, root } = service;
  const { organizationId } = root;
  const [expired, deleted, child] = [newKey(), newKey(), newKey()];
  const user = (userName: string, key: ApiKeyPair, expirationSeconds?: string) => ({
    userName,
    apiKeys: [
      {
        apiKeyName: userName,
        publicKey: key.publicKey,
        curveType: "API_KEY_CURVE_P256" as const,
        ...(expirationSeconds && { expirationSeconds }),
      },
    ],
    authenticators: [],
    oauthProviders: [],
    userTags: [],
  });
  const { activity } = await client.createUsers({
    organizationId,
    parameters: { users: [user("expired", expired, "1"), user("deleted", deleted)] },
  });
  await client.deleteUsers({
    organizationId,
    parameters: { userIds: [entryOf(resultOf(activity, "createUsersResult").userIds, 1)] },
  });
  const rootUser = {
    userName: "child",
    apiKeys: [{ apiKeyName: "child", publicKey: child.publicKey, curveType: "API_KEY_CURVE_P256" as const }],
    authenticators: [],
    oauthProviders: [],
  };
  const created = await client.createSubOrganization({
    organizationId,
    parameters: { subOrganizationName: "child", rootUsers: [rootUser], rootQuorumThreshold: 1 },
  });
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  return {
    service,
    root: { publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey },
    expired,
    deleted,
    child,
    childId: resultOf(created.activity, "createSubOrganizationResultV8").subOrganizationId,
  };
}

function query({ service }: Scene): string {
  return JSON.stringify({ organizationId: service.root.organizationId });
}

/** A request with a member more in its parameters. */
function withMember(body: string, json: string): string {
  return body.replace('"parameters":{', `"parameters":{"more":${json},`);
}

function some(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(",");
}

function submit({ service }: Scene, envelope: object = {}, parameters: object = {}): string {
  return JSON.stringify({
    type: "ACTIVITY_TYPE_CREATE_USER_TAG",
    timestampMs: String(Date.now()),
    organizationId: service.root.organizationId,
    ...envelope,
    parameters: { userTagName: "tag", userIds: [], ...parameters },
  });
}

function ago(milliseconds: number): string {
  return String(Date.now() - milliseconds);
}

async function stamped(scene: Scene, key: ApiKeyPair, path: string, body: string | Buffer): Promise<Answer> {
  return post(scene, path, body, await stampOf(key, body));
}

async function post(
  { service }: Scene,
  path: string,
  body: string | Buffer | undefined,
  headers: Record<string, string>,
  method = "POST",
): Promise<Answer> {
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = Buffer.from(body);
  const response = await fetch(service.baseUrl + path, init);
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
}

/** Sends bytes as they are and reads the answer. */
function raw({ service }: Scene, bytes: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(service.baseUrl);
    const socket = connect(Number(port), hostname, () => socket.end(bytes, "latin1"));
    let text = "";
    socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
    socket.on("close", () => {
      const [head = "", body = ""] = text.split("\r\n\r\n");
      const type = /^content-type: (.*)$/im.exec(head)?.[1];
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), type, text: body });
    });
    socket.on("error", reject);
  });
}
