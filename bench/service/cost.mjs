// What requests cost a service.

import { load } from "./load.mjs";
import { processorTime } from "./processes.mjs";

const CONNECTIONS = 64;

/**
 * Microseconds of processor time for each request, over 64 connections.
 *
 * @param {Awaited<ReturnType<typeof import("./processes.mjs").startService>>} service
 * @param {readonly Buffer[]} requests
 */
export async function costOf(service, requests) {
  const before = await processorTime(service);
  await load(service.port, requests, CONNECTIONS);
  // What has to be given a place in the log is given one within a second.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  return ((await processorTime(service)) - before) / requests.length;
}
