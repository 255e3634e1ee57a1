// `src/tools.ts`: the operations that programs may offer to a language model, each with JSON Schemas of what it takes and
// answers (Model Context Protocol, 2025-11-25).

import { camel } from "../model/case.js";
import type {
  ActivityModel,
  Family,
  Model,
  Outcome,
  PlainOperation,
  Shape,
  Submit,
  Tool,
  Version,
  WaitQuery,
} from "../model/model.js";
import { inputName, modules, ownType, untilDoneName, untilDoneToolName, waitToolName } from "../model/names.js";
import { activityOf, plainOperations, toolQueries } from "../model/operations.js";
import { answerMember } from "./client/client.js";
import type { EmitContext, EmittedFile } from "./output.js";
import { waits } from "./runtime-exports.js";
import { Definitions } from "./schemas.js";
import type { Schema } from "./schemas.js";
import { array, entry, literal, object, quoted } from "./typescript/expression.js";
import { ModuleBuilder } from "./typescript/module.js";
import { propertyKey } from "./typescript/property-key.js";
import { constantOf, functionOf } from "./typescript/structure.js";
import type { Structure } from "./typescript/structure.js";

export function emitTools({ model }: EmitContext): readonly EmittedFile[] {
  const module = new ModuleBuilder(
    modules.tools,
    `The operations of ${model.contract.title} that a language model may be offered, as tools of the Model Context Protocol.`,
  );
  const type = module.type("Tool", modules.runtime("tools"));
  const families = model.families.flatMap((family) => {
    const { current, terms } = family;
    return terms.tool && current.submit ? [familyTool(family, current, current.submit, terms.tool, model, module)] : [];
  });
  const others = plainOperations(model).flatMap((operation) =>
    operation.terms.tool ? [plainTool(operation, operation.terms.tool, module)] : [],
  );
  const waiters = toolQueries(model).map((query) => untilDoneTool(query, module));
  if (families.length > 0) module.add(settled(activityOf(model), model, module));
  const waiter = families.length > 0 && waits(model) ? waitTool(model, module) : [];
  const doc = "Every tool. Give a model those alone that it needs.";
  module.add(constantOf("tools", `readonly ${type}[]`, array([...families, ...waiter, ...others, ...waiters]), doc));
  return [module.file()];
}

interface ToolParts {
  readonly tool: Pick<Tool, "name" | "doc">;
  readonly doc: string;
  readonly hints: Readonly<Record<"readOnlyHint" | "destructiveHint" | "idempotentHint", boolean>>;
  readonly input: Schema;
  readonly output: Schema;
  readonly run: string;
}

function toolEntry({ tool, doc, hints, input, output, run }: ToolParts): string {
  return object(
    entry("name", quoted(tool.name)),
    entry("description", quoted(tool.doc ?? doc)),
    entry("annotations", literal({ ...hints, openWorldHint: false })),
    entry("inputSchema", literal(input)),
    entry("outputSchema", literal(output)),
    run,
  );
}

function plainTool(operation: PlainOperation, tool: Tool, module: ModuleBuilder): string {
  const { kind, name, doc, request, response, idempotent, awaited, home } = operation;
  const call = module.value(awaited ? untilDoneName(name) : name, modules.types(home));
  const type = module.type(request.name, modules.types(home));
  return toolEntry({
    tool,
    doc,
    hints: {
      readOnlyHint: kind === "query",
      destructiveHint: tool.destructive ?? kind !== "query",
      idempotentHint: idempotent,
    },
    input: schemaOf("request", (definitions) => definitions.fields(request.fields)),
    output: schemaOf("response", (definitions) =>
      awaited ? endedSchema(awaited.query, definitions, response) : definitions.fields(response.fields),
    ),
    run: entry("run", `(connection, input, options) => ${call}(connection, ${cast("input", type)}, options)`),
  });
}

/** Waits for what a query tells of, whoever began it. */
function untilDoneTool(query: WaitQuery, module: ModuleBuilder): string {
  const { name, doc, request, home } = query;
  const call = module.value(untilDoneName(name), modules.types(home));
  const type = module.type(request.name, modules.types(home));
  return toolEntry({
    tool: { name: untilDoneToolName(name), doc: undefined },
    doc: `Waits for the end of what \`${name}\` tells of, and tells how it ended. ${doc}`,
    hints: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
    input: schemaOf("request", (definitions) => definitions.fields(request.fields)),
    output: schemaOf("response", (definitions) => endedSchema(query, definitions)),
    run: entry("run", `(connection, input, options) => ${call}(connection, ${cast("input", type)}, options)`),
  });
}

/** How it ended, with the last answer, and what it was started with. */
function endedSchema({ wait, response }: WaitQuery, definitions: Definitions, started?: Shape): Schema {
  const members = {
    outcome: outcomeSchema(wait.final),
    answer: definitions.fields(response.fields),
    ...(started && { started: definitions.fields(started.fields) }),
  };
  return { type: "object", properties: members, required: ["outcome", ...(started ? ["started"] : [])] };
}

function outcomeSchema(final: readonly Outcome[]): Schema {
  const outcomes = final.map(({ outcome }) => `\`${outcome}\``).join(", ");
  const others =
    "`timedOut` or `aborted` where it had not ended yet, `unknown` for an end that this package does not know";
  return { type: "string", description: `How it ended: ${outcomes}; ${others}.` };
}

/** Submits the current version and waits until it has ended. */
function familyTool(
  family: Family,
  version: Version,
  { operation, request, response }: Submit,
  tool: Tool,
  model: Model,
  module: ModuleBuilder,
): string {
  const { members, envelope } = activityOf(model);
  const call = module.value(operation, modules.types(family.home));
  const input = module.type(inputName(family, version), modules.types(family.home));
  const filled = new Set([members.type, ...envelope.filter(({ fill }) => fill).map(({ name }) => name)]);
  const given = request.fields.filter(({ name }) => !filled.has(name));
  const answer = response.fields[0]?.name ?? "";
  const submitted = `await ${call}(connection, ${cast("input", input)}, options)`;
  return toolEntry({
    tool,
    doc: version.doc === family.doc ? family.doc : `${family.doc} ${version.doc}`,
    hints: { readOnlyHint: false, destructiveHint: tool.destructive ?? true, idempotentHint: false },
    input: schemaOf("request", (definitions) => definitions.fields(given)),
    output: schemaOf("response", (definitions) =>
      settledSchema(version.result && definitions.refer(version.result), model, definitions),
    ),
    run: entry(
      "run",
      `async (connection, input, options) => settled(${[
        ...(waits(model) ? ["connection"] : []),
        `(${submitted})[${quoted(answer)}]`,
        ...(waits(model) ? ["options"] : []),
      ].join(", ")})`,
    ),
  });
}

/** Waits for what was submitted before, by whomever. */
function waitTool(model: Model, module: ModuleBuilder): string[] {
  const activity = activityOf(model);
  const { poll, union } = activity;
  if (!poll) return [];
  const { name, request, home } = poll.query;
  const [call, input] = [module.value(name, modules.types(home)), module.type(request.name, modules.types(home))];
  const record = camel(union.name);
  return [
    toolEntry({
      tool: { name: waitToolName(union), doc: undefined },
      doc: `Waits until a submitted ${record} has ended, and tells how it ended.`,
      hints: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
      input: schemaOf("request", (definitions) => definitions.fields(request.fields)),
      output: schemaOf("response", (definitions) => settledSchema({ type: "object" }, model, definitions)),
      run: entry(
        "run",
        `async (connection, input, options) => ` +
          `settled(connection, (await ${call}(connection, ${cast("input", input)}, options))[${quoted(answerMember(activity))}], options)`,
      ),
    }),
  ];
}

/** The types of clients are those of values that were checked, which a server does. */
function cast(name: string, type: string): string {
  return `${name} as unknown as ${type}`;
}

function schemaOf(mode: "request" | "response", build: (definitions: Definitions) => Schema): Schema {
  const definitions = new Definitions(mode);
  const schema = build(definitions);
  const all = definitions.all();
  return { ...schema, ...(Object.keys(all).length > 0 && { $defs: all }) };
}

/** How it ended, and what came of it. */
function settledSchema(result: Schema | undefined, model: Model, definitions: Definitions): Schema {
  const activity = activityOf(model);
  const record = camel(activity.union.name);
  const members: Record<string, Schema> = {
    ...(waits(model) && { outcome: outcomeSchema(activity.status?.final ?? []) }),
    [record]: definitions.fields(activity.summary),
    ...(result && { result }),
  };
  const required = [...(waits(model) ? ["outcome"] : []), record];
  return { type: "object", properties: members, required };
}

function settled(activity: ActivityModel, model: Model, module: ModuleBuilder): Structure {
  const { union, members, summary } = activity;
  const record = camel(union.name);
  const type = module.type(union.name, modules.activity);
  const told = summary.map(({ name }) => entry(propertyKey(name), `${record}[${quoted(name)}]`));
  const isWaited = waits(model);
  const wait = isWaited && module.value(`waitFor${union.name}`, modules.wait);
  return functionOf({
    name: "settled",
    doc:
      `What a tool answers${isWaited ? ` once the ${record} has ended: how it ended,` : ":"} what the contract names ` +
      "as its summary, and its result. For tools of your own.",
    isAsync: isWaited,
    parameters: isWaited
      ? [
          ["connection", module.type(ownType("Connection", model), modules.runtime("client"))],
          ["submitted", type],
          ["options", module.type("ToolOptions", modules.runtime("tools"))],
        ]
      : [[record, type]],
    returns: isWaited ? "Promise<object>" : "object",
    body: (writer) => {
      if (wait) {
        writer
          .writeLine(`const ended = await ${wait}(connection, submitted, options);`)
          .writeLine(`const ${record}: ${type} = ended.${record} ?? submitted;`);
      }
      writer
        .writeLine(`const [result] = Object.values(${record}[${quoted(members.result)}]);`)
        .writeLine(
          `return ${object(
            ...(isWaited ? [entry("outcome", "ended.outcome")] : []),
            entry(record, object(...told)),
            "...(result !== undefined && { result })",
          )};`,
        );
    },
  });
}
