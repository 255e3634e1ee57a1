// What a stamp covers reads one way only: a body in which an object has two members of one name is refused, whoever has
// stamped it, wherever the member is and however it is spelled.
import { ErrorCode } from "@countersign/api";

import { operations } from "@countersign/api/server";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { stamp, stampBody } from "../support/requests.js";
import { entryOf } from "../support/results.js";
import { newKey, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { stampOf } from "../support/stamp.js";

let service: RunningService;
let root: Person;
beforeAll(async () => {
  service = await startService();
  root = rootOf(service);
});
afterAll(() => service.close());

async function post(path: string, body: string, headers: Record<string, string>) {
  const response = await fetch(`${service.baseUrl}${path}`, { method: "POST", headers, body });
  return { status: response.status, ...((await response.json()) as { code: number; message: string }) };
}

/** Places where members of a JSON text begin, with the names as they are written. */
function membersOf(text: string): { readonly name: string; readonly index: number }[] {
  const strings = [...text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/gs)];
  return strings.flatMap(({ 1: name = "", 2: colon, index }) => (colon === undefined ? [] : [{ name, index }]));
}

/** The same name, with a character of it as an escape. */
function escaped(name: string, at: number): string {
  const place = 1 + (at % (name.length - 2));
  const unit = name.charCodeAt(place).toString(16).padStart(4, "0");
  return `${name.slice(0, place)}\\u${unit}${name.slice(place + 1)}`;
}

const users = {
  users: [
    {
      userName: "Noor",
      apiKeys: [{ apiKeyName: "laptop", publicKey: newKey().publicKey }],
      authenticators: [],
      userTags: [],
    },
    { userName: "Lin", apiKeys: [], authenticators: [], userTags: [] },
  ],
};

test("no request of any operation is accepted in which any member is there twice, and nothing comes of it", async () => {
  const { organizationId } = root;
  const submit = await stamp(root, "ACTIVITY_TYPE_CREATE_USERS_V2", users);
  const { timestampMs } = JSON.parse(submit.body) as { timestampMs: string };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...operations),
      fc.nat(),
      fc.option(fc.nat()),
      fc.constantFrom("null", "0", '"x"', '{"a":[{}]}'),
      async ({ path, kind }, pick, escape, value) => {
        const body = kind === "query" ? JSON.stringify({ organizationId, userId: root.userId }) : submit.body;
        const members = membersOf(body);
        const { name, index } = entryOf(members, pick % members.length);
        const spelled = escape === null ? name : escaped(name, escape);
        const twice = `${body.slice(0, index)}${spelled}:${value},${body.slice(index)}`;
        const answer = await post(path, twice, await stampOf(root.key, twice));
        expect(answer).toMatchObject({ status: 400, code: ErrorCode.INVALID_ARGUMENT });
        expect(answer.message).toMatch(
          new RegExp(`/${name.slice(1, -1)}: expected one member of this name, got another$`),
        );
      },
    ),
    { numRuns: 300 },
  );
  const { users: present } = await service.client.listUsers({ organizationId });
  expect(present.map(({ userId }) => userId)).toEqual([root.userId]);
  // Without the second member it is accepted: that alone was wrong.
  expect(Date.now() - Number(timestampMs)).toBeLessThan(3_600_000);
  expect(await post(submit.path, submit.body, Object.fromEntries([submit.stampHeader]))).toMatchObject({ status: 200 });
});

test("a vote cannot be for two activities, depending on who reads it", async () => {
  const type = "ACTIVITY_TYPE_APPROVE_ACTIVITY";
  const body = `{"type":"${type}","timestampMs":"${Date.now()}","organizationId":"${root.organizationId}","parameters":{"fingerprint":"sha256:${"0".repeat(64)}","fingerprint":"sha256:${"1".repeat(64)}"}}`;
  const { path, stampHeader } = await stampBody(root, type, body);
  const message = "/parameters/fingerprint: expected one member of this name, got another";
  expect(await post(path, body, Object.fromEntries([stampHeader]))).toMatchObject({
    status: 400,
    code: ErrorCode.INVALID_ARGUMENT,
    message,
  });
});

test("a stamp with a member twice is as good as none", async () => {
  const body = JSON.stringify({ organizationId: root.organizationId });
  const { "X-Stamp": value = "" } = await stampOf(root.key, body);
  const text = Buffer.from(value, "base64url").toString();
  const { publicKey } = newKey();
  for (const twice of [
    text.replace("{", `{"publicKey":"${publicKey}",`),
    text.replace(/\}$/, ',"scheme":"SIGNATURE_SCHEME_TK_API_P256"}'),
  ]) {
    const headers = { "X-Stamp": Buffer.from(twice).toString("base64url") };
    expect(await post("/public/v1/query/whoami", body, headers)).toMatchObject({
      status: 401,
      code: ErrorCode.UNAUTHENTICATED,
    });
  }
  expect(await post("/public/v1/query/whoami", body, { "X-Stamp": value })).toMatchObject({ status: 200 });
});
