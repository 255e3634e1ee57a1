// Cases of unions: the way in which a tea is brought is answered, that in which it is wished for is sent.

import type { Case, Edit } from "./case.js";
import { all, replace, shapes } from "./edit.js";

const way = (name: string, variants: string, open = false): string =>
  `  ${name}: { doc: How it gets there., ${open ? "open: true, " : ""}tag: by, variants: [${variants}] }\n`;
const byFoot = "  ByFoot: { doc: Carried., fields: { by: { const: foot }, steps: { type: int32, doc: How many. } } }\n";
const byShip =
  "  ByShip: { doc: Shipped., fields: { by: { const: ship }, name?: { type: string, doc: Its name. } } }\n";

/** Both unions and their variants, in the contract. */
function declared(...ways: readonly string[]): Edit {
  return all(
    shapes("shapes:\n", `shapes:\n${byFoot}${byShip}${ways.join("")}`),
    shapes("      related?: Tea\n", "      related?: Tea\n      brought: Brought\n"),
    shapes("      within?: Filter\n", "      within?: Filter\n      wished: Wished\n"),
    replace("queries/list-teas.yaml", "        more: 1\n", "        more: 1\n        wished: { by: foot, steps: 1 }\n"),
  );
}

const both = "ByFoot, ByShip";
const before = declared(way("Brought", both), way("Wished", both));
const beforeOpen = declared(way("Brought", both, true), way("Wished", both));

export const unionCases: readonly Case[] = [
  {
    rule: "request-union-variant-added",
    about: "one more that is sent",
    subject: "Wished.ship",
    effects: "–––●–",
    mirror: "request-union-variant-removed",
    before: declared(way("Brought", both), way("Wished", "ByFoot")),
    edit: shapes(way("Wished", "ByFoot"), way("Wished", both)),
  },
  {
    rule: "request-union-variant-removed",
    about: "one less that is sent",
    subject: "Wished.ship",
    effects: "●–●◐–",
    mirror: "request-union-variant-added",
    before,
    edit: shapes(way("Wished", both), way("Wished", "ByFoot")),
  },
  {
    rule: "response-union-variant-added",
    about: "one more that is answered",
    subject: "Brought.ship",
    effects: "–●●––",
    mirror: "response-union-variant-removed",
    before: declared(way("Brought", "ByFoot"), way("Wished", both)),
    edit: shapes(way("Brought", "ByFoot"), way("Brought", both)),
  },
  {
    rule: "response-union-variant-removed",
    about: "one less that is answered",
    subject: "Brought.ship",
    effects: "––◐●–",
    mirror: "response-union-variant-added",
    before,
    edit: shapes(way("Brought", both), way("Brought", "ByFoot")),
  },
  {
    rule: "response-open-union-variant-added",
    about: "one more that is answered where others may be",
    subject: "Brought.ship",
    effects: "––◐––",
    mirror: "response-union-variant-removed",
    before: declared(way("Brought", "ByFoot", true), way("Wished", both)),
    edit: shapes(way("Brought", "ByFoot", true), way("Brought", both, true)),
  },
  {
    rule: "response-union-opened",
    about: "others may be answered",
    subject: "Brought",
    effects: "–●●––",
    mirror: "response-union-closed",
    before,
    edit: shapes(way("Brought", both), way("Brought", both, true)),
  },
  {
    rule: "response-union-closed",
    about: "no others may be answered any more",
    subject: "Brought",
    effects: "––◐●–",
    mirror: "response-union-opened",
    before: beforeOpen,
    edit: shapes(way("Brought", both, true), way("Brought", both)),
  },
];
