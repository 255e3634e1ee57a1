// `npm run postgres`: a PostgreSQL server for tests, in a temporary folder and on a free port of 127.0.0.1. Installs
// Debian's `postgresql` if no server program is found and the user is root. The server runs as a user that is not root.
//
//   npm run postgres                   prints TEST_POSTGRES_URL, and stops the server at Ctrl-C
//   npm run postgres -- npm test       runs a command with TEST_POSTGRES_URL set, and stops the server when it ends

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const clusters = fileURLToPath(new URL("service/support/cluster.ts", import.meta.url));

let { module } = await load();
if (module.missingServer !== undefined && process.getuid?.() === 0 && install()) ({ module } = await load());
if (module.missingServer !== undefined) {
  console.error(`cannot start PostgreSQL: ${module.missingServer}. Install Debian's package postgresql.`);
  process.exit(1);
}

// A signal goes to the command as well; the server stops after it.
let stop = () => {};
const stopped = new Promise((resolve) => (stop = resolve));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);

const server = await module.startTestServer();
try {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined) {
    console.log(`TEST_POSTGRES_URL=${server.url}`);
    await stopped;
  } else {
    const env = { ...process.env, TEST_POSTGRES_URL: server.url };
    const [code] = await once(spawn(command, args, { env, stdio: "inherit" }), "exit");
    process.exitCode = code ?? 1;
  }
} finally {
  await server.close();
}

function load() {
  return runnerImport(clusters, { configFile: false, logLevel: "error" });
}

function install() {
  const packages = ["update", "install -y --no-install-recommends postgresql"];
  // Standard output is for TEST_POSTGRES_URL. Debian's package must not start a server of its own.
  const stdio = ["ignore", 2, 2];
  return packages.every((line) => spawnSync("apt-get", line.split(" "), { stdio }).status === 0);
}
