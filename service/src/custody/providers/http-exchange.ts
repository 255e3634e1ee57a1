// One request to a provider, with a limit to its time and to its answer. Redirects are answers like any other.

import { readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import { ProviderAway, ProviderRefused } from "./provider.js";

export interface HttpQuestion {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Is zeroed. */
  readonly body: Buffer;
  readonly timeoutMs: number;
  /** PEM file with the authorities that are trusted instead of the well-known ones. */
  readonly caFile?: string | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The caller zeroes it. */
  readonly body: Buffer;
}

const maxAnswer = 65_536;

/** @throws ProviderAway without a whole answer in time */
export function exchange({ method, url, headers, body, timeoutMs, caFile }: HttpQuestion): Promise<HttpAnswer> {
  const options = {
    method,
    headers,
    // No connection is kept: hours lie between two requests.
    agent: false as const,
    ...(caFile !== undefined && { ca: readAuthorities(caFile) }),
  };
  return new Promise((resolve, reject) => {
    const away = (reason: string, cause?: unknown) =>
      reject(new ProviderAway(`${url.origin} ${reason}`, cause === undefined ? {} : { cause }));
    const request = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, options, (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on("data", (chunk: Buffer) => {
        length += chunk.length;
        if (length > maxAnswer) request.destroy(new Error("its answer is too long"));
        else chunks.push(chunk);
      });
      response.on("error", (error) => away(`cannot be reached: ${error.message}`, error));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
        for (const chunk of chunks) chunk.fill(0);
      });
    });
    const timer = setTimeout(() => request.destroy(new Error(`it did not answer within ${timeoutMs} ms`)), timeoutMs);
    request.on("error", (error) => away(`cannot be reached: ${error.message}`, error));
    request.on("close", () => {
      clearTimeout(timer);
      body.fill(0);
    });
    request.end(body);
  });
}

function readAuthorities(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new ProviderRefused(`the file of certificate authorities ${path} cannot be read`, { cause });
  }
}

const maxReasonLength = 300;

/** A foreign server's text for a line of the log, of which nothing can forge other lines. */
export function printable(text: string): string {
  return text
    .replaceAll(/[^\x20-\x7e]+/g, " ")
    .trim()
    .slice(0, maxReasonLength);
}
