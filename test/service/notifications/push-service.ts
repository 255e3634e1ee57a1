// A push service of browsers (RFC 8030) on a real socket, and a browser's subscription to it. What comes is decrypted by http_ece, a
// library of the author of RFC 8291, and its token (RFC 8292) is verified by jose.

import ece from "http_ece";
import { createECDH, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { importJWK, jwtVerify } from "jose";
import { vi } from "vitest";

export interface Pushed {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly origin: string;
  readonly pushed: Pushed[];
  /** What it answers from now on. */
  status: number;
  until(count: number): Promise<void>;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      pushed.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    origin: `http://127.0.0.1:${port}`,
    pushed,
    status: 201,
    until: (count) => vi.waitUntil(() => pushed.length >= count, { timeout: 15_000, interval: 20 }) as Promise<never>,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return service;
}

/** As a browser subscribes. */
export function subscribe({ origin }: Pick<PushService, "origin">) {
  const key = createECDH("prime256v1");
  const publicKey = key.generateKeys();
  const auth = randomBytes(16);
  return {
    url: `${origin}/send/${randomBytes(8).toString("hex")}`,
    pushKeys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    decrypt: ({ body }: Pick<Pushed, "body">) =>
      ece.decrypt(body, { version: "aes128gcm", privateKey: key, authSecret: auth.toString("base64url") }).toString(),
  };
}

/** The claims of a message's token, signed by the key that it names. */
export async function vapidOf({ headers }: Pushed) {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  const point = Buffer.from(key, "base64url");
  const [x = "", y = ""] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const publicKey = await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256");
  const { payload } = await jwtVerify(token, publicKey, { algorithms: ["ES256"] });
  return { key, payload };
}
