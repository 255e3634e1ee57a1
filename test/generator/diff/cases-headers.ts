// Cases of headers that answers have.

import type { Case } from "./case.js";
import { replace } from "./edit.js";

const file = "queries/list-teas.yaml";
const path = "path: query/list_teas\n";

const withHeaders = (headers: string): string => `${path}headers: { ${headers} }\n`;
const left = "X-Left: { type: int32, doc: How many calls are left. }";
const leftMaybe = left.replace("X-Left", "X-Left?");
const leftWords = left.replace("int32", "string");
const put = (headers: string) => replace(file, path, withHeaders(headers));
const change = (from: string, to: string) => replace(file, withHeaders(from), withHeaders(to));

export const headerCases: readonly Case[] = [
  {
    rule: "answer-header-added",
    about: "an answer may have a header more",
    subject: "listTeas X-Left",
    effects: "–––––",
    mirror: "answer-header-removed",
    edit: put(leftMaybe),
  },
  {
    rule: "answer-header-added",
    about: "every answer has a header more",
    subject: "listTeas X-Left",
    effects: "–––●–",
    mirror: "answer-header-removed",
    edit: put(left),
  },
  {
    rule: "answer-header-removed",
    about: "an answer no longer has a header",
    subject: "listTeas X-Left",
    effects: "–●●◐–",
    mirror: "answer-header-added",
    before: put(left),
    edit: replace(file, withHeaders(left), path),
  },
  {
    rule: "answer-header-changed",
    about: "a header may be absent",
    subject: "listTeas X-Left",
    effects: "–●●––",
    mirror: "answer-header-changed",
    before: put(left),
    edit: change(left, leftMaybe),
  },
  {
    rule: "answer-header-changed",
    about: "a header holds any text instead of a number",
    subject: "listTeas X-Left",
    effects: "–◐●●–",
    mirror: "answer-header-changed",
    before: put(left),
    edit: change(left, leftWords),
  },
];
