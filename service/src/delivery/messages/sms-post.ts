// Sends text messages by posting them to the operator's own service, signed with the deployment's key.

import { ConfigurationError } from "../../config/configuration-error.js";
import { guardedLookup, hostResolver } from "../../net/resolve.js";
import { openConnections, post } from "../../net/post.js";
import type { WebhookSigner } from "../signer.js";
import { connectionFailed } from "./transport.js";
import type { SendResult, SmsProvider, TextMessage } from "./transport.js";

/**
 * The provider that posts `{"id", "to", "text"}` as JSON.
 *
 * The headers `X-Countersign-Message-Id`, `-Timestamp` (milliseconds since 1970), `-Signature-Key-Id`,
 * `-Signature-Algorithm` (`ed25519`), `-Signature-Version` (`v1`) and `-Signature` (64 bytes in hex) prove where a
 * request comes from. Signed are the UTF-8 bytes of
 * `countersign.sms.v1.<key id>.<timestamp>.<message id>.<body>`, with the key of the set under
 * `/public/v1/discovery/webhooks/jwks`; what is signed for webhooks begins otherwise. A receiver should refuse a
 * timestamp that is minutes old, and an id that it has had already.
 *
 * A status of 2xx takes the message; 408, 429, 5xx and failed connections are tried again; any other refuses it.
 *
 * @param url of the operator's choice: it may lead to a private address
 */
export function createSmsPost(url: URL, signer: Pick<WebhookSigner, "current">): SmsProvider {
  const connections = openConnections({ lookup: guardedLookup(hostResolver(true), true) });
  return {
    async send(message, signal) {
      const { id, to, text } = message;
      const body = JSON.stringify({ id, to, text });
      const headers = await signedHeaders(message, body, signer);
      let status: number;
      try {
        status = await post({ url, headers, body: Buffer.from(body) }, connections, signal);
      } catch (error) {
        signal.throwIfAborted();
        return connectionFailed(error);
      }
      return judge(status);
    },
    close: () => connections.close(),
  };
}

/**
 * Reads `messages.smsUrl`.
 *
 * @throws ConfigurationError that does not repeat it
 */
export function readSmsUrl(text: string): URL {
  if (URL.canParse(text)) return new URL(text);
  throw new ConfigurationError(
    "messages.smsUrl (COUNTERSIGN_SMS_URL) is not a URL such as https://sms.example.com/send",
  );
}

async function signedHeaders(
  { id }: TextMessage,
  body: string,
  signer: Pick<WebhookSigner, "current">,
): Promise<Record<string, string>> {
  const key = signer.current();
  const timestamp = String(Date.now());
  const signed = `countersign.sms.v1.${key.keyId}.${timestamp}.${id}.${body}`;
  return {
    "Content-Type": "application/json",
    "User-Agent": "countersign",
    "X-Countersign-Message-Id": id,
    "X-Countersign-Timestamp": timestamp,
    "X-Countersign-Signature-Key-Id": key.keyId,
    "X-Countersign-Signature-Algorithm": "ed25519",
    "X-Countersign-Signature-Version": "v1",
    "X-Countersign-Signature": await key.sign(Buffer.from(signed)),
  };
}

function judge(status: number): SendResult {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 408 || status === 429 || (status >= 500 && status < 600)) {
    return { kind: "unreachable", error: `HTTP ${status}`, mayHaveArrived: false };
  }
  const redirect = status >= 300 && status < 400 ? "; redirects are not followed" : "";
  return { kind: "refused", error: `HTTP ${status}${redirect}` };
}
