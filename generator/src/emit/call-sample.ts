// Calls of the client as its users write them: the example of an operation, in TypeScript.

import type { FamilyExample, Json, Model, PlainOperation, Shape } from "../model/model.js";
import { activityOf } from "../model/operations.js";
import { bodyExample } from "../values/examples.js";
import { branded } from "./branded-json.js";
import { jsonText } from "./json-text.js";
import type { Literal } from "./json-text.js";
import { camel, itemsName, untilDoneName } from "../model/names.js";
import type { EmitContext } from "./output.js";
import { isIdentifier } from "./typescript/property-key.js";
import { declaredStampers, stamperText } from "./stampers.js";

export const sampleWidth = 110;

/** The stamper that the index exports. */
export function defaultStamper(context: EmitContext): string | undefined {
  if (!stampers.has(context.model)) {
    const [first] = declaredStampers(context);
    const text = first && stamperText(first.module, context);
    stampers.set(context.model, /^export function (\w+Stamper)\(/m.exec(text ?? "")?.[1]);
  }
  return stampers.get(context.model);
}

/** Every sample asks for it. */
const stampers = new WeakMap<Model, string | undefined>();

/** Submits an example and, where the contract says how, waits for its end. */
export function submitSample(
  model: Model,
  operation: string,
  example: FamilyExample,
  stamper: string | undefined,
  width: number = sampleWidth,
): string {
  const { union, status, poll, response, envelope } = activityOf(model);
  const member = response.fields[0]?.name ?? "";
  const supplied = new Set([union.tag, ...envelope.filter(({ fill }) => fill !== undefined).map(({ name }) => name)]);
  const body = Object.entries(bodyExample(example)).filter(([name]) => !supplied.has(name));
  const { input, types } = typed(Object.fromEntries(body), example.version.submit?.request);
  return [
    ...opening(model, stamper, width, types),
    call(`const { ${member} } = await client.${operation}(`, input, width),
    ...(poll && status
      ? [
          `const end = await client.waitFor${union.name}(${member});`,
          `console.log(end.outcome, end.${camel(union.name)});`,
        ]
      : []),
  ].join("\n");
}

/** Calls a plain operation and takes its answer apart, or reads all of its pages or events. */
export function plainSample(
  model: Model,
  { name, request, response, page, stream, wait, awaited }: PlainOperation,
  example: Json,
  stamper: string | undefined,
  width: number = sampleWidth,
): string {
  const { input, types } = typed(example, request);
  const first = opening(model, stamper, width, types);
  if (page) {
    const item = call(`for await (const item of client.${itemsName(name)}(`, input, width);
    return [...first, item.replace(/;$/, ") console.log(item);")].join("\n");
  }
  if (stream) {
    const event = call(`for await (const { id, data } of client.${name}(`, input, width);
    return [...first, event.replace(/;$/, ") console.log(id, data);")].join("\n");
  }
  if (wait ?? awaited) {
    const end = call(`const end = await client.${untilDoneName(name)}(`, input, width);
    return [...first, end, "console.log(end.outcome, end.answer);"].join("\n");
  }
  const members = response.fields.map((field) => field.name).filter(isIdentifier);
  const line = call(`const { ${members.join(", ")} } = await client.${name}(`, input, width);
  return [...first, line].join("\n");
}

/** What is sent, as TypeScript takes it, and the types of which that speaks. */
function typed(sent: Json, request: Shape | undefined): { readonly input: Literal; readonly types: readonly string[] } {
  const named = new Set<string>();
  const input = request ? branded(sent, { kind: "shape", shape: request }, named) : sent;
  return { input, types: [...named].sort() };
}

function opening(
  { contract }: Model,
  stamper: string | undefined,
  width: number,
  types: readonly string[],
): readonly string[] {
  const members = [`baseUrl: "${contract.server}"`, ...(stamper ? [`stamper: ${stamper}(credentials)`] : [])];
  const line = `const client = createClient({ ${members.join(", ")} });`;
  return [
    `import { ${[stamper, "createClient"].filter(Boolean).sort().join(", ")} } from "${contract.package}";`,
    ...(types.length > 0 ? [`import type { ${types.join(", ")} } from "${contract.package}";`] : []),
    "",
    line.length <= width ? line : `const client = createClient({\n  ${members.join(",\n  ")},\n});`,
    "",
  ];
}

function call(before: string, input: Literal, width: number): string {
  return `${before}${jsonText(input, { before, width, language: "ts" })});`;
}
