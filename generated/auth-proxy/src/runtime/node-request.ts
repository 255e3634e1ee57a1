// Reads headers and body of a Node request, and gets rid of a body that is too large without losing the answer that
// says so. Shared by the adapters; needs no types of Node.

import { concat } from "./encoding.js";
import { ApiError } from "./errors.js";
import { tooLarge } from "./server.js";

/** What is used of Node's `Readable`. */
export interface BodyStream {
  on(event: "data", listener: (chunk: Uint8Array) => void): unknown;
  on(event: "end" | "close", listener: () => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  resume(): unknown;
  destroy(error?: Error): unknown;
}

// A client that is cut off while it still sends loses the answer (its socket is reset), so the rest of its body is
// read and dropped, but not for ever.
const dropForMs = 2_000;

/**
 * Collects a body.
 *
 * @param declared value of `Content-Length`, which is believed only when it is too large
 * @throws ApiError by `tooLarge`; with code 1 where the client leaves before the end
 */
export function readStream(stream: BodyStream, limit: number, declared: string | undefined): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    let parts: Uint8Array[] = [];
    let size = 0;
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refuse = () => {
      parts = [];
      timer ??= setTimeout(() => stream.destroy(), dropForMs);
      reject(tooLarge(limit));
    };
    const gone = (cause?: unknown) => {
      // Every stream closes after its end too.
      if (ended) return;
      clearTimeout(timer);
      reject(new ApiError(1, "the client left before the body was complete", { cause }));
    };
    stream.on("data", (chunk) => {
      size += chunk.length;
      if (size > limit) refuse();
      else if (!timer) parts.push(chunk);
    });
    stream.on("end", () => {
      ended = true;
      clearTimeout(timer);
      resolve(concat(parts));
    });
    stream.on("error", gone);
    stream.on("close", () => gone());
    if (Number(declared) > limit) refuse();
    stream.resume();
  });
}

/** One header of Node's header object, whose names are in lower case. */
export function headerOf(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  name: string,
): string | undefined {
  const key = name.toLowerCase();
  const value = Object.hasOwn(headers, key) ? headers[key] : undefined;
  return typeof value === "object" ? value.join(", ") : value;
}
