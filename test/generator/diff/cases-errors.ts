// Cases of errors: their codes, their body, and what some of them say besides.

import type { Case } from "./case.js";
import { all, replace, shapes } from "./edit.js";

/** What an error says besides stands beside its message, where the body has no list of details. */
const withoutList = shapes('      details: { type: "json[]", doc: For programs. }\n', "");

const soldOut =
  "  SoldOut: { doc: What is left., fields: { tea: TeaName, left: { type: int32, doc: Tins that are left. } } }\n";

const detailed = all(
  shapes("shapes:\n", `shapes:\n${soldOut}`),
  replace("errors.yaml", "SOLD_OUT: { code: 9, status: 409", "SOLD_OUT: { code: 9, status: 409, details: SoldOut"),
);

export const errorCases: readonly Case[] = [
  {
    rule: "error-media-changed",
    about: "errors are problems of RFC 9457",
    subject: "errors",
    effects: "–◐–––",
    mirror: "error-media-changed",
    edit: replace("errors.yaml", "codes:", "media: application/problem+json\ncodes:"),
  },
  {
    rule: "error-details-added",
    about: "an error says more",
    subject: "errors.SOLD_OUT",
    effects: "–––◐–",
    mirror: "error-details-removed",
    before: withoutList,
    edit: detailed,
  },
  {
    rule: "error-details-removed",
    about: "an error no longer says more",
    subject: "errors.SOLD_OUT",
    effects: "–●●●–",
    mirror: "error-details-added",
    before: all(withoutList, detailed),
    edit: all(
      shapes(soldOut, ""),
      replace("errors.yaml", "SOLD_OUT: { code: 9, status: 409, details: SoldOut", "SOLD_OUT: { code: 9, status: 409"),
    ),
  },
  {
    rule: "response-member-removed",
    about: "an error no longer says one thing",
    subject: "SoldOut.left",
    effects: "–●●◐–",
    mirror: "response-required-member-added",
    before: all(withoutList, detailed),
    edit: shapes(", left: { type: int32, doc: Tins that are left. }", ""),
  },
  {
    rule: "response-required-member-added",
    about: "every error says what only the service knows",
    subject: "ErrorBody.traceId",
    effects: "–––●–",
    mirror: "response-member-removed",
    before: withoutList,
    edit: shapes(
      "      message: { type: string, doc: For people. }\n",
      "      message: { type: string, doc: For people. }\n      traceId: { type: string, doc: Where it is logged. }\n",
    ),
  },
  {
    rule: "error-added",
    about: "a code more",
    subject: "errors.CLOSED",
    effects: "–◐◐––",
    mirror: "error-changed",
    edit: replace("errors.yaml", "codes:\n", "codes:\n  CLOSED: { code: 7, status: 403, doc: The shop is closed. }\n"),
  },
  {
    rule: "error-changed",
    about: "a code less",
    subject: "errors.SOLD_OUT",
    effects: "–●●●–",
    mirror: "error-added",
    edit: replace("errors.yaml", "  SOLD_OUT: { code: 9, status: 409, doc: There is none left. }\n", ""),
  },
  {
    rule: "error-changed",
    about: "another status",
    subject: "errors.SOLD_OUT",
    effects: "–●◐––",
    mirror: "error-changed",
    edit: replace("errors.yaml", "status: 409", "status: 410"),
  },
];
