// `where`: from a symbol of the generated package back to the line of the contract.

import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { compileFolder } from "../../generator/src/compile.js";
import { symbols } from "../../generator/src/emit/symbols.js";
import type { Position } from "../../generator/src/diagnostics/position.js";
import { root } from "./fixture.js";
import { runCli } from "./command.js";
import { textsOf } from "./folders.js";

describe("where", () => {
  test.each([
    ["User.userName", "shapes/users.yaml"],
    ["createUsers", "activities/create-users.yaml"],
    ["Curve.SECP256K1", "enums.yaml"],
  ])("%s is in %s, and the line is shown", async (symbol, file) => {
    const { code, out } = await runCli("where", symbol);
    expect(code).toBe(0);
    const [, name = "", number = "0", shown] = /^schema\/(.+):(\d+):\d+\n {2}(.*)\n$/.exec(out) ?? [];
    expect(name).toBe(file);
    expect(shown).toBe(readFileSync(path.join(root, "schema", name), "utf8").split("\n")[Number(number) - 1]);
  });

  test("answers programs as JSON", async () => {
    const { code, out } = await runCli("--json", "where", "getUser");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ symbol: "getUser", file: "schema/queries/get-user.yaml", line: 3, column: 8 });
  });

  test("suggests a symbol where the name is misspelt, and fails", async () => {
    const { code, out, err } = await runCli("where", "CreateUserIntentV2");
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(err).toContain("no `CreateUserIntentV2` that comes from the contract; did you mean `CreateUsersIntentV2`?");
  });
});

describe("every symbol", () => {
  let known: ReadonlyMap<string, Position>;
  let sources: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const { model, sources: texts } = await compileFolder(path.join(root, "schema"));
    if (!model) throw new Error("the contract is not right");
    known = symbols(model);
    sources = texts;
  });

  const textAt = ({ file, line, column }: Position): string => {
    const lines = sources.get(file)?.split("\n") ?? [];
    return lines[line - 1]?.slice(column - 1) ?? "";
  };

  test.each([
    ["User", /^User:/],
    ["User.userName", /^userName: /],
    ["createUsers", /^createUsers$/],
    ["CreateUsersIntentV2", /^intent: /],
    ["CreateUsersIntentV2.users", /^users: /],
    ["upgradeCreateUsersV1ToV2", /^intent: .*from: 1/],
    ["Curve.SECP256K1", /^CURVE_SECP256K1: /],
    ["CURVE_SECP256K1", /^CURVE_SECP256K1: /],
    ["ErrorCode.NOT_FOUND", /^NOT_FOUND:/],
    ["WhoamiRequest", /^whoami$/],
    ["OrganizationId", /^OrganizationId:/],
  ])("leads to the thing itself: %s", (symbol, line) => {
    const position = known.get(symbol);
    expect(position && textAt(position)).toMatch(line);
  });

  test("has a place inside a file of the contract", () => {
    expect(known.size).toBeGreaterThan(1000);
    const outside = [...known].filter(([, position]) => textAt(position).length < position.length);
    expect(outside).toEqual([]);
  });

  test("that is a field stands where the field is written", () => {
    // These come of a version and of its intent and result.
    const derived = /\.(?:type|intent|result|parameters|activity|\w+(?:Intent|Result)(?:V\d+)?)$/;
    const fields = [...known].filter(([symbol]) => /\.[a-z]/.test(symbol) && !derived.test(symbol));
    expect(fields.length).toBeGreaterThan(500);
    const elsewhere = fields.filter(([symbol, position]) => !textAt(position).startsWith(symbol.split(".")[1] ?? ""));
    expect(elsewhere).toEqual([]);
  });

  test("that an operation, a shape, a scalar or an enum has in the generated package is known", () => {
    const modules = [...textsOf(path.join(root, "generated/src"))].filter(([name]) =>
      /^(?:|upgrades\/|validators\/)(?:activities|queries|shapes)\/|^(?:enums|scalars)\.ts$/.test(name),
    );
    expect(modules.length).toBeGreaterThan(200);
    const exported = modules.flatMap(([, text]) => [
      ...text.matchAll(/^export (?:async )?(?:interface|type|const|function) (\w+)/gm),
    ]);
    expect(exported.length).toBeGreaterThan(2000);
    expect(exported.flatMap(([, name = ""]) => (known.has(name) ? [] : [name]))).toEqual([]);
  });
});
