// `src/client.ts`: all operations as methods of one object; and `src/wait.ts`: waiting until an activity has ended.

import type { ActivityModel, Model } from "../../model/model.js";
import { withHeadersDoc } from "../answer-headers.js";
import { docs } from "../typescript/docs.js";
import { array, entry, object, quoted } from "../typescript/expression.js";
import { ModuleBuilder } from "../typescript/module.js";
import { aliasOf, functionOf, methodOf, ownConstantOf } from "../typescript/structure.js";
import type { Parameter } from "../typescript/structure.js";
import {
  answerHeadersName,
  camel,
  itemsName,
  modules,
  outcomeName,
  ownType,
  untilDoneName,
  withHeadersName,
} from "../../model/names.js";
import { plainOperations } from "../../model/operations.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { propertyKey } from "../typescript/property-key.js";
import { waits } from "../runtime-exports.js";
import { callTypes, clientOperations, itemsDoc, itemsType } from "./operations.js";
import { untilDoneDoc } from "./until-done.js";

export function emitClient({ model }: EmitContext): readonly EmittedFile[] {
  const files = [clientModule(model)];
  if (model.activity && waits(model)) files.push(waitModule(model.activity, model));
  return files.map((module) => module.file());
}

function clientModule(model: Model): ModuleBuilder {
  const module = new ModuleBuilder(
    modules.client,
    "The client with all operations. Where size matters, `connect` and the functions of single operations do the same.",
  );
  const operations = clientOperations(model);
  const waiting = waits(model) ? model.activity : undefined;
  const wait = waiting && module.value(waitName(waiting), "src/wait");
  const connection = module.type(ownType("Connection", model), modules.runtime("client"));
  const callOptions = module.type("CallOptions", modules.runtime("client"));
  const clientOptions = module.type("ClientOptions", modules.runtime("client"));
  const connect = module.value("connect", modules.runtime("client"));
  const signatures = operations.map(({ name, doc, input, answer, answerModule, deprecated, stream, module: from }) => {
    const taken = module.type(input, from);
    const { options, returns } = callTypes({ answer: module.type(answer, answerModule), stream }, module);
    const parameters: readonly Parameter[] = [
      ["input", taken],
      ["options?", options],
    ];
    return methodOf(name, doc, parameters, returns, { deprecated });
  });
  const paged = model.queries.flatMap(({ name, page, request, terms, home }) =>
    page ? [{ name: itemsName(name), page, input: request.name, deprecated: terms.deprecated, home }] : [],
  );
  for (const { name, page, input, deprecated, home } of paged) {
    const parameters: readonly Parameter[] = [
      ["input", module.type(input, modules.types(home))],
      ["options?", callOptions],
    ];
    signatures.push(methodOf(name, itemsDoc(page), parameters, itemsType(page, module), { deprecated }));
  }
  const awaited = plainOperations(model).filter(({ wait, awaited }) => wait ?? awaited);
  for (const operation of awaited) {
    const { name, request, terms, home } = operation;
    const parameters: readonly Parameter[] = [
      ["input", module.type(request.name, modules.types(home))],
      ["options?", module.type("WaitOptions", modules.runtime("wait"))],
    ];
    const returns = `Promise<${module.type(outcomeName(name), modules.types(home))}>`;
    const { deprecated } = terms;
    signatures.push(methodOf(untilDoneName(name), untilDoneDoc(operation), parameters, returns, { deprecated }));
  }
  const headed = plainOperations(model).filter(({ headers }) => headers);
  for (const { name, request, response, terms, home } of headed) {
    const from = modules.types(home);
    const parameters: readonly Parameter[] = [
      ["input", module.type(request.name, from)],
      ["options?", callOptions],
    ];
    const pair = module.type("WithHeaders", modules.runtime("answer-headers"));
    const given = [module.type(response.name, from), module.type(answerHeadersName(name), from)].join(", ");
    const { deprecated } = terms;
    signatures.push(
      methodOf(withHeadersName(name), withHeadersDoc(name), parameters, `Promise<${pair}<${given}>>`, { deprecated }),
    );
  }
  if (waiting) signatures.push(waitSignature(waiting, module));
  module.add({
    kind: "interface",
    name: ownType("Client", model),
    isExported: true,
    extends: [connection],
    docs: docs(`Every operation of ${model.contract.title} as a method.`),
    methods: signatures,
  });
  const called = [
    ...operations,
    ...paged.map(({ name, home }) => ({ name, module: modules.types(home) })),
    ...headed.map(({ name, home }) => ({ name: withHeadersName(name), module: modules.types(home) })),
    ...awaited.map(({ name, home }) => ({ name: untilDoneName(name), module: modules.types(home) })),
  ];
  const methods = called.map(({ name, module: from }) => {
    module.value(name, from);
    return `${name}: (input, options) => ${name}(connection, input, options)`;
  });
  if (waiting) {
    const subject = camel(waiting.union.name);
    methods.push(`${waitName(waiting)}: (${subject}, options) => ${wait}(connection, ${subject}, options)`);
  }
  module.add(
    functionOf({
      name: "createClient",
      doc: "Makes a client. Nothing is sent until an operation is called.",
      parameters: [["options", clientOptions]],
      returns: ownType("Client", model),
      body: (writer) =>
        writer
          .writeLine(`const connection = ${connect}(options);`)
          .write("return ")
          .block(() => {
            for (const method of ["...connection", ...methods]) writer.writeLine(`${method},`);
          }),
    }),
  );
  return module;
}

function waitSignature(activity: ActivityModel, module: ModuleBuilder): ReturnType<typeof methodOf> {
  const { union } = activity;
  const subject = subjectType(activity, module.type(union.name, modules.activity));
  return methodOf(
    waitName(activity),
    waitDoc(activity),
    [
      [camel(union.name), subject],
      ["options?", module.type("WaitOptions", modules.runtime("wait"))],
    ],
    `Promise<${module.type(`${union.name}Outcome`, "src/wait")}>`,
  );
}

function waitDoc({ union, poll }: ActivityModel): string {
  return (
    `Reads ${article(union.name)} by \`${poll?.query.name ?? ""}\` until it has ended, the time is over or the signal is aborted, ` +
    `and says which of these it was. Where \`${camel(union.name)}\` is a whole record that has ended already, nothing is sent.`
  );
}

/** A whole record, or the members that the poll needs. */
function subjectType({ poll }: ActivityModel, record: string): string {
  const needed = (poll?.by ?? []).map(({ field }) => JSON.stringify(field));
  return `${record} | Pick<${record}, ${needed.join(" | ")}>`;
}

function waitName({ union }: ActivityModel): string {
  return `waitFor${union.name}`;
}

function waitModule(activity: ActivityModel, model: Model): ModuleBuilder {
  const { status, poll } = activity;
  const module = new ModuleBuilder("src/wait", `Waiting until ${article(activity.union.name)} has ended.`);
  if (!status || !poll) return module;
  const record = module.type(activity.union.name, modules.activity);
  const call = module.value(poll.query.name, modules.types(poll.query.home));
  const waitFor = module.value("waitFor", modules.runtime("wait"));
  const outcomes = status.final.map(({ outcome }) => JSON.stringify(outcome)).join(" | ");
  const connection = module.type(ownType("Connection", model), modules.runtime("client"));
  const outcome = module.type("WaitOutcome", modules.runtime("wait"));
  const options = module.type("WaitOptions", modules.runtime("wait"));
  const subject = camel(activity.union.name);
  const name = waitName(activity);
  const final = status.final.map(({ outcome: value, value: key }) => entry(propertyKey(key), quoted(value)));
  const rules = object(
    entry("field", quoted(status.field)),
    entry("pending", array(status.pending.map(quoted))),
    entry("final", object(...final)),
  );
  const state = `${JSON.stringify(status.field)} in ${subject} ? ${subject} : undefined`;
  module.add(
    {
      ...aliasOf(
        `${record}Outcome`,
        `${outcome}<Of, ${outcomes}>`,
        `How ${article(record)} ended, or why the waiting did. Look at \`outcome\`.`,
      ),
      typeParameters: [`Of extends ${record} = ${record}`],
    },
    ownConstantOf("rules", `${rules} as const`),
    functionOf({
      name,
      doc: waitDoc(activity),
      tags: [["throws", "ApiError where a read fails for good"]],
      parameters: [
        ["connection", connection],
        [subject, subjectType(activity, record)],
        ["options?", options],
      ],
      returns: `Promise<${record}Outcome>`,
      body: (writer) =>
        writer
          .writeLine(
            `const input = { ${poll.by.map(({ parameter, field }) => `${parameter}: ${subject}.${field}`).join(", ")} };`,
          )
          .writeLine(`const first = ${state};`)
          .write(`async function read(signal: AbortSignal): Promise<${record}>`)
          .block(() => {
            writer.writeLine(`const answer = await ${call}(connection, input, { signal });`);
            writer.writeLine(`return answer.${answerMember(activity)};`);
          })
          .writeLine(`return ${waitFor}(read, first, rules, options);`),
    }),
  );
  return module;
}

/** Member of the poll's answer that holds the record. */
export function answerMember({ union, poll }: ActivityModel): string {
  const field = poll?.query.response.fields.find(({ type }) => type.kind === "union" && type.union === union);
  return field?.name ?? camel(union.name);
}

function article(noun: string): string {
  return `${/^[AEIOU]/i.test(noun) ? "an" : "a"} ${camel(noun)}`;
}
