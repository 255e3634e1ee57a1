// Cases of plain operations, which have a request and a response of their own and change something.

import type { Case } from "./case.js";
import { add, all, remove, replace } from "./edit.js";

const file = "operations/close-shop.yaml";
const where = "queries/whereabouts.yaml";

const closeShop = `
operation: closeShop
doc: Closes the shop for today.
path: shop/close
request: { fields: { reason?: { type: string, doc: For the sign on the door. } } }
response: { fields: { closed: { type: boolean, doc: Whether it was open before. } } }
examples: [{ request: {}, response: { closed: true } }]
`;

const before = add(file, closeShop);
/** Nobody signs what is in a URL. */
const unsigned = add(file, `${closeShop}security: none\n`);

const paged = all(
  replace("queries/list-teas.yaml", "path: query/list_teas\n", "path: query/list_teas\npage: Cursor\n"),
  replace("scalars.yaml", "scalars:\n", "scalars:\n  Cursor: { base: string, doc: A place., example: c-1 }\n"),
);

const streamed = all(
  replace("queries/list-teas.yaml", "path: query/list_teas\n", "path: query/list_teas\nstream: Cursor\n"),
  replace("scalars.yaml", "scalars:\n", "scalars:\n  Cursor: { base: string, doc: A place., example: c-1 }\n"),
);

const tool = replace("queries/list-teas.yaml", "path: query/list_teas\n", "path: query/list_teas\ntool: true\n");

export const plainCases: readonly Case[] = [
  {
    rule: "stream-added",
    about: "a query answers one record after another",
    subject: "listTeas",
    effects: "–●●●–",
    mirror: "stream-removed",
    edit: streamed,
  },
  {
    rule: "stream-removed",
    about: "a query answers one record only",
    subject: "listTeas",
    effects: "–●●●–",
    mirror: "stream-added",
    before: streamed,
    edit: all(
      replace("queries/list-teas.yaml", "stream: Cursor\n", ""),
      replace("scalars.yaml", "  Cursor: { base: string, doc: A place., example: c-1 }\n", ""),
    ),
  },
  {
    rule: "tool-added",
    about: "a query may be offered to language models",
    subject: "listTeas",
    effects: "–––––",
    mirror: "tool-removed",
    edit: tool,
  },
  {
    rule: "tool-removed",
    about: "a query may no longer be offered to language models",
    subject: "listTeas",
    effects: "––◐––",
    mirror: "tool-added",
    before: tool,
    edit: replace("queries/list-teas.yaml", "tool: true\n", ""),
  },
  {
    rule: "tool-removed",
    about: "a tool is called something else",
    subject: "listTeas",
    effects: "––◐––",
    mirror: "tool-removed",
    before: tool,
    edit: replace("queries/list-teas.yaml", "tool: true\n", "tool: { name: find_tea }\n"),
  },
  {
    rule: "documentation-changed",
    about: "models are told something else of a tool",
    subject: "listTeas",
    effects: "–––––",
    mirror: "documentation-changed",
    before: tool,
    edit: replace("queries/list-teas.yaml", "tool: true\n", "tool: { doc: Lists what there is to drink. }\n"),
  },
  {
    rule: "bound-tightened",
    about: "the ids of a stream get shorter",
    subject: "Cursor maxLength",
    effects: "●––––",
    mirror: "bound-loosened",
    before: all(streamed, replace("scalars.yaml", "doc: A place.,", "doc: A place., maxLength: 40,")),
    edit: replace("scalars.yaml", "maxLength: 40,", "maxLength: 10,"),
  },
  {
    rule: "pages-added",
    about: "a list comes in pages",
    subject: "listTeas",
    effects: "–◐–––",
    mirror: "pages-removed",
    edit: paged,
  },
  {
    rule: "pages-removed",
    about: "a list no longer comes in pages",
    subject: "listTeas",
    effects: "––●––",
    mirror: "pages-added",
    before: paged,
    edit: all(
      replace("queries/list-teas.yaml", "page: Cursor\n", ""),
      replace("scalars.yaml", "  Cursor: { base: string, doc: A place., example: c-1 }\n", ""),
    ),
  },
  {
    rule: "pages-removed",
    about: "another list goes on",
    subject: "listTeas",
    effects: "––●––",
    mirror: "pages-removed",
    before: all(
      paged,
      replace("queries/list-teas.yaml", "page: Cursor", "page: { cursor: Cursor, items: teas }"),
      replace(
        "queries/list-teas.yaml",
        "maxItems: 20 } } }",
        'maxItems: 20 }, names: { type: "string[]", doc: Of all., maxItems: 20 } } }',
      ),
      replace("queries/list-teas.yaml", "response: { teas: [] }", "response: { teas: [], names: [] }"),
    ),
    edit: replace("queries/list-teas.yaml", "items: teas", "items: names"),
  },
  {
    rule: "operation-added",
    about: "a plain operation is new",
    subject: "closeShop",
    effects: "–––●–",
    mirror: "operation-removed",
    edit: before,
  },
  {
    rule: "path-changed",
    about: "a plain operation is found elsewhere",
    subject: "closeShop",
    effects: "●––––",
    mirror: "path-changed",
    before,
    edit: replace(file, "path: shop/close", "path: shop/close_today"),
  },
  {
    rule: "method-changed",
    about: "a plain operation is called by another method",
    subject: "closeShop",
    effects: "●––––",
    mirror: "method-changed",
    before: unsigned,
    edit: replace(file, "path: shop/close", "method: PUT\npath: shop/close"),
  },
  {
    rule: "member-moved",
    about: "a member of a request is in the query string",
    subject: "closeShop reason",
    effects: "●––––",
    mirror: "member-moved",
    before: unsigned,
    edit: replace(file, "path: shop/close", "path: shop/close\nquery: [reason]"),
  },
  {
    rule: "operation-renamed",
    about: "a plain operation has another name",
    subject: "closeShop",
    effects: "––●●–",
    mirror: "operation-renamed",
    before,
    edit: replace(file, "operation: closeShop", "operation: shutShop"),
  },
  {
    rule: "operation-kind-changed",
    about: "a query became a plain operation",
    subject: "whereabouts",
    effects: "◐––◐–",
    mirror: "operation-kind-changed",
    edit: all(
      remove(where),
      add(
        "operations/whereabouts.yaml",
        closeShop
          .replace("closeShop", "whereabouts")
          .replace("shop/close", "query/whereabouts")
          .replace(/request: .*/, "request: { fields: {} }")
          .replace(/response: .*/, "response: { fields: { street: { type: string, doc: Its street. } } }")
          .replace(/examples: .*/, "examples: [{ request: {}, response: { street: Main Street } }]"),
      ),
    ),
  },
  {
    rule: "idempotency-changed",
    about: "clients may send a plain operation again",
    subject: "closeShop",
    effects: "◐◐◐◐–",
    mirror: "idempotency-changed",
    before,
    edit: replace(file, "path: shop/close", "path: shop/close\nidempotent: true"),
  },
];
