// `src/runtime/error-body.ts` of a contract whose errors have a body of their own.

import { errorForm, faultList, hasWords } from "../model/error-form.js";
import { modules } from "../model/names.js";
import type { Errors, Field, Model } from "../model/model.js";
import type { EmittedFile } from "./output.js";
import { firstSentence } from "./prose.js";
import { shapeText } from "./type-text.js";
import { docs } from "./typescript/docs.js";
import { entry, memberKey, object, quoted } from "./typescript/expression.js";
import { ModuleBuilder } from "./typescript/module.js";
import { propertyKey } from "./typescript/property-key.js";
import { aliasOf, constantOf, functionOf, ownConstantOf } from "./typescript/structure.js";
import type { Structure } from "./typescript/structure.js";

export function ownErrorBodyModule({ errors }: Model): EmittedFile {
  const module = new ModuleBuilder(
    modules.runtime("error-body"),
    "What error bodies hold: how servers write them, and how clients read them.",
  );
  const { list } = errorForm(errors);
  const accepts =
    errors.media === "application/json" ? [] : [entry("Accept", quoted(`application/json, ${errors.media}`))];
  const headers = [entry(quoted("Content-Type"), quoted("application/json")), ...accepts];
  module.add(
    aliasOf(
      "Details",
      list ? "readonly unknown[]" : recordOfDetails(errors, module),
      list ? "What an error says for programs: JSON objects." : "What an error says besides its code and message.",
    ),
    constantOf("noDetails", "Details", list ? "[]" : "{}", "Of an error that says nothing for programs."),
    constantOf("errorMedia", "string", quoted(errors.media), "How error bodies are sent."),
    constantOf(
      "requestHeaders",
      "Readonly<Record<string, string>>",
      object(...headers),
      "Headers that every request has.",
    ),
    {
      kind: "interface",
      name: "Fault",
      isExported: true,
      docs: docs("One place of a request that does not fit."),
      properties: [
        { name: "field", isReadonly: true, type: "string", docs: docs("JSON pointer to it.") },
        { name: "description", isReadonly: true, type: "string" },
      ],
    },
    faultFunction(errors),
    ...writer(errors),
    ...reader(errors),
  );
  return module.file();
}

/** What clients find beside code and message: what every error has, and whatever a newer server says. */
function recordOfDetails(errors: Errors, module: ModuleBuilder): string {
  const anything = "Readonly<Record<string, unknown>>";
  const others = errorForm(errors).others.map(({ name }) => quoted(name));
  return others.length === 0
    ? anything
    : `Partial<Pick<${shapeText(errors.body, module, true)}, ${others.join(" | ")}>> & ${anything}`;
}

function faultFunction(errors: Errors): Structure {
  const faults = faultList(errors);
  const { list } = errorForm(errors);
  const own =
    faults && object(entry(propertyKey(faults.place), "field"), entry(propertyKey(faults.text), "description"));
  const told =
    faults && own && object(entry(propertyKey(faults.member), `faults.map(({ field, description }) => (${own}))`));
  return functionOf({
    name: "faultDetails",
    doc: "What is said of a request that does not fit.",
    parameters: [[list || told ? "faults" : "_faults", "readonly Fault[]"]],
    returns: "Details",
    body: list
      ? `return [${object(entry(quoted("@type"), quoted("fieldViolations")), entry("fieldViolations", "faults"))}];`
      : `return ${told ?? "noDetails"};`,
  });
}

function writer(errors: Errors): readonly Structure[] {
  const { code, message, title, status, list } = errorForm(errors);
  const type = hasWords(errors) ? "string" : "number";
  const titles = object(
    ...errors.codes.map((one) => entry(memberKey(String(one.code)), quoted(firstSentence(one.doc)))),
  );
  const member = (field: Field | undefined, value: string): string[] =>
    field ? [entry(propertyKey(field.name), value)] : [];
  const own = object(
    ...member(code, "error.code"),
    ...member(title, "titles[error.code]"),
    ...member(status, "status"),
    ...member(message, "error.message"),
    ...member(list, "error.details"),
  );
  const body = list ? "{ ...own, ...others }" : "{ ...own, ...others, ...error.details, ...own }";
  return [
    ...(title ? [ownConstantOf("titles", titles, `Readonly<Record<${type}, string>>`)] : []),
    {
      kind: "interface",
      name: "SaidError",
      isExported: true,
      docs: docs("What an error says."),
      properties: [
        { name: "code", isReadonly: true, type },
        { name: "message", isReadonly: true, type: "string" },
        { name: "details", isReadonly: true, type: "Details" },
      ],
    },
    functionOf({
      name: "writeError",
      doc: "The body that says it, and these members of every error body besides.",
      parameters: [
        ["error", "SaidError"],
        [status ? "status" : "_status", "number"],
        ["others?", "object"],
      ],
      returns: "object",
      body: (writing) => writing.writeLine(`const own = ${own};`).writeLine(`return ${body};`),
    }),
  ];
}

function reader(errors: Errors): readonly Structure[] {
  const { code, message, title, status, list } = errorForm(errors);
  const type = hasWords(errors) ? "string" : "number";
  const taken = (field: Field | undefined, name: string): string[] =>
    field ? [entry(propertyKey(field.name), name)] : [];
  const dropped = list ? [] : [...taken(title, "_title"), ...taken(status, "_status"), "...details"];
  const parts = [...taken(code, "code"), ...taken(message, "message"), ...taken(list, "details"), ...dropped];
  const said = (name: string, kind: string): string => `typeof ${name} === ${quoted(kind)} ? ${name} : undefined`;
  const readDetails = list ? "Array.isArray(details) ? details : noDetails" : "details";
  return [
    {
      kind: "interface",
      name: "ReadError",
      isExported: true,
      docs: docs("What an error body says, as far as it can be read."),
      properties: [
        { name: "code", isReadonly: true, type: `${type} | undefined` },
        { name: "message", isReadonly: true, type: "string | undefined" },
        { name: "details", isReadonly: true, type: "Details" },
      ],
    },
    functionOf({
      name: "readError",
      doc: "Reads a body, whatever it is.",
      parameters: [["body", "Partial<Readonly<Record<string, unknown>>>"]],
      returns: "ReadError",
      body: (writing) => {
        // The members of a list or a text are none of an error.
        const record = list ? "body" : 'typeof body === "object" && !Array.isArray(body) ? body : {}';
        writing.writeLine(`const ${object(...parts)} = ${record};`);
        writing.writeLine(
          `return ${object(entry("code", said("code", type)), entry("message", said("message", "string")), entry("details", readDetails))};`,
        );
      },
    }),
  ];
}
