// A load generator that costs as little as possible, because it shares the cores with what it measures: requests are
// whole buffers made beforehand, written to plain sockets; of answers it reads the status and the length.

import { connect } from "node:net";

/**
 * @typedef {object} Load
 * @property {number} perSecond answers per second
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 */

/**
 * Sends requests over so many connections, one at a time on each.
 *
 * @param {number} port
 * @param {readonly Buffer[]} requests
 * @param {number} concurrency
 * @param {number} [milliseconds] after which no further ones are sent
 * @returns {Promise<Load>}
 * @throws Error when an answer is not 200
 */
export async function load(port, requests, concurrency, milliseconds = Infinity) {
  const all = new Float64Array(requests.length);
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, () =>
      connection(port, () => {
        if (next === requests.length || performance.now() - start > milliseconds) return undefined;
        const index = next++;
        return { request: requests[index], done: (latency) => (all[index] = latency) };
      }),
    ),
  );
  const seconds = (performance.now() - start) / 1000;
  const latencies = all.subarray(0, next).sort();
  return {
    perSecond: next / seconds,
    p50: latencies[Math.floor(next * 0.5)],
    p99: latencies[Math.floor(next * 0.99)],
  };
}

function connection(port, take) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let job;
    let sent = 0;
    let received = "";
    const send = () => {
      job = take();
      if (!job) return void socket.end(resolve);
      received = "";
      sent = performance.now();
      socket.write(job.request);
    };
    socket.setEncoding("latin1");
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      received += chunk;
      const end = received.indexOf("\r\n\r\n");
      if (end === -1) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, end + 2));
      const chunked = !length && received.endsWith("0\r\n\r\n");
      if (!chunked && !(length && received.length >= end + 4 + Number(length[1]))) return;
      if (!received.startsWith("HTTP/1.1 200")) {
        socket.destroy();
        return reject(new Error(`unexpected answer: ${received.slice(0, 600)}`));
      }
      job.done(performance.now() - sent);
      send();
    });
  });
}
