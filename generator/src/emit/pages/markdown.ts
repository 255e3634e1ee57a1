// A page as Markdown, for people who read in editors and for programs that read prose.

import type { Block, FieldView, Page, Section, Words } from "./page.js";

type Address = (to: string) => string;

export function pageMarkdown(page: Page): string {
  const root = "../".repeat(page.path.split("/").length - 1);
  const address: Address = (to) => `${root}${to.split("#")[0] ?? ""}.md`;
  const parts = [
    `# ${plain(page.title)}`,
    ...(page.request === undefined ? [] : [codeText(page.request)]),
    ...page.intro.map((block) => blockMarkdown(block, address)),
    ...[...page.sections, ...page.samples].map((section) => sectionMarkdown(section, address)),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function sectionMarkdown({ title, blocks }: Section, address: Address): string {
  return [`## ${plain(title)}`, ...blocks.map((block) => blockMarkdown(block, address))].join("\n\n");
}

function blockMarkdown(block: Block, address: Address): string {
  switch (block.kind) {
    case "text":
      return wordsMarkdown(block.words, address);
    case "note":
      return `**${plain(block.title)}:** ${wordsMarkdown(block.words, address)}`;
    case "heading":
      return `### ${plain(block.title)}`;
    case "code":
      return `${plain(block.label)}:\n\n${fenced(block.text, block.language)}`;
    case "list":
      return block.items.map((words) => `- ${wordsMarkdown(words, address)}`).join("\n");
    case "facts":
      return block.facts
        .map(({ term, to, words }) => {
          const said = to === undefined ? plain(term) : `[${plain(term)}](${address(to)})`;
          return `- ${said}: ${wordsMarkdown(words, address)}`;
        })
        .join("\n");
    case "fields":
      return fieldsMarkdown(block.fields, "", address);
    case "table":
      return tableMarkdown(block, address);
  }
}

function fieldsMarkdown(fields: readonly FieldView[], indent: string, address: Address): string {
  return fields
    .map(({ name, type, required, marks, doc, deprecated, values, children }) => {
      const facts = [required ? "required" : "optional", ...marks.map(plain)].join(", ");
      const said = [
        ...(doc.length === 0 ? [] : [wordsMarkdown(doc, address)]),
        ...(deprecated === undefined ? [] : [`Deprecated: ${wordsMarkdown(deprecated, address)}`]),
        ...(values.length === 0 ? [] : [`One of ${wordsMarkdown(values, address)}.`]),
      ].join(" ");
      const line = `${indent}- ${codeText(name)} (${wordsMarkdown(type, address)}, ${facts}): ${said}`;
      return children ? `${line}\n${fieldsMarkdown(children.fields, `${indent}  `, address)}` : line;
    })
    .join("\n");
}

function tableMarkdown({ head, rows }: Extract<Block, { kind: "table" }>, address: Address): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [
    line(head),
    line(head.map(() => "---")),
    ...rows.map(({ cells }) => line(cells.map((words) => wordsMarkdown(words, address)))),
  ].join("\n");
}

function wordsMarkdown(words: Words, address: Address): string {
  return words
    .map(({ text, code, to }) => {
      const said = code ? codeText(text) : plain(text);
      return to === undefined ? said : `[${said}](${address(to)})`;
    })
    .join("");
}

/** What would be a mark of Markdown or HTML is escaped (CommonMark §2.4). */
function plain(text: string): string {
  return !/[^\w ,.:;()'/-]|_| {2}/.test(text) ? text : text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>&#|~]/g, "\\$&");
}

/** In more backticks than it has itself (CommonMark §6.1). */
function codeText(text: string): string {
  const said = text.replace(/\s+/g, " ");
  const marks = "`".repeat(longestRun(said) + 1);
  return marks.length === 1 ? `\`${said}\`` : `${marks} ${said} ${marks}`;
}

function fenced(text: string, language: string): string {
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}
