// Lines posted to an HTTP server, as JSON lines.

import { oneWord, readSecretFile } from "../file-system/secret-file.js";
import { openConnections, post } from "../net/post.js";
import type { Connections } from "../net/post.js";
import type { Destination, Entry } from "./destination.js";

export interface CollectorOptions {
  readonly url: URL;
  /** File of the bearer token; it is read anew for each request, and so may be replaced. */
  readonly tokenFile: string | undefined;
  readonly timeoutMs: number;
  /** Issuers of its certificate, in PEM; those that Node.js knows otherwise. */
  readonly ca: string | undefined;
}

export class Collector implements Destination {
  readonly kind = "http";
  readonly batchBytes = 256 * 1024;
  readonly #options: CollectorOptions;
  readonly #connections: Connections;

  constructor(options: CollectorOptions) {
    this.#options = options;
    this.#connections = openConnections({ ca: options.ca });
  }

  format({ json }: Entry): string {
    return `${json}\n`;
  }

  /** @throws Error where the answer is not of the 200s, or does not come in time */
  async send(lines: readonly string[]): Promise<void> {
    const { url, tokenFile, timeoutMs } = this.#options;
    const headers = {
      "Content-Type": "application/x-ndjson",
      "User-Agent": "countersign",
      ...(tokenFile !== undefined && { Authorization: `Bearer ${readToken(tokenFile)}` }),
    };
    const timeout = AbortSignal.timeout(timeoutMs);
    const status = await post({ url, headers, body: Buffer.from(lines.join("")) }, this.#connections, timeout);
    if (status < 200 || status > 299) throw new Error(`audit.httpUrl answered ${status}`);
  }

  close(): void {
    this.#connections.close();
  }
}

/**
 * The token in a file.
 *
 * @throws SecretFileMissing
 * @throws SecretFileRefused
 * @throws Error where the file holds something else (RFC 6750 §2.1)
 */
export function readToken(path: string): string {
  const token = readSecretFile(path, "audit.httpTokenFile", oneWord);
  if (!/^[\w\-.~+/]+=*$/.test(token)) throw new Error(`audit.httpTokenFile: ${path} does not contain a bearer token`);
  return token;
}
