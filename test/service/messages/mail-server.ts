// A mail server on a real socket, which remembers what came and refuses what it is told to.

import type { AddressInfo, Socket } from "node:net";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { SMTPServerOptions } from "smtp-server";
import { present } from "../support/results.js";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  /** As another library reads it. */
  readonly parsed: Email;
  /** Whom the client logged in as. */
  readonly user: string | undefined;
  readonly secure: boolean;
}

export interface MailServer {
  readonly port: number;
  /** Without TLS. */
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Resolves when the mails so far fulfil a condition. */
  until(condition: (mails: readonly ReceivedMail[]) => boolean): Promise<void>;
  /** How many connections were made to it. */
  connections(): number;
  close(): Promise<void>;
}

export interface MailServerOptions extends SMTPServerOptions {
  /** Called when a whole message is there, before it is answered; an error refuses it. */
  readonly answer?: (mail: ReceivedMail, socket: Socket) => Promise<void> | void;
}

/** A refusal with a status of SMTP. */
export function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

export async function startMailServer({ answer, ...options }: MailServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    ...options,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const receive = async () => {
          const raw = Buffer.concat(chunks);
          const mail: ReceivedMail = {
            from: session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw: raw.toString("utf8"),
            parsed: await PostalMime.parse(raw),
            user: session.user as string | undefined,
            secure: session.secure,
          };
          mails.push(mail);
          for (const look of waiting) look();
          await answer?.(mail, present([...sockets].at(-1)));
        };
        receive().then(
          () => callback(null),
          (error: Error) => callback(error),
        );
      });
    },
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mails,
    until: (condition) =>
      new Promise((resolve) => {
        const look = () => {
          if (!condition(mails)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
