// One request with JSON to a provider, with a limit to its time and to its answer.

import { readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { ProviderAway, ProviderRefused } from "./provider.js";

export interface JsonRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  readonly timeoutMs: number;
  /** PEM file with the authorities that are trusted instead of the well-known ones. */
  readonly caFile: string | undefined;
}

export interface JsonAnswer {
  readonly status: number;
  /** Undefined where it was no JSON. */
  readonly body: unknown;
}

const maxAnswer = 65_536;

/** @throws ProviderAway without a whole answer in time */
export function postJson({ url, headers, body, timeoutMs, caFile }: JsonRequest): Promise<JsonAnswer> {
  const text = Buffer.from(JSON.stringify(body), "utf8");
  const options = {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json", "Content-Length": String(text.length) },
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
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, body: parsed(bytes.toString("utf8")) });
        for (const each of [bytes, ...chunks]) each.fill(0);
      });
    });
    const timer = setTimeout(() => request.destroy(new Error(`it did not answer within ${timeoutMs} ms`)), timeoutMs);
    request.on("error", (error) => away(`cannot be reached: ${error.message}`, error));
    request.on("close", () => {
      clearTimeout(timer);
      text.fill(0);
    });
    request.end(text);
  });
}

function readAuthorities(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new ProviderRefused(`the file of certificate authorities ${path} cannot be read`, { cause });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
