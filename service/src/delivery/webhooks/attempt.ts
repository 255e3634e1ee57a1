// One attempt to deliver an event: signed, sent, and judged by the status that comes back.

import { ApiError, signActivityUpdate } from "@countersign/api";
import type { Settings } from "../../config/settings.js";
import { TargetRefused } from "../../net/resolve.js";
import type { OutboxRow } from "../../store/outbox.js";
import { post } from "../../net/post.js";
import type { Connections } from "../../net/post.js";
import type { WebhookSigner } from "../signer.js";
import { checkWebhookUrl } from "./target.js";

/** How an attempt ended. Errors are short, and say nothing of what stands in the URL. */
export type AttemptResult =
  | { readonly kind: "delivered" }
  /** Another attempt may succeed. */
  | { readonly kind: "unreachable"; readonly error: string }
  /** The receiver has refused it, or nothing may be sent there. */
  | { readonly kind: "refused"; readonly error: string }
  /** The process ends. */
  | { readonly kind: "abandoned" };

export interface AttemptParts {
  readonly settings: Settings["webhooks"];
  readonly connections: Connections;
}

/** A request as it is sent. */
export interface Outgoing {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Where an event goes, and how it is written. */
export interface Receiver {
  /** As the organization or its user has registered it. */
  readonly url: string;
  /** @throws ApiError when custody cannot sign */
  readonly write: (event: OutboxRow) => Promise<Outgoing>;
  /** Whether HTTP 429 is tried again like the statuses from 500 on, because many share the server and it has too much to do. */
  readonly isShared: boolean;
}

/**
 * Delivers an event, if it can, within the settings' timeout: from the look-up of the name to the end of the answer.
 *
 * @param closing abandons the attempt
 * @throws ApiError when custody cannot sign
 */
export async function attempt(
  event: OutboxRow,
  { url, write, isShared }: Receiver,
  { settings, connections }: AttemptParts,
  closing: AbortSignal,
): Promise<AttemptResult> {
  let target: URL;
  try {
    target = checkWebhookUrl(url, settings);
  } catch (error) {
    return { kind: "refused", error: error instanceof ApiError ? error.message : "not a URL" };
  }
  const outgoing = await write(event);
  const timeout = new Error(`no answer within ${settings.timeoutMs} ms`);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(timeout), settings.timeoutMs);
  const close = () => abort.abort();
  closing.addEventListener("abort", close, { once: true });
  if (closing.aborted) close();
  try {
    return judge(await post({ url: target, ...outgoing }, connections, abort.signal), isShared);
  } catch (error) {
    if (error instanceof TargetRefused) return { kind: "refused", error: error.message };
    if (error === timeout) return { kind: "unreachable", error: timeout.message };
    return closing.aborted ? { kind: "abandoned" } : { kind: "unreachable", error: describe(error) };
  } finally {
    clearTimeout(timer);
    closing.removeEventListener("abort", close);
  }
}

/**
 * An event with the headers by which its receiver verifies it.
 *
 * @throws ApiError when custody cannot sign
 */
export async function writeSigned(event: OutboxRow, signer: Pick<WebhookSigner, "current">): Promise<Outgoing> {
  const key = signer.current();
  const headers = {
    "X-Turnkey-Organization-Id": event.organization_id,
    "X-Turnkey-Event-Type": event.event_type,
    "X-Turnkey-Webhook-Version": "1",
    "X-Turnkey-Event-Id": event.id,
    "X-Turnkey-Signature-Key-Id": key.keyId,
    "X-Turnkey-Signature-Algorithm": "ed25519",
    "X-Turnkey-Signature-Version": "v1",
  };
  const sign = async (text: Uint8Array): Promise<Uint8Array> => Buffer.from(await key.sign(text), "hex");
  return {
    headers: {
      "Content-Type": "application/json",
      "User-Agent": "countersign",
      ...(await signActivityUpdate(headers, event.body, sign)),
      ...(event.trace !== null && { traceparent: event.trace }),
    },
    body: Buffer.from(event.body),
  };
}

function judge(status: number, isShared: boolean): AttemptResult {
  if (status >= 200 && status < 300) return { kind: "delivered" };
  if ((status >= 500 && status < 600) || (status === 429 && isShared))
    return { kind: "unreachable", error: `HTTP ${status}` };
  const redirect = status >= 300 && status < 400 ? "; redirects are not followed" : "";
  return { kind: "refused", error: `HTTP ${status}${redirect}` };
}

/** Messages may hold the URL, or text that the receiver has chosen; codes are the system's own. */
function describe(error: unknown): string {
  const code: unknown = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^[A-Z][A-Z0-9_]{0,63}$/.test(code) ? code : "the connection failed";
}
