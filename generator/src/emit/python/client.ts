// `client.py`, `errors.py` and `server.py`: what is particular to a contract in its clients and servers.

import { hasWords } from "../../model/error-form.js";
import type { Model, Outcome, WaitQuery } from "../../model/model.js";
import { answerHeadersName, itemsName, untilDoneName, withHeadersName } from "../../model/names.js";
import { itemsDoc } from "../client/operations.js";
import { headedOperations, pagedQueries, waitQueries } from "../contract-data.js";
import { NameScope, ScopedNames } from "../name-scope.js";
import { activityWait, calledOperations, outcomesText, requestNames } from "../languages/calls.js";
import { deprecation, sentence } from "../prose.js";
import { pascal } from "../../model/case.js";
import { importLine } from "./models.js";
import type { Import, PythonModels } from "./models.js";
import { pythonBlock, pythonConstant, pythonDoc, pythonName, pythonText } from "./names.js";

/** The codes, and an exception for each. */
export function errorsText({ errors }: Model, models: PythonModels): string {
  const codes = errors.codes.flatMap(({ name, code, doc }) => [
    `${pythonConstant(name)} = ${pythonText(code)}`,
    ...pythonDoc(sentence(doc)),
  ]);
  const classes = errors.codes.flatMap(({ name, doc, status, details }) => {
    const own = details && `models.${models.nameOf(details.name)}`;
    const read = own && [
      "",
      `def read_details(self) -> ${own}:`,
      '    """Read what it says besides code and message."""',
      `    return parse_answer(${own}, json.dumps(self.details))`,
    ];
    return pythonBlock(
      `class ${models.errors.of(name)}(ApiError, code=ErrorCode.${pythonConstant(name)}):`,
      ...pythonDoc(sentence(doc), `Its HTTP status is ${status}.`),
      ...(read ?? []),
    );
  });
  const hasDetails = errors.codes.some(({ details }) => details !== undefined);
  return [
    '"""What goes wrong: codes, and an exception for each of them."""',
    "",
    "from __future__ import annotations",
    "",
    ...(hasDetails ? ["import json"] : []),
    `from enum import ${hasWords(errors) ? "StrEnum" : "IntEnum"}`,
    "",
    ...(hasDetails ? ["from . import models"] : []),
    "from ._contract import Issue as Issue",
    "from ._errors import ApiError as ApiError",
    ...(hasDetails ? ["from ._model import parse_answer"] : []),
    "",
    "",
    ...pythonBlock(
      `class ErrorCode(${hasWords(errors) ? "StrEnum" : "IntEnum"}):`,
      '"""What went wrong. Newer servers may have other codes."""',
      "",
      ...codes,
    ),
    ...classes,
  ].join("\n");
}

interface Method {
  readonly name: string;
  readonly parameters: string;
  /** A type: of each item, where it iterates over them. */
  readonly answer: string;
  readonly doc: readonly string[];
  /** A statement, with `await` or without. */
  readonly body: (wait: string, isAsync: boolean) => string;
  /** Of what is no coroutine. */
  readonly iterates?: true;
}

export function clientText(model: Model, models: PythonModels): string {
  const { made: all, imports } = models.importing(() => [
    ...calls(model, models),
    ...lists(model, models),
    ...headed(model, models),
    ...waiting(model, models),
    ...waitQueries(model).map((query) => untilDone(query, models)),
  ]);
  const isOwn = ({ module }: Import): boolean => module.startsWith(".");
  const others = imports.filter((one) => !isOwn(one)).map(importLine);
  const client = (isAsync: boolean): string[] =>
    pythonBlock(
      `class ${isAsync ? "AsyncClient(AsyncCalls)" : "Client(SyncCalls)"}:`,
      ...pythonDoc(`Calls the operations of a server${isAsync ? " with asyncio" : ""}.`),
      ...all.flatMap(({ name, parameters, answer, doc, body, iterates }) => {
        const opening = isAsync && !iterates ? "async def" : "def";
        const own = iterates ? `${isAsync ? "Async" : ""}Iterator[${answer}]` : answer;
        const head = (before = "", behind = ""): string =>
          `${opening} ${name}(${before}self, ${parameters}${behind}) -> ${own}:`;
        const line = head().length < 116 ? head() : head("\n        ", "\n    ");
        return ["", ...pythonBlock(line, ...doc, body(isAsync ? "await " : "", isAsync)).slice(0, -2)];
      }),
    );
  const hasPages = all.some(({ iterates }) => iterates);
  const outcomes = outcomeClasses(model, models);
  return [
    '"""The clients of the API."""',
    "",
    "from __future__ import annotations",
    "",
    ...(hasPages ? ["from collections.abc import AsyncIterator, Iterator"] : []),
    ...(outcomes.length > 0 ? ["from enum import StrEnum"] : []),
    ...others,
    ...(hasPages || outcomes.length > 0 || others.length > 0 ? [""] : []),
    "from . import models",
    "from ._client import AsyncCalls, SyncCalls",
    ...(headedOperations(model).length > 0 ? ["from ._headed import with_headers"] : []),
    ...imports.filter(isOwn).map(importLine),
    ...(hasPages ? ["from ._pages import async_pages, pages"] : []),
    "",
    "",
    ...outcomes,
    ...client(false),
    ...client(true),
  ].join("\n");
}

function calls(model: Model, models: PythonModels): Method[] {
  return calledOperations(model).map(({ name, request, answer, doc, deprecated, errors, once }) => {
    const type = `models.${models.nameOf(answer)}`;
    const listed = errors.map((one) => models.errors.of(one.name)).join(", ");
    return {
      name: models.methods.of(name),
      parameters: `request: models.${models.nameOf(request)}`,
      answer: type,
      doc: pythonDoc(doc, once, listed ? `Its own errors are ${listed}.` : undefined, deprecation(deprecated)),
      body: (wait) => `return ${wait}self._run(self._call(${pythonText(name)}, request, ${type}))`,
    };
  });
}

function lists(model: Model, models: PythonModels): Method[] {
  return pagedQueries(model).map(({ name, request, response, page, terms }): Method => {
    const after = models.memberOf(request, page.after.name);
    const [items, next] = [page.items, page.next].map(({ name: member }) => models.memberOf(response, member));
    const members = [after, items, next].map(pythonText);
    const item = models.typeText(page.items.type.of, "models.");
    return {
      name: models.methods.of(itemsName(name)),
      parameters: `request: models.${models.nameOf(request.name)}`,
      answer: item,
      doc: pythonDoc(`${itemsDoc(page)} An error ends it.`, deprecation(terms.deprecated)),
      body: (_, isAsync) =>
        `return ${isAsync ? "async_" : ""}pages(self.${models.methods.of(name)}, request, ${members.join(", ")})`,
      iterates: true,
    };
  });
}

function headed(model: Model, models: PythonModels): Method[] {
  return headedOperations(model).map(({ name, request, response, terms }) => {
    const types = [response.name, answerHeadersName(name)].map((type) => `models.${models.nameOf(type)}`).join(", ");
    return {
      name: models.methods.of(withHeadersName(name)),
      parameters: `request: models.${models.nameOf(request.name)}`,
      answer: `tuple[${types}]`,
      doc: pythonDoc(`Call ${models.methods.of(name)}, and answer the headers, too.`, deprecation(terms.deprecated)),
      body: (wait) => `return ${wait}self._run(with_headers(self, ${pythonText(name)}, request, ${types}))`,
    };
  });
}

function outcomeClasses(model: Model, models: PythonModels): string[] {
  const wait = activityWait(model);
  const outcomeClass = (what: string, own: string, final: readonly Outcome[]): string[] => {
    const members = new ScopedNames(new NameScope(), pythonConstant);
    return pythonBlock(
      `class ${own}(StrEnum):`,
      ...pythonDoc(`How ${what} ended. UNKNOWN is a state that a newer server has added.`),
      "",
      ...[...final.map(({ outcome }) => outcome), "unknown"].map(
        (outcome) => `${members.of(outcome)} = ${pythonText(outcome)}`,
      ),
    );
  };
  return [
    ...(wait
      ? outcomeClass(models.nameOf(wait.union.name), models.outcomes.of(wait.union.name), wait.status.final)
      : []),
    ...waitQueries(model).flatMap(({ name, wait }) => outcomeClass(pascal(name), models.outcomes.of(name), wait.final)),
  ];
}

function untilDone({ name, request, response, wait, terms }: WaitQuery, models: PythonModels): Method {
  const [outcome, answer] = [models.outcomes.of(name), `models.${models.nameOf(response.name)}`];
  const state = models.pathOf(response, wait.state).join(".");
  return {
    name: models.methods.of(untilDoneName(name)),
    parameters: `request: models.${models.nameOf(request.name)}, *, timeout: float | None = None`,
    answer: `tuple[${outcome}, ${answer}]`,
    doc: pythonDoc(
      `Call ${models.methods.of(name)} again and again until what it tells of has ended, and answer how it ended and the last answer.`,
      "Raises TimeoutError where that takes more than timeout, in seconds.",
      deprecation(terms.deprecated),
    ),
    body: (await_) =>
      [
        `outcome, last = ${await_}self._run(`,
        "    self._until_done(",
        `        lambda: self._call(${pythonText(name)}, request, ${answer}),`,
        `        ${pythonText(state)},`,
        `        {${outcomesText(wait, pythonText)}},`,
        "        timeout,",
        "    )",
        ")",
        `return ${outcome}(outcome), last`,
      ].join("\n        "),
  };
}

function waiting(model: Model, models: PythonModels): Method[] {
  const waited = activityWait(model);
  if (!waited) return [];
  const { union, status, poll, member } = waited;
  const { name, request, response } = poll.query;
  const [record, outcome] = [models.nameOf(union.name), models.outcomes.of(union.name)];
  const own = models.recordOf(union) ?? request;
  const by = poll.by.map(
    ({ parameter, field }) => `${models.memberOf(request, parameter)}=last.${models.memberOf(own, field)}`,
  );
  return [
    {
      name: models.methods.scope.claim(`wait_for_${pythonName(union.name)}`),
      parameters: `last: models.${record}, *, timeout: float | None = None`,
      answer: `tuple[${outcome}, models.${record}]`,
      doc: pythonDoc(
        `Read it again and again until it has ended, and answer how it ended and what was read last.`,
        "Raises TimeoutError where that takes more than timeout, in seconds.",
      ),
      body: (wait) =>
        [
          `outcome, last = ${wait}self._run(`,
          "    self._wait(",
          "        last,",
          `        ${pythonText(models.memberOf(own, status.field))},`,
          `        {${outcomesText(status, pythonText)}},`,
          `        lambda last: self._call(`,
          `            ${pythonText(name)},`,
          `            models.${models.nameOf(request.name)}(${by.join(", ")}),`,
          `            models.${models.nameOf(response.name)},`,
          "        ),",
          `        ${pythonText(models.memberOf(response, member))},`,
          "        timeout,",
          "    )",
          ")",
          `return ${outcome}(outcome), last`,
        ].join("\n        "),
    },
  ];
}

/** What a server reads. */
export function serverText(model: Model, models: PythonModels): string {
  const names = requestNames(model).map((name) => `models.${models.nameOf(name)}`);
  const isEmpty = names.length === 0;
  return [
    '"""What a server reads."""',
    "",
    "from typing import TypeAlias, cast",
    "",
    ...(isEmpty ? [] : ["from . import models"]),
    "from ._server import read_body",
    "",
    `Request: TypeAlias = (\n    ${isEmpty ? "object" : names.join("\n    | ")}\n)`,
    "",
    "",
    ...pythonBlock(
      "def read_request(path: str, body: bytes) -> Request:",
      ...pythonDoc(
        "Read the body of a POST to a path.",
        "Raises an ApiError: answer with its status, and with its body().",
      ),
      "return cast(Request, read_body(path, body))",
    ),
  ].join("\n");
}
