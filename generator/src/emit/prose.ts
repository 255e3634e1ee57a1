// Sentences and Markdown put together from the docs of the contract, for the OpenAPI description and the documents.

import type { Enum, EnumValue, Errors, PlainOperation } from "../model/model.js";
import { statePath } from "../model/operations.js";

const abbreviations = /(?:\b(?:e\.g|i\.e|cf|vs|etc|no|approx)|\b[A-Z])\.$/;

/** The first sentence, without its full stop: one line for lists. */
export function firstSentence(doc: string): string {
  const text = doc.replace(/\s+/g, " ").trim();
  for (const stop of text.matchAll(/[.!?](?= |$)/g)) {
    const sentence = text.slice(0, stop.index + 1);
    if (!abbreviations.test(sentence)) return sentence.replace(/\.$/, "");
  }
  return text;
}

/** Paragraphs in Markdown; what is empty or undefined is left out. */
export function paragraphs(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join("\n\n");
}

export function deprecation(reason: string | undefined): string | undefined {
  if (reason === undefined) return undefined;
  return `Deprecated: ${/[.!?]$/.test(reason) ? reason : `${reason}.`}`;
}

/** With a capital and a full stop, unless they are there. */
export function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** `a`, `b` and `c` */
export function enumerate(words: readonly string[]): string {
  const quoted = words.map((word) => `\`${word}\``);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1) ?? ""}`;
}

/** How one page of a list leads to the next, and where a stream goes on. */
export function pagesNote({ page, stream }: Pick<PlainOperation, "page" | "stream">): string | undefined {
  if (stream) {
    return (
      "It answers a stream of server-sent events, each with such an answer as its data, until an event `end`. An event " +
      "`error` has the body of an error and is the last one. To go on behind an event, send its `id` as `Last-Event-ID`."
    );
  }
  return page && `It answers in pages: for the next one, send \`${page.next.name}\` as \`${page.after.name}\`.`;
}

/** How callers learn that what an operation began, or what a query tells of, has ended. */
export function waitNote({ wait, awaited }: Pick<PlainOperation, "wait" | "awaited">): string | undefined {
  if (awaited) return `What it begins ends later: ask \`${awaited.query.name}\` until it has ended.`;
  if (!wait) return undefined;
  const ends = wait.final.map(({ value }) => `\`${value}\``).join(" or ");
  return `To wait for the end, ask again until \`${statePath(wait)}\` is ${ends}.`;
}

export function valueDescription({ doc, deprecated }: EnumValue): string {
  return [doc, deprecation(deprecated)].filter(Boolean).join(" ");
}

export function enumDescription(declared: Enum): string {
  const open = declared.open ? "Servers may add values." : undefined;
  const values = declared.values.map((value) => `- \`${value.value}\`: ${valueDescription(value)}`);
  return paragraphs([declared.doc, open].filter(Boolean).join(" "), values.join("\n"));
}

export const openUnion = "Servers may answer with other variants.";

/** Text that does not break out of a cell of a Markdown table. */
export function tableCell(text: string): string {
  return text.replace(/\s+/g, " ").replaceAll("|", "\\|");
}

export function errorTable({ codes }: Errors): string {
  const rows = codes.map(({ name, code, status, doc }) => `| ${code} | ${status} | \`${name}\` | ${tableCell(doc)} |`);
  return ["| code | HTTP status | name | meaning |", "| --- | --- | --- | --- |", ...rows].join("\n");
}
