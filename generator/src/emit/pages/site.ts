// All pages of the documentation, and the groups in which its operations are listed.

import type { DocsText, Family, Model } from "../../model/model.js";
import type { EmitContext } from "../output.js";
import { hash } from "../../write/hash.js";
import { Links, pagePaths } from "./links.js";
import { familyPage, plainPage } from "./operations.js";
import { code, sortedBy, text } from "./page.js";
import type { Block, Page, Section } from "./page.js";
import { referencePages } from "./references.js";

export interface Site {
  readonly title: string;
  readonly version: string;
  readonly home: Page;
  readonly groups: readonly Group[];
  readonly references: readonly Page[];
  /** Changes with what stands around the text of every page, and with what its words can lead to. */
  readonly frame: string;
}

/** Operations about one thing. */
export interface Group {
  readonly title: string;
  /** Of its section on the home page. */
  readonly anchor: string;
  readonly about: string;
  readonly pages: readonly Page[];
}

export function siteOf(context: EmitContext): Site {
  const { model } = context;
  const links = new Links(model);
  const { title, version } = model.contract;
  const groups = groupsOf(context, links);
  const references = referencePages(model, links);
  const named = [
    ...groups.flatMap(({ title: said, pages }) => [said, ...pages.map(nameOf)]),
    ...references.map(nameOf),
  ];
  const frame = hash([title, version, links.fingerprint, ...named].join("\0"));
  return { title, version, home: homePage(model, groups, references, links), groups, references, frame };
}

function nameOf({ path, title }: Page): string {
  return `${path} ${title}`;
}

function nameInLists({ title }: Page): string {
  return title;
}

export function allPages({ home, groups, references }: Site): readonly Page[] {
  return [home, ...groups.flatMap(({ pages }) => pages), ...references];
}

/** By the values of the first trait, in their order; queries stand at the end. */
function groupsOf(context: EmitContext, links: Links): readonly Group[] {
  const { model } = context;
  const [trait] = model.activity?.traits ?? [];
  const groupOf = (title: string, about: string, pages: readonly Page[]): Group => ({
    title,
    anchor: anchorOf(title),
    about,
    pages: sortedBy(nameInLists, pages),
  });
  const group = (title: string, about: string, families: readonly Family[]): Group =>
    groupOf(
      title,
      about,
      families.map((family) => familyPage(context, family, links)),
    );
  const changes = trait
    ? trait.enum.values.map(({ value, doc }) =>
        group(
          label(value),
          doc,
          model.families.filter(({ traits }) => traits[0]?.value === value),
        ),
      )
    : [group("Changes", "Requests that change something.", model.families)];
  const plain = groupOf(
    "Operations",
    "Requests that change something.",
    model.operations.map((operation) => plainPage(context, operation, links)),
  );
  const queries = groupOf(
    "Queries",
    "Requests that read and change nothing.",
    model.queries.map((query) => plainPage(context, query, links)),
  );
  return [...changes, plain, queries].filter(({ pages }) => pages.length > 0);
}

function homePage(model: Model, groups: readonly Group[], references: readonly Page[], links: Links): Page {
  const { title, doc, server, basePath, version, package: name, limits } = model.contract;
  const { activity } = model;
  const start: readonly Block[] = [
    {
      kind: "facts",
      facts: [
        { term: "server", words: [code(server)] },
        { term: "base path", words: [code(basePath)] },
        { term: "package", words: [code(name)] },
        { term: "version", words: [text(version)] },
        { term: "largest body", words: [text(`${limits.bodyBytes} bytes`)] },
      ],
    },
    {
      kind: "list",
      items: [
        [text("Members that are not required may be absent; null stands for absent where it is no value.")],
        [text("Requests with members that are not described are refused.")],
        [text("Lengths of strings count Unicode code points; bounds hold for what is sent.")],
        ...(!activity
          ? []
          : [
              [
                text("Every change is answered with "),
                code(activity.union.name, links.union(activity.union)),
                text(", which tells how far it has come"),
                ...(activity.status && activity.poll
                  ? [
                      text("; while it is under way, ask again with "),
                      code(activity.poll.query.name, links.operation(activity.poll.query)),
                    ]
                  : []),
                text("."),
              ],
            ]),
      ],
    },
  ];
  const { start: first } = model.contract.docs;
  const sections: readonly Section[] = [
    ...(first ? [{ id: "start", title: first.title, blocks: startBlocks(first, links) }] : []),
    { id: "requests", title: "Requests", blocks: start },
    { id: "reference", title: "Reference", blocks: [pageList(references)] },
    ...groups.map(({ title: said, anchor, about, pages }) => ({
      id: anchor,
      title: said,
      blocks: [{ kind: "text" as const, words: links.prose(about) }, pageList(pages)],
    })),
  ];
  const intro: readonly Block[] = [{ kind: "text", words: links.prose(doc) }];
  return { path: pagePaths.home, title, kind: "", summary: "", intro, sections, samples: [], keywords: [] };
}

function startBlocks({ doc, title, text: program }: DocsText, links: Links): readonly Block[] {
  return [
    { kind: "text", words: links.prose(doc) },
    { kind: "code", label: title, language: "ts", text: program.trimEnd() },
  ];
}

function pageList(pages: readonly Page[]): Block {
  return {
    kind: "facts",
    facts: pages.map(({ title, path, summary }) => ({ term: title, to: path, words: [text(summary)] })),
  };
}

/** `READING_ROOM` → `Reading room` */
function label(value: string): string {
  const words = value.replaceAll("_", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Apart from the sections that have words of their own. */
function anchorOf(title: string): string {
  return `operations-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}
