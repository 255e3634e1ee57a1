// Receivers that misbehave in ways of their own, on real sockets.

import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer as createSocketServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";

export interface Listening {
  readonly port: number;
  readonly url: string;
  /** How many connections were made to it. */
  connections(): number;
  close(): Promise<void>;
}

/** An HTTP server that is handed each request with its whole body. */
export function serveHttp(
  handle: (body: string, response: ServerResponse, request: IncomingMessage) => void,
): Promise<Listening> {
  return listen(
    createServer((request, response) => {
      let body = "";
      request.setEncoding("utf8").on("data", (part: string) => (body += part));
      request.on("end", () => handle(body, response, request));
    }),
  );
}

/** A server that does with each connection as it likes. */
export function serveSocket(handle: (socket: Socket) => void): Promise<Listening> {
  return listen(createSocketServer(handle));
}

async function listen(server: Server): Promise<Listening> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on("connection", (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
