// `npm run bench -- [NAME …] [--quick]`: `generate`, `validate` and `size` beside peers, which is what runs without a name;
// `policy` beside other languages of policies; `service` under load; `ledger`, where the time of one signature goes; `largest`,
// the largest organization; `authority`, what proofs cost; `log`, how long receipts of the log take to verify;
// `spending`, what spending limits cost.

import { spawnSync } from "node:child_process";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");
const [name = "", ...options] = process.argv.slice(2);

if (["service", "ledger", "largest", "authority", "log", "policy", "spending"].includes(name)) {
  run("npm", "run", "-s", "build");
  if (name === "policy") installPeers();
  run(
    "node",
    {
      service: "bench/service/main.mjs",
      ledger: "bench/service/ledger.mjs",
      largest: "bench/service/largest.mjs",
      authority: "bench/service/authority.mjs",
      log: "bench/log/main.mjs",
      policy: "bench/policy/main.mjs",
      spending: "bench/service/spending.mjs",
    }[name] ?? "",
    ...options,
  );
} else {
  installPeers();
  run("node", "bench/run.mjs", ...process.argv.slice(2));
}

/** `npm run` hands the root's `engine-strict` down in the environment, where it wins over this folder's `.npmrc`. */
function installPeers() {
  run("npm", "ci", "--prefix", "bench", "--engine-strict=false");
}

function run(/** @type {string} */ program, /** @type {string[]} */ ...words) {
  const { status } = spawnSync(program, words, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
