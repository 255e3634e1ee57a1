// `src/webhooks.ts`: what the server sends by itself. Those that are signed have a function for the sender and one for
// receivers.

import type { SignedWebhook, Webhook } from "../model/model.js";
import { modules, webhookFunctionName, webhookHeadersName, webhookPayloadName } from "../model/names.js";
import { headerKinds, headersInterface } from "./answer-headers.js";
import type { EmitContext, EmittedFile } from "./output.js";
import { typeText } from "./type-text.js";
import { unionStatement } from "./types/records.js";
import { array, entry, object, quoted } from "./typescript/expression.js";
import { ModuleBuilder } from "./typescript/module.js";
import { functionOf, ownConstantOf } from "./typescript/structure.js";
import type { Structure } from "./typescript/structure.js";

export function emitWebhooks({ model }: EmitContext): readonly EmittedFile[] {
  if (model.webhooks.length === 0) return [];
  const module = new ModuleBuilder(modules.webhooks, "What the server sends by itself.");
  for (const webhook of model.webhooks) {
    module.add(...typesOf(webhook, module));
    if (webhook.signature) module.add(...functionsOf(webhook as SignedWebhook, module));
  }
  return [module.file()];
}

function typesOf({ name, doc, payload, headers }: Webhook, module: ModuleBuilder): Structure[] {
  return [
    headersInterface(
      webhookHeadersName(name),
      `Headers that accompany \`${webhookPayloadName(name)}\`.`,
      headers,
      module,
    ),
    unionStatement(webhookPayloadName(name), doc, [typeText(payload, module, true)]),
  ];
}

function functionsOf({ name, headers, signature }: SignedWebhook, module: ModuleBuilder): Structure[] {
  const from = modules.runtime("webhook");
  const type = (one: string): string => module.type(one, from);
  const [payload, all] = [webhookPayloadName(name), webhookHeadersName(name)];
  const { algorithm, header, encoding, prefix, over, key, timestamp } = signature;
  const rules = object(
    entry("algorithm", quoted(algorithm)),
    entry("header", quoted(header)),
    entry("encoding", quoted(encoding)),
    ...(prefix === "" ? [] : [entry("prefix", quoted(prefix))]),
    entry("over", array(over.map(quoted))),
    ...(key === undefined ? [] : [entry("key", quoted(key))]),
    ...(timestamp
      ? [
          entry(
            "timestamp",
            object(
              entry("header", quoted(timestamp.header)),
              entry("unit", quoted(timestamp.unit)),
              entry("toleranceSeconds", String(timestamp.toleranceSeconds)),
            ),
          ),
        ]
      : []),
    entry("headers", headerKinds(headers)),
  );
  const own = `${name}Rules`;
  const filled = [header, ...(timestamp ? [timestamp.header] : [])].map(quoted).join(" | ");
  const what = `\`${payload}\``;
  return [
    ownConstantOf(own, rules, type("WebhookRules")),
    functionOf({
      name: webhookFunctionName("sign", name),
      doc: `Answers the headers with which ${what} is sent: those that are given, and the signature over them and the exact body.`,
      tags: [["throws", "TypeError where a header that is signed cannot be; whatever `sign` throws"]],
      parameters: [
        ["headers", `Omit<${all}, ${filled}>`],
        ["body", `${module.type("Bytes", modules.runtime("encoding"))} | string`],
        ["sign", type("WebhookSigner")],
        ["options?", type("WebhookOptions")],
      ],
      returns: "Promise<Readonly<Record<string, string>>>",
      body: `return ${module.value("signWebhook", from)}(${own}, headers, body, sign, options);`,
    }),
    functionOf({
      name: webhookFunctionName("verify", name),
      doc: `Reads a delivery of ${what} that is signed with one of these keys.`,
      tags: [["throws", "WebhookRefused where it is not, or is too old: answer 400, and do nothing else with it"]],
      parameters: [
        ["delivery", type("SignedDelivery")],
        ["keys", type("WebhookKeys")],
        ["options?", type("WebhookOptions")],
      ],
      returns: `Promise<${type("VerifiedDelivery")}<${payload}, ${all}>>`,
      body: `return ${module.value("verifyWebhook", from)}(${own}, delivery, keys, options);`,
    }),
  ];
}
