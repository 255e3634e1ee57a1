// `src/tanstack.ts`: options of TanStack Query for every operation. A change has those queries read again that it may
// concern: those of the same traits, and those that name none.

import type { Family, Model, PlainOperation, Query, Trait, WaitQuery } from "../model/model.js";
import { inputName, modules, outcomeName, ownType, untilDoneName } from "../model/names.js";
import { memberText } from "./client/until-done.js";
import type { EmitContext, EmittedFile } from "./output.js";
import { waits } from "./runtime-exports.js";
import { typeText } from "./type-text.js";
import { array, entry, object, quoted } from "./typescript/expression.js";
import { ModuleBuilder } from "./typescript/module.js";
import { propertyKey } from "./typescript/property-key.js";
import { functionOf } from "./typescript/structure.js";
import type { Structure } from "./typescript/structure.js";

export function emitTanstack({ model }: EmitContext): readonly EmittedFile[] {
  const module = new ModuleBuilder(modules.tanstack, `Options of TanStack Query for ${model.contract.title}.`);
  const queries = model.queries.filter(({ stream }) => !stream);
  for (const query of queries) module.add(...queryOptions(query, model, module));
  for (const family of model.families) module.add(...familyMutations(family, queries, model, module));
  for (const operation of model.operations) {
    const { name, request, response, home } = operation;
    module.add(mutation({ name, input: request.name, answer: response.name, home, kept: [] }, model, module));
    if (operation.awaited) module.add(waitingMutation(operation, model, module));
  }
  return [module.file()];
}

function queryOptions(query: Query, model: Model, module: ModuleBuilder): Structure[] {
  const { name, request, response, home, page } = query;
  const call = module.value(name, modules.types(home));
  const [input, answer] = [request.name, response.name].map((type) => module.type(type, modules.types(home)));
  const connection = module.type(ownType("Connection", model), modules.runtime("client"));
  const options = (form: "once" | "pages"): string => array([...key(model, name), quoted(form), "input"]);
  const parameters = [
    ["connection", connection],
    ["input", input ?? ""],
  ] as const;
  const once = functionOf({
    name: `${name}Query`,
    doc: `Asks for \`${name}\`: \`useQuery(${name}Query(connection, input))\`.`,
    deprecated: query.terms.deprecated,
    parameters,
    returns: `${module.type("QueryOptions", modules.runtime("tanstack"))}<${input}, ${answer}>`,
    body: `return ${object(
      entry("queryKey", options("once")),
      entry("queryFn", `({ signal }) => ${call}(connection, input, { signal })`),
    )};`,
  });
  const waiting = query.wait ? [waitingOptions(query as WaitQuery, parameters, answer ?? "", module)] : [];
  if (!page) return [once, ...waiting];
  const [after, next] = [propertyKey(page.after.name), quoted(page.next.name)];
  const given = object(
    "...input",
    entry(after, `pageParam as ${typeText(page.after.type, module, false)} | undefined`),
  );
  const pages = functionOf({
    name: `${name}Pages`,
    doc: `Asks for \`${name}\` page by page: \`useInfiniteQuery(${name}Pages(connection, input))\`.`,
    deprecated: query.terms.deprecated,
    parameters,
    returns: `${module.type("PagesOptions", modules.runtime("tanstack"))}<${input}, ${answer}>`,
    body: `return ${object(
      entry("queryKey", options("pages")),
      entry("queryFn", `({ signal, pageParam }) => ${call}(connection, ${given}, { signal })`),
      entry("initialPageParam", `input[${quoted(page.after.name)}] ?? undefined`),
      entry("getNextPageParam", `(answer) => answer[${next}] ?? undefined`),
    )};`,
  });
  return [once, pages];
}

function waitingOptions(
  { name, wait, terms }: WaitQuery,
  parameters: readonly (readonly [name: string, type: string])[],
  answer: string,
  module: ModuleBuilder,
): Structure {
  const own = `${untilDoneName(name)}Query`;
  const again = module.value("askWhile", modules.runtime("tanstack"));
  const [, [, input = ""] = []] = parameters;
  const state = memberText("answer", wait.state);
  return functionOf({
    name: own,
    doc: `Asks for \`${name}\` again and again until it tells of an end: \`useQuery(${own}(connection, input))\`.`,
    deprecated: terms.deprecated,
    parameters: [...parameters, ["intervalMs?", "number"]],
    returns: `${module.type("WaitingOptions", modules.runtime("tanstack"))}<${input}, ${answer}>`,
    body: `return ${object(
      `...${name}Query(connection, input)`,
      entry("refetchInterval", `${again}(${array(wait.pending.map(quoted))}, (answer) => ${state}, intervalMs)`),
    )};`,
  });
}

function waitingMutation({ name, request, home }: PlainOperation, model: Model, module: ModuleBuilder): Structure {
  const call = module.value(untilDoneName(name), modules.types(home));
  const parts = { name: untilDoneName(name), input: request.name, answer: outcomeName(name), home, kept: [] };
  return mutation({ ...parts, waits: `(input) => ${call}(connection, input, options)`, of: name }, model, module);
}

function familyMutations(family: Family, queries: readonly Query[], model: Model, module: ModuleBuilder): Structure[] {
  const { current, traits, home } = family;
  if (!current.submit) return [];
  const { operation, response } = current.submit;
  const kept = queries.filter((query) => !concerns(traits, query)).map(({ name }) => name);
  const parts = { input: inputName(family, current), home, kept };
  const once = mutation({ ...parts, name: operation, answer: response.name, answerHome: response.home }, model, module);
  const { activity } = model;
  if (!activity || !waits(model)) return [once];
  const { union } = activity;
  const [call, wait] = [
    module.value(operation, modules.types(home)),
    module.value(`waitFor${union.name}`, modules.wait),
  ];
  const outcome = module.type(`${union.name}Outcome`, modules.wait);
  // What approvals answer is an activity of any type. Any other is read again as the type that it was submitted as.
  const isAny = response === activity.response;
  const answered = isAny ? outcome : `${outcome}<${module.type(current.activity.name, modules.types(home))}>`;
  const made = propertyKey(response.fields[0]?.name ?? "");
  const waiting = `async (input) => {
    const { ${made}: made } = await ${call}(connection, input, { signal: options?.signal });
    return ${isAny ? `${wait}(connection, made, options)` : `(await ${wait}(connection, made, options)) as ${answered}`};
  }`;
  const waitingParts = { ...parts, name: untilDoneName(operation), answered, waits: waiting, of: operation };
  return [once, mutation(waitingParts, model, module)];
}

/** A query is left alone only where it says that it reads other things. */
function concerns(changed: readonly Trait[], { traits }: Query): boolean {
  return traits.every(({ name, value }) => changed.every((trait) => trait.name !== name || trait.value === value));
}

interface MutationParts extends Pick<PlainOperation, "name" | "home"> {
  readonly input: string;
  /** Type that the call answers, and where it is declared; or the type as code. */
  readonly answer?: string;
  readonly answerHome?: string;
  readonly answered?: string;
  readonly kept: readonly string[];
  /** The call of one that waits for the end of what it begins, with the operation's own name. */
  readonly waits?: string;
  readonly of?: string;
}

function mutation(
  { name, input, answer = "", home, answerHome = home, answered, kept, waits, of = name }: MutationParts,
  model: Model,
  module: ModuleBuilder,
): Structure {
  const call = waits ?? `(input) => ${module.value(name, modules.types(home))}(connection, input)`;
  const taken = module.type(input, modules.types(home));
  const answerType = answered ?? module.type(answer, modules.types(answerHome));
  const again = module.value("readAgain", modules.runtime("tanstack"));
  const whole = kept.length === 0 ? "all queries" : `all queries but ${kept.map((one) => `\`${one}\``).join(", ")}`;
  return functionOf({
    name: `${name}Mutation`,
    doc:
      `Calls \`${of}\`, ${waits === undefined ? "" : "waits for the end of what it begins, "}` +
      `and then has ${whole} read again.`,
    parameters: [
      ["connection", module.type(ownType("Connection", model), modules.runtime("client"))],
      ["cache", module.type("QueryCache", modules.runtime("tanstack"))],
      ...(waits === undefined ? [] : [["options?", module.type("WaitOptions", modules.runtime("wait"))] as const]),
    ],
    returns: `${module.type("MutationOptions", modules.runtime("tanstack"))}<${taken}, ${answerType}>`,
    body: `return ${object(
      entry("mutationKey", array(key(model, of))),
      entry("mutationFn", call),
      entry("onSuccess", `() => ${again}(cache, ${quoted(model.contract.name)}, ${array(kept.map(quoted))})`),
    )};`,
  });
}

function key({ contract }: Model, operation: string): string[] {
  return [quoted(contract.name), quoted(operation)];
}
