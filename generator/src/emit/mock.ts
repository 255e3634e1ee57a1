// `src/mock.ts`: a server that answers every operation with made-up data of the right shape.

import type { ActivityModel, Family, Model, PlainOperation } from "../model/model.js";
import { activityOf, plainOperations } from "../model/operations.js";
import { ModuleBuilder } from "./module.js";
import { camel, keyName, modules } from "./names.js";
import type { EmitContext, EmittedFile } from "./output.js";
import { propertyKey } from "./property-key.js";
import { assignment, entry, hugged, object, quoted } from "./layout.js";
import type { Piece } from "./layout.js";
import { descriptorName } from "./validators/symbols.js";

export function emitMock({ model }: EmitContext): readonly EmittedFile[] {
  const module = new ModuleBuilder(
    modules.mock,
    `A server that answers every operation of ${model.contract.title} with made-up data.`,
    "final",
  );
  const create = module.value("createMockHandler", modules.runtime("mock"));
  const operations = module.value("operations", modules.server);
  const options = module.type("MockOptions", modules.runtime("mock"));
  const handler = module.type("Handler", modules.runtime("server"));
  const answer = module.type("MockAnswer", modules.runtime("mock"));
  const statuses = module.value("errorStatuses", modules.errors);
  const entries = [
    ...model.families.map((family) => entry(family.name, familyAnswer(family, model, module))),
    ...plainOperations(model).map((operation) => entry(operation.name, plainAnswer(operation, model, module))),
  ];
  module.add(
    ...(model.activity ? [submitted(model.activity, module)] : []),
    assignment(`const answers: Readonly<Record<string, (request: unknown) => ${answer}>>`, object(...entries)),
    `/**
 * Makes a handler that checks requests as a real server does, except who sends them, and answers with valid made-up
 * data: the same data for the same request and seed.
 */
export function createMock(options: ${options} = {}): ${handler} {
  const mocked = ${operations}.flatMap((operation) => {
    const answer = answers[operation.name];
    return answer ? [{ ...operation, answer }] : [];
  });
  return ${create}(mocked, { statuses: ${statuses}, bodyLimit: ${model.contract.limits.bodyBytes}, ...options });
}`,
  );
  return [module.render()];
}

/** Tells what a submitted body is answered with: its own parameters, and the state of having been completed. */
function submitted(activity: ActivityModel, module: ModuleBuilder): string {
  const { type, intent, parameters } = activity.members;
  const kinds = module.value(`${camel(activity.union.name)}Kinds`, modules.activity);
  const types = module.type(activity.types.name, modules.enums);
  const descriptor = module.type("DescriptorRef", modules.runtime("validate-descriptor"));
  return `interface Submitted {
  readonly ${type}: ${types};
  readonly ${parameters}: object;
}

function submitted(types: { readonly [Type in ${types}]?: ${descriptor} }): (request: unknown) => MockAnswer {
  return (request) => {
    // The operation's validator has accepted it.
    const { ${taken(type, "type")}, ${taken(parameters, "parameters")} } = request as Submitted;
${assignment("    const members", object(...ended(activity), entry(intent, hugged("{", [entry(`[${kinds}[type].${keyName(intent)}]`, "parameters")], "}"))))}
    const answer = types[type];
    if (!answer) throw new TypeError(\`no answer to \${type}\`);
    return { type: answer, members };
  };
}`;
}

/** A member under a name of this code's own. */
function taken(member: string, name: string): string {
  return member === name ? name : `${member}: ${name}`;
}

function familyAnswer(family: Family, model: Model, module: ModuleBuilder): Piece {
  const { response } = activityOf(model);
  if (family.newest.submit?.response === response) return targetAnswer(model, module);
  const types = family.versions.flatMap(({ type, submit }) => {
    if (!submit) return [];
    const name = module.value(descriptorName(submit.response), modules.validatorsOf(submit.response.home));
    return [entry(propertyKey(type), name)];
  });
  return hugged("submitted({", types, "})");
}

/** Where the answer is another activity, any will do. */
function targetAnswer(model: Model, module: ModuleBuilder): Piece {
  const activity = activityOf(model);
  const { response } = activity;
  const name = module.value(descriptorName(response), modules.validatorsOf(response.home));
  const other = model.families.find((family) => family.newest.result)?.newest.type;
  const members = [...(other ? [entry(activity.members.type, quoted(other))] : []), ...ended(activity)];
  return hugged("() => ({", [entry("type", name), entry("members", object(...members))], "})");
}

/** A query for one activity answers with the one that was asked for, which has ended well. */
function plainAnswer(operation: PlainOperation, { activity }: Model, module: ModuleBuilder): Piece {
  const name = module.value(descriptorName(operation.response), modules.validatorsOf(operation.response.home));
  if (activity?.poll?.query !== operation) return hugged("() => ({", [entry("type", name)], "})");
  const request = module.type(operation.request.name, modules.types(operation.home));
  const asked = activity.poll.by.map(({ parameter, field }) => entry(field, `(request as ${request}).${parameter}`));
  const members = object(...asked, ...ended(activity));
  return hugged("(request) => ({", [entry("type", name), entry("members", members)], "})");
}

/** Members of an activity that has ended well. Optional ones, such as a failure, would contradict that. */
function ended({ status, base }: ActivityModel): Piece[] {
  const optional = base.fields.filter((field) => field.optional).map((field) => entry(propertyKey(field.name), "null"));
  return status?.final[0] ? [entry(status.field, quoted(status.final[0].value)), ...optional] : optional;
}
