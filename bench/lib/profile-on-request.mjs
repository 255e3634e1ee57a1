// Goes into the service's process with --import and profiles its main thread between two messages: "begin", and "end", which
// is answered with the profile.

import { Session } from "node:inspector/promises";

const everyMicroseconds = 250;
const session = new Session();
session.connect();

process.on("message", async (/** @type {string} */ asked) => {
  if (asked === "begin") {
    await session.post("Profiler.enable");
    await session.post("Profiler.setSamplingInterval", { interval: everyMicroseconds });
    await session.post("Profiler.start");
    process.send?.("begun");
  } else if (asked === "end") {
    const { profile } = await session.post("Profiler.stop");
    process.send?.(profile);
  }
});
process.channel?.unref();
