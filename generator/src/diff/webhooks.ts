// Webhooks: what the server sends by itself. Their receiver is the caller, who reads them as tolerantly as answers.

import type { Field, Webhook } from "../model/model.js";
import { signedText } from "../model/operations.js";
import { Changes } from "./change.js";
import type { Side } from "./change.js";
import { fieldSide, typeWords } from "./describe.js";
import type { Pair } from "./pair.js";
import { TypeWalk } from "./walk.js";

export function compareWebhooks({ changes, pair }: { changes: Changes; pair: Pair }): void {
  for (const before of pair.old.webhooks) {
    const after = pair.now.webhooks.find(({ name }) => name === before.name);
    if (!after) {
      changes.add({
        rule: "webhook-changed",
        subject: before.name,
        message: `the webhook \`${before.name}\` is gone`,
        before: side(before),
        note: "receivers wait for it in vain",
      });
      continue;
    }
    comparePayload(changes, pair, before, after);
    compareSignature(changes, before, after);
    for (const header of before.headers) compareHeader(changes, before, header, after);
  }
  for (const after of pair.now.webhooks) {
    if (pair.old.webhooks.some(({ name }) => name === after.name)) continue;
    const message = `the webhook \`${after.name}\` is new`;
    changes.add({ rule: "response-member-added", subject: after.name, message, after: side(after) });
  }
}

function side({ name, payload, position }: Webhook): Side {
  return { text: `webhook ${name} with ${typeWords(payload)}`, position };
}

/** What breaks readers of answers breaks receivers; the rest is said of answers already, or is of no concern to them. */
function comparePayload(changes: Changes, pair: Pair, before: Webhook, after: Webhook): void {
  const found = new Changes();
  const walk = new TypeWalk("response", found, pair);
  const sides = { before: side(before), after: side(after) };
  walk.from({ at: `webhook ${before.name}`, old: before.payload, now: after.payload }, sides, before.name);
  for (const { change, probes } of found.pending()) {
    if (change.effects.responses === "safe" && change.effects.callers === "safe") continue;
    const { message, effects } = change;
    changes.add({
      ...change,
      rule: "webhook-changed",
      subject: `${before.name}: ${change.subject}`,
      message: `webhook \`${before.name}\`: ${message}`,
      effects,
      probe: probes[0],
    });
  }
}

function compareSignature(changes: Changes, before: Webhook, after: Webhook): void {
  const [old, now] = [before, after].map(signatureText);
  if (old === now) return;
  const rule = old === undefined ? "added" : now === undefined ? "removed" : "changed";
  const said = { added: "is signed", removed: "is no longer signed", changed: "is signed in another way" };
  const { name } = before;
  const sideOf = (text: string | undefined, position: Side["position"]): Side => ({
    text: text ?? "no signature",
    position,
  });
  changes.add({
    rule: `webhook-signature-${rule}`,
    subject: name,
    message: `webhook \`${name}\`: it ${said[rule]}`,
    before: sideOf(old, before.signature?.position ?? before.position),
    after: sideOf(now, after.signature?.position ?? after.position),
  });
}

/** All that a receiver has to know; how far the time may be off is its own to say. */
function signatureText({ signature }: Webhook): string | undefined {
  if (!signature) return undefined;
  const { algorithm, header, encoding, prefix, key, timestamp } = signature;
  const time = timestamp && `${timestamp.header} in ${timestamp.unit}`;
  return [`${algorithm} over ${signedText(signature)} in ${header} as ${prefix}${encoding}`, key, time]
    .filter((part) => part !== undefined)
    .join(", ");
}

function compareHeader(changes: Changes, webhook: Webhook, before: Field, { headers, position }: Webhook): void {
  const after = headers.find(({ name }) => name.toLowerCase() === before.name.toLowerCase());
  const subject = `${webhook.name} ${before.name}`;
  if (after && fieldSide(after).text === fieldSide(before).text) return;
  changes.add({
    rule: "webhook-header-changed",
    subject,
    message: after
      ? `webhook \`${webhook.name}\`: the header is \`${fieldSide(after).text}\`; it was \`${fieldSide(before).text}\``
      : `webhook \`${webhook.name}\`: the header ${before.name} is gone`,
    before: fieldSide(before),
    after: after ? fieldSide(after) : { text: "no such header", position },
  });
}
