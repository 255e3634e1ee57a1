// `client.py`, `errors.py` and `server.py`: what is particular to a contract in its clients and servers.

import { hasWords } from "../../model/error-form.js";
import type { Model, Outcome, Wait, WaitQuery } from "../../model/model.js";
import { answerHeadersName, itemsName, untilDoneName, withHeadersName } from "../../model/names.js";
import { itemsDoc } from "../client/operations.js";
import { headedOperations, pagedQueries, statesOf, waitQueries } from "../contract-data.js";
import { NameScope } from "../name-scope.js";
import { activityWait, calledOperations, requestNames } from "../languages/calls.js";
import { deprecation, sentence } from "../prose.js";
import { camelOf, pascal } from "../../model/case.js";
import type { PythonModels } from "./models.js";
import { pythonBlock, pythonConstant, pythonDoc, pythonName, pythonText } from "./names.js";

/** `TAKEN` → `TakenError`; `ApiError` is that of all errors. */
const errorClass = (name: string): string => `${pascal(camelOf(name))}Error`.replace(/^ApiError$/, "ApiError_");

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
      `class ${errorClass(name)}(ApiError, code=ErrorCode.${pythonConstant(name)}):`,
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
  readonly answer: string;
  readonly doc: readonly string[];
  /** A statement, with `await` or without. */
  readonly body: (wait: string, isAsync: boolean) => string;
  /** Of what is no coroutine. */
  readonly iterates?: true;
}

export function clientText(model: Model, models: PythonModels): string {
  const scope = new NameScope(["close"]);
  const all = [
    ...calls(model, models, scope),
    ...lists(model, models, scope),
    ...headed(model, models, scope),
    ...waiting(model, models, scope),
    ...waitQueries(model).map((query) => untilDone(query, models, scope)),
  ];
  const client = (isAsync: boolean): string[] =>
    pythonBlock(
      `class ${isAsync ? "AsyncClient(AsyncCalls)" : "Client(SyncCalls)"}:`,
      ...pythonDoc(`Calls the operations of a server${isAsync ? " with asyncio" : ""}.`),
      ...all.flatMap(({ name, parameters, answer, doc, body, iterates }) => {
        const opening = isAsync && !iterates ? "async def" : "def";
        const own = iterates && isAsync ? answer.replace("Iterator", "AsyncIterator") : answer;
        const line = `${opening} ${name}(self, ${parameters}) -> ${own}:`;
        const head = line.length < 116 ? line : line.replace(/\((self, .*)\) ->/, "(\n        $1\n    ) ->");
        return ["", ...pythonBlock(head, ...doc, body(isAsync ? "await " : "", isAsync)).slice(0, -2)];
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
    ...(hasPages || outcomes.length > 0 ? [""] : []),
    "from . import models",
    "from ._client import AsyncCalls, SyncCalls",
    ...(headedOperations(model).length > 0 ? ["from ._headers import with_headers"] : []),
    ...(hasPages ? ["from ._pages import async_pages, pages"] : []),
    "",
    "",
    ...outcomes,
    ...client(false),
    ...client(true),
  ].join("\n");
}

function calls(model: Model, models: PythonModels, scope: NameScope): Method[] {
  return calledOperations(model).map(({ name, request, answer, doc, deprecated, errors, once }) => {
    const type = `models.${models.nameOf(answer)}`;
    const listed = errors.map((one) => errorClass(one.name)).join(", ");
    return {
      name: scope.claim(pythonName(name)),
      parameters: `request: models.${models.nameOf(request)}`,
      answer: type,
      doc: pythonDoc(doc, once, listed ? `Its own errors are ${listed}.` : undefined, deprecation(deprecated)),
      body: (wait) => `return ${wait}self._run(self._call(${pythonText(name)}, request, ${type}))`,
    };
  });
}

function lists(model: Model, models: PythonModels, scope: NameScope): Method[] {
  return pagedQueries(model).map(({ name, request, page, terms }): Method => {
    const members = [page.after, page.items, page.next].map((field) => pythonText(models.memberOf(field.name)));
    const item = models.typeText(page.items.type.of).replace(/^(?=[A-Z](?!ny$))/, "models.");
    return {
      name: scope.claim(pythonName(itemsName(name))),
      parameters: `request: models.${models.nameOf(request.name)}`,
      answer: `Iterator[${item}]`,
      doc: pythonDoc(`${itemsDoc(page)} An error ends it.`, deprecation(terms.deprecated)),
      body: (_, isAsync) =>
        `return ${isAsync ? "async_" : ""}pages(self.${pythonName(name)}, request, ${members.join(", ")})`,
      iterates: true,
    };
  });
}

function headed(model: Model, models: PythonModels, scope: NameScope): Method[] {
  return headedOperations(model).map(({ name, request, response, terms }) => {
    const types = [response.name, answerHeadersName(name)].map((type) => `models.${models.nameOf(type)}`).join(", ");
    return {
      name: scope.claim(pythonName(withHeadersName(name))),
      parameters: `request: models.${models.nameOf(request.name)}`,
      answer: `tuple[${types}]`,
      doc: pythonDoc(`Call ${pythonName(name)}, and answer the headers, too.`, deprecation(terms.deprecated)),
      body: (wait) => `return ${wait}self._run(with_headers(self, ${pythonText(name)}, request, ${types}))`,
    };
  });
}

function outcomeClasses(model: Model, models: PythonModels): string[] {
  const wait = activityWait(model);
  const outcomeClass = (what: string, final: readonly Outcome[]): string[] =>
    pythonBlock(
      `class ${what}Outcome(StrEnum):`,
      ...pythonDoc(`How ${what} ended. UNKNOWN is a state that a newer server has added.`),
      "",
      ...[...final.map(({ outcome }) => outcome), "unknown"].map(
        (outcome) => `${pythonConstant(outcome)} = ${pythonText(outcome)}`,
      ),
    );
  return [
    ...(wait ? outcomeClass(models.nameOf(wait.union.name), wait.status.final) : []),
    ...waitQueries(model).flatMap(({ name, wait }) => outcomeClass(pascal(name), wait.final)),
  ];
}

function outcomesText(wait: Pick<Wait, "pending" | "final">): string {
  return `{${statesOf(wait)
    .map((pair) => pair.map(pythonText).join(": "))
    .join(", ")}}`;
}

function untilDone(
  { name, request, response, wait, terms }: WaitQuery,
  models: PythonModels,
  scope: NameScope,
): Method {
  const [outcome, answer] = [`${pascal(name)}Outcome`, `models.${models.nameOf(response.name)}`];
  const state = wait.state.map((field) => models.memberOf(field.name)).join(".");
  return {
    name: scope.claim(pythonName(untilDoneName(name))),
    parameters: `request: models.${models.nameOf(request.name)}, *, timeout: float | None = None`,
    answer: `tuple[${outcome}, ${answer}]`,
    doc: pythonDoc(
      `Call ${pythonName(name)} again and again until what it tells of has ended, and answer how it ended and the last answer.`,
      "Raises TimeoutError where that takes more than timeout, in seconds.",
      deprecation(terms.deprecated),
    ),
    body: (await_) =>
      [
        `outcome, last = ${await_}self._run(`,
        "    self._until_done(",
        `        lambda: self._call(${pythonText(name)}, request, ${answer}),`,
        `        ${pythonText(state)},`,
        `        ${outcomesText(wait)},`,
        "        timeout,",
        "    )",
        ")",
        `return ${outcome}(outcome), last`,
      ].join("\n        "),
  };
}

function waiting(model: Model, models: PythonModels, scope: NameScope): Method[] {
  const waited = activityWait(model);
  if (!waited) return [];
  const { union, status, poll, member } = waited;
  const { name, request, response } = poll.query;
  const record = models.nameOf(union.name);
  const by = poll.by.map(({ parameter, field }) => `${models.memberOf(parameter)}=last.${models.memberOf(field)}`);
  return [
    {
      name: scope.claim(`wait_for_${pythonName(union.name)}`),
      parameters: `last: models.${record}, *, timeout: float | None = None`,
      answer: `tuple[${record}Outcome, models.${record}]`,
      doc: pythonDoc(
        `Read it again and again until it has ended, and answer how it ended and what was read last.`,
        "Raises TimeoutError where that takes more than timeout, in seconds.",
      ),
      body: (wait) =>
        [
          `outcome, last = ${wait}self._run(`,
          "    self._wait(",
          "        last,",
          `        ${pythonText(models.memberOf(status.field))},`,
          `        ${outcomesText(status)},`,
          `        lambda last: self._call(`,
          `            ${pythonText(name)},`,
          `            models.${models.nameOf(request.name)}(${by.join(", ")}),`,
          `            models.${models.nameOf(response.name)},`,
          "        ),",
          `        ${pythonText(models.memberOf(member))},`,
          "        timeout,",
          "    )",
          ")",
          `return ${record}Outcome(outcome), last`,
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
