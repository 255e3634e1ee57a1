// The certificate of a server that runs. Its files are read again twice a second, and at SIGHUP; when they hold another pair,
// new connections get that one, and those that are open go on. Contents are compared, not times or inodes, so that files
// may be overwritten, renamed into place, or reached by a symbolic link that is swapped, as Kubernetes does.

import { X509Certificate, createHash } from "node:crypto";
import type { Server } from "node:tls";
import type { Logger } from "../log/log.js";
import type { Metrics } from "./metrics.js";
import { checkTlsKeys, readTlsFiles } from "./tls.js";
import type { TlsFiles, TlsKeys } from "./tls.js";

export interface ServedCertificateParts {
  readonly server: Pick<Server, "setSecureContext">;
  readonly files: TlsFiles;
  /** The pair with which the server was made. */
  readonly keys: TlsKeys;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "servesCertificate">;
}

const lookMilliseconds = 500;

export class ServedCertificate {
  readonly #parts: Omit<ServedCertificateParts, "keys">;
  /** What the files held at the last look, and what was last taken or refused. */
  #seen: string;
  #settled: string;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor({ keys, ...parts }: ServedCertificateParts) {
    this.#parts = parts;
    this.#seen = this.#settled = digestOf(keys);
    this.#tell(new X509Certificate(keys.cert));
    this.#lookLater();
  }

  /** Takes what the files hold now, or says why not. */
  refresh(): Promise<void> {
    return this.#lookNext(true);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #lookLater(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#lookNext(false).then(() => this.#lookLater()), lookMilliseconds).unref();
  }

  /** One look after the other: what the last one finds stays. */
  #lookNext(isAsked: boolean): Promise<void> {
    this.#looking = this.#looking.then(() => this.#look(isAsked));
    return this.#looking;
  }

  /**
   * Two files can't be replaced at once, and one may be half written: unless it is asked for, a pair counts when two looks
   * have found the same.
   */
  async #look(isAsked: boolean): Promise<void> {
    const { files, log } = this.#parts;
    const keys = await readTlsFiles(files).catch((error: unknown) => error as Error);
    const state = keys instanceof Error ? keys.message : digestOf(keys);
    const isNews = state === this.#seen && state !== this.#settled;
    this.#seen = state;
    if (!isAsked && !isNews) return;
    this.#settled = state;
    try {
      if (keys instanceof Error) throw keys;
      this.#take(keys);
    } catch (error) {
      log.error({ err: error }, "keeping the current TLS certificate: the files contain no usable one");
    }
  }

  #take(keys: TlsKeys): void {
    const { server, files } = this.#parts;
    checkTlsKeys(files, keys);
    const certificate = new X509Certificate(keys.cert);
    server.setSecureContext({ ...keys });
    this.#tell(certificate);
  }

  #tell({ fingerprint256: fingerprint, validFrom, validTo }: X509Certificate): void {
    const { log, metrics } = this.#parts;
    const expires = new Date(validTo);
    metrics.servesCertificate(expires);
    const isValid = new Date(validFrom).getTime() <= Date.now() && Date.now() < expires.getTime();
    const facts = { fingerprint, expires: expires.toISOString() };
    if (isValid) log.info(facts, "serving a TLS certificate");
    else log.warn(facts, "serving a TLS certificate outside its validity period");
  }
}

function digestOf({ cert, key }: TlsKeys): string {
  return createHash("sha256").update(`${cert.length} `).update(cert).update(key).digest("hex");
}
