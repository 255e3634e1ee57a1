// Lines as messages of syslog (RFC 5424): by octet counting over TCP, TLS and stream sockets of this machine (RFC 6587
// §3.4.1, RFC 5425 §4.3), and one to a datagram over UDP (RFC 5426).

import { createSocket } from "node:dgram";
import type { Socket as DatagramSocket } from "node:dgram";
import { lookup } from "node:dns/promises";
import { connect as connectTcp } from "node:net";
import type { Socket } from "node:net";
import { hostname } from "node:os";
import { connect as connectTls } from "node:tls";
import type { Destination, Entry } from "./destination.js";

export interface SyslogOptions {
  /** `udp:`, `tcp:` or `tls:` with host and port, or `unix:` with the path of a stream socket. */
  readonly url: URL;
  /** From 0 to 23. */
  readonly facility: number;
  /** How long it may take to connect, and to take lines. */
  readonly timeoutMs: number;
  /** Issuers of its certificate, in PEM; those that Node.js knows otherwise. */
  readonly ca: string | undefined;
}

export function createSyslog(options: SyslogOptions): Destination {
  return options.url.protocol === "udp:" ? new SyslogDatagrams(options) : new SyslogStream(options);
}

const informational = 6;
const ports: Readonly<Record<string, number>> = { "udp:": 514, "tcp:": 601, "tls:": 6514 };
// What a header may hold: printable ASCII without a space (RFC 5424 §6).
const ownName =
  hostname()
    .replace(/[^\x21-\x7e]/g, "")
    .slice(0, 255) || "-";

function messageOf({ time, event, json }: Entry, facility: number): string {
  return `<${facility * 8 + informational}>1 ${time} ${ownName} countersign ${process.pid} ${event} - ${json}`;
}

function addressOf(url: URL): { readonly host: string; readonly port: number } {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  return { host, port: url.port === "" ? (ports[url.protocol] ?? 0) : Number(url.port) };
}

class SyslogStream implements Destination {
  readonly kind = "syslog";
  readonly batchBytes = 256 * 1024;
  readonly #options: SyslogOptions;
  #socket: Socket | undefined;

  constructor(options: SyslogOptions) {
    this.#options = options;
  }

  format(entry: Entry): string {
    const message = messageOf(entry, this.#options.facility);
    return `${Buffer.byteLength(message)} ${message}`;
  }

  /**
   * The protocol has no acknowledgement: lines count as taken when the system has them for a connection that stands.
   *
   * @throws Error where there is no connection, or nothing more goes through it
   */
  async send(lines: readonly string[]): Promise<void> {
    const socket = this.#socket ?? (await this.#connect());
    await this.#inTime(socket, "did not accept lines", (done) => socket.write(lines.join(""), done));
  }

  close(): void {
    this.#socket?.end();
    this.#socket?.unref();
    this.#socket = undefined;
  }

  async #connect(): Promise<Socket> {
    const { url, ca } = this.#options;
    const { host, port } = addressOf(url);
    const isTls = url.protocol === "tls:";
    const socket = isTls
      ? connectTls({ host, port, ...(ca && { ca }) })
      : url.protocol === "unix:"
        ? connectTcp({ path: decodeURIComponent(url.pathname) })
        : connectTcp({ host, port });
    socket.setKeepAlive(true, 10_000);
    // What a server says means nothing here; that it goes away does.
    socket.on("data", () => {});
    socket.on("end", () => socket.destroy());
    socket.on("error", () => {});
    socket.on("close", () => {
      if (this.#socket === socket) this.#socket = undefined;
    });
    await this.#inTime(socket, "could not be reached", (done) =>
      socket.once(isTls ? "secureConnect" : "connect", () => done()),
    );
    return (this.#socket = socket);
  }

  /** Ends the connection where something takes too long. */
  #inTime(socket: Socket, failure: string, begin: (done: (error?: Error | null) => void) => void): Promise<void> {
    const { timeoutMs } = this.#options;
    return new Promise((resolve, reject) => {
      const onClose = () => done(new Error("the connection was closed"));
      const done = (error?: Error | null) => {
        clearTimeout(timer);
        socket.off("error", done).off("close", onClose);
        if (!error) return resolve();
        socket.destroy();
        reject(new Error(`the syslog server ${failure}: ${error.message}`, { cause: error }));
      };
      const timer = setTimeout(() => done(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
      socket.on("error", done).on("close", onClose);
      begin(done);
    });
  }
}

/** Nothing says whether a datagram arrives; only this machine's refusal to send it is noticed. */
class SyslogDatagrams implements Destination {
  readonly kind = "syslog";
  // What fits into one over IPv4.
  readonly batchBytes = 65_507;
  readonly #options: SyslogOptions;
  #socket: DatagramSocket | undefined;

  constructor(options: SyslogOptions) {
    this.#options = options;
  }

  format(entry: Entry): string {
    return messageOf(entry, this.#options.facility);
  }

  async send(lines: readonly string[]): Promise<void> {
    const socket = this.#socket ?? (await this.#open());
    for (const line of lines) {
      await new Promise<void>((resolve, reject) =>
        socket.send(line, (error) => (error ? reject(error) : resolve())),
      ).catch((error: unknown) => {
        this.close();
        throw error;
      });
    }
  }

  close(): void {
    this.#socket?.close();
    this.#socket = undefined;
  }

  async #open(): Promise<DatagramSocket> {
    const { host, port } = addressOf(this.#options.url);
    const { address, family } = await lookup(host);
    const socket = createSocket(family === 6 ? "udp6" : "udp4").unref();
    await new Promise<void>((resolve, reject) => {
      socket.once("error", reject);
      socket.connect(port, address, () => {
        socket.off("error", reject);
        resolve();
      });
    });
    // An answer that nobody listens there comes after a datagram, and counts for the next one.
    socket.on("error", () => {
      if (this.#socket === socket) this.close();
    });
    return (this.#socket = socket);
  }
}
