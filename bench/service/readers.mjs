// Readers: each connection sends the same request again as soon as it has the answer, until it is stopped. Of answers,
// which may have millions of bytes, only the status and the end are looked at.

import { connect } from "node:net";

/**
 * @typedef {object} Readers
 * @property {() => Promise<number>} stop closes the connections; answers that came in whole, per second
 */

/**
 * @param {number} port
 * @param {readonly Buffer[]} requests one for each connection
 * @returns {Readers}
 */
export function startReaders(port, requests) {
  const start = performance.now();
  let answers = 0;
  const ends = requests.map((request) => reader(port, request, () => answers++));
  return {
    async stop() {
      const seconds = (performance.now() - start) / 1000;
      await Promise.all(ends.map((end) => end()));
      return answers / seconds;
    },
  };
}

function reader(port, request, count) {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  let answer = new Answer();
  let failure;
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.on("error", (error) => (failure ??= error));
  socket.on("connect", () => socket.write(request));
  socket.on("data", (chunk) => {
    if (!answer.take(chunk)) return;
    if (answer.status !== 200) return void socket.destroy(new Error(`unexpected answer: ${answer.head}`));
    count();
    answer = new Answer();
    socket.write(request);
  });
  return async () => {
    socket.destroy();
    await closed;
    if (failure) throw failure;
  };
}

const lastChunk = Buffer.from("0\r\n\r\n");

/** An answer that arrives in pieces. */
class Answer {
  head = "";
  status = 0;
  /** Bytes of the body that are still to come; undefined while unknown, or where the answer comes in chunks. */
  #left;
  #tail = Buffer.alloc(0);

  /** @returns {boolean} whether the answer is complete */
  take(chunk) {
    let body = chunk;
    if (this.status === 0) {
      this.head += chunk.toString("latin1");
      const end = this.head.indexOf("\r\n\r\n");
      if (end === -1) return false;
      body = chunk.subarray(chunk.length - (this.head.length - end - 4));
      this.head = this.head.slice(0, end + 2);
      this.status = Number(this.head.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(this.head);
      if (length) this.#left = Number(length[1]);
    }
    if (this.#left !== undefined) return (this.#left -= body.length) <= 0;
    this.#tail = Buffer.concat([this.#tail, body.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
    return this.#tail.equals(lastChunk);
  }
}
