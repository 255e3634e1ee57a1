// Fixtures of the compiler: a few files of a contract written in one text, put on top of the small contract in `base/`.
// A line `# shapes/tea.yaml` starts a file, `# contract.yaml, continued` goes on with one of `base/`; comments above the
// first one say what the fixture is about.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compileSources } from "../../generator/src/compile.js";
import { isOfContractBelow } from "../../generator/src/load/yaml-files.js";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { emitAll } from "../../generator/src/emit/emit.js";
import { renderDiagnostic } from "../../generator/src/diagnostics/render.js";
import type { Sources } from "../../generator/src/load/contract-files.js";
import { readTemplates } from "../../generator/src/load/templates.js";
import type { Model } from "../../generator/src/model/model.js";
import { finishFile } from "../../generator/src/emit/finish.js";

export const root: string = fileURLToPath(new URL("../../", import.meta.url));
export const library: string = path.join(root, "test/contracts/library");

export interface Fixture {
  /** File name without its ending. */
  readonly name: string;
  /** What the comment at its head says, apart from directives. */
  readonly about: string;
  /** Lines of the head that start with a given word, without it: `# shows src/enums.ts`. */
  readonly directives: (word: string) => readonly string[];
  readonly files: ReadonlyMap<string, string>;
  readonly lines: number;
}

/** All fixtures of a folder beside this file, by name. */
export function fixtures(folder: string): readonly Fixture[] {
  const place = path.join(import.meta.dirname, folder);
  return readdirSync(place)
    .filter((name) => name.endsWith(".contract"))
    .sort()
    .map((name) => parse(name.replace(/\.contract$/, ""), readFileSync(path.join(place, name), "utf8")));
}

function parse(name: string, text: string): Fixture {
  const [head = "", ...sections] = text.split(/^(?=# [a-z0-9-]+(?:\/[a-z0-9-]+)*\.ya?ml(?:, continued)?$)/m);
  const comments = head
    .split("\n")
    .filter(Boolean)
    .map((line) => line.replace(/^# ?/, ""));
  const isDirective = (line: string): boolean => /^(?:shows|without) /.test(line);
  return {
    name,
    about: comments.filter((line) => !isDirective(line)).join(" "),
    directives: (word) =>
      comments.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1)),
    files: new Map(
      sections.map((section): [string, string] => {
        const end = section.indexOf("\n");
        const [file = "", continued] = section.slice(2, end).split(", ");
        return [file, (continued ? (base.get(file) ?? "") : "") + section.slice(end + 1)];
      }),
    ),
    lines: text.trimEnd().split("\n").length,
  };
}

/** A function that works out an answer once for each argument: the files of a worker share what one of them compiled. */
function once<Argument, Answer>(
  answers: { get(argument: Argument): Answer | undefined; set(argument: Argument, answer: Answer): unknown },
  work: (argument: Argument) => Answer,
): (argument: Argument) => Answer {
  return (argument) => {
    const known = answers.get(argument);
    if (known !== undefined) return known;
    const answer = work(argument);
    answers.set(argument, answer);
    return answer;
  };
}

/** The YAML files of a folder, as the compiler would read them. */
export const sourcesOf = once(new Map<string, ReadonlyMap<string, string>>(), (folder) => {
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".yaml"));
  const names = new Set(all.map((name) => name.split(path.sep).join("/")).sort());
  const own = [...names].filter((name) => !isOfContractBelow(name, names));
  return new Map(own.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
});

const base = sourcesOf(path.join(import.meta.dirname, "base"));

/** The base contract with these files added or replaced. */
export function onBase(files: Iterable<readonly [string, string]>): Map<string, string> {
  return new Map([...base, ...files]);
}

/** The model of a contract that is expected to be right. */
export const modelOf = once(new WeakMap<Sources, Model>(), (sources) => {
  const { model, diagnostics } = compileSources(sources);
  if (!model) throw new Error(`the contract is not right:\n${rendered(diagnostics, sources)}`);
  return model;
});

/** All findings as a person sees them. */
export function rendered(diagnostics: readonly Diagnostic[], sources: Sources): string {
  return diagnostics.map((diagnostic) => `${renderDiagnostic(diagnostic, sources)}\n`).join("\n");
}

let read: Map<string, string> | undefined;

export function templates(): Map<string, string> {
  read ??= readTemplates(path.join(root, "templates"));
  return read;
}

/** For the compiler, which reads it as well: formatting takes as long as all the rest. */
export const unformatted = { format: async (text: string) => text };

/** Every file of the output for a contract, by its path. */
export const outputOf = once(new WeakMap<Model, Promise<ReadonlyMap<string, string>>>(), async (model) => {
  const files = [...emitAll({ model, templates: templates() })].flat();
  return new Map(await Promise.all(files.map(async (file) => [file.path, await finishFile(file)] as const)));
});
