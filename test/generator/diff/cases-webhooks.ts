// Cases of how webhooks are signed.

import type { Case } from "./case.js";
import { replace } from "./edit.js";

const file = "webhooks.yaml";
const headers = "headers: { X-Event-Id: { type: TaskId, doc: Identifier of the event. } },";
const signed = (more: string): string =>
  `${headers.slice(0, -3)}, X-Signature: { type: string, doc: The signature. } }, signature: { algorithm: ed25519, header: X-Signature, encoding: hex, over: "{X-Event-Id}.{body}"${more} },`;
const sign = replace(file, headers, signed(""));

export const webhookCases: readonly Case[] = [
  {
    rule: "webhook-signature-added",
    about: "a webhook is signed",
    subject: "delivered",
    effects: "–––––",
    mirror: "webhook-signature-removed",
    edit: sign,
  },
  {
    rule: "webhook-signature-removed",
    about: "a webhook is no longer signed",
    subject: "delivered",
    effects: "–●●●–",
    mirror: "webhook-signature-added",
    before: sign,
    edit: replace(file, signed(""), headers),
  },
  {
    rule: "webhook-signature-changed",
    about: "something stands before the signature",
    subject: "delivered",
    effects: "–●–◐–",
    mirror: "webhook-signature-changed",
    before: sign,
    edit: replace(file, signed(""), signed(', prefix: "v1,"')),
  },
];
