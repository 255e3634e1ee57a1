// Runs the command line of this process.

import { run } from "./program.js";
import { processIo } from "./terminal/io.js";

// Whoever reads the output may have seen enough, as `head` does; that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});
// A service goes on without them, on a full disk for instance.
process.stderr.on("error", () => {});

void run(process.argv.slice(2), processIo()).then((exitCode) => {
  process.exitCode = exitCode;
});
