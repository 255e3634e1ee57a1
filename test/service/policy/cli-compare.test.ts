// `countersign policies compare`: two files of policies, without a service.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countersign } from "../cli/running.js";

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "countersign-compare-"));
});
afterAll(() => rm(cwd, { recursive: true }));

interface Written {
  readonly effect: "EFFECT_ALLOW" | "EFFECT_DENY";
  readonly condition?: string;
  readonly consensus?: string;
}
const allow = (condition: string, consensus = ""): Written => ({ effect: "EFFECT_ALLOW", condition, consensus });

async function compare(one: readonly Written[], other: readonly Written[], ...options: string[]) {
  for (const [name, policies] of Object.entries({ one, other })) {
    const named = policies.map((each, index) => ({ policyName: `Policy ${index}`, ...each }));
    await writeFile(join(cwd, `${name}.json`), JSON.stringify({ policies: named }));
  }
  return countersign(["policies", "compare", "one.json", "other.json", ...options], { cwd });
}

test("the smallest activity on which two files differ is shown, with exit code 1", async () => {
  const one = [allow("eth.tx.value <= 10 && wallet.id == 'treasury'")];
  const other = [allow("wallet.id == 'treasury' && eth.tx.value < 10")];
  const { code, out, err } = await compare(one, other);
  expect(code).toBe(1);
  expect(err).toBe("countersign: one.json and other.json differ\n");
  expect(out).toMatch(/^one\.json +allows$\n^other\.json +says nothing$/m);
  expect(out).toMatch(/^eth\.tx\.value +10$/m);
  expect(out).toMatch(/^wallet\.id +"treasury"$/m);
  expect(out).toMatch(/^activity\.type +ACTIVITY_TYPE_SIGN_/m);
});

test("a consensus that takes other approvers is a difference", async () => {
  const red = "approvers.filter(u, u.tags.contains('red')).count()";
  const { out } = await compare([allow("", `${red} >= 1`)], [allow("", `${red} >= 2`)]);
  expect(out).toMatch(/^one\.json +allows$\n^other\.json +waits$/m);
  expect(out).toMatch(/^approvers +\[\{"tags":\["red"\]\}\]$/m);
});

test("files that say the same in other words do not differ, with exit code 0", async () => {
  const one = [allow("wallet.id in ['a', 'b'] && activity.action == 'SIGN'")];
  const other = [
    allow("activity.action == 'SIGN' && wallet.id == 'b'"),
    allow("wallet.id == 'a' && activity.action == 'SIGN'"),
  ];
  const { code, out } = await compare(one, other);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^no difference within the bounds: [\d,]+ activities of values that the policies mention were tried$/m,
  );
  expect((await compare(one, other, "--most", "3")).out).toBe(
    "no difference among the first 3 activities; --most tries more\n",
  );
});

test("files that can't be read, or whose policies can't be right, end with 2", async () => {
  expect(await compare([allow("wallet.idd == 'a'")], [])).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringMatching(/one\.json:1:\d+: policies\.0\.condition: 1:8 unknown field wallet\.idd/),
  });
  expect(await compare([], [], "--most", "many")).toMatchObject({ code: 2, err: expect.stringContaining("--most") });
});
