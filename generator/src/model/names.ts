// The names of generated symbols and modules, derived in one place so that emitters agree and `where` can find them.

import { camelOf, pascal, snake } from "./case.js";
import type { ActivityMembers, Family, Model, Shape, Step, Union, Version } from "./model.js";
import { activityTypes } from "./operations.js";

export { camel, constant, kebab, pascal } from "./case.js";

export const modules = {
  index: "src/index",
  enums: "src/enums",
  scalars: "src/scalars",
  activity: "src/activity",
  client: "src/client",
  server: "src/server",
  mock: "src/mock",
  arbitraries: "src/arbitraries",
  tools: "src/tools",
  tanstack: "src/tanstack",
  checked: "src/checked",
  schemes: "src/schemes",
  wait: "src/wait",
  mockCommand: "src/mock-command",
  errors: "src/errors",
  webhooks: "src/webhooks",
  validators: "src/validators/index",
  upgrades: "src/upgrades/index",
  runtime: (file: string): string => `src/runtime/${file}`,
  /** Where a named record is declared. */
  types: (home: string): string => `src/${home}`,
  /** Where its validators stand. */
  validatorsOf: (home: string): string => `src/validators/${home}`,
  /** Where its upgrade steps stand. */
  upgradesOf: (home: string): string => `src/upgrades/${home}`,
};

/** Types of the package that go by another name where the contract has a type of theirs: people's words come first. */
const yielding: ReadonlySet<string> = new Set(["Client", "Connection", "Issue", "Operation", "Service"]);

/** Whether a contract may have the name. Packages that share a runtime know its types by their names. */
export function isYielded(name: string, { contract: { manifest } }: Model): boolean {
  return yielding.has(name) && manifest.runtime === undefined && !manifest.emit.includes("runtime");
}

/** Name of a type of the package: `Client`, or `ApiClient` where that is a type of the contract. */
export function ownType(name: string, model: Model): string {
  const { scalars, enums, shapes, unions, activity } = model;
  const isTaken = [scalars, enums, shapes, unions, activityTypes(activity)].some((all) =>
    all.some((one: { readonly name: string }) => one.name === name),
  );
  return isTaken && isYielded(name, model) ? `Api${name}` : name;
}

/** Those of the package's types that go by another name. */
export function movedTypes(model: Model): ReadonlyMap<string, string> {
  return new Map(
    [...yielding].flatMap((name) => (ownType(name, model) === name ? [] : [[name, ownType(name, model)]])),
  );
}

/** `FilledUser`: a type that is sent, as its reader has it, with defaults filled in. */
export function filledName({ name, filled }: { readonly name: string; readonly filled?: true }): string {
  return filled ? `Filled${name}` : name;
}

/** `ReceivedUser`: a type that is sent, as an answer holds it, where a newer server may have added to its enums or unions. */
export function receivedName({ name, received }: { readonly name: string; readonly received?: true }): string {
  return received ? `Received${name}` : name;
}

/** `upgradeCreateUsersV1ToV2` */
export function familyStepName(family: Family, from: Version, to: Version): string {
  return `upgrade${pascal(family.name)}V${from.number}ToV${to.number}`;
}

/** `upgradeApiKeyParamsToApiKeyParamsV2` */
export function shapeStepName(step: Step): string {
  return `upgrade${step.from.name}To${step.to.name}`;
}

/** `wait_for_activity`: the tool that waits for what others have submitted. */
export function waitToolName({ name }: Pick<Union, "name">): string {
  return snake(`waitFor${name}`);
}

/** `find_order_until_done`: the tool that waits for what a query tells of. */
export function untilDoneToolName(query: string): string {
  return snake(untilDoneName(query));
}

/** Name of the input that a client function of this version takes. */
export function inputName(family: Family, version: Version): string {
  return `${pascal(family.name)}Input${version.suffix}`;
}

/** Types and members that are called after the members which the compiler puts in: `IntentByType`. */
export function byType(what: string, { type }: ActivityMembers): string {
  return `${pascal(camelOf(what))}By${pascal(camelOf(type))}`;
}

/** `intentKey`: what a record says of where its parameters stand. */
export function keyName(member: string): string {
  return `${camelOf(member)}Key`;
}

/** `LatestType` */
export function latestName({ type }: ActivityMembers): string {
  return `Latest${pascal(camelOf(type))}`;
}

/** Of the functions that submit a version: none where it can only be read. */
export function operationNames({ submit }: Version): readonly string[] {
  if (!submit) return [];
  return submit.numbered === undefined ? [submit.operation] : [submit.operation, submit.numbered];
}

/** The function that reads all pages of a query: `listTeasItems`. */
export function itemsName(query: string): string {
  return `${query}Items`;
}

/** The function that waits until something has ended: `findOrderUntilDone`. */
export function untilDoneName(operation: string): string {
  return `${operation}UntilDone`;
}

/** How the waiting ends: `FindOrderOutcome`. */
export function outcomeName(operation: string): string {
  return `${pascal(operation)}Outcome`;
}

/** The function that also gives the headers of the answer: `findOrderWithHeaders`. */
export function withHeadersName(operation: string): string {
  return `${operation}WithHeaders`;
}

/** The type of these headers: `FindOrderHeaders`. */
export function answerHeadersName(operation: string): string {
  return `${pascal(operation)}Headers`;
}

/** The function that signs a webhook, and the one that verifies it: `signOrderPaid`, `verifyOrderPaid`. */
export function webhookFunctionName(what: "sign" | "verify", webhook: string): string {
  return `${what}${pascal(webhook)}`;
}

/** The type of a webhook's headers: `OrderPaidHeaders`. */
export function webhookHeadersName(webhook: string): string {
  return `${pascal(webhook)}Headers`;
}

/** The type of a webhook's body: `OrderPaidPayload`. */
export function webhookPayloadName(webhook: string): string {
  return `${pascal(webhook)}Payload`;
}

/** The codes that an operation lists. */
export function failureName(operation: string): string {
  return `${pascal(operation)}ErrorCode`;
}

/** The errors with these codes: `BookRoomError`. */
export function failureErrorName(operation: string): string {
  return `${pascal(operation)}Error`;
}

/** What tells these errors from others: `isBookRoomError`. */
export function isFailureName(operation: string): string {
  return `is${failureErrorName(operation)}`;
}

/** The union of all submittable bodies, or the one request's name. */
export function bodyName(family: Family): string {
  const submittable = family.versions.filter((version) => version.submit);
  return submittable.length === 1 && submittable[0]?.submit
    ? submittable[0].submit.request.name
    : `${pascal(family.name)}Body`;
}

/** The union of all answers, or the one response's name. */
export function answerName(family: Family): string {
  return family.answers.length === 1 && family.answers[0] ? family.answers[0].name : `${pascal(family.name)}Answer`;
}

/** The program that serves the mock. */
export function mockCommand(model: Model): string {
  return `${model.contract.name}-mock`;
}

export function isNamed(shape: Shape): boolean {
  return shape.role !== "inline";
}
