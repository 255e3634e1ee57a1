// The service as a process of its own, which tells for how long its event loop was held.

import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { BENCH } from "./places.mjs";
import { programArguments } from "./program.mjs";

/**
 * Milliseconds: for how long the loop was held at most, the processor time that the process used in a hold, and how long
 * an answer of `/health` took.
 *
 * @typedef {{ longest: number, busiest: number, health: number }} Watched
 */

/**
 * Starts the service of a repository without its rate limit.
 *
 * @param {string} repository
 * @param {string} data folder
 */
export async function startWatched(repository, data) {
  const watcher = pathToFileURL(path.join(BENCH, "lib/loop-watch.mjs")).href;
  const child = spawn(
    process.execPath,
    [...programArguments(repository, "--import", watcher), "serve", "--data", data, "--port", "0"],
    {
      stdio: ["ignore", "pipe", "ignore", "ipc"],
      env: { ...process.env, COUNTERSIGN_RATE_LIMIT: "0", COUNTERSIGN_LOG_LEVEL: "info" },
    },
  );
  const baseUrl = await ready(child);
  return {
    baseUrl,
    /**
     * Does something, and tells what came of the loop meanwhile.
     *
     * @param {() => Promise<void>} work
     * @returns {Promise<Watched>}
     */
    async watch(work) {
      child.send("begin");
      let isOver = false;
      let health = 0;
      const asking = (async () => {
        while (!isOver) {
          const begun = performance.now();
          await (await fetch(`${baseUrl}/health`)).text();
          health = Math.max(health, performance.now() - begun);
        }
      })();
      await work();
      isOver = true;
      await asking;
      child.send("tell");
      const [{ longest, busiest }] = await once(child, "message");
      return { longest, busiest, health };
    },
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** @returns {Promise<string>} where the service answers */
function ready(child) {
  let text = "";
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      // Read to the end, as a log collector would.
      if (text.length > 10_000) return;
      text += chunk;
      const port = /"baseUrl":"http:\/\/[^"]*:(\d+)"/.exec(text)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.once("exit", () => reject(new Error("the service ended before it was ready")));
  });
}
