// One HTTP exchange that asks an issuer for a JSON document. Redirects are not followed, addresses are checked, and
// what is read of the answer is bounded.

import { ApiError, ErrorCode } from "@countersign/api";
import { request as httpRequest } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { TargetRefused } from "../net/resolve.js";

export interface JsonDocument {
  readonly value: unknown;
  readonly bytes: number;
}

export interface Asking {
  /** Finds, and may refuse, the addresses of a host name. */
  readonly lookup: LookupFunction;
  /** Ends the exchange, wherever it is. */
  readonly signal: AbortSignal;
  /** Headers beside those of every exchange. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What is posted. Without it, the document is asked for by GET. */
  readonly form?: URLSearchParams;
}

const longestDocument = 262_144;

/**
 * @param what the document is, for messages
 * @throws ApiError UNAVAILABLE where the issuer cannot be reached or says so itself, INVALID_ARGUMENT where it has no
 *   such document
 */
export async function getJson(what: string, url: URL, asking: Asking): Promise<JsonDocument> {
  let response: IncomingMessage;
  let body: Buffer | undefined;
  try {
    response = await ask(url, asking);
    body = await readBody(response);
  } catch (error) {
    if (error instanceof TargetRefused)
      throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${what} must be at a public address`, { cause: error });
    const reason = asking.signal.aborted ? "no answer in time" : codeOf(error);
    throw new ApiError(ErrorCode.UNAVAILABLE, `${what} cannot be fetched at the moment: ${reason}`, { cause: error });
  }
  const status = response.statusCode!;
  if (status === 408 || status === 429 || status >= 500) {
    throw new ApiError(ErrorCode.UNAVAILABLE, `${what} cannot be fetched at the moment: HTTP ${status}`);
  }
  if (status !== 200) {
    const redirect = status >= 300 && status < 400 ? "; redirects are not followed" : "";
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${what} cannot be fetched: HTTP ${status}${redirect}`);
  }
  if (!body) throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${what} must not be longer than ${longestDocument} bytes`);
  try {
    return { value: JSON.parse(body.toString()), bytes: body.length };
  } catch (cause) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${what} must be JSON`, { cause });
  }
}

function ask(url: URL, { lookup, signal, headers: more, form }: Asking): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const body = form?.toString();
    const headers = {
      Accept: "application/json",
      "Accept-Encoding": "identity",
      "User-Agent": "countersign",
      ...(body !== undefined && {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(body),
      }),
      ...more,
    };
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    // A connection of its own: issuers are asked seldom.
    const method = body === undefined ? "GET" : "POST";
    const request = send(url, { method, headers, lookup, signal, agent: false });
    request.on("response", resolve);
    request.on("upgrade", (_response, socket) => {
      socket.destroy();
      reject(Object.assign(new Error("the issuer switched to another protocol"), { code: "EPROTO" }));
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** Only of a document there is; undefined where it is too long. */
async function readBody(response: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  if (response.statusCode === 200) {
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > longestDocument) break;
      parts.push(part);
    }
  }
  response.destroy();
  return bytes > longestDocument ? undefined : Buffer.concat(parts);
}

/** Messages may hold text that the issuer has chosen; codes are the system's own. */
function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^[A-Z][A-Z0-9_]{0,63}$/.test(code) ? code : "the connection failed";
}
