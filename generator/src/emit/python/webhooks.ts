// `webhooks.py`: a function for each signed webhook, with which its receivers verify it.

import type { Model } from "../../model/model.js";
import { webhookFunctionName, webhookHeadersName } from "../../model/names.js";
import { signedWebhooks } from "../../model/operations.js";
import { payloadName } from "../contract-data.js";
import { NameScope, ScopedNames } from "../name-scope.js";
import type { PythonModels } from "./models.js";
import { pythonBlock, pythonDoc, pythonName, pythonText } from "./names.js";

export function webhooksText(model: Model, models: PythonModels): string {
  const names = new ScopedNames(new NameScope(["verify", "webhook_keys"]), pythonName);
  const functions = signedWebhooks(model).flatMap((webhook) => {
    const [name, own] = [payloadName(webhook), `models.${models.nameOf(webhookHeadersName(webhook.name))}`];
    return pythonBlock(
      `def ${names.of(webhookFunctionName("verify", webhook.name))}(\n    headers: Mapping[str, str], body: bytes, keys: WebhookKeys, *, now: float | None = None\n) -> tuple[models.${models.nameOf(name)}, ${own}]:`,
      ...pythonDoc(
        `Read a delivery that is signed with one of these keys: ${webhook.doc}`,
        "Raises WebhookRefused where it is not, or is too old: answer 400, and do nothing else with it. now is the " +
          "present time in seconds; default: time.time().",
      ),
      `return verify(${pythonText(webhook.name)}, ${pythonText(name)}, ${own}, headers, body, keys, now)`,
    );
  });
  return [
    '"""Verifies webhooks."""',
    "",
    "from __future__ import annotations",
    "",
    "from collections.abc import Mapping",
    "",
    "from . import models",
    "from ._webhook import WebhookKeys as WebhookKeys",
    "from ._webhook import WebhookRefused as WebhookRefused",
    "from ._webhook import verify",
    "from ._webhook import webhook_keys as webhook_keys",
    "",
    "",
    ...functions,
  ].join("\n");
}
