// `contract diff` as a person or CI runs it: what it compares with, how it answers, and what it ends with.

import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runIn } from "../command.js";
import { temporaryFolder } from "../folders.js";
import type { Ended } from "../command.js";
import { edited, shop } from "./cases.js";
import type { Edit } from "./case.js";
import { all, replace, shapes } from "./edit.js";

const folder = temporaryFolder("contract-diff-");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tighter = shapes("doc: A word., maxLength: 20", "doc: A word., maxLength: 19");
const described = shapes("doc: A word.", "doc: One word.");

function write(name: string, ...edits: readonly Edit[]): string {
  const target = path.join(folder, name);
  rmSync(target, { recursive: true, force: true });
  for (const [file, text] of edited(shop, ...edits)) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), text);
  }
  return name;
}

function contract(...args: readonly string[]): Promise<Ended> {
  return runIn(folder, {}, ...args);
}

function git(...args: readonly string[]): string {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
  return execFileSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8" });
}

describe("against a folder", () => {
  test("a break ends with 1, and is told with both places, the reason, a witness and what would be safe", async () => {
    write("old");
    const { code, out, err } = await contract("--schema", write("now", tighter), "diff", "--against", "old");
    expect(err).toBe("");
    expect(out).toContain("error bound-tightened `Filter.word`: maxLength 20 → 19");
    expect(out).toMatch(/^now\/shapes\/shop\.yaml:\d+:\d+ error/m);
    expect(out).toContain("breaks the wire of requests");
    expect(out).toMatch(
      /witness: the new contract refuses POST \/api\/query\/list_teas with \{"filter":.*at most 19 characters\)/,
    );
    expect(out).toContain("safe instead: ");
    expect(out).toContain("version 1.4.0 becomes 2.0.0 (major)");
    expect(code).toBe(1);
  });

  test("what breaks nobody ends with 0", async () => {
    write("old");
    const { code, out } = await contract("--schema", write("now", described), "diff", "--against", "old");
    expect(out).toContain("version 1.4.0 becomes 1.4.1 (patch)");
    expect(code).toBe(0);
  });

  test("what only implementers feel ends with 0, and with 1 where they are guarded", async () => {
    write("old");
    write("now", shapes("harvest?:", "harvest:"));
    const plain = await contract("--schema", "now", "diff", "--against", "old");
    expect([plain.code, plain.out]).toEqual([0, expect.stringContaining("warning response-made-required")]);
    const guarded = await contract("--schema", "now", "diff", "--against", "old", "--guard", "implementers");
    expect([guarded.code, guarded.out]).toEqual([1, expect.stringContaining("error response-made-required")]);
  });

  test.each([
    ["a folder that is not there", ["--against", "nowhere"], "cannot read the folder nowhere"],
    ["a folder without a contract", ["--against", "."], "holds no contract.yaml"],
    ["a package without a version", ["--against", "npm:tea"], "write npm:PACKAGE@VERSION"],
    ["nothing", [], "name what to compare with"],
    ["an axis that there is not", ["--against", "old", "--guard", "wire"], "there is no `wire`"],
    ["a format that there is not", ["--against", "old", "--format", "xml"], "Allowed choices are text, json"],
  ])("%s ends with 2 and says what would be right", async (_, args, message) => {
    write("old");
    const { code, err } = await contract("--schema", write("now"), "diff", ...args);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });

  test("a contract that is not right is reported like everywhere else, an old one with what it was named", async () => {
    write("old", shapes("leaf: Leaf", "leaf: Leef"));
    const old = await contract("--schema", write("now"), "diff", "--against", "old");
    expect(old.err).toContain("the contract of old does not compile with this compiler:\nshapes/shop.yaml:");
    expect(old.code).toBe(2);
    const now = await contract("--schema", "old", "diff", "--against", "now");
    expect(now.err).toContain("old/shapes/shop.yaml:");
    expect(now.code).toBe(1);
  });
});

describe("against a commit", () => {
  test("the contract is read from git's objects, whatever the work tree holds", async () => {
    write("schema");
    git("init", "-q");
    git("add", "schema");
    git("commit", "-q", "-m", "first");
    git("tag", "v1.4.0");
    write("schema", tighter);
    const { code, out } = await contract("diff", "--against", "git:v1.4.0");
    expect(out).toContain("`Filter.word`: maxLength 20 → 19");
    expect(code).toBe(1);
    const same = await contract("--schema", write("schema"), "diff", "--against", "git:HEAD");
    expect([same.code, same.out]).toEqual([0, "nothing has changed since git:HEAD\n"]);
    const unknown = await contract("diff", "--against", "git:v9");
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining("git knows no commit `v9`")]);
    const option = await contract("diff", "--against", "git:--help");
    expect([option.code, option.err]).toEqual([2, expect.stringContaining("git knows no commit `--help`")]);
    const elsewhere = await contract("--schema", write("elsewhere"), "diff", "--against", "git:HEAD");
    expect([elsewhere.code, elsewhere.err]).toEqual([
      2,
      expect.stringContaining("no elsewhere/contract.yaml at git:HEAD"),
    ]);
  });

  test("`lastRelease` of contract.yaml is what is compared with when nothing is named", async () => {
    const release = replace("contract.yaml", "basePath:", "lastRelease: git:v1.4.0\nbasePath:");
    const { code, out } = await contract("--schema", write("schema", all(release, tighter)), "diff");
    expect(out).toContain("since git:v1.4.0: 1 change breaks");
    expect(code).toBe(1);
  });
});
