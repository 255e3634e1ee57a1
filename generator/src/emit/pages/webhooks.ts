// How a webhook is signed, for its receivers.

import type { WebhookSignature } from "../../model/model.js";
import { signedText } from "../../model/operations.js";
import { code, text } from "./page.js";
import type { Fact } from "./page.js";

export function signatureFacts(signature: WebhookSignature | undefined): readonly Fact[] {
  if (!signature) return [];
  const { algorithm, header, encoding, prefix, timestamp } = signature;
  const names = { ed25519: "Ed25519", hmacSha256: "HMAC with SHA-256" };
  const place = [text(`${names[algorithm]} in `), code(header), text(`, in ${encoding}`)];
  return [
    { term: "signature", words: [...place, ...(prefix === "" ? [] : [text(" behind "), code(prefix)])] },
    { term: "over", words: [code(signedText(signature))] },
    ...(timestamp
      ? [
          {
            term: "not older than",
            words: [text(`${timestamp.toleranceSeconds} seconds, by `), code(timestamp.header)],
          },
        ]
      : []),
  ];
}
