// llms.txt: what there is to read, one line a page, as programs that read prose look for it (llmstxt.org).

import { firstSentence, sentence } from "../prose.js";
import type { Model } from "../../model/model.js";
import type { Page } from "./page.js";
import type { Site } from "./site.js";

export function llmsText({ contract }: Model, site: Site): string {
  const sections = [list("Reference", site.references), ...site.groups.map(({ title, pages }) => list(title, pages))];
  return `${[`# ${line(contract.title)}`, `> ${line(sentence(firstSentence(contract.doc)))}`, ...sections].join("\n\n")}\n`;
}

function list(title: string, pages: readonly Page[]): string {
  const lines = pages.map((page) => `- [${line(page.title)}](${page.path}.md): ${line(page.summary)}`);
  return [`## ${line(title)}`, "", ...lines].join("\n");
}

function line(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[[\]<>]/g, "\\$&");
}
