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

export const plainCases: readonly Case[] = [
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
