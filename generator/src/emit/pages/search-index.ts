// What the search looks through: a title, what kind of thing it is, where it is described, a line about it, other names.

import type { Page } from "./page.js";
import { allPages } from "./site.js";
import type { Site } from "./site.js";

type Entry = readonly [title: string, kind: string, address: string, about: string, keywords: string];

export function searchIndex(site: Site): string {
  const entries = allPages(site)
    .filter((page) => page !== site.home)
    .flatMap(entriesOf);
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]\n`;
}

function entriesOf(page: Page): readonly Entry[] {
  const { title, kind, path, summary, keywords } = page;
  const own: Entry = [title, kind, `${path}.html`, summary, keywords.join(" ")];
  if (kind !== "Reference") return [own];
  return [own, ...page.sections.map((section) => sectionEntry(page, section))];
}

function sectionEntry({ title, path }: Page, section: Page["sections"][number]): Entry {
  const [first] = section.blocks.flatMap((block) => (block.kind === "text" ? [block.words] : []));
  const about = (first ?? []).map(({ text }) => text).join("");
  const names = section.blocks.flatMap((block) => {
    if (block.kind === "fields") return block.fields.map(({ name }) => name);
    if (block.kind === "table") return block.rows.map(({ cells }) => cells[0]?.map(({ text }) => text).join("") ?? "");
    return [];
  });
  const short = about.length > 160 ? `${about.slice(0, 160).replace(/\s+\S*$/, "")} …` : about;
  return [section.title, title, `${path}.html#${section.id}`, short, names.join(" ")];
}
