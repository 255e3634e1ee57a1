// Webhooks of OpenAPI documents that others have written: what of them a contract has.

import { describe, expect, test } from "vitest";
import { importOpenapi } from "../../../generator/src/import/import.js";

describe("a webhook of others'", () => {
  const schema = { type: "object", properties: { id: { type: "string" } } };
  const json = { content: { "application/json": { schema } } };
  const text = { in: "header", required: true, schema: { type: "string" } };
  const imported = (webhook: object, { schemas = {}, answer = schema }: { schemas?: object; answer?: object } = {}) => {
    const begun = { description: "Begun.", content: { "application/json": { schema: answer } } };
    return importOpenapi(
      JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Jobs", version: "1.0.0" },
        paths: { "/jobs": { post: { operationId: "startJob", responses: { "200": begun } } } },
        webhooks: { "job.done": { post: { requestBody: json, responses: {}, ...webhook } } },
        components: { schemas },
      }),
    );
  };
  const signature = { algorithm: "ed25519", header: "X-Signature", encoding: "hex", over: "v1.{body}" };
  const parameters = [{ name: "X-Signature", ...text }];

  test("has a name of the contract's, its headers, and its signature", () => {
    const { model, diagnostics, findings } = imported({ parameters, "x-signature": signature });
    expect(diagnostics).toEqual([]);
    expect(model?.webhooks).toMatchObject([
      { name: "jobDone", headers: [{ name: "X-Signature", optional: false }], signature: { header: "X-Signature" } },
    ]);
    expect(findings).toEqual([]);
  });

  test("is carried without an operation, too, and needs no errors", () => {
    const webhooks = { "job.done": { post: { requestBody: json, responses: {} } } };
    const info = { title: "Jobs", version: "1.0.0" };
    const { model, findings } = importOpenapi(JSON.stringify({ openapi: "3.1.0", info, webhooks }));
    expect(model?.webhooks).toMatchObject([{ name: "jobDone" }]);
    expect([model?.shapes.map(({ name }) => name), findings]).toEqual([["JobDone"], []]);
  });

  test("has another name where its types would be called as others are", () => {
    const names = ["JobDonePayload", "JobDone2Headers", "WebhookKeys"];
    const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]));
    const { model, diagnostics } = imported(
      { parameters, "x-signature": signature },
      { schemas: Object.fromEntries(names.map((name) => [name, schema])), answer: { type: "object", properties } },
    );
    expect(diagnostics).toEqual([]);
    expect(model?.webhooks.map(({ name }) => name)).toEqual(["jobDone3"]);
  });

  const place = "/webhooks/job.done/post";
  test.each<[what: string, webhook: object, pointer: string, message: string]>([
    ["a signature in a header that it has not", { "x-signature": signature }, "/x-signature", "is left out"],
    ["a signature that is no record", { parameters, "x-signature": [1] }, "/x-signature", "is left out"],
    [
      "a signature with a key more",
      { parameters, "x-signature": { ...signature, nonce: "X-Nonce" } },
      "/x-signature/nonce",
      "does not say this",
    ],
    [
      "a signature that says nothing of the body",
      { parameters, "x-signature": { ...signature, over: "{X-Signature}" } },
      "/x-signature",
      "is left out",
    ],
    [
      "a header of a list",
      { parameters: [{ ...text, name: "X-A", schema: { type: "array" } }] },
      "/parameters/0",
      "plain",
    ],
    [
      "the same header twice",
      { parameters: [...parameters, { name: "x-signature", ...text }] },
      "/parameters/1",
      "case",
    ],
    ["a query", { parameters: [{ name: "a", ...text, in: "query" }] }, "/parameters/0", "its headers"],
  ])("with %s is carried without", (_, webhook, pointer, message) => {
    const { model, diagnostics, findings } = imported(webhook);
    expect(diagnostics).toEqual([]);
    expect(model?.webhooks.map(({ name }) => name)).toEqual(["jobDone"]);
    const [finding] = findings.filter((one) => one.pointer === place + pointer);
    expect(finding?.message).toContain(message);
  });
});
