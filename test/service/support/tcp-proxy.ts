// A proxy between the service and its database, as networks and load balancers are: it can cut connections, swallow what
// is sent, lead elsewhere, and act when a certain message comes by.

import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/** What becomes of what the client has just sent, and of its connection. */
export type Fate =
  /** It goes on its way. */
  | "pass"
  /** It arrives, and the connection is cut before an answer can come back. */
  | "answerLost"
  /** It does not arrive, and the connection is cut. */
  | "lost"
  /** It does not arrive, and neither does anything else on this connection. */
  | "swallowed"
  /** As before, but it arrives when `deliver` is called, although its client may be gone by then. */
  | "held";

export interface TcpProxy {
  readonly port: number;
  /** How many connections there are. */
  readonly connections: number;
  /** New connections lead to this port of this machine from now on. */
  leadTo(port: number): void;
  /** Cuts all connections. */
  cut(): void;
  /** While on, nothing arrives on either side; connections of that time, and those before, never recover. */
  swallow(on: boolean): void;
  /** Decides on whatever clients send; undefined lets all pass. */
  onSent(decide: ((data: Buffer) => Fate) | undefined): void;
  /** Lets arrive what was held. */
  deliver(): void;
  /** Holds the server's answers on each connection by which something is sent from now on for which this is true. */
  holdAnswers(to: (data: Buffer) => boolean): HeldAnswers;
  close(): Promise<void>;
}

export interface HeldAnswers {
  /** Resolves when there is an answer. */
  readonly first: Promise<void>;
  /** Lets them arrive, at once, and holds no more. */
  release(): void;
}

interface Link {
  readonly client: Socket;
  readonly server: Socket;
  isDead: boolean;
  /** Takes what the server answers, while that is held. */
  hold?: ((data: Buffer) => void) | undefined;
}

/** @param port of this machine to which connections lead */
export async function startTcpProxy(port: number): Promise<TcpProxy> {
  let target = port;
  let swallows = false;
  let decide: ((data: Buffer) => Fate) | undefined;
  const links = new Set<Link>();
  const held: (() => void)[] = [];
  let holdAfter: ((link: Link, data: Buffer) => void) | undefined;

  const listener = createServer((client) => {
    const server = connect(target, "127.0.0.1");
    const link: Link = { client, server, isDead: swallows };
    links.add(link);
    const cut = () => {
      links.delete(link);
      client.destroy();
      server.destroy();
    };
    client.on("data", (data) => {
      if (link.isDead) return;
      const fate = decide?.(data) ?? "pass";
      if (fate === "lost") return cut();
      if (fate === "swallowed" || fate === "held") link.isDead = true;
      if (fate === "held") held.push(() => server.write(data));
      if (fate === "answerLost") {
        link.isDead = true;
        // The server's answer shows that it has come.
        server.once("data", cut);
      }
      if (fate === "pass" || fate === "answerLost") {
        holdAfter?.(link, data);
        server.write(data);
      }
    });
    server.on("data", (data) => {
      if (link.isDead) return;
      if (link.hold) link.hold(data);
      else client.write(data);
    });
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      socket.on("error", () => {});
      socket.on("close", () => {
        // Whoever is behind a dead network is not told.
        if (link.isDead) return;
        links.delete(link);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const end = ({ client, server }: Link) => {
    client.destroy();
    server.destroy();
  };
  const cutAll = () => {
    for (const link of links) end(link);
    links.clear();
  };
  return {
    port: (listener.address() as AddressInfo).port,
    get connections() {
      return links.size;
    },
    leadTo: (port) => void (target = port),
    cut: cutAll,
    swallow(on) {
      swallows = on;
      if (on) for (const link of links) link.isDead = true;
    },
    onSent: (decision) => void (decide = decision),
    deliver() {
      for (const send of held.splice(0)) send();
    },
    holdAnswers(to) {
      const answers: (() => void)[] = [];
      const holding = new Set<Link>();
      let isFirst = () => {};
      const first = new Promise<void>((resolve) => (isFirst = resolve));
      holdAfter = (link, sent) => {
        if (!to(sent)) return;
        holding.add(link);
        link.hold = (data) => {
          answers.push(() => link.client.write(data));
          isFirst();
        };
      };
      return {
        first,
        release() {
          holdAfter = undefined;
          for (const link of holding) link.hold = undefined;
          for (const answer of answers) answer();
        },
      };
    },
    async close() {
      cutAll();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
