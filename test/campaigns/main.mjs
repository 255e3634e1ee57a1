// `npm run campaign -- NAME`: what takes longer than tests may, each by its name, with options of its own. Without a name
// it lists them.

import { spawnSync } from "node:child_process";
import path from "node:path";

/**
 * @typedef {object} Campaign
 * @property {string} about
 * @property {readonly string[]} run a program and its arguments; what the caller adds comes behind
 * @property {Readonly<Record<string, string>>} [env]
 * @property {string} [installs] folder of a package that it needs
 * @property {"generator" | "nothing"} [builds] what it needs built. Default: everything
 */

const root = path.join(import.meta.dirname, "../..");
const vitest = "node_modules/vitest/vitest.mjs";
const patient = ["--testTimeout=3600000", "--disable-console-intercept"];
const own = (/** @type {string} */ name) => [`test/campaigns/${name}.mjs`];

/** @type {Readonly<Record<string, Campaign>>} */
const campaigns = {
  agents: {
    about: "a thousand sequences of what a hostile agent may try within and past its tools; the tests try a dozen",
    run: [vitest, "run", "test/service/cli/hostile-agents", ...patient],
    env: { CAMPAIGN_AGENTS: "1000" },
    builds: "nothing",
  },
  clients: {
    about:
      "has published clients do everything that they offer, compares with docs/clients.md, and runs docs/use-with.md and signers.md",
    run: [vitest, "run", "--config", "test/clients/vitest.config.ts"],
    installs: "test/clients",
  },
  console: { about: "bytes, requests and time until the inbox of the console shows", run: own("console") },
  "console-steps": {
    about: "what a person presses and types from a start to a signed message, and to a vote on a phone",
    run: own("console-steps"),
  },
  consumers: {
    about: "uses the generated package with old and new TypeScript, bundlers, Node, Bun, Deno and workerd",
    run: ["test/consumers/main.mjs"],
    installs: "test/consumers",
  },
  coverage: {
    about: "runs the tests of the service and lists which of them exercise each operation and activity type",
    run: ["test/coverage/contract.mjs"],
  },
  decisions: {
    about: "compares a million random decisions with the slow reading of the policy reference; the tests take 1,500",
    run: [vitest, "run", "--project", "facts", "test/service/policy/reading", ...patient],
    env: { DECISIONS: "1000000" },
    builds: "nothing",
  },
  drains: {
    about: "tries 100,000 transactions against each documented policy; the tests try 300",
    run: [vitest, "run", "test/service/policy/drains", ...patient],
    env: { DRAINS: "100000" },
  },
  escalation: {
    about: "has users who are not root try to become root",
    run: ["test/service/escalation/campaign.mjs"],
    builds: "nothing",
  },
  "every-part": {
    about: "runs the tests of systems and of depth, each with all that they share out among commits",
    run: [vitest, "run", "--project", "system", "--project", "depth", ...patient],
    env: { EVERY_PART: "1" },
    builds: "nothing",
  },
  failover: {
    about: "crashes, freezes, cuts off and replaces a PostgreSQL server under load, and counts what is lost",
    run: own("failover"),
  },
  fuzz: {
    about: "a thousand broken and valid contracts and values per law; the tests try some dozens",
    run: [
      vitest,
      "run",
      "test/generator/fuzz",
      "test/generator/random",
      "test/generator/incremental",
      "test/generator/diff/proofs",
      "test/reader/random",
      "test/validators/differential",
      ...patient,
    ],
    env: { FUZZ_RUNS: "1000", DIFF_RUNS: "1000", EVERY_PART: "1" },
    builds: "nothing",
  },
  history: { about: "compares each commit's contract with the one before", run: own("history"), builds: "generator" },
  kill: { about: "kills starts, upgrades and busy services, and counts what is lost", run: own("kill") },
  languages: {
    about:
      "has test vectors notice every fault of the reader, and of the emitted Go, Python and Rust; the tests try a part",
    run: [vitest, "run", "test/reader/reader", "test/go/go", "test/python/mutants", "test/rust/", ...patient],
    env: { EVERY_PART: "1" },
  },
  lies: {
    about: "alters the answers that the console is given, and tells which lies its pages believe",
    run: own("lies"),
    builds: "nothing",
  },
  log: {
    about:
      "ten thousand random trees and broken texts against the transparency log, and fifty kills of its writers each",
    run: [vitest, "run", "test/log", "test/service/transparency/kills", ...patient],
    env: { LOG_RUNS: "10000", LOG_KILLS: "50" },
  },
  monitoring: {
    about: "has a Prometheus read the metrics under load, and answer all that the dashboard asks",
    run: own("monitoring"),
  },
  "openapi-import": {
    about: "imports the OpenAPI documents of a folder, and compares what is emitted with them; --differences lists all",
    run: own("openapi-import"),
    builds: "generator",
  },
  plans: {
    about: "replays 100,000 activities under the policies that decided them, and compares with what happened",
    run: [vitest, "run", "--project", "facts", "test/service/policy/plan-query", ...patient],
    env: { REPLAYED: "100000" },
  },
  properties: {
    about: "tries properties of policies, chains, custody and the store forty times as often as the tests",
    run: [
      vitest,
      "run",
      "--project",
      "facts",
      "test/service/policy",
      "test/service/chains",
      "test/service/custody",
      "test/service/store",
      ...patient,
    ],
    env: { PROPERTIES: "40" },
  },
  revocation: {
    about: "revokes keys under load on three processes, and counts requests that they still accept",
    run: own("revocation"),
  },
  "older-clients": {
    about: "has clients that hey-api and openapi-typescript make of the OpenAPI description read a newer server",
    run: [vitest, "run", "--config", "test/consumers/vitest.config.ts"],
    installs: "test/consumers",
    builds: "nothing",
  },
  rolling: {
    about: "restarts processes behind HAProxy under load, and counts requests that fail",
    run: own("rolling"),
  },
  rotation: { about: "kills commands about keys midway, beside services under load", run: own("rotation") },
  screenshots: {
    about: "a picture of each page of the console in light, in dark and on a phone, into screenshots/",
    run: [vitest, "run", "test/service/console/pages", "-t", "is for everybody"],
    env: { SCREENSHOTS: "screenshots" },
  },
  spending: {
    about: "random schedules of requests, votes and kills against spending limits, on one process and several",
    run: [vitest, "run", "--project", "system", "test/service/spending", ...patient],
    env: { CAMPAIGN_SPENDING_SCHEDULES: "1000" },
  },
  tamper: {
    about:
      "a thousand random alterations of the database on each engine, each followed by everything that nobody may do",
    run: [vitest, "run", "--project", "system", "test/service/authority", ...patient],
    env: { TAMPER: "1000", CAMPAIGN: "1" },
  },
  "slow-files": {
    about: "runs all tests and measures anew which files take long; these start first",
    run: [vitest, "run", "--reporter", "default", "--reporter", "./test/slow-files.ts"],
    builds: "nothing",
  },
};

const [name = "", ...args] = process.argv.slice(2);
const campaign = Object.hasOwn(campaigns, name) ? campaigns[name] : undefined;
if (campaign) {
  const { run: command, env = {}, installs, builds } = campaign;
  if (builds === "generator") run("node", ["generator/contract.mjs", "--version"]);
  else if (builds === undefined) run("npm", ["run", "-s", "build"]);
  // Some of the packages name a newer Node than they need.
  const quiet = ["--engine-strict=false", "--ignore-scripts", "--no-save", "--no-audit", "--no-fund"];
  if (installs !== undefined) run("npm", ["install", ...quiet, "--prefix", installs]);
  run("node", [...command, ...args], env);
} else {
  const width = Math.max(...Object.keys(campaigns).map(({ length }) => length));
  for (const [each, { about }] of Object.entries(campaigns)) console.log(`${each.padEnd(width)}  ${about}`);
  process.exitCode = name === "" ? 0 : 2;
}

/**
 * @param {string} program
 * @param {readonly string[]} words
 * @param {Readonly<Record<string, string>>} env
 */
function run(program, words, env = {}) {
  const options = /** @type {const} */ ({ cwd: root, stdio: "inherit" });
  const { status } = spawnSync(program, words, { ...options, env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}
