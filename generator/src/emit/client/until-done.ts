// Functions that wait until what a query tells of has ended, or what an operation has begun.

import type { Awaited, Field, MemberPath, Model, PlainOperation, Wait } from "../../model/model.js";
import { statePath } from "../../model/operations.js";
import { modules, outcomeName, ownType, untilDoneName } from "../../model/names.js";
import { array, entry, object, quoted } from "../typescript/expression.js";
import type { ModuleBuilder } from "../typescript/module.js";
import { isIdentifier, propertyKey } from "../typescript/property-key.js";
import { aliasOf, functionOf } from "../typescript/structure.js";
import type { Structure } from "../typescript/structure.js";

export function untilDoneStatements(operation: PlainOperation, model: Model, module: ModuleBuilder): Structure[] {
  const { wait, awaited } = operation;
  if (wait) return queryStatements(operation, wait, model, module);
  return awaited ? operationStatements(operation, awaited, model, module) : [];
}

function queryStatements(
  { name, request, response, terms: { deprecated } }: PlainOperation,
  wait: Wait,
  model: Model,
  module: ModuleBuilder,
): Structure[] {
  const from = modules.runtime("until-done");
  const [untilDone, outcome] = [module.value("untilDone", from), module.type("DoneOutcome", from)];
  const ends = wait.final.map((end) => JSON.stringify(end.outcome)).join(" | ");
  const final = wait.final.map((end) => entry(propertyKey(end.value), quoted(end.outcome)));
  const rules = object(entry("pending", array(wait.pending.map(quoted))), entry("final", object(...final)));
  return [
    aliasOf(
      outcomeName(name),
      `${outcome}<${response.name}, ${ends}>`,
      `How the waiting for \`${name}\` ended. Look at \`outcome\`.`,
    ),
    functionOf({
      name: untilDoneName(name),
      doc: untilDoneDoc({ name, wait }),
      tags: [["throws", `ApiError as \`${name}\` does`]],
      deprecated,
      parameters: parameters(request.name, model, module),
      returns: `Promise<${outcomeName(name)}>`,
      body: (writer) =>
        writer
          .writeLine(`const ask = (signal: AbortSignal) => ${name}(connection, input, { signal });`)
          .writeLine(`const rules = ${rules} as const;`)
          .writeLine(`return ${untilDone}(ask, (answer) => ${memberText("answer", wait.state)}, rules, options);`),
    }),
  ];
}

function operationStatements(
  { name, request, response, terms: { deprecated } }: PlainOperation,
  { query, by }: Awaited,
  model: Model,
  module: ModuleBuilder,
): Structure[] {
  const ask = module.value(untilDoneName(query.name), modules.types(query.home));
  const ended = module.type(outcomeName(query.name), modules.types(query.home));
  const asked = by.map(({ parameter, source }) =>
    entry(propertyKey(parameter), sourceText(source, "input", "started")),
  );
  return [
    aliasOf(
      outcomeName(name),
      `${ended} & { readonly started: ${response.name} }`,
      `How what \`${name}\` started has ended, with its answer. Look at \`outcome\`.`,
    ),
    functionOf({
      name: untilDoneName(name),
      doc: untilDoneDoc({ name, awaited: { query, by } }),
      tags: [["throws", `ApiError as \`${name}\` and \`${query.name}\` do`]],
      deprecated,
      isAsync: true,
      parameters: parameters(request.name, model, module),
      returns: `Promise<${outcomeName(name)}>`,
      body: (writer) =>
        writer
          .writeLine(`const started = await ${name}(connection, input, { signal: options?.signal });`)
          .writeLine(`const ended = await ${ask}(connection, ${object(...asked)}, options);`)
          .writeLine("return { ...ended, started };"),
    }),
  ];
}

function parameters(
  input: string,
  model: Model,
  module: ModuleBuilder,
): readonly (readonly [name: string, type: string])[] {
  return [
    ["connection", module.type(ownType("Connection", model), modules.runtime("client"))],
    ["input", input],
    ["options?", module.type("WaitOptions", modules.runtime("wait"))],
  ];
}

/** What it is called by, as a function and as a method. */
export function untilDoneDoc({
  name,
  wait,
  awaited,
}: Pick<PlainOperation, "name" | "wait"> & { readonly awaited?: Omit<Awaited, "position"> | undefined }): string {
  if (wait) {
    return (
      `Asks \`${name}\` again and again until \`${statePath(wait)}\` is an end, the time is over or the signal is aborted, and says ` +
      "which of these it was."
    );
  }
  return (
    `Calls \`${name}\`, and waits by \`${awaited?.query.name ?? ""}\` until what it started has ended. The time of ` +
    "`options` begins with its answer."
  );
}

/** What a source is in code that knows both records by these names. */
function sourceText({ from, fields }: MemberPath, request: string, response: string): string {
  return memberText(from === "request" ? request : response, fields);
}

export function memberText(holder: string, fields: readonly Pick<Field, "name">[]): string {
  return holder + fields.map(({ name }) => (isIdentifier(name) ? `.${name}` : `[${quoted(name)}]`)).join("");
}
