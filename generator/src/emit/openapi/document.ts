// The contract as an OpenAPI description, for documents, gateways and code generators of other languages.

import { activityExample, exampleOf, firstWithResult } from "../../values/examples.js";
import { pascal } from "../../model/names.js";
import { isUncalled, signedText } from "../../model/operations.js";
import type { Emitter } from "../output.js";
import type { Json, Model, Webhook } from "../../model/model.js";
import { Components } from "./components.js";
import type { Schema } from "./components.js";
import { errorResponse, info, securitySchemes } from "./info.js";
import { openapiVersion, paths, tags } from "./operations.js";
import { firstSentence } from "../prose.js";

export const emitOpenapi: Emitter = ({ model }) => {
  return [{ path: "openapi.json", text: `${JSON.stringify(openapiDocument(model), null, 2)}\n` }];
};

export function openapiDocument(model: Model): Schema {
  const components = new Components(model);
  const operations = paths(model, components);
  const webhooks = model.webhooks.map((webhook): [string, Schema] => [
    webhook.name,
    { post: delivery(model, webhook, components) },
  ]);
  const responses = isUncalled(model) ? undefined : { Error: errorResponse(model.errors, components) };
  return {
    openapi: `${openapiVersion(model)}.0`,
    info: info(model),
    servers: [{ url: model.contract.server }],
    tags: tags(model),
    paths: operations,
    ...(webhooks.length > 0 ? { webhooks: Object.fromEntries(webhooks) } : {}),
    components: { schemas: components.all(), ...(responses && { responses }), securitySchemes: securitySchemes(model) },
  };
}

/** OpenAPI has no words of its own for it. */
function signatureExtension({ signature }: Webhook): Schema {
  if (!signature) return {};
  const { position: _, over: _parts, prefix, timestamp, ...others } = signature;
  const said = { ...others, ...(prefix !== "" && { prefix }), over: signedText(signature) };
  return { "x-signature": { ...said, ...(timestamp && { timestamp: { ...timestamp } }) } };
}

function delivery(model: Model, webhook: Webhook, components: Components): Schema {
  const example = firstWithResult(model);
  const isActivity = webhook.payload.kind === "union" && webhook.payload.union === model.activity?.union;
  const value: Json = isActivity && example ? activityExample(model, example) : exampleOf(webhook.payload);
  return {
    operationId: `on${pascal(webhook.name)}`,
    summary: firstSentence(webhook.doc),
    description: webhook.doc,
    security: [],
    parameters: webhook.headers.map((field) => ({
      name: field.name,
      in: "header",
      required: !field.optional,
      description: field.doc,
      schema: components.type(field.type, false),
    })),
    requestBody: {
      required: true,
      content: { "application/json": { schema: components.type(webhook.payload, false), example: value } },
    },
    responses: { "200": { description: "Received. Any other 2xx status means the same." } },
    ...signatureExtension(webhook),
  };
}
