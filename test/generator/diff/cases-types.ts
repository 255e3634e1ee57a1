// Cases of null as a value, and of types that JSON has no words for.

import type { Case, Edit } from "./case.js";
import { all, replace, shapes } from "./edit.js";

const season = "season?: { type: string, doc: When picked. }";
const harvest = "harvest?: { type: string, doc: When it was picked. }";
const word = "word: { type: string, doc: A word., maxLength: 20 }";
const wordOrNull = "word: { type: string, doc: A word., maxLength: 20, nullable: true }";
const stock = "stock: { type: int32, doc: Tins of it. }";
const stockOrNull = "stock: { type: int32, doc: Tins of it., nullable: true }";

/** The filter's optional member as another type. */
function seasonAs(type: string): string {
  return `season?: { ${type}, doc: When picked. }`;
}

/** From one type of that member to another. */
function between(from: string, to: string): { before: Edit; edit: Edit } {
  return { before: shapes(season, seasonAs(from)), edit: shapes(seasonAs(from), seasonAs(to)) };
}

export const typeCases: readonly Case[] = [
  {
    rule: "request-type-replaced",
    about: "a constant has another value",
    subject: "Filter.edition",
    effects: "●–●●◐",
    mirror: "request-type-replaced",
    before: all(
      shapes("      packing: Packing\n", "      packing: Packing\n      edition: { const: 2 }\n"),
      replace("queries/list-teas.yaml", "        packing: TIN\n", "        packing: TIN\n        edition: 2\n"),
    ),
    edit: all(
      shapes("edition: { const: 2 }", "edition: { const: 3 }"),
      replace("queries/list-teas.yaml", "edition: 2", "edition: 3"),
    ),
  },
  {
    rule: "response-type-replaced",
    about: "a constant became its text",
    subject: "Tea.organic",
    effects: "–●●●–",
    mirror: "response-type-replaced",
    before: shapes("      mood: Mood\n", "      mood: Mood\n      organic: { const: true }\n"),
    edit: shapes("organic: { const: true }", 'organic: { const: "true" }'),
  },
  {
    rule: "request-null-allowed",
    about: "a required member may be null",
    subject: "Filter.word",
    effects: "–––●–",
    mirror: "request-null-refused",
    edit: shapes(word, wordOrNull),
  },
  {
    rule: "request-null-refused",
    about: "a required member may not be null any more",
    subject: "Filter.word",
    effects: "●–●––",
    mirror: "request-null-allowed",
    before: shapes(word, wordOrNull),
    edit: shapes(wordOrNull, word),
  },
  {
    rule: "request-null-allowed",
    about: "null is a value, where it meant absent",
    subject: "Filter.comment",
    effects: "◐––––",
    mirror: "request-null-refused",
    edit: shapes(
      'comment?: { type: string, doc: "For people, or null.", nullable: absent }',
      'comment?: { type: string, doc: "For people, or null.", nullable: true }',
    ),
  },
  {
    rule: "response-null-allowed",
    about: "a required member may be null",
    subject: "Tea.stock",
    effects: "–●●––",
    mirror: "response-null-refused",
    edit: shapes(stock, stockOrNull),
  },
  {
    rule: "response-null-refused",
    about: "a required member may not be null any more",
    subject: "Tea.stock",
    effects: "–––●–",
    mirror: "response-null-allowed",
    before: shapes(stock, stockOrNull),
    edit: shapes(stockOrNull, stock),
  },
  {
    rule: "request-type-widened",
    about: "an int32 became a number",
    subject: "Filter.limit",
    effects: "–––––",
    mirror: "request-type-narrowed",
    edit: shapes("limit: { type: int32,", "limit: { type: number,"),
  },
  {
    rule: "request-type-narrowed",
    about: "a string became a date",
    subject: "Filter.season",
    effects: "●––––",
    mirror: "request-type-widened",
    edit: shapes(season, seasonAs("type: date")),
  },
  {
    rule: "request-type-narrowed",
    about: "a string became an int64",
    subject: "Filter.season",
    effects: "●–●––",
    mirror: "request-type-widened",
    edit: shapes(season, seasonAs("type: int64")),
  },
  {
    rule: "response-type-widened",
    about: "a time became any string",
    subject: "Tea.harvest",
    effects: "–●–––",
    mirror: "response-type-narrowed",
    before: shapes(harvest, "harvest?: { type: dateTime, doc: When it was picked. }"),
    edit: shapes("harvest?: { type: dateTime, doc: When it was picked. }", harvest),
  },
  {
    rule: "request-type-replaced",
    about: "base64 became base64url",
    subject: "Filter.season",
    effects: "●–––◐",
    mirror: "request-type-replaced",
    ...between("type: bytes", "type: bytes, encoding: base64url"),
  },
  {
    rule: "request-type-replaced",
    about: "a list became a map",
    subject: "Filter.season",
    effects: "●–●●◐",
    mirror: "request-type-replaced",
    ...between('type: "string[]"', "type: map<string>"),
  },
  {
    rule: "bound-tightened",
    about: "an int64 beyond the exact numbers of JSON",
    subject: "Filter.season maximum",
    effects: "●––––",
    mirror: "bound-loosened",
    ...between('type: int64, maximum: "9007199254740993"', 'type: int64, maximum: "9007199254740992"'),
  },
  {
    rule: "bound-tightened",
    about: "a number that the bound itself no longer is",
    subject: "Filter.season minimum",
    effects: "●––––",
    mirror: "bound-loosened",
    ...between("type: number, minimum: 0", "type: number, exclusiveMinimum: 0"),
  },
  {
    rule: "bound-tightened",
    about: "bytes, counted as bytes",
    subject: "Filter.season maxLength",
    effects: "●––––",
    mirror: "bound-loosened",
    ...between("type: bytes, maxLength: 5", "type: bytes, maxLength: 4"),
  },
  {
    rule: "bound-tightened",
    about: "entries of a map",
    subject: "Filter.season maxEntries",
    effects: "●––––",
    mirror: "bound-loosened",
    ...between("type: map<string>, maxEntries: 5", "type: map<string>, maxEntries: 3"),
  },
  {
    rule: "bound-tightened",
    about: "values of a map",
    subject: "Filter.season maxLength",
    effects: "●––––",
    mirror: "bound-loosened",
    ...between("type: map<string>, maxLength: 5", "type: map<string>, maxLength: 3"),
  },
];
