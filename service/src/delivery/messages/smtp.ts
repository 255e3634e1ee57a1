// Sends e-mails to a mail server (RFC 5321), over connections that are kept for a while.

import type { NodemailerError } from "nodemailer";
import { mailOptions } from "./mime.js";
import type { SmtpServer } from "./smtp-url.js";
import { connectionFailed } from "./transport.js";
import type { Transport, Email, SendResult } from "./transport.js";

export interface SmtpOptions {
  /** At most so many at a time. */
  readonly connections: number;
  /** For each step; the caller limits the whole. */
  readonly timeoutMs: number;
}

// Servers drop idle connections after minutes; one that is dropped costs an attempt.
const idleMilliseconds = 30_000;
// The server wants a login first (RFC 4954 §6): that is not about the message.
const loginRequired = 530;

export function createSmtpTransport(server: SmtpServer, options: SmtpOptions): Transport<Email> {
  let opened: ReturnType<typeof openPool> | undefined;
  return {
    async send(email, signal) {
      const transport = await (opened ??= openPool(server, options));
      try {
        await transport.sendMail({ ...mailOptions(email), signal });
        return { kind: "sent" };
      } catch (error) {
        signal.throwIfAborted();
        return judge(error as NodemailerError);
      }
    },
    close: () => void opened?.then((transport) => transport.close({ force: true })),
  };
}

/** Loads nodemailer, which a deployment that sends no e-mail does not need. */
async function openPool(server: SmtpServer, { connections, timeoutMs }: SmtpOptions) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    ...server,
    pool: true,
    maxConnections: connections,
    // A message goes out again only after it was written down that it may have arrived.
    maxRequeues: 0,
    idleTimeout: idleMilliseconds,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function judge(error: NodemailerError): SendResult {
  const { responseCode, code, command } = error;
  const aboutMessage = code === "EENVELOPE" || code === "EMESSAGE";
  if (responseCode === undefined) {
    // What nodemailer itself refuses, such as an address that no server takes, or a size that this one does not.
    return aboutMessage
      ? { kind: "refused", error: "the mail server does not accept the message" }
      : connectionFailed(error);
  }
  const text = `SMTP ${[responseCode, enhancedCode(error), command].filter((part) => part !== undefined).join(" ")}`;
  if (aboutMessage && error.permanent === true && responseCode !== loginRequired)
    return { kind: "refused", error: text };
  return { kind: "unreachable", error: text, mayHaveArrived: false };
}

/** RFC 3463, such as `5.1.1`. The rest of a reply is the server's own text, and may repeat the message. */
function enhancedCode({ response }: NodemailerError): string | undefined {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? "")?.[1];
}
