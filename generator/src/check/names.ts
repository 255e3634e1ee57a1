// Things that must be alone: paths, wire types, error codes, and every name that the generated package exports.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import {
  answerHeadersName,
  answerName,
  bodyName,
  byType,
  failureErrorName,
  failureName,
  familyStepName,
  inputName,
  isFailureName,
  isYielded,
  itemsName,
  latestName,
  movedTypes,
  operationNames,
  outcomeName,
  shapeStepName,
  untilDoneName,
  untilDoneToolName,
  waitToolName,
  webhookFunctionName,
  webhookHeadersName,
  webhookPayloadName,
  withHeadersName,
} from "../model/names.js";
import type { Position } from "../diagnostics/position.js";
import type { ActivityModel, Model, Shape, Union } from "../model/model.js";
import { activityTypes, plainOperations, signedWebhooks, toolQueries } from "../model/operations.js";
import { routeOf } from "../model/url.js";
import { webhookFunctions, webhookTypes } from "./webhooks.js";
import { detailedErrors, hasWords, serverRefusals } from "../model/error-form.js";

/** Types that generated modules need for themselves: the shared runtime's exports and TypeScript's own. */
export const reservedTypes: readonly string[] = words(`
  ApiCryptoKey ApiError ApiErrorOptions ApiKeyPair Awaitable CallOptions Client ClientOptions Connection ErrorCode FamilyByType
  Fetch GrpcCode InputOf IntentByType Issue Json Latest LatestType Open Operation ParseResult ResultByType Retry Service ServeOptions StampContext
  StampHeader Stamper StandardSchema UpgradeHooks WaitOptions WaitOutcome WaitRules
  AbortController AbortSignal Array Boolean CryptoKey Date Error Function Headers Map Number Object Omit Partial Pick Promise
  Readonly ReadonlyArray Record Request Required Response Set String Symbol URL Uint8Array`);

/**
 * The same for functions and constants, with the words that JavaScript keeps for itself. An object with a member `then`
 * is taken for a promise wherever a client is awaited.
 */
export const reservedOperations: readonly string[] = words(`
  apiKeyStamp apiKeyStamper asJson call codeOfStatus connect createClient createMock cryptoKeyStamper
  errorStatuses grpcCodes isPassing operations serve statusOfCode then upgradeToLatest waitFor
  arguments async await break case catch class const continue debugger default delete do else enum eval export extends
  false finally for function if implements import in instanceof interface let new null of package private protected
  public return static super switch this throw true try typeof undefined var void while with yield`);

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

export function checkNames(model: Model, diagnostics: Diagnostics): void {
  const paths = new Alone("path", diagnostics, "CS0206");
  const types = new Alone("activity type", diagnostics, "CS0206");
  for (const family of model.families) {
    paths.claim(family.path, family.position);
    for (const version of family.versions) types.claim(version.type, version.position);
  }
  for (const { path, url, position } of plainOperations(model)) paths.claim(routeOf(path, url?.method), position);
  const codes = new Alone("error code", diagnostics, "CS0206");
  for (const code of model.errors.codes) codes.claim(String(code.code), code.position);
  const refusals = new Alone("refusal", diagnostics, "CS0206");
  for (const { refuses, position } of model.errors.codes) for (const kind of refuses) refusals.claim(kind, position);
  checkRefusals(model, diagnostics);
  const headers = new Alone("header", diagnostics, "CS0206");
  for (const scheme of model.contract.security) headers.claim(scheme.header.toLowerCase(), scheme.position);
  const tools = new Alone("tool", diagnostics, "CS0206");
  if (model.activity) tools.reserve(waitToolName(model.activity.union));
  for (const { name } of toolQueries(model)) tools.reserve(untilDoneToolName(name));
  for (const { terms } of [...model.families, ...plainOperations(model)]) {
    if (terms.tool) tools.claim(terms.tool.name, terms.tool.position);
  }
  checkExports(model, diagnostics);
}

/** Numbers of gRPC beside a contract's own could mean something else there. */
function checkRefusals({ errors }: Model, diagnostics: Diagnostics): void {
  const named = new Set(errors.codes.flatMap(({ refuses }) => refuses));
  if (named.size === 0 && !hasWords(errors)) return;
  for (const kind of serverRefusals) {
    if (named.has(kind)) continue;
    const position = errors.codes.find(({ refuses }) => named.size === 0 || refuses.length > 0)?.position;
    diagnostics.report("CS0507", position, `no error covers the refusal \`${kind}\``, "add it to a `refuses`");
  }
}

function checkExports(model: Model, diagnostics: Diagnostics): void {
  const names = new Alone("exported name", diagnostics, "CS0202");
  for (const name of reservedTypes) if (!isYielded(name, model)) names.reserve(name);
  for (const name of movedTypes(model).values()) names.reserve(name);
  const streams = model.queries.some(({ stream }) => stream);
  if (streams) for (const name of ["EventStream", "StreamEvent", "StreamOptions"]) names.reserve(name);
  if (model.contract.security.length > 1) names.reserve("Stampers");
  if (model.queries.some(({ wait }) => wait)) names.reserve("DoneOutcome");
  if (plainOperations(model).some(({ headers }) => headers))
    for (const name of ["Answered", "HeaderKinds", "WithHeaders"]) names.reserve(name);
  if (signedWebhooks(model).length > 0) for (const name of webhookTypes) names.reserve(name);
  if (model.activity) for (const name of activityNames(model.activity)) names.reserve(name);
  for (const { fallback } of model.unions) if (fallback) names.reserve(fallback.name);
  for (const { name } of withDefaults(model)) names.reserve(`Filled${name}`);
  if (detailedErrors(model.errors).length > 0) for (const name of ["ErrorDetails", "ErrorOf"]) names.reserve(name);
  for (const scalar of model.scalars) names.claim(scalar.name, scalar.position);
  for (const declared of model.enums) names.claim(declared.name, declared.position);
  const { activity } = model;
  // Tolerant validators of a type that is also sent are named after it with this before.
  for (const { name } of [
    ...model.shapes,
    ...model.unions,
    ...model.families.flatMap(({ versions }) => versions.map(({ intent }) => intent)),
  ]) {
    names.reserve(`Received${name}`);
  }
  for (const shape of [...model.shapes, ...model.unions, ...activityTypes(activity)]) {
    names.claim(shape.name, shape.position);
  }
  const operations = new Alone("operation", diagnostics, "CS0202");
  for (const name of reservedOperations) operations.reserve(name);
  if (streams) operations.reserve("stream");
  if (signedWebhooks(model).length > 0) for (const name of webhookFunctions) operations.reserve(name);
  if (model.contract.security.length > 1) operations.reserve("stampByScheme");
  if (detailedErrors(model.errors).length > 0) for (const name of ["errorOf", "isError"]) operations.reserve(name);
  for (const { name, fallback } of model.unions) if (fallback) operations.reserve(`isKnown${name}`);
  for (const family of model.families) {
    for (const version of family.versions) {
      names.claim(version.intent.name, version.position);
      if (version.result && isOwn(version, family.versions)) {
        names.claim(version.result.name, version.position);
      }
      names.claim(version.activity.name, version.position);
      if (!version.submit) continue;
      names.claim(version.submit.request.name, version.position);
      if (version.submit.response !== activity?.response) names.claim(version.submit.response.name, version.position);
      names.claim(inputName(family, version), version.position);
      for (const name of operationNames(version)) operations.claim(name, version.position);
      if (version.next) operations.claim(familyStepName(family, version, version.next), version.position);
    }
    if (family.body.kind === "union") names.claim(bodyName(family), family.position);
    if (family.answers.length > 1) names.claim(answerName(family), family.position);
  }
  for (const { name, terms, position } of [...model.families, ...plainOperations(model)]) {
    if (!terms.errors || terms.errors.length === 0) continue;
    for (const type of [failureName(name), failureErrorName(name)]) names.claim(type, position);
    operations.claim(isFailureName(name), position);
  }
  for (const { name, request, response, headers, page, wait, awaited, position } of plainOperations(model)) {
    names.claim(request.name, position);
    names.claim(response.name, position);
    operations.claim(name, position);
    if (page) operations.claim(itemsName(name), position);
    if (headers) {
      operations.claim(withHeadersName(name), position);
      names.claim(answerHeadersName(name), position);
    }
    if (!wait && !awaited) continue;
    operations.claim(untilDoneName(name), position);
    names.claim(outcomeName(name), position);
  }
  if (model.contract.manifest.emit.includes("tanstack")) {
    for (const { name, position, page, wait } of model.queries) {
      operations.claim(`${name}Query`, position);
      if (wait) operations.claim(`${untilDoneName(name)}Query`, position);
      if (page) operations.claim(`${name}Pages`, position);
    }
    for (const { name, position } of [...model.families, ...model.operations])
      operations.claim(`${name}Mutation`, position);
    for (const { name, position } of [...model.families, ...model.operations.filter(({ awaited }) => awaited)])
      operations.claim(`${untilDoneName(name)}Mutation`, position);
  }
  for (const { name, position, signature } of model.webhooks) {
    names.claim(webhookPayloadName(name), position);
    names.claim(webhookHeadersName(name), position);
    if (!signature) continue;
    for (const what of ["sign", "verify"] as const) operations.claim(webhookFunctionName(what, name), position);
  }
  for (const shape of model.shapes) if (shape.step) operations.claim(shapeStepName(shape.step), shape.position);
}

/** Records that give their readers a type of their own; whatever holds them may too. */
function withDefaults(model: Model): readonly (Shape | Union)[] {
  const intents = model.families.flatMap(({ versions }) => versions.map(({ intent }) => intent));
  const records = [...model.shapes, ...intents, ...plainOperations(model).map(({ request }) => request)];
  const isUsed = records.some(({ fields }) => fields.some((field) => field.default !== undefined));
  return isUsed ? [...records, ...model.unions] : [];
}

/** What the package exports around activities, called after the members that they have. */
function activityNames({ members, union }: ActivityModel): readonly string[] {
  const derived = [union.name, members.intent, members.result, "family"].map((what) => byType(what, members));
  return [
    ...derived,
    `Filled${byType(members.intent, members)}`,
    latestName(members),
    "Latest",
    `${union.name}Kind`,
    `${union.name}Outcome`,
  ];
}

type Versions = Model["families"][number]["versions"];

/** Whether this is the first version with this result. */
function isOwn(version: Versions[number], versions: Versions): boolean {
  return versions.find(({ result }) => result === version.result) === version;
}

class Alone {
  readonly #what: string;
  readonly #diagnostics: Diagnostics;
  readonly #code: "CS0202" | "CS0206";
  readonly #taken = new Map<string, Position | undefined>();

  constructor(what: string, diagnostics: Diagnostics, code: "CS0202" | "CS0206") {
    this.#what = what;
    this.#diagnostics = diagnostics;
    this.#code = code;
  }

  reserve(name: string): void {
    this.#taken.set(name, undefined);
  }

  claim(name: string, position: Position): void {
    if (!this.#taken.has(name)) {
      this.#taken.set(name, position);
      return;
    }
    const other = this.#taken.get(name);
    // A name that is declared twice in the YAML has been reported already.
    if (other === position) return;
    const help = other ? `${other.file}:${other.line} has it too` : "the generated package needs this name for itself";
    this.#diagnostics.report(this.#code, position, `the ${this.#what} \`${name}\` is taken`, help);
  }
}
