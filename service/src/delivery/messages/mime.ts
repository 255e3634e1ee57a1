// E-mails as nodemailer takes them, the same for a server and for a file.

import type { SendMailOptions } from "nodemailer";
import { domainToASCII } from "node:url";
import type { Email } from "./transport.js";

/**
 * The options for an e-mail. Message-ID, date and boundaries follow from the message, so that one that is sent again is
 * the same to the byte and can be recognised as such (RFC 5322 §3.6.4).
 */
export function mailOptions({ id, from, to, replyTo, subject, text, html, date }: Email): SendMailOptions {
  return {
    from: { name: from.name ?? "", address: from.address },
    to: { name: "", address: to },
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    subject,
    text: withLineBreaks(text),
    ...(html !== undefined && { html: withLineBreaks(html) }),
    messageId: messageIdOf(id, from.address),
    date: new Date(date),
    // Nobody's absence is answered to (RFC 3834 §5).
    headers: { "Auto-Submitted": "auto-generated" },
    baseBoundary: id,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A carriage return of its own must not stand in an e-mail (RFC 5322 §2.3); some servers end lines at it. */
function withLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** `<message id@domain of the sender>`. */
function messageIdOf(id: string, sender: string): string {
  const domain = domainToASCII(sender.slice(sender.lastIndexOf("@") + 1));
  return `<${id}@${domain === "" ? "localhost" : domain}>`;
}
