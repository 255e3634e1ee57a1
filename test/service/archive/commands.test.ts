// `countersign archive`: what the operator sees of the archive, and each kind of damage that is found in it.

import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countersign } from "../cli/running.js";
import { askForTwo } from "../queries/furnished.js";
import { newSubOrganization } from "../support/people.js";
import { entryOf, firstOf } from "../support/results.js";

import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { age, multiply } from "./old.js";

interface Line {
  activity: {
    id: string;
    organizationId: string;
    intent: object;
    fingerprint: string;
    votes: Record<string, string>[];
  };
  policyEvaluations: unknown[];
}

let world: World;
let folder: string;
let branchId: string;
let branchActivityId: string;

const run = (words: readonly string[], environment: Record<string, string> = {}) =>
  countersign([...words, "--data", world.service.dataFolder], {
    cwd: world.service.dataFolder,
    env: {
      COUNTERSIGN_RETENTION_DAYS: "30",
      ...environment,
    },
  });

beforeAll(async () => {
  world = await openWorld();
  const { root, store } = world;
  const branch = await newSubOrganization(root);
  branchId = branch.organizationId;
  const parameters = { userTagName: "in the branch", userIds: [] };
  const { activity } = await branch.generatedClient.createUserTag({ organizationId: branchId, parameters });
  branchActivityId = activity.id;
  await multiply(store, branchId, activity.id, 300);
  const [second] = await askForTwo(root);
  const { organizationId } = root;
  const asked = await root.generatedClient.createUserTag({
    organizationId,
    parameters: { userTagName: "x", userIds: [] },
  });
  const { fingerprint } = asked.activity;
  await second.generatedClient.approveActivity({ organizationId, parameters: { fingerprint } });
  await age(store, 31);
  branchActivityId = firstOf(
    await store.database
      .selectFrom("activities")
      .select("id")
      .where("organization_id", "=", branchId)
      .orderBy("id")
      .limit(1)
      .execute(),
  ).id;
  folder = join(world.service.dataFolder, "archive");
});
afterAll(() => world.close());

test("without the setting nothing moves, and the list is empty", async () => {
  expect(await run(["archive", "run"], { COUNTERSIGN_RETENTION_DAYS: "" })).toMatchObject({
    code: 2,
    err: expect.stringContaining("retention.days is not set") as string,
  });
  expect(await run(["archive", "list"])).toMatchObject({
    code: 0,
    out: expect.stringContaining("The archive is empty.") as string,
  });
  expect(await run(["archive", "show", branchActivityId])).toMatchObject({ code: 1 });
});

describe("once activities have moved", () => {
  let names: string[];
  beforeAll(async () => {
    const moved = await run(["archive", "run"]);
    names = readdirSync(folder).filter((name) => name.endsWith(".gz"));
    if (names.length !== 2) throw new Error(`2 files expected: ${JSON.stringify(moved)}`);
  });

  const file = (number: number) => join(folder, firstOf(names.filter((name) => name.includes(`-0000000${number}-`))));

  test("they are listed, shown, exported and verified", async () => {
    const listed = await run(["archive", "list", "--json"]);
    const { files } = JSON.parse(listed.out) as { files: { name: string; number: number; activities: number }[] };
    expect(files.map(({ name }) => name).sort()).toEqual(names.toSorted());
    expect(files.map(({ number }) => number)).toEqual([2, 1]);
    expect((await run(["archive", "list"])).out).toMatch(/^ *2 +activities-00000002-[\da-f]{16}\.jsonl\.gz +\d+ /m);
    const shown = JSON.parse((await run(["archive", "show", branchActivityId])).out) as Line;
    expect(shown.activity).toMatchObject({ id: branchActivityId, organizationId: branchId });
    const { out } = await run(["archive", "export", "--organization", branchId]);
    const exported = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
    expect(exported).toHaveLength(301);
    expect(new Set(exported.map(({ activity: { organizationId } }) => organizationId))).toEqual(new Set([branchId]));
    const all = await run(["archive", "verify"]);
    expect(all).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringMatching(/^valid signatures +306$/m) as string,
    });
  });

  test("a file is verified without the database", async () => {
    const { code, out } = await countersign(["archive", "verify", file(1)], { cwd: folder });
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringMatching(/: file 1, SHA-256 [\da-f]{64}\n/) as string,
    });
  });

  test("what is no file of it, and an organization without any, are named", async () => {
    expect(await run(["archive", "verify", folder, join(folder, "none.gz")])).toMatchObject({
      code: 1,
      out: `${folder}: it is a folder\n${join(folder, "none.gz")}: it does not exist\n`,
      err: "countersign: 2 findings\n",
    });
    const nobody = "00000000-0000-4000-8000-000000000000";
    expect(await run(["archive", "export", "--organization", nobody])).toEqual({
      code: 0,
      out: "",
      err: `The archive has no activities of organization ${nobody}.\n`,
    });
  });

  test("while another process moves activities, the command says so", async () => {
    const { takeArchive } = await import("../../../service/src/archive/lock.js");
    const held = await takeArchive({ folder, databaseUrl: undefined });
    try {
      expect(await run(["archive", "run"])).toMatchObject({
        code: 1,
        err: expect.stringContaining("another process is moving activities") as string,
      });
    } finally {
      await held?.release();
    }
    expect(await run(["archive", "run"])).toMatchObject({ code: 0, err: "" });
  });

  /** What `verify` and `doctor` say while the bytes of a file are others. */
  async function withBytes(path: string, bytes: Uint8Array | undefined) {
    const before = readFileSync(path);
    if (bytes) writeFileSync(path, bytes);
    else rmSync(path);
    try {
      return { verify: await run(["archive", "verify"]), alone: await run(["archive", "verify", path]) };
    } finally {
      writeFileSync(path, before);
    }
  }

  /** The file with something else in the line of an activity that has two votes. */
  function altered(change: (line: Line) => void): Buffer {
    const lines = gunzipSync(readFileSync(file(1)))
      .toString()
      .split("\n");
    const at = lines.findIndex(
      (line) => line.includes('"VOTE_SELECTION_APPROVED"') && line.includes("APPROVE_ACTIVITY"),
    );
    const line = JSON.parse(lines[at] ?? "") as Line;
    change(line);
    lines[at] = JSON.stringify(line);
    return gzipSync(lines.join("\n"));
  }

  test.each<[what: string, change: (line: Line) => void, problem: RegExp]>([
    [
      "an intent",
      ({ activity }) => void (activity.intent = { createUserTagIntent: { userTagName: "y", userIds: [] } }),
      /its intent does not match its body/,
    ],
    [
      "a body",
      ({ activity }) => {
        const [first] = activity.votes;
        if (first) first["message"] = String(first["message"]).replace('"x"', '"y"');
        activity.intent = { createUserTagIntent: { userTagName: "y", userIds: [] } };
      },
      /its fingerprint is not the SHA-256 of its body/,
    ],
    [
      "a signature",
      ({ activity }) => {
        const [first, second] = activity.votes;
        if (first && second) second["signature"] = first["signature"] ?? "";
      },
      /was not signed by the key that it names/,
    ],
    [
      "the selection of a vote",
      ({ activity }) => {
        const [, second] = activity.votes;
        if (second) second["selection"] = "VOTE_SELECTION_REJECTED";
      },
      /was cast for something else/,
    ],
    [
      "the fingerprint that votes name",
      ({ activity }) => {
        const [, second] = activity.votes;
        if (second) second["message"] = String(second["message"]).replace("sha256:", "sha256:0");
      },
      /was cast for something else/,
    ],
    [
      "the activity that a vote is on",
      ({ activity }) => {
        const [, second] = activity.votes;
        if (second) second["activityId"] = "01890a5d-0000-7000-8000-000000000001";
      },
      /vote [0-9a-f-]+ names another activity/,
    ],
    [
      "the organization",
      ({ activity }) => void (activity.organizationId = "01890a5d-0000-7000-8000-000000000001"),
      /its body is of another activity/,
    ],
    ["its votes", ({ activity }) => void (activity.votes = []), /it has no vote/],
  ])("%s that was altered is found, also without the database", async (_what, change, problem) => {
    const { verify, alone } = await withBytes(file(1), altered(change));
    expect(verify).toMatchObject({ code: 1, out: expect.stringMatching(problem) as string });
    expect(verify.out).toMatch(/its SHA-256 differs/);
    expect(alone).toMatchObject({ code: 1, out: expect.stringMatching(problem) as string });
  });

  test.each<[what: string, bytes: () => Uint8Array | undefined, problem: RegExp]>([
    ["is gone", () => undefined, /it does not exist/],
    ["was cut short", () => readFileSync(file(1)).subarray(0, 2000), /is damaged|ends in the middle/],
    ["is another one", () => readFileSync(file(2)), /it says that it is file 2/],
    ["is none of the archive", () => gzipSync("{}\n"), /not an archive file/],
    [
      "has bytes behind its end",
      () => Buffer.concat([readFileSync(file(1)), Buffer.from("more")]),
      /it is damaged|SHA-256 differs/,
    ],
    [
      "lacks an activity",
      () =>
        gzipSync(
          gunzipSync(readFileSync(file(1)))
            .toString()
            .replace(/\n[^\n]+\n$/, "\n"),
        ),
      /it lacks listed activities of organization/,
    ],
    [
      "names another file before it",
      () =>
        gzipSync(
          gunzipSync(readFileSync(file(1)))
            .toString()
            .replace('"previous":null', `"previous":"${"0".repeat(64)}"`),
        ),
      /not that of the previous file/,
    ],
    [
      "is another deployment's",
      () =>
        gzipSync(
          gunzipSync(readFileSync(file(1)))
            .toString()
            .replace(/"deployment":"./, '"deployment":"z'),
        ),
      /belongs to another deployment/,
    ],
  ])("a file that %s is found", async (_what, bytes, problem) => {
    const { verify } = await withBytes(file(1), bytes());
    expect(verify).toMatchObject({ code: 1, out: expect.stringMatching(problem) as string });
  });

  test("a file that the database does not list is named, and is no fault", async () => {
    const path = join(folder, "activities-00000003-0000000000000000.jsonl.gz");
    writeFileSync(path, readFileSync(file(2)));
    const { code, out } = await run(["archive", "verify"]);
    rmSync(path);
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^Not checked, because this database does not list them: activities-00000003-/,
      ) as string,
    });
  });
});

test("files that are encrypted open with their private key alone, and are compared without it", async () => {
  const { store, service } = world;
  const { organizationId } = service.root;
  const identity = await generateX25519Identity();
  const other = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const parameters = { userTagName: "is sealed", userIds: [] };
  const { activity } = await world.root.generatedClient.createUserTag({ organizationId, parameters });
  await store.write(({ database: rows }) =>
    rows.updateTable("activities").set({ status: "ACTIVITY_STATUS_REJECTED" }).where("id", "=", activity.id).execute(),
  );
  await age(store, 31);
  const moved = await run(["archive", "run"], { COUNTERSIGN_RETENTION_RECIPIENTS: recipient });
  expect(moved).toMatchObject({ code: 0, err: "" });
  const name = firstOf(readdirSync(folder).filter((each) => each.endsWith(".age")));
  expect(readFileSync(join(folder, name)).toString("latin1")).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
  expect(readdirSync(join(folder, "unfinished"))).toEqual([]);
  writeFileSync(join(folder, "identity"), `# a comment\n${identity}\n`);
  writeFileSync(join(folder, "other"), `${other}\n`);
  const exported = ["archive", "export", "--organization", organizationId];
  expect(await run(exported)).toMatchObject({ code: 2, err: expect.stringContaining("--identity") as string });
  const opened = await run([...exported, "--identity", join(folder, "identity")]);
  expect(opened).toMatchObject({ code: 0, out: expect.stringContaining("is sealed") as string });
  const verified = await run(["archive", "verify", "--identity", join(folder, "identity")]);
  expect(verified).toMatchObject({ code: 0, err: "" });
  expect(verified.out).not.toContain("not opened");
  expect(await run(["archive", "verify"])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^unopened files +1; --identity opens them$/m) as string,
  });
  expect(await run(["archive", "verify", "--identity", join(folder, "other")])).toMatchObject({
    code: 1,
    out: expect.stringContaining("it does not open: it was altered, or encrypted to another key") as string,
  });
  const whole = readFileSync(join(folder, name));
  const altered = Buffer.from(whole);
  altered[altered.length - 1] = entryOf(altered, altered.length - 1) ^ 1;
  writeFileSync(join(folder, name), altered);
  const sealed = await run(["archive", "verify"]);
  const tried = await run(["archive", "verify", "--identity", join(folder, "identity")]);
  writeFileSync(join(folder, name), whole);
  expect(sealed).toMatchObject({ code: 1, out: expect.stringContaining("SHA-256 differs") as string });
  expect(tried.code).toBe(1);
});
