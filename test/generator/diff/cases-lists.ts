// Cases of what lists and maps hold, and of what absence means.

import type { Case, Edit } from "./case.js";
import { shapes } from "./edit.js";

const gardens = 'gardens: { type: "string[]", doc: Where from., maxItems: 5 }';
const unique = 'gardens: { type: "string[]", doc: Where from., maxItems: 5, unique: true }';
const tags = 'tags: { type: "string[]", doc: Words about it., maxItems: 10 }';
const season = "season?: { type: string, doc: When picked. }";
const defaultOf = (value: string): string => `season?: { type: string, doc: When picked., default: ${value} }`;

/** From one way of writing the filter's optional member to another. */
function between(from: string, to: string): { before: Edit; edit: Edit } {
  return { before: shapes(season, from), edit: shapes(from, to) };
}

const words = "season?: { type: map<string>, doc: When picked. }";

export const listCases: readonly Case[] = [
  {
    rule: "bound-introduced",
    about: "a list in which nothing stands twice",
    subject: "Filter.gardens unique",
    effects: "●––––",
    mirror: "bound-loosened",
    edit: shapes(gardens, unique),
  },
  {
    rule: "response-bound-loosened",
    about: "a list in which something may stand twice",
    subject: "Tea.tags unique",
    effects: "–◐–––",
    mirror: undefined,
    before: shapes(tags, tags.replace(" }", ", unique: true }")),
    edit: shapes(tags.replace(" }", ", unique: true }"), tags),
  },
  {
    rule: "request-null-allowed",
    about: "null among the items of a list",
    subject: "Filter.gardens items",
    effects: "–––●–",
    mirror: "request-null-refused",
    edit: shapes(gardens, gardens.replace("string[]", "string?[]")),
  },
  {
    rule: "request-null-refused",
    about: "no null among the values of a map any more",
    subject: "Filter.season values",
    effects: "●–●––",
    mirror: "request-null-allowed",
    ...between(words.replace("string", "string?"), words),
  },
  {
    rule: "response-null-allowed",
    about: "null among the items of a list",
    subject: "Tea.tags items",
    effects: "–●●––",
    mirror: "response-null-refused",
    edit: shapes(tags, tags.replace("string[]", "string?[]")),
  },
  {
    rule: "default-added",
    about: "what is left out means something",
    subject: "Filter.season",
    effects: "◐––––",
    mirror: "default-removed",
    edit: shapes(season, defaultOf("spring")),
  },
  {
    rule: "default-removed",
    about: "the server meets what is left out",
    subject: "Filter.season",
    effects: "◐–◐●–",
    mirror: "default-added",
    ...between(defaultOf("spring"), season),
  },
  {
    rule: "default-changed",
    about: "what is left out means something else",
    subject: "Filter.season",
    effects: "◐––◐–",
    mirror: "default-changed",
    ...between(defaultOf("spring"), defaultOf("autumn")),
  },
  {
    rule: "request-made-optional",
    about: "a member may be left out, and has a default",
    subject: "Filter.word",
    effects: "–––––",
    mirror: "request-made-required",
    edit: shapes(
      "word: { type: string, doc: A word., maxLength: 20 }",
      "word?: { type: string, doc: A word., maxLength: 20, default: fine }",
    ),
  },
];
