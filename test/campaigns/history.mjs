// Runs `diff` over every commit that touched schema/, each against its parent, and prints the verdicts with the
// time that comparing took. Commits whose contract the present compiler does not accept are named as such.

import { execFileSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compileSources } from "../../generator/dist/compile.js";
import { readAgainst } from "../../generator/dist/diff/against/against.js";
import { compare } from "../../generator/dist/diff/compare.js";
import { defaultGuard, judge } from "../../generator/dist/diff/verdict.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const schema = path.join(root, "schema");
const log = execFileSync("git", ["log", "--reverse", "--format=%H %s", "--", "schema"], {
  cwd: root,
  encoding: "utf8",
});
const commits = log.trimEnd().split("\n");
for (const line of commits) {
  const [commit, ...subject] = line.split(" ");
  const { model, diagnostics } = compileSources(await readAgainst(`git:${commit}`, schema));
  const before = await modelAt(`${commit}^`);
  process.stdout.write(
    `${commit.slice(0, 9)} ${subject.join(" ").slice(0, 60).padEnd(60)} ${await verdict(before, model, diagnostics)}\n`,
  );
}

/** undefined where there is no contract yet, or none that compiles. */
async function modelAt(commit) {
  try {
    return compileSources(await readAgainst(`git:${commit}`, schema)).model;
  } catch {
    return undefined;
  }
}

async function verdict(before, model, diagnostics) {
  if (!model) {
    const [first] = diagnostics;
    return `does not compile: ${diagnostics.length} findings, the first ${first.code} ${first.position?.file ?? ""}: ${first.message}`;
  }
  if (!before) return "nothing to compare with";
  const start = performance.now();
  const changes = await compare(before, model);
  const took = performance.now() - start;
  const versions = { oldVersion: before.contract.version, newVersion: model.contract.version };
  const { bump, changes: judged } = judge({ changes, accepted: [], guarded: defaultGuard, ...versions });
  const count = (level) => judged.filter((change) => change.level === level).length;
  const shown = judged.filter((change) => change.witness?.value !== undefined).length;
  const counts = `${count("breaks")} break, ${count("depends")} may, ${count("note")} do not; ${shown} witnesses`;
  const rules = new Set(judged.filter(({ level }) => level !== "note").map(({ rule }) => rule));
  return `${bump}: ${counts}; ${Math.round(took)} ms ${[...rules].join(" ")}`;
}
