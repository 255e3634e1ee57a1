// A copy of the repository in which mutants are tried, so that the working tree stays as it is. Packages are shared with
// it, but for those of the repository itself.

import { execFileSync, spawn } from "node:child_process";
import {
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

const compiled = ["generator/dist", "generated/dist", "generated/auth-proxy/dist", "log/dist", "service/dist"];
/** No test of a mutant takes as long. */
const patience = 10 * 60_000;

export class Scratch {
  #folder = mkdtempSync(path.join(tmpdir(), "mutants-"));

  /** @param {string} root of the repository; what it has compiled is used */
  constructor(root) {
    const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], { cwd: root });
    const files = listed.toString().split("\0").filter(Boolean);
    for (const file of [...files, ...compiled]) {
      cpSync(path.join(root, file), path.join(this.#folder, file), { recursive: true, preserveTimestamps: true });
    }
    this.#linkPackages(root);
    // A fault may leave a name unused.
    this.#replace("tsconfig.base.json", /("noUnused\w+": )true/g, "$1false");
    // With a fault, tests may wait for what never comes.
    this.#replace("vitest.config.ts", /testTimeout: 300_000/, "testTimeout: 60_000");
    // It is compiled already.
    this.#replace("vitest.config.ts", /globalSetup: before,/, "");
    this.#replace("vitest.config.ts", /isolate: false,/, '$& setupFiles: ["test/mutants/no-shrinking.ts"],');
  }

  /** @param {string} root */
  #linkPackages(root) {
    const [from, to] = [root, this.#folder].map((folder) => path.join(folder, "node_modules"));
    mkdirSync(path.join(to, "@countersign"), { recursive: true });
    for (const name of readdirSync(from).filter((each) => each !== "@countersign")) {
      symlinkSync(path.join(from, name), path.join(to, name));
    }
    for (const workspace of ["generator", "generated", "service"].filter((each) =>
      existsSync(path.join(root, each, "node_modules")),
    )) {
      symlinkSync(path.join(root, workspace, "node_modules"), path.join(this.#folder, workspace, "node_modules"));
    }
    const own = {
      api: "generated",
      "auth-proxy": "generated/auth-proxy",
      generator: "generator",
      log: "log",
      service: "service",
    };
    for (const [name, folder] of Object.entries(own)) {
      symlinkSync(path.join(this.#folder, folder), path.join(to, "@countersign", name));
    }
  }

  /**
   * @param {string} file
   * @param {RegExp} pattern
   * @param {string} by
   */
  #replace(file, pattern, by) {
    const text = this.read(file);
    const replaced = text.replace(pattern, by);
    if (replaced === text) throw new Error(`${file} has nothing like ${pattern}`);
    this.write(file, replaced);
  }

  /** @param {string} file */
  read(file) {
    return readFileSync(path.join(this.#folder, file), "utf8");
  }

  /**
   * @param {string} file
   * @param {string} text
   */
  write(file, text) {
    writeFileSync(path.join(this.#folder, file), text);
  }

  /** Compiles and bundles what has changed. Workers and child processes run bundled code. */
  async compile() {
    const compiled = await this.#run("node_modules/typescript/bin/tsc", [
      "-b",
      "generator",
      "generated",
      "log",
      "service",
    ]);
    return compiled.status === 0 ? this.#run("service/bundle.mjs", ["--without-code"]) : compiled;
  }

  /**
   * Runs files of tests up to the first failure.
   *
   * @param {readonly string[]} tests
   * @param {{ readonly postgres?: boolean | undefined }} options
   */
  test(tests, { postgres = false }) {
    const options = ["--bail", "1", "--reporter", "dot", "--maxWorkers", "1"];
    // One database is enough for most faults.
    const env = postgres ? {} : { TEST_POSTGRES_URL: "none" };
    return this.#run("node_modules/vitest/vitest.mjs", ["run", ...tests, ...options], env);
  }

  /**
   * @param {string} program
   * @param {readonly string[]} args
   * @param {Readonly<Record<string, string>>} env
   * @returns {Promise<{ readonly status: number | "late", readonly output: string }>}
   */
  #run(program, args, env = {}) {
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [program, ...args], {
        cwd: this.#folder,
        env: { ...process.env, ...env },
        // So that its own children end with it.
        detached: true,
      });
      let output = "";
      let late = false;
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
      const timer = setTimeout(() => {
        late = true;
        process.kill(-(/** @type {number} */ (child.pid)), "SIGKILL");
      }, patience);
      child.on("close", (code) => {
        clearTimeout(timer);
        resolve({ status: late ? "late" : (code ?? 1), output });
      });
    });
  }

  remove() {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
