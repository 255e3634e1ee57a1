// All versions of a family side by side: a column each, a row per member.

import type { Family, Field, Shape, Version } from "../../model/model.js";
import { versionNotes } from "../version-notes.js";
import type { Links } from "./links.js";
import { code, text } from "./page.js";
import type { Block, Row, Section, Words } from "./page.js";
import { boundsOf, typeWords } from "./types.js";

export function versionsSection(family: Family, links: Links): readonly Section[] {
  if (family.versions.length === 1) return [];
  const newestFirst = [...family.versions].reverse();
  const head = ["", ...newestFirst.map(({ number }) => `Version ${number}`)];
  const rows: readonly Row[] = [
    row("type", newestFirst, ({ type }) => [code(type)]),
    row("can be submitted", newestFirst, ({ submit }) => [text(submit ? "yes" : "no, only read")]),
    ...memberRows(newestFirst, ({ intent }) => intent, "", links),
    ...memberRows(newestFirst, ({ result }) => result, "result ", links),
  ];
  return [
    {
      id: "versions",
      title: "Versions",
      blocks: [
        { kind: "text", words: [text("All versions are submitted to one path and told apart by their type.")] },
        { kind: "table", label: "Versions side by side", head, rows },
        ...newestFirst.flatMap((version) => notesOf(family, version, links)),
      ],
    },
  ];
}

function notesOf(family: Family, version: Version, links: Links): readonly Block[] {
  const { about, since, changes, upgrade } = versionNotes(family, version);
  return [
    { kind: "heading", title: `Version ${version.number}` },
    { kind: "text", words: links.prose([about, upgrade, since].filter(Boolean).join(" ")) },
    ...(changes.length === 0 ? [] : [{ kind: "list", items: changes.map((change) => links.prose(change)) } as const]),
  ];
}

function memberRows(
  versions: readonly Version[],
  record: (version: Version) => Shape | undefined,
  prefix: string,
  links: Links,
): readonly Row[] {
  const names = new Set(versions.flatMap((version) => record(version)?.fields.map(({ name }) => name) ?? []));
  return [...names].map((name) => ({
    cells: [
      [...(prefix ? [text(prefix)] : []), code(name)],
      ...versions.map((version) => {
        const field = record(version)?.fields.find((candidate) => candidate.name === name);
        return field ? memberWords(field, links, prefix === "") : [text("–")];
      }),
    ],
  }));
}

function memberWords(field: Field, links: Links, isSent: boolean): Words {
  const marks = [...(field.optional ? ["optional"] : []), ...(isSent ? boundsOf(field.type) : [])];
  return [...typeWords(field.type, links), ...marks.map((mark) => text(`, ${mark}`))];
}

function row(term: string, versions: readonly Version[], words: (version: Version) => Words): Row {
  return { cells: [[text(term)], ...versions.map(words)] };
}
