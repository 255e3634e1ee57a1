// How a command asks the service: the part of `fetch` that the client uses, by Node's own HTTP. Node's `fetch` takes longer to
// load than all the rest of a command.

import type { Connection } from "@countersign/api";
import { request as httpRequest } from "node:http";

type Fetch = Connection["fetch"];

/** Sends a request and reads the whole answer. Follows no redirects. @throws TypeError as `fetch` does */
export const exchange: Fetch = async (url, { method, headers, body, signal }) => {
  const isSecure = url.startsWith("https:");
  const request = isSecure ? (await import("node:https")).request : httpRequest;
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new TypeError("fetch failed", { cause }));
    const sent = request(url, { method, headers: { ...headers, "Content-Length": body?.length ?? 0 }, signal });
    sent.on("error", fail);
    sent.on("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", fail);
      answer.on("end", () => {
        const status = answer.statusCode ?? 0;
        const get = (name: string) => [answer.headers[name.toLowerCase()]].flat()[0] ?? null;
        const text = () => Promise.resolve(Buffer.concat(parts).toString());
        resolve({ ok: status >= 200 && status < 300, status, headers: { get }, text });
      });
    });
    sent.end(body ?? undefined);
  });
};
