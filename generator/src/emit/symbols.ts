// Which line of the contract each generated symbol comes from.

import type { Position } from "../diagnostics/position.js";
import type { Model, Shape, Union } from "../model/model.js";
import { detailedErrors } from "../model/error-form.js";
import { activityRecords, plainOperations } from "../model/operations.js";
import {
  answerHeadersName,
  answerName,
  bodyName,
  byType,
  camel,
  failureErrorName,
  failureName,
  familyStepName,
  filledName,
  inputName,
  isFailureName,
  itemsName,
  operationNames,
  outcomeName,
  receivedName,
  shapeStepName,
  untilDoneName,
  webhookFunctionName,
  webhookHeadersName,
  webhookPayloadName,
  withHeadersName,
} from "../model/names.js";

/** Symbol → place. Members are `Type.member`; names written first win. */
export function symbols(model: Model): Map<string, Position> {
  const found = new Map<string, Position>();
  const add = (name: string, position: Position): void => {
    if (!found.has(name)) found.set(name, position);
  };
  const record = (shape: Shape): void => {
    add(shape.name, shape.position);
    for (const field of shape.fields) add(`${shape.name}.${field.name}`, field.position);
  };
  const read = (holder: Shape | Union): void => {
    if (holder.filled) add(filledName(holder), holder.position);
    if (holder.received) add(receivedName(holder), holder.position);
  };
  const { activity } = model;
  const members = activity?.members;
  for (const scalar of model.scalars) add(scalar.name, scalar.position);
  for (const declared of model.enums) {
    add(declared.name, declared.position);
    for (const value of declared.values) {
      add(`${declared.name}.${value.member}`, value.position);
      add(value.value, value.position);
    }
  }
  for (const shape of model.shapes) {
    record(shape);
    read(shape);
    if (shape.step?.upgrade.kind === "derived") add(shapeStepName(shape.step), shape.position);
  }
  for (const union of model.unions) {
    add(union.name, union.position);
    read(union);
    if (union.fallback) for (const name of [union.fallback.name, `isKnown${union.name}`]) add(name, union.position);
  }
  if (activity && members) {
    for (const shape of activityRecords(activity)) record(shape);
    const { union } = activity;
    const around = [union.name, byType(union.name, members), `${union.name}Kind`, `${camel(union.name)}Kinds`];
    for (const name of [...around, `isKnown${union.name}`, `${union.name}Outcome`, `waitFor${union.name}`]) {
      add(name, union.position);
    }
  }
  for (const family of model.families) {
    for (const version of family.versions) {
      for (const shape of [version.intent, version.result, version.activity]) if (shape) record(shape);
      read(version.intent);
      add(version.intentKey, version.intent.position);
      if (version.resultKey !== undefined && version.result) add(version.resultKey, version.result.position);
      if (version.next) add(familyStepName(family, version, version.next), version.next.intent.position);
      if (!version.submit) continue;
      record(version.submit.request);
      read(version.submit.request);
      record(version.submit.response);
      add(inputName(family, version), version.position);
      for (const name of operationNames(version)) {
        add(name, family.position);
        add(`${name}Operation`, family.position);
      }
    }
    add(bodyName(family), family.position);
    if (family.body.kind === "union") read(family.body.union);
    add(answerName(family), family.position);
  }
  for (const { name, request, response, headers, page, wait, awaited, position } of plainOperations(model)) {
    record(request);
    read(request);
    record(response);
    add(name, position);
    add(`${name}Operation`, position);
    if (page) add(itemsName(name), position);
    if (headers) for (const symbol of [withHeadersName(name), answerHeadersName(name)]) add(symbol, position);
    for (const field of headers ?? []) add(`${answerHeadersName(name)}.${field.name}`, field.position);
    if (wait ?? awaited) for (const symbol of [untilDoneName(name), outcomeName(name)]) add(symbol, position);
  }
  for (const { name, terms, position } of [...model.families, ...plainOperations(model)]) {
    if (!terms.errors || terms.errors.length === 0) continue;
    for (const symbol of [failureName(name), failureErrorName(name), isFailureName(name)]) add(symbol, position);
  }
  for (const code of model.errors.codes) add(`ErrorCode.${code.name}`, code.position);
  for (const { name, position } of detailedErrors(model.errors)) {
    for (const symbol of [`ErrorDetails.${name}`, "ErrorDetails", "ErrorOf", "errorOf", "isError"])
      add(symbol, position);
  }
  for (const { name, signature, headers, position } of model.webhooks) {
    for (const symbol of [webhookPayloadName(name), webhookHeadersName(name)]) add(symbol, position);
    for (const field of headers) add(`${webhookHeadersName(name)}.${field.name}`, field.position);
    for (const what of ["sign", "verify"] as const)
      if (signature) add(webhookFunctionName(what, name), signature.position);
  }
  return found;
}
