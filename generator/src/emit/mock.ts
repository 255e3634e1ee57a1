// `src/mock.ts`: a server that answers every operation with made-up data of the right shape.

import type { ActivityModel, Family, Field, Model, PlainOperation } from "../model/model.js";
import { errorForm } from "../model/error-form.js";
import { activityOf, plainOperations } from "../model/operations.js";
import { exampleOf } from "../values/examples.js";
import { ModuleBuilder } from "./typescript/module.js";
import { camel, keyName, modules } from "../model/names.js";
import type { EmitContext, EmittedFile } from "./output.js";
import { propertyKey } from "./typescript/property-key.js";
import { entry, literal, object, quoted } from "./typescript/expression.js";
import { functionOf, ownConstantOf } from "./typescript/structure.js";
import type { Structure } from "./typescript/structure.js";

export function emitMock({ model }: EmitContext): readonly EmittedFile[] {
  const module = new ModuleBuilder(
    modules.mock,
    `A server that answers every operation of ${model.contract.title} with made-up data.`,
  );
  const create = module.value("createMockHandler", modules.runtime("mock"));
  const operations = module.value("operations", modules.server);
  const options = module.type("MockOptions", modules.runtime("mock"));
  const handler = module.type("Handler", modules.runtime("server"));
  const answer = module.type("MockAnswer", modules.runtime("mock"));
  const statuses = module.value("errorStatuses", modules.errors);
  const urls = plainOperations(model).some(({ url }) => url);
  const entries = [
    ...model.families.map((family) => entry(family.name, familyAnswer(family, model, module))),
    ...plainOperations(model).map((operation) => entry(operation.name, plainAnswer(operation, model, module))),
  ];
  module.add(
    ...(model.activity ? submitted(model.activity, module) : []),
    ownConstantOf("answers", object(...entries), `Readonly<Record<string, (request: unknown) => ${answer}>>`),
    functionOf({
      name: "createMock",
      doc:
        "Makes a handler that checks requests as a real server does, except who sends them, and answers with valid " +
        "made-up data: the same data for the same request and seed.",
      parameters: [["options?", options]],
      returns: handler,
      body: (writer) =>
        writer
          .write(`const mocked = ${operations}.flatMap((operation) => `)
          .inlineBlock(() => {
            writer.writeLine("const answer = answers[operation.name];");
            writer.writeLine("return answer ? [{ ...operation, answer }] : [];");
          })
          .write(");")
          .newLine()
          .writeLine(
            `return ${create}(mocked, ${object(
              ...(urls ? [module.value("route", modules.server)] : []),
              entry("statuses", statuses),
              entry("bodyLimit", String(model.contract.limits.bodyBytes)),
              ...errorMembers(model, module),
              "...options",
            )});`,
          ),
    }),
  );
  return [module.file()];
}

/** Made up for every path: members of error bodies that only a service knows. */
function errorMembers({ errors }: Model, module: ModuleBuilder): string[] {
  const { others } = errorForm(errors);
  if (others.length === 0) return [];
  const [createFake, seedOf] = ["createFake", "seedOf"].map((name) => module.value(name, modules.runtime("fake")));
  const body = module.value(errors.body.name, modules.validatorsOf(errors.body.home));
  const made = `${createFake}(${seedOf}(path))(${body}) as Readonly<Record<string, unknown>>`;
  const members = object(...others.map(({ name }) => entry(propertyKey(name), `made[${quoted(name)}]`)));
  return [entry("errorMembers", `({ path }) => { const made = ${made}; return ${members}; }`)];
}

/** Tells what a submitted body is answered with: its own parameters, and the state of having been completed. */
function submitted(activity: ActivityModel, module: ModuleBuilder): Structure[] {
  const { type, intent, parameters } = activity.members;
  const kinds = module.value(`${camel(activity.union.name)}Kinds`, modules.activity);
  const types = module.type(activity.types.name, modules.enums);
  const descriptor = module.type("DescriptorRef", modules.runtime("validate-descriptor"));
  const answer = module.type("MockAnswer", modules.runtime("mock"));
  const members = object(
    ...ended(activity),
    entry(intent, object(entry(`[${kinds}[type].${keyName(intent)}]`, "parameters"))),
  );
  return [
    {
      kind: "interface",
      name: "Submitted",
      properties: [
        { name: type, isReadonly: true, type: types },
        { name: parameters, isReadonly: true, type: "object" },
      ],
    },
    functionOf({
      name: "submitted",
      doc: "Answers a submit with the record of its type.",
      isExported: false,
      parameters: [["types", `{ readonly [Type in ${types}]?: ${descriptor} }`]],
      returns: `(request: unknown) => ${answer}`,
      body: (writer) =>
        writer
          .write("return (request) => ")
          .inlineBlock(() => {
            writer.writeLine("// The operation's validator has accepted it.");
            writer.writeLine(
              `const { ${taken(type, "type")}, ${taken(parameters, "parameters")} } = request as Submitted;`,
            );
            writer.writeLine(`const members = ${members};`);
            writer.writeLine("const answer = types[type];");
            writer.writeLine("if (!answer) throw new TypeError(`no answer to ${type}`);");
            writer.writeLine("return { type: answer, members };");
          })
          .write(";"),
    }),
  ];
}

/** A member under a name of this code's own. */
function taken(member: string, name: string): string {
  return member === name ? name : `${member}: ${name}`;
}

function familyAnswer(family: Family, model: Model, module: ModuleBuilder): string {
  const { response } = activityOf(model);
  if (family.newest.submit?.response === response) return targetAnswer(model, module);
  const types = family.versions.flatMap(({ type, submit }) => {
    if (!submit) return [];
    const name = module.value(submit.response.name, modules.validatorsOf(submit.response.home));
    return [entry(propertyKey(type), name)];
  });
  return `submitted(${object(...types)})`;
}

/** Where the answer is another activity, any will do. */
function targetAnswer(model: Model, module: ModuleBuilder): string {
  const activity = activityOf(model);
  const { response } = activity;
  const name = module.value(response.name, modules.validatorsOf(response.home));
  const other = model.families.find((family) => family.newest.result)?.newest.type;
  const members = [...(other ? [entry(activity.members.type, quoted(other))] : []), ...ended(activity)];
  return `() => (${object(entry("type", name), entry("members", object(...members)))})`;
}

/**
 * A query for one activity answers with the one that was asked for, which has ended well, and one for the end of something
 * else with its first outcome; a list that goes on behind a cursor ends with its second page.
 */
function plainAnswer(operation: PlainOperation, model: Model, module: ModuleBuilder): string {
  const { response, headers, stream } = operation;
  const type = entry("type", module.value(response.name, modules.validatorsOf(response.home)));
  if (stream) {
    const id = module.value(stream.id.scalar.name, modules.validatorsOf("scalars"));
    return `() => (${object(type, entry("id", id))})`;
  }
  const { reads, members } = told(operation, model, module);
  const said = [
    type,
    ...(members.length > 0 ? [entry("members", object(...members))] : []),
    ...(headers ? [entry("answered", `(answer) => ${headed(headers, module)}`)] : []),
  ];
  return `(${reads ? "request" : ""}) => (${object(...said)})`;
}

/** The answer with an example of each header. */
function headed(headers: readonly Field[], module: ModuleBuilder): string {
  const own = headers.map(({ name, type, example }) => entry(propertyKey(name), literal(example ?? exampleOf(type))));
  return `new ${module.value("Answered", modules.runtime("answer-headers"))}(answer, ${object(...own)})`;
}

/** Members of the answer that are not made up, and whether they follow from the request. */
function told(
  operation: PlainOperation,
  { activity }: Model,
  module: ModuleBuilder,
): { readonly reads: boolean; readonly members: readonly string[] } {
  const { wait, request, home } = operation;
  const [end, state] = [wait?.final[0], wait?.state.at(-1)];
  if (end && state) return { reads: false, members: [entry(propertyKey(state.name), quoted(end.value))] };
  const isPoll = activity?.poll?.query === operation;
  const cursors = isPoll ? [] : cursorsOf(operation);
  if (!isPoll && cursors.length === 0) return { reads: false, members: [] };
  const sent = `(request as ${module.type(request.name, modules.types(home))})`;
  if (isPoll) {
    const asked = activity.poll.by.map(({ parameter, field }) => entry(field, `${sent}.${parameter}`));
    return { reads: true, members: [...asked, ...ended(activity)] };
  }
  const last = cursors.map((cursor) => {
    const read = `${sent}[${quoted(cursor.sent.name)}]`;
    return entry(propertyKey(cursor.answered.name), `${read} === undefined ? undefined : null`);
  });
  return { reads: true, members: last };
}

interface Cursor {
  readonly sent: Field;
  readonly answered: Field;
}

/** What a list may answer for its next page to be asked for: a value that may be absent in both, by its type or name. */
function cursorsOf({ request, response, page }: PlainOperation): readonly Cursor[] {
  if (page) return [{ sent: page.after, answered: page.next }];
  if (!response.fields.some(({ type }) => type.kind === "array")) return [];
  return response.fields.flatMap((answered) => {
    if (!answered.optional && answered.nullable !== "value") return [];
    const sent = request.fields.find((field) => field.optional && isCursor(field, answered));
    return sent ? [{ sent, answered }] : [];
  });
}

function isCursor({ type, name }: Field, answered: Field): boolean {
  const other = answered.type;
  if (type.kind === "scalar" && other.kind === "scalar") return type.scalar === other.scalar;
  const isPlain = "bounds" in type && type.kind !== "scalar" && type.kind === other.kind;
  return isPlain && answered.name.toLowerCase().includes(name.toLowerCase());
}

/** Members of an activity that has ended well. Optional ones, such as a failure, would contradict that. */
function ended({ status, base }: ActivityModel): string[] {
  const optional = base.fields.filter((field) => field.optional).map((field) => entry(propertyKey(field.name), "null"));
  return status?.final[0] ? [entry(status.field, quoted(status.final[0].value)), ...optional] : optional;
}
