// What is left of the body of a request once it was answered.

import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { fastifyPlugin } from "@countersign/api/fastify";
import type { RawRequest } from "@countersign/api/server";
import { fastify } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { wipeBodies } from "../../../service/src/http/wiped-bodies.js";

const text = `{"number":"4000056655665556","padding":"${"x".repeat(300_000)}"}`;
const path = "/public/v1/submit/set_payment_method";

let app: ReturnType<typeof fastify>;
/** Every piece of a body that came, and the bodies that the handler got. */
let pieces: Uint8Array[];
let bodies: Uint8Array[];
let texts: string[];
beforeEach(async () => {
  [pieces, bodies, texts] = [[], [], []];
  const handler = async (request: RawRequest) => {
    const { body: stream } = request.source as { body: NodeJS.ReadableStream };
    stream.on("data", (piece: Buffer) => pieces.push(piece));
    const body = await request.body(1_048_576);
    bodies.push(body);
    texts.push(Buffer.from(body).toString());
    return { status: 200, headers: { "Content-Type": "application/json" }, body: "{}" };
  };
  app = fastify();
  await app.register(
    fastifyPlugin(wipeBodies(Object.assign(handler, { routes: [{ method: "POST", path }] }))) as never,
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => app.close());

const isZero = (bytes: Uint8Array) => bytes.every((byte) => byte === 0);

test("the handler reads the body as it came; with the answer, every piece of it is zeroed", async () => {
  const { port } = app.server.address() as AddressInfo;
  for (const body of [text.slice(0, 60), text]) {
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, "close");
    expect(answer).toMatch(/^HTTP\/1.1 200/);
    expect(texts.at(-1)).toBe(body);
  }
  expect(bodies).toHaveLength(2);
  expect(pieces.length).toBeGreaterThan(2);
  expect([...bodies, ...pieces].filter((each) => !isZero(each))).toEqual([]);
});

test("a body whose request fails is zeroed, too, and the failure is answered", async () => {
  const failing = async (request: RawRequest) => {
    bodies.push(await request.body(100));
    throw new Error("it fails");
  };
  const bytes = Buffer.from("secret");
  const request = { body: () => bytes, source: {} } as unknown as RawRequest;
  await expect(wipeBodies(Object.assign(failing, { routes: [] }))(request)).rejects.toThrow("it fails");
  expect(isZero(bytes)).toBe(true);
});
