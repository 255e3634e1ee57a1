// Commands of the command line as pages name them, and what the program says of each.

import type { createProgram } from "../../service/src/cli/program.js";

type Command = Awaited<ReturnType<typeof createProgram>>;
type Option = Command["options"][number];

export interface NamedCommand {
  /** As it is written. */
  readonly text: string;
  readonly words: readonly string[];
  /** Whether it stands where readers copy it from, rather than within a sentence, where it may be cut short. */
  readonly isWhole: boolean;
}

/** At the start of a line or of another command in it, behind variables, or named by its runner or its file. */
const program =
  /(?:(?:^|[;&|(])\s*(?:[A-Z_]+=(?:'[^']*'|"[^"]*"|\S)*\s+)*|npx )countersign (.*)$|\/countersign\.js (.*)$/;

/** Commands in what a shell is given: a line each, also where it goes on in the next one. */
export function commandsIn(script: string): NamedCommand[] {
  const lines = script.replaceAll(/\\\n\s*/g, "").split("\n");
  return lines.flatMap((line) => {
    const [, typed, run] = program.exec(line.replace(/\s#.*$/, "").replaceAll(/\$\([^)]*\)/g, "x")) ?? [];
    const found = typed ?? run;
    return found === undefined ? [] : [{ text: line.trim(), words: wordsOf(found), isWhole: true }];
  });
}

/** Commands in Markdown: in blocks for a shell, and in code within a sentence. */
export function commandsOf(page: string, known: ReadonlySet<string>): NamedCommand[] {
  const blocks = [...page.matchAll(/^```(?:sh)?\n([^]*?)^```/gm)].map(([, text = ""]) => text);
  const prose = page.replaceAll(/^```[^]*?^```/gm, "");
  const spans = [...prose.matchAll(/`((?:(?:npx )?countersign )?[a-z][^`\n]*)`/g)].flatMap(([, text = ""]) => {
    const words = wordsOf(text.replace(/^npx /, "").replace(/^countersign /, ""));
    const isNamed = /^(?:npx )?countersign [a-z]/.test(text) || (known.has(words[0] ?? "") && words.length > 1);
    return isNamed ? [{ text, words, isWhole: false }] : [];
  });
  return [...blocks.flatMap(commandsIn), ...spans];
}

/** What the shell makes of a line, up to where another command or a redirection begins. */
function wordsOf(line: string): string[] {
  const words = [...line.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) => word.replaceAll(/['"]/g, ""));
  const end = words.findIndex((word) => /^(?:[|&;><]|\d>)/.test(word));
  return (end === -1 ? words : words.slice(0, end)).map((word) => word.replace(/;$/, ""));
}

/** What is wrong with a command; undefined for one that the program takes. */
export function faultOf(root: Command, { words, isWhole }: NamedCommand): string | undefined {
  let command = root;
  const given = new Set<string>();
  const values: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    // Examples leave out what differs from reader to reader.
    if (word.startsWith("…") || word.startsWith("[")) return undefined;
    if (word.startsWith("--")) {
      const [flag = ""] = word.split("=");
      const option = optionsOf(command).find((each) => each.long === flag || each.short === flag);
      if (!option && flag !== "--help") return `${command.name()} has no option ${flag}`;
      given.add(flag);
      if (!option || option.isBoolean() || word.includes("=")) continue;
      do at++;
      while (option.variadic && at + 1 < words.length && !words[at + 1]?.startsWith("--"));
      continue;
    }
    const child = command.commands.find((each) => each.name() === word || each.aliases().includes(word));
    if (child) command = child;
    else if (command.commands.length > 0) return `${command.name()} has no command ${word}`;
    else values.push(word);
  }
  if (!isWhole || given.has("--help")) return undefined;
  if (command.commands.length > 0) return `${command.name()} does nothing by itself`;
  const missing = command.options.find(({ mandatory, long }) => mandatory && !given.has(long ?? ""));
  if (missing) return `${command.name()} needs ${missing.long}`;
  const { registeredArguments: places } = command;
  if (values.length < places.filter(({ required }) => required).length) return `${command.name()} lacks an argument`;
  const isOpen = places.some(({ variadic }) => variadic);
  return values.length > places.length && !isOpen ? `${command.name()} takes no ${values.at(-1)}` : undefined;
}

function optionsOf(command: Command): readonly Option[] {
  return [...command.options, ...(command.parent ? optionsOf(command.parent) : [])];
}
