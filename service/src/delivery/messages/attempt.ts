// One attempt to send a message: its secret is opened, the message is written and handed to a transport.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Settings } from "../../config/settings.js";
import type { Custody } from "../../custody/custody.js";
import type { ClaimedMessage } from "../../store/messages.js";
import { expiryOf } from "./lifetime.js";
import { writeSms } from "./sms-text.js";
import type { SendResult } from "./transport.js";
import type { Transports } from "./transports.js";
import { writeEmail } from "./write-email.js";

/** How an attempt ended. */
export type AttemptResult =
  | SendResult
  /** Custody has no time for it just now; nothing was sent. */
  | { readonly kind: "unopened"; readonly error: string }
  /** The process ends; the message may have been sent. */
  | { readonly kind: "abandoned" };

export interface AttemptParts {
  readonly custody: Custody;
  readonly settings: Settings["messages"];
  readonly transports: Transports;
}

/**
 * Sends a message, if it can, within the settings' timeout, unless what it carries has expired.
 *
 * @param closing abandons the attempt
 */
export async function attempt(
  message: ClaimedMessage,
  parts: AttemptParts,
  closing: AbortSignal,
): Promise<AttemptResult> {
  const { content } = message;
  if (message.claimedAt >= expiryOf(content, message.created_at)) {
    const last = message.last_error === null ? "" : `; last: ${message.last_error}`;
    return { kind: "refused", error: `expired${last}` };
  }
  try {
    const send = prepare(message, await openSecret(message, parts.custody), parts);
    return await inTime(send, parts.settings.timeoutMs, closing);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return unsent(error);
  }
}

/** What custody refuses to open or sign, and what cannot be written, was not sent. */
function unsent({ code, message }: ApiError): AttemptResult {
  if (code === ErrorCode.UNAVAILABLE) return { kind: "unopened", error: message };
  // A key-encryption key may be missing for the moment.
  if (code === ErrorCode.INTERNAL) return { kind: "unreachable", error: message, mayHaveArrived: false };
  return { kind: "refused", error: message };
}

async function openSecret(message: ClaimedMessage, custody: Custody): Promise<string | undefined> {
  const { id, organization_id: organizationId, sealed } = message;
  return sealed === null ? undefined : custody.openText({ owner: { kind: "message", organizationId, id }, sealed });
}

function prepare(message: ClaimedMessage, secret: string | undefined, { settings, transports }: AttemptParts) {
  const { id, recipient, content, created_at: createdAt } = message;
  if (content.kind !== "smsCode") {
    const email = writeEmail({ id, recipient, content, secret, createdAt }, settings);
    return (signal: AbortSignal) => transports.email.send(email, signal);
  }
  if (secret === undefined) throw new ApiError(ErrorCode.INTERNAL, "the message has lost its contents");
  const sms = { id, to: recipient, text: writeSms(content.customization, content.minutes, secret) };
  return (signal: AbortSignal) => transports.sms.send(sms, signal);
}

async function inTime(
  send: (signal: AbortSignal) => Promise<SendResult>,
  timeoutMs: number,
  closing: AbortSignal,
): Promise<AttemptResult> {
  const timeout = new Error(`no answer within ${timeoutMs} ms`);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(timeout), timeoutMs);
  const close = () => abort.abort();
  closing.addEventListener("abort", close, { once: true });
  if (closing.aborted) close();
  try {
    return await send(abort.signal);
  } catch (error) {
    if (!abort.signal.aborted) throw error;
    if (abort.signal.reason === timeout) return { kind: "unreachable", error: timeout.message, mayHaveArrived: true };
    return { kind: "abandoned" };
  } finally {
    clearTimeout(timer);
    closing.removeEventListener("abort", close);
  }
}
