// `operations.go`: error codes, the methods and the waiting of the client, and what verifies webhooks.

import { errorForm, hasWords } from "../../model/error-form.js";
import type { Model, Outcome, WaitQuery } from "../../model/model.js";
import {
  answerHeadersName,
  camel,
  itemsName,
  webhookFunctionName,
  webhookHeadersName,
  withHeadersName,
} from "../../model/names.js";
import { isUncalled, signedWebhooks } from "../../model/operations.js";
import { withHeadersDoc } from "../answer-headers.js";
import { itemsDoc } from "../client/operations.js";
import { headedOperations, pagedQueries, payloadName, waitQueries } from "../contract-data.js";
import { activityWait, calledOperations, outcomesText, requestNames } from "../languages/calls.js";
import { deprecation, sentence } from "../prose.js";
import { goDoc, goFunction, goName, goText } from "./names.js";
import type { GoTypes } from "./types.js";

export function clientText(model: Model, types: GoTypes): string {
  return [
    ...errorCodes(model, types),
    ...methods(model, types),
    ...lists(model, types),
    ...headed(model, types),
    ...verifying(model, types),
    ...waiting(model, types),
    ...waitQueries(model).flatMap((query) => untilDone(query, types)),
    ...(isUncalled(model) ? [] : requests(model, types)),
  ].join("\n");
}

function errorCodes({ errors }: Model, types: GoTypes): string[] {
  const [errorCode, errorDetails] = [types.own.of("ErrorCode"), types.own.of("ErrorDetails")];
  const codes = errors.codes.flatMap(({ name, code, doc, status, details }) => {
    const own = details && `${types.own.of("DetailsOf")} reads ${types.nameOf(details.name)} from it.`;
    return [
      "",
      ...goDoc([sentence(doc), `Its HTTP status is ${status}.`, own].filter(Boolean).join(" ")).map(
        (line) => `\t${line}`,
      ),
      `\t${types.errors.of(name)} ${errorCode} = ${goText(code)}`,
    ];
  });
  const [isWord, isList] = [hasWords(errors), errorForm(errors).list !== undefined];
  return [
    `// ${errorCode} tells what went wrong.`,
    `type ${errorCode} ${isWord ? "string" : "int"}`,
    "",
    "// Error is there so that errors.Is takes codes.",
    ...goFunction(
      `(c ${errorCode}) Error() string`,
      `return "error code " + ${isWord ? "string(c)" : `${types.of("strconv")}.Itoa(int(c))`}`,
    ),
    ...goFunction(
      `codeIn(tree any) (${errorCode}, bool)`,
      isWord ? "text, ok := tree.(string)" : "number, ok := numberOf(tree)",
      `return ${errorCode}(${isWord ? "text" : "number"}), ok`,
    ),
    isList
      ? `// ${errorDetails} are JSON objects.`
      : `// ${errorDetails} are the members of an error body besides code, message, title and status.`,
    `type ${errorDetails} = ${isList ? "[]any" : "map[string]any"}`,
    "",
    ...(codes.length > 0 ? ["const (", ...codes.slice(1), ")", ""] : []),
  ];
}

function methodHead(types: GoTypes, name: string, parameter: string, answers: string): string {
  return `func (c *${types.own.of("Client")}) ${name}(ctx ${types.of("context")}.Context, ${parameter}) ${answers} {`;
}

function methods(model: Model, types: GoTypes): string[] {
  return calledOperations(model).flatMap(({ name, request, answer, doc, deprecated, errors, once }) => {
    const listed = errors.map((one) => types.errors.of(one.name)).join(", ");
    const [own, type] = [types.methods.of(name), types.nameOf(answer)];
    return [
      ...goDoc(`${own}: ${doc}`, once, listed ? `Its own errors are ${listed}.` : undefined, deprecation(deprecated)),
      methodHead(types, own, `request ${types.nameOf(request)}`, `(*${type}, error)`),
      `\treturn call[${type}](ctx, c, ${goText(name)}, request)`,
      "}",
      "",
    ];
  });
}

function lists(model: Model, types: GoTypes): string[] {
  return pagedQueries(model).flatMap(({ name, request, response, page, terms }) => {
    const { items, after, next } = page;
    const [own, item] = [types.methods.of(itemsName(name)), types.typeText(items.type.of)];
    const [cursor, field] = [types.typeText(after.type), types.memberOf(request, after.name)];
    return [
      ...goDoc(`${own}: ${itemsDoc(page)} An error ends it.`, deprecation(terms.deprecated)),
      methodHead(types, own, `request ${types.nameOf(request.name)}`, `${types.of("iter")}.Seq2[${item}, error]`),
      `\treturn pages(request.${field}, func(cursor *${cursor}) ([]${item}, *${cursor}, error) {`,
      "\t\task := request",
      `\t\task.${field} = cursor`,
      `\t\tanswer, err := c.${types.methods.of(name)}(ctx, ask)`,
      "\t\tif err != nil {",
      "\t\t\treturn nil, nil, err",
      "\t\t}",
      `\t\treturn ${[items, next].map((field) => `answer.${types.memberOf(response, field.name)}`).join(", ")}, nil`,
      "\t})",
      "}",
      "",
    ];
  });
}

function headed(model: Model, types: GoTypes): string[] {
  return headedOperations(model).flatMap(({ name, request, response, terms }) => {
    const own = types.methods.of(withHeadersName(name));
    const [answer, headers] = [types.nameOf(response.name), types.nameOf(answerHeadersName(name))];
    return [
      ...goDoc(`${own}: ${withHeadersDoc(types.methods.of(name))}`, deprecation(terms.deprecated)),
      methodHead(types, own, `request ${types.nameOf(request.name)}`, `(*${answer}, *${headers}, error)`),
      `\treturn withHeaders[${answer}, ${headers}](ctx, c, ${goText(name)}, request)`,
      "}",
      "",
    ];
  });
}

function verifying(model: Model, types: GoTypes): string[] {
  return signedWebhooks(model).flatMap((webhook) => {
    const own = types.claim(goName(webhookFunctionName("verify", webhook.name)));
    const [payload, headers] = [payloadName(webhook), webhookHeadersName(webhook.name)].map((one) => types.nameOf(one));
    return [
      ...goDoc(
        `${own} reads a delivery that is signed with one of these keys: ${webhook.doc}`,
        `The error is a *${types.own.of("WebhookRefused")} where it is not, or is too old: answer 400, and do nothing else with it.`,
      ),
      `func ${own}(header ${types.of("net/http")}.Header, body []byte, keys ${types.own.of("WebhookKeys")}, now ${types.of("time")}.Time) (*${payload}, *${headers}, error) {`,
      `\treturn verifyWebhook[${payload}, ${headers}](${goText(webhook.name)}, header, body, keys, now)`,
      "}",
      "",
    ];
  });
}

function waiting(model: Model, types: GoTypes): string[] {
  const wait = activityWait(model);
  if (!wait) return [];
  const { union, status, poll, member } = wait;
  const record = types.nameOf(union.name);
  const { outcome, lines } = outcomeType(record, status.final, types);
  const holder = types.recordOf(union) ?? poll.query.request;
  const request = poll.by
    .map(
      ({ parameter, field }) =>
        `${types.memberOf(poll.query.request, parameter)}: last.${types.memberOf(holder, field)}`,
    )
    .join(", ");
  const method = types.methods.scope.claim(`WaitFor${record}`);
  return [
    ...lines,
    ...goDoc(
      `${method} reads it again and again until it has ended or ctx is done, and answers how it ended and what was read last, with an error too.`,
    ),
    methodHead(types, method, `last ${record}`, `(${outcome}, ${record}, error)`),
    `\tstate := func(${camel(union.name)} ${record}) string { return string(${camel(union.name)}.${types.memberOf(holder, status.field)}) }`,
    `\toutcomes := map[string]string{${outcomesText(status, goText)}}`,
    `\toutcome, last, err := wait(ctx, c, last, state, outcomes, func(ctx ${types.of("context")}.Context) (${record}, error) {`,
    `\t\tanswer, err := c.${types.methods.of(poll.query.name)}(ctx, ${types.nameOf(poll.query.request.name)}{${request}})`,
    "\t\tif err != nil {",
    "\t\t\treturn last, err",
    "\t\t}",
    `\t\treturn answer.${types.memberOf(poll.query.response, member)}, nil`,
    "\t})",
    `\treturn ${outcome}(outcome), last, err`,
    "}",
    "",
  ];
}

/** What the ends are called of what such a name stands for. */
function outcomeType(
  what: string,
  final: readonly Outcome[],
  types: GoTypes,
): { readonly outcome: string; readonly lines: readonly string[] } {
  const outcome = types.claim(`${what}Outcome`);
  const outcomes = [...final.map((one) => one.outcome), "unknown"];
  const lines = [
    `// ${outcome} is how ${what} ended. Unknown is a state that a newer server has added.`,
    `type ${outcome} string`,
    "",
    "const (",
    ...outcomes
      .flatMap((name) => ["", `\t${types.claim(outcome + goName(name))} ${outcome} = ${goText(name)}`])
      .slice(1),
    ")",
    "",
  ];
  return { outcome, lines };
}

function untilDone({ name, request, response, wait, terms }: WaitQuery, types: GoTypes): string[] {
  const [own, answer] = [types.methods.of(name), types.nameOf(response.name)];
  const method = types.methods.scope.claim(`${goName(name)}UntilDone`);
  const { outcome, lines } = outcomeType(own, wait.final, types);
  const state = types
    .pathOf(response, wait.state)
    .map((field) => `.${field}`)
    .join("");
  return [
    ...lines,
    ...goDoc(
      `${method} calls ${own} until what it tells of has ended or ctx is done, and answers how it ended and the last answer, with an error too.`,
      deprecation(terms.deprecated),
    ),
    methodHead(types, method, `request ${types.nameOf(request.name)}`, `(${outcome}, *${answer}, error)`),
    `\task := func(ctx ${types.of("context")}.Context) (*${answer}, error) { return c.${own}(ctx, request) }`,
    "\tfirst, err := ask(ctx)",
    "\tif err != nil {",
    '\t\treturn "", nil, err',
    "\t}",
    `\tstate := func(answer *${answer}) string { return string(answer${state}) }`,
    `\toutcome, last, err := wait(ctx, c, first, state, map[string]string{${outcomesText(wait, goText)}}, ask)`,
    `\treturn ${outcome}(outcome), last, err`,
    "}",
    "",
  ];
}

/** What a server reads, by the names of the types. */
function requests(model: Model, types: GoTypes): string[] {
  return [
    "func newRequest(name string) any {",
    "\tswitch name {",
    ...requestNames(model).flatMap((name) => [`\tcase ${goText(name)}:`, `\t\treturn new(${types.nameOf(name)})`]),
    "\t}",
    "\treturn nil",
    "}",
    "",
  ];
}
