// The runtime refuses some requests itself, with codes of gRPC. Where the contract says which of its own codes stand for
// which refusals, they take the place of those numbers, in what is sent and in what the documentation says, and nothing
// of gRPC is left.

import { grpcNumbers, hasOwnCodes } from "../model/codes.js";
import { hasWords } from "../model/error-form.js";
import { modules } from "../model/names.js";
import type { Errors, Model, RefusalKind } from "../model/model.js";
import type { EmittedFile } from "./output.js";
import { entry, literal, object } from "./typescript/expression.js";
import { ModuleBuilder } from "./typescript/module.js";
import { functionOf, ownConstantOf } from "./typescript/structure.js";

/** The places of templates in which such a number stands. */
const places: readonly RegExp[] = [
  /(?<=new ApiError\()(\d+)(?=,)/g,
  /(?<=\b[Cc]odes? )(\d+)(?:, (\d+))*(?: (?:or|and) (\d+))?\b/g,
  /(?<=statuses\[)(\d+)(?=\])/g,
  /(?<=\{ code: )(\d+)(?=, message)/g,
  /(?<=ok \? )(\d+)(?= :)/g,
];

/** Types in the templates where codes are words. */
const types: readonly (readonly [number: string, word: string])[] = [
  ["readonly code: number;", "readonly code: string;"],
  ["constructor(code: number,", "constructor(code: string,"],
  ["statuses?: Readonly<Record<number, number>>", "statuses?: Readonly<Record<string, number>>"],
];

/** What clients make of a status that no error of the contract has. */
const refusalsByStatus: Readonly<Record<number, RefusalKind>> = {
  400: "invalid",
  401: "unauthenticated",
  404: "notFound",
  405: "unimplemented",
  408: "timeout",
  413: "invalid",
  429: "busy",
  499: "cancelled",
  501: "unimplemented",
  502: "unreachable",
  503: "unreachable",
  504: "timeout",
};

/** What the detail with all faults of a request says of itself where codes are those of gRPC. */
export const grpcDetail = "type.googleapis.com/google.rpc.BadRequest";

/** The text of a template with the contract's codes in it. */
export function withOwnCodes(text: string, { errors }: Model): string {
  if (!hasOwnCodes(errors)) return text;
  const own = new Map(
    Object.entries(grpcNumbers).map(([kind, number]) => [number, codeOf(kind as RefusalKind, errors)]),
  );
  const replaced = (found: string): string =>
    found.replace(/\d+/g, (number) => literal(own.get(Number(number)) ?? Number(number)));
  const typed = hasWords(errors) ? types.reduce((result, [number, word]) => result.replace(number, word), text) : text;
  return places
    .reduce((result, place) => result.replace(place, replaced), typed)
    .replace(grpcDetail, "fieldViolations");
}

/** `src/runtime/codes.ts` of a contract with codes of its own. */
export function ownCodesModule({ errors }: Model): EmittedFile {
  const module = new ModuleBuilder(
    modules.runtime("codes"),
    "The contract's error codes and their HTTP statuses, in both directions.",
  );
  const statuses = module.value("errorStatuses", modules.errors);
  const type = hasWords(errors) ? "string" : "number";
  const internal = codeOf("internal", errors);
  const { codes, statuses: known } = passingErrors(errors);
  const isSaid = codes.length > 0 ? [`${literal(codes)}.includes(code)`] : [];
  const isKnown = known.length > 0 ? [`code === ${literal(internal)} && ${literal(known)}.includes(status)`] : [];
  const entries = Object.entries(codesByStatus(errors)).map(([status, code]) => entry(status, literal(code)));
  module.add(
    ownConstantOf("codes", object(...entries), `Readonly<Record<number, ${type}>>`),
    functionOf({
      name: "statusOfCode",
      doc: "The HTTP status that belongs to a code; undefined for a number that is none.",
      parameters: [["code", type]],
      returns: "number | undefined",
      body: `return ${statuses}[code];`,
    }),
    functionOf({
      name: "codeOfStatus",
      doc: "The code that fits an HTTP status best, for answers without a readable error body.",
      parameters: [["status", "number"]],
      returns: type,
      body: `return codes[status] ?? ${literal(internal)};`,
    }),
    functionOf({
      name: "isPassing",
      doc: "Whether another request may go through: the server was not reached, had no time or was busy.",
      parameters: [
        [
          `{ code${isKnown.length > 0 ? ", status = 0" : ""} }`,
          `{ readonly code: ${type}; readonly status: number | undefined }`,
        ],
      ],
      returns: "boolean",
      body: `return ${[...isSaid, ...isKnown].join(" || ")};`,
    }),
  );
  return module.file();
}

/** What clients make of HTTP statuses, as far as refusals and codes of the contract's own tell. */
export function codesByStatus(errors: Errors): Readonly<Record<string, number | string>> {
  const own = hasOwnCodes(errors) ? errors.codes : [];
  return Object.fromEntries([
    ...Object.entries(refusalsByStatus).map(([status, kind]) => [status, codeOf(kind, errors)]),
    ...own.toReversed().map(({ status, code }) => [status, code]),
    ...own.filter(({ refuses }) => refuses.length > 0).map(({ status, code }) => [status, code]),
  ]) as Readonly<Record<string, number | string>>;
}

/** Refusals that another request may not meet. */
const passing: readonly RefusalKind[] = ["timeout", "busy", "unreachable"];

/** Errors after which clients ask again for what they wait for, and for a stream. */
export interface PassingErrors {
  readonly codes: readonly (number | string)[];
  /** Where the contract has no code for it, clients report an internal error; these tell it from one of the server. */
  readonly statuses: readonly number[];
}

export function passingErrors(errors: Errors): PassingErrors {
  const internal = codeOf("internal", errors);
  const own = errors.codes.find(({ code }) => code === internal)?.status;
  const lacking = passing.filter((kind) => codeOf(kind, errors) === internal);
  const told = Object.entries(refusalsByStatus).flatMap(([status, kind]) =>
    lacking.includes(kind) ? [Number(status)] : [],
  );
  // A busy server says so; of the others there may be no answer, and no status.
  const unanswered = lacking.some((kind) => kind !== "busy") ? [0] : [];
  return {
    codes: [...new Set(passing.map((kind) => codeOf(kind, errors)))].filter((code) => code !== internal),
    statuses: [...unanswered, ...told].filter((status) => status !== own),
  };
}

/** What covers a refusal; the internal error where none does, which clients alone report then. */
export function codeOf(kind: RefusalKind, { codes }: Errors): number | string {
  const covering = (wanted: RefusalKind) => codes.find(({ refuses }) => refuses.includes(wanted))?.code;
  return covering(kind) ?? covering("internal") ?? grpcNumbers[kind];
}
