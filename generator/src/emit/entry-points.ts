// Where the generated package can be entered: its exports, with a line about each for the README.

import { firstSentence, sentence } from "./prose.js";
import type { Part } from "../model/model.js";
import { isUncalled } from "../model/operations.js";
import type { EmitContext } from "./output.js";
import { has, runtimeExports } from "./runtime-exports.js";
import { runtimeTexts } from "./runtime.js";

export interface EntryPoint {
  /** As in `exports`: `./server`. */
  readonly path: string;
  /** Module below `src` and `dist`, without ending. */
  readonly module: string;
  readonly about: string;
}

const fixed: readonly (EntryPoint & { readonly part?: Part })[] = [
  { path: ".", module: "index", about: "Types, enums, the client, errors and the default stamper." },
  {
    path: "./validators",
    part: "validators",
    module: "validators/index",
    about: "Validators of every type; each is a Standard Schema too.",
  },
  {
    path: "./upgrades",
    part: "upgrades",
    module: "upgrades/index",
    about: "From older versions of requests to newer ones.",
  },
  {
    path: "./server",
    part: "server",
    module: "server",
    about: "The interface that a service implements, and the handler around it.",
  },
  {
    path: "./arbitraries",
    part: "arbitraries",
    module: "arbitraries",
    about: "Values of every type for property tests with fast-check.",
  },
  {
    path: "./tools",
    part: "tools",
    module: "tools",
    about: "The operations that a language model may be offered, as tools of the Model Context Protocol.",
  },
  {
    path: "./tanstack",
    part: "tanstack",
    module: "tanstack",
    about: "Options of TanStack Query for every operation.",
  },
  {
    path: "./checked",
    part: "checked",
    module: "checked",
    about: "A client that checks what it is answered.",
  },
  { path: "./mock", part: "mock", module: "mock", about: "A service that answers every operation with example data." },
];

/** Those that lead into the runtime are described by the first sentence of the template that they come from. */
export function entryPoints(context: EmitContext): readonly EntryPoint[] {
  const texts = runtimeTexts(context);
  const runtime = (path: string, file: string): EntryPoint => ({
    path,
    module: `runtime/${file}`,
    about: headSentence(texts.get(file) ?? ""),
  });
  return [
    ...fixed
      .filter(({ part }) => part === undefined || has(context, part))
      .map((one) => (one.path === "." && isUncalled(context.model) ? { ...one, about: "Types and enums." } : one)),
    ...Object.entries(runtimeExports(context).entries).map(([path, file]) => runtime(path, file)),
  ];
}

/** The first sentence of the comment at the head of a file. */
function headSentence(source: string): string {
  const head = /^(?:\/\/.*\n)+/.exec(source)?.[0] ?? "";
  return sentence(firstSentence(head.replace(/^\/\/ ?/gm, "")));
}
