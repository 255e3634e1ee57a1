// What restrains requests, by the command line: `countersign allowlist`, `session-profiles`, `controls` and `oauth2`, against a
// running service.

import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { countersign } from "./running.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const place = () => ({
  cwd: world.service.dataFolder,
  env: { COUNTERSIGN_DATA_DIR: world.service.dataFolder, COUNTERSIGN_BASE_URL: world.service.baseUrl },
});
const run = (...args: string[]) => countersign(args, place());
const idIn = ({ out }: { readonly out: string }, what: string) =>
  new RegExp(`^${what} +(\\S+)$`, "m").exec(out)?.[1] ?? "";

test("an allowlist is set, shown and removed, for the organization and for an API key", async () => {
  expect((await run("allowlist", "show")).out).toMatch(/^in force +no\n.*\nNo rules\.\n$/s);
  const rules = ["--rule", "127.0.0.0/24=This computer = ours", "--rule", "2001:db8:7::/48"];
  expect(await run("allowlist", "set", ...rules, "--on-error", "deny")).toMatchObject({ code: 0, err: "" });
  const shown = (await run("allowlist", "show")).out;
  expect(shown).toMatch(/^in force +yes$/m);
  expect(shown).toMatch(/^127\.0\.0\.0\/24 +This computer = ours$/m);
  expect(shown).toMatch(/^2001:db8:7::\/48$/m);
  const { publicKey } = world.root.key;
  const ofKey = ["--api-key", publicKey];
  expect(await run("allowlist", "set", "--rule", "127.0.0.1", "--disabled", ...ofKey)).toMatchObject({ code: 0 });
  expect((await run("allowlist", "show", ...ofKey)).out).toMatch(/^in force +no\n(.*\n)+127\.0\.0\.1\/32\n$/);
  const shutOut = await run("allowlist", "set", "--rule", "203.0.113.0/24");
  expect(shutOut).toMatchObject({ code: 1, out: "" });
  expect(shutOut.err).toContain("FAILED_PRECONDITION");
  expect(await run("allowlist", "remove", ...ofKey)).toMatchObject({ code: 0 });
  expect(await run("allowlist", "remove")).toMatchObject({ code: 0 });
  expect((await run("allowlist", "show")).out).toMatch(/No rules\.\n$/);
});

test("a session profile is created and listed", async () => {
  const scope = "activity.family == 'signTransaction'";
  const made = await run("session-profiles", "create", "--name", "Payouts", "--scope", scope, "--expires-in", "3600");
  expect(made).toMatchObject({ code: 0, err: "" });
  const row = `${idIn(made, "profile id")} +Payouts +3600 s +${scope}`;
  expect((await run("session-profiles", "list")).out).toMatch(new RegExp(`^${row}$`, "m"));
  const wrong = await run("session-profiles", "create", "--name", "Odd", "--scope", "activity.");
  expect(wrong).toMatchObject({ code: 1, out: "" });
});

test("controls count assets or activities, and are deleted by their identifiers", async () => {
  expect((await run("controls", "list")).out).toBe("No velocity controls.\n");
  const asset = ["--asset", "eip155:1/slip44:60=18", "--threshold", "10.5", "--per", "24h"];
  const made = await run("controls", "create", "--identifier", "daily", ...asset, "--of", "wallet");
  expect(made).toMatchObject({ code: 0, err: "" });
  expect(made.out).toMatch(/^in policies +controls\.daily$/m);
  const types = ["--activity-type", "ACTIVITY_TYPE_EXPORT_WALLET"];
  const count = ["--threshold", "3", "--per", "ever", "--operator", "less-than"];
  expect(await run("controls", "create", "--identifier", "exports", ...types, ...count)).toMatchObject({ code: 0 });
  const { out } = await run("controls", "list");
  expect(out).toMatch(/daily +sum less-than-or-equal 10\.5 per 86400s +wallet +eip155:1\/slip44:60$/m);
  expect(out).toMatch(/exports +count less-than 3 ever +organization +activities$/m);
  expect(await run("controls", "delete", "daily")).toMatchObject({ code: 0, err: "" });
  expect((await run("controls", "list")).out).not.toContain("daily");
  for (const wrong of [
    ["--asset", "eip155:1/slip44:60", "--threshold", "1", "--per", "24h"],
    ["--threshold", "1", "--per", "day"],
  ]) {
    const ended = await run("controls", "create", "--identifier", "odd", ...wrong);
    expect(ended).toMatchObject({ code: 2, out: "" });
  }
});

test("a client secret is encrypted here and opens there, and is replaced", async () => {
  const app = ["--provider", "x", "--client-id", "app", "--client-secret-input", "-"];
  const made = await countersign(["oauth2", "create", ...app], { ...place(), stdin: "s3cret of the app\n" });
  expect(made).toMatchObject({ code: 0, err: "" });
  const id = idIn(made, "credential id");
  const other = ["--provider", "discord", "--client-id", "other", "--client-secret-input", "-"];
  expect(await countersign(["oauth2", "update", id, ...other], { ...place(), stdin: "another" })).toMatchObject({
    code: 0,
  });
  expect((await run("oauth2", "list")).out).toMatch(new RegExp(`^${id} +discord +other$`, "m"));
  const tooLong = await countersign(["oauth2", "create", ...app], { ...place(), stdin: "x".repeat(65) });
  expect(tooLong).toMatchObject({ code: 1, out: "" });
  expect(await run("oauth2", "delete", id)).toMatchObject({ code: 0 });
  expect((await run("oauth2", "list")).out).toBe("No OAuth 2.0 credentials.\n");
});
