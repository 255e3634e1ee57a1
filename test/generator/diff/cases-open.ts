// Cases of open and closed enums and unions in a record that is sent and answered, wherever in it they stand.

import type { Case, Edit } from "./case.js";
import { all, replace, shapes, without } from "./edit.js";

const enums = (from: string, to: string): Edit => replace("enums.yaml", from, to);

const crate = `  Crate:
    doc: What tea comes and goes in.
    fields:
      mood: Mood
      moods: { type: "Mood[]", doc: In a list. }
      moodByName: { type: map<Mood>, doc: In a map. }
      grades: { type: "Grade[]", doc: In a list. }
      gradeByName: { type: map<Grade>, doc: In a map. }
      lid: Lid
      lids: { type: "Lid[]", doc: In a list. }
      cover: PaperLid
`;
const lid = (variants: string): string =>
  `  Lid: { doc: What closes it., open: true, tag: of, variants: [${variants}] }\n`;
const both = "WoodenLid, PaperLid";
const lids = `  WoodenLid: { doc: Of wood., fields: { of: { const: wood }, mood: Mood } }
  PaperLid: { doc: Of paper., fields: { of: { const: paper } } }
`;
const sack = "  Sack: { doc: Has nothing that is open., fields: { grams: Grams } }\n";

/** The record is a member of what is sent and of what is answered. */
const shared = (name: string, ...declared: readonly string[]): Edit =>
  all(
    shapes("shapes:\n", `shapes:\n${declared.join("")}`),
    shapes("      related?: Tea\n", `      related?: Tea\n      in?: ${name}\n`),
    shapes("      within?: Filter\n", `      within?: Filter\n      in?: ${name}\n`),
  );

const before = shared("Crate", crate, lids, lid(both));
const sentToo = '      comment?: { type: string, doc: "For people, or null.", nullable: absent }\n';

export const openCases: readonly Case[] = [
  {
    rule: "response-open-enum-value-added",
    about: "a value more of an open enum, in what is sent too",
    subject: "Mood.ASLEEP",
    effects: "––◐––",
    mirror: "response-enum-value-removed",
    before,
    edit: enums("BUSY: Busy.", "BUSY: Busy., ASLEEP: Asleep."),
  },
  {
    rule: "request-enum-value-added",
    about: "a value more of an open enum, in what is answered too",
    subject: "Mood.ASLEEP",
    effects: "––◐◐–",
    mirror: "request-enum-value-removed",
    before,
    edit: enums("BUSY: Busy.", "BUSY: Busy., ASLEEP: Asleep."),
  },
  {
    rule: "request-enum-value-removed",
    about: "a value less of an open enum, which servers held callers to all the same",
    subject: "Mood.BUSY",
    effects: "●–●◐–",
    mirror: "request-enum-value-added",
    before,
    edit: all(enums("CALM: Calm., BUSY: Busy.", "CALM: Calm.")),
  },
  {
    rule: "response-enum-value-removed",
    about: "a value less of an open enum, which servers may still answer by its string",
    subject: "Mood.BUSY",
    effects: "––◐◐–",
    mirror: "response-open-enum-value-added",
    edit: enums(", BUSY: Busy.", ""),
  },
  {
    rule: "response-closed-enum-value-added",
    about: "a value more of a closed enum, in what is sent too",
    subject: "Grade.DUST",
    effects: "–●●––",
    mirror: "response-enum-value-removed",
    before,
    edit: enums("COMMON: Common.", "COMMON: Common., DUST: Dust."),
  },
  {
    rule: "response-enum-opened",
    about: "other values may appear, in what is sent too",
    subject: "Grade",
    effects: "–●●––",
    mirror: "response-enum-closed",
    before,
    edit: enums("Grade: { doc: How good it is.,", "Grade: { doc: How good it is., open: true,"),
  },
  {
    rule: "response-open-union-variant-added",
    about: "one more of an open union, in what is sent too",
    subject: "Lid.paper",
    effects: "––◐––",
    mirror: "response-union-variant-removed",
    before: shared("Crate", crate, lids, lid("WoodenLid")),
    edit: shapes(lid("WoodenLid"), lid(both)),
  },
  {
    rule: "response-union-closed",
    about: "no other variants may appear, in what is sent too",
    subject: "Lid",
    effects: "––◐●–",
    mirror: "response-union-opened",
    before,
    edit: shapes("Lid: { doc: What closes it., open: true,", "Lid: { doc: What closes it.,"),
  },
  {
    rule: "validators-renamed",
    about: "what was sent and answered alike gets a member that is open",
    subject: "Sack",
    effects: "––◐◐–",
    mirror: "validators-renamed",
    before: shared("Sack", sack),
    edit: shapes("fields: { grams: Grams }", "fields: { grams: Grams, mood?: Mood }"),
  },
  {
    rule: "validators-renamed",
    about: "what was only answered, and is open, is sent too",
    subject: "Crate",
    effects: "––◐◐–",
    mirror: "validators-renamed",
    before: all(
      before,
      without("      within?: Filter\n      in?: Crate\n"),
      shapes(sentToo, `${sentToo}      within?: Filter\n`),
    ),
    edit: shapes("      within?: Filter\n", "      within?: Filter\n      in?: Crate\n"),
  },
];
