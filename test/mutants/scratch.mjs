// A copy of the repository, with all mutants of some sources in it, and the processes of vitest that try them. The working
// tree stays as it is. Packages are shared with it, but for those of the repository itself.

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { transformSync } from "rolldown/utils";

/** @typedef {import("./runner.mjs").Plan} Plan */
/** @typedef {import("./runner.mjs").Result} Result */

const compiled = ["generator/dist", "generated/dist", "generated/auth-proxy/dist", "log/dist", "service/dist"];
const workspaces = {
  api: "generated",
  "auth-proxy": "generated/auth-proxy",
  generator: "generator",
  log: "log",
  service: "service",
};

export class Scratch {
  #folder = mkdtempSync(path.join(tmpdir(), "mutants-"));
  #plans = 0;
  /** What the latest process has printed. */
  said = "";

  /** @param {string} root of the repository; what it has compiled is used */
  constructor(root) {
    // Servers of PostgreSQL that tests start belong to a user that is not root.
    chmodSync(this.#folder, 0o711);
    const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], { cwd: root });
    const files = listed.toString().split("\0").filter(Boolean);
    for (const file of [...files, ...compiled].filter((each) => existsSync(path.join(root, each)))) {
      cpSync(path.join(root, file), this.#path(file), { recursive: true, preserveTimestamps: true });
    }
    this.#linkPackages(root);
  }

  /** @param {string} root */
  #linkPackages(root) {
    const from = path.join(root, "node_modules");
    mkdirSync(this.#path("node_modules/@countersign"), { recursive: true });
    for (const name of readdirSync(from).filter((each) => each !== "@countersign" && each !== ".vite")) {
      symlinkSync(path.join(from, name), this.#path("node_modules", name));
    }
    for (const [name, folder] of Object.entries(workspaces)) {
      symlinkSync(this.#path(folder), this.#path("node_modules/@countersign", name));
      const own = path.join(root, folder, "node_modules");
      if (existsSync(own)) symlinkSync(own, this.#path(folder, "node_modules"));
    }
  }

  /** @param {readonly string[]} parts */
  #path(...parts) {
    return path.join(this.#folder, ...parts);
  }

  /**
   * Puts sources in the place of what they were compiled to, or of themselves where tests import those, and bundles anew:
   * threads and child processes run bundled code.
   *
   * @param {ReadonlyMap<string, string>} texts in TypeScript, by file
   */
  write(texts) {
    for (const [file, text] of texts) {
      const output = this.#path(file.replace(/\/src\/(.*)\.ts$/, "/dist/$1.js"));
      if (!existsSync(output) || !/^(service|generator|log)\//.test(file)) {
        writeFileSync(this.#path(file), text);
        continue;
      }
      // Of a tagged template with the end of a script, it would make a call of a package that is not installed.
      const { code, errors } = transformSync(file, text.replaceAll("</script", String.raw`<\/script`), {
        target: "es2022",
        sourcemap: false,
        typescript: { onlyRemoveTypeImports: true },
      });
      if (errors.length > 0) throw new Error(`${file} cannot be compiled with its mutants: ${errors[0]?.message}`);
      writeFileSync(output, code);
    }
    for (const workspace of ["service", "generator"]) {
      if (![...texts.keys()].some((file) => file.startsWith(`${workspace}/`))) continue;
      const { status, stderr } = spawnSync(process.execPath, [`${workspace}/bundle.mjs`, "--without-code"], {
        cwd: this.#folder,
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(`${workspace} cannot be bundled with its mutants:\n${stderr}`);
    }
  }

  /**
   * Runs a plan in a process of its own, and ends it where it says nothing for too long.
   *
   * @param {Omit<Plan, "results">} plan
   * @param {{ readonly env?: Readonly<Record<string, string>>, patienceMs: () => number, deadline: number }} options
   * @returns {AsyncGenerator<Result | "ended" | "late">}
   */
  async *run(plan, { env = {}, patienceMs, deadline }) {
    const folder = this.#path(`plan-${this.#plans++}`);
    mkdirSync(path.join(folder, "tmp"), { recursive: true });
    const [file, results] = [path.join(folder, "plan.json"), path.join(folder, "results")];
    const { traced = [], mutants = [] } = plan;
    writeFileSync(
      file,
      JSON.stringify({
        results,
        traced: traced.map((test) => this.#path(test)),
        mutants: mutants.map(({ id, tests }) => ({
          id,
          tests: tests.map(({ file: test, last }) => ({
            file: this.#path(test),
            last: last === Infinity ? null : last,
          })),
        })),
      }),
    );
    writeFileSync(results, "");
    const args = ["node_modules/vitest/vitest.mjs", "run", "--config", "test/mutants/vitest.config.ts"];
    const child = spawn(process.execPath, [...args, "--reporter", "dot"], {
      cwd: this.#folder,
      env: {
        ...process.env,
        ...env,
        MUTANTS_PLAN: file,
        NODE_OPTIONS: `--require ${this.#path("test/mutants/preload.cjs")}`,
        TMPDIR: path.join(folder, "tmp"),
      },
      stdio: ["ignore", "pipe", "pipe"],
      // So that its own children end with it.
      detached: true,
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += part));
    let hasEnded = false;
    const end = once(child, "exit").then(() => (hasEnded = true));
    try {
      let [read, since] = [0, Date.now()];
      for (;;) {
        const isLast = hasEnded;
        const lines = readFileSync(results, "utf8").split("\n").slice(read, -1);
        for (const line of lines) {
          const result = /** @type {Result} */ (JSON.parse(line));
          if ("broken" in result) throw new Error(`mutants cannot be tried: ${result.broken}`);
          yield result;
          if ("done" in result) return;
        }
        read += lines.length;
        if (lines.length > 0) since = Date.now();
        if (isLast) {
          yield "ended";
          return;
        }
        if (Date.now() - since > patienceMs() || Date.now() >= deadline) {
          yield "late";
          return;
        }
        await sleep(50);
      }
    } finally {
      this.said = said;
      try {
        process.kill(-(/** @type {number} */ (child.pid)), "SIGKILL");
      } catch {
        // It has ended.
      }
      await end;
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    }
  }

  /**
   * Which mutants each of some test files comes past, the last time in which of its tests, and how long it takes. Files that
   * fail are left out.
   *
   * @param {readonly string[]} tests
   * @param {number} until what has not ended by then is left out
   */
  async trace(tests, until) {
    const hits = this.#path("hits");
    rmSync(hits, { recursive: true, force: true });
    mkdirSync(hits);
    /** @type {Map<string, { ms: number, count: number, hits: Map<string, number> }>} */
    const traced = new Map();
    const options = { env: { MUTANTS_HITS: hits }, patienceMs: () => 300_000, deadline: until };
    for await (const result of this.run({ traced: tests }, options)) {
      if (typeof result === "string" && Date.now() >= until) break;
      if (typeof result === "string") throw new Error(`the tests have ended without a mutant:\n${this.said}`);
      if (!("traced" in result)) continue;
      const { traced: file, failure, ms, count } = result;
      const test = path.relative(this.#folder, file);
      // It would notice anything.
      if (failure !== undefined) console.error(`left out, because it fails without a mutant: ${test}: ${failure}`);
      else traced.set(test, { ms, count, hits: new Map() });
    }
    const loaded = new Set();
    for (const label of readdirSync(hits)) {
      const [, name = "", last] = /^(.*)#(.*)$/.exec(label) ?? [];
      const known = traced.get(path.relative(this.#folder, decodeURIComponent(name)))?.hits;
      for (const id of readFileSync(path.join(hits, label), "utf8").split("\n").slice(0, -1)) {
        if (known) known.set(id, Math.max(known.get(id) ?? 0, last === "" ? Infinity : Number(last)));
        else if (name === "loaded") loaded.add(id);
      }
    }
    return { tests: traced, loaded };
  }

  remove() {
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}
