// Cases of waiting for what ends later than its call.

import type { Case } from "./case.js";
import { add, all, replace } from "./edit.js";

const query = "queries/find-brew.yaml";
const operation = "operations/brew.yaml";

const brewing = all(
  add(
    query,
    `
query: findBrew
doc: Tells whether the tea is ready.
path: query/find_brew
request: { fields: { brew: TaskId, cup?: TaskId } }
response: { fields: { state: TaskState, since: { type: string, doc: When it was put on. } } }
examples: [{ request: { brew: b-1 }, response: { state: DONE, since: noon } }]
`,
  ),
  add(
    operation,
    `
operation: brew
doc: Puts the kettle on.
path: brew
request: { fields: { cup: TaskId } }
response: { fields: { brew: TaskId } }
examples: [{ request: { cup: c-1 }, response: { brew: b-1 } }]
`,
  ),
);

const states = "wait: { field: state, pending: [WAITING], final: { ready: DONE, refused: REFUSED } }\n";
const asked = "wait: { query: findBrew, by: { brew: response.brew } }\n";
const queryWaits = replace(query, "path: query/find_brew\n", `path: query/find_brew\n${states}`);
const operationWaits = replace(operation, "path: brew\n", `path: brew\n${asked}`);

export const waitCases: readonly Case[] = [
  {
    rule: "wait-added",
    about: "a query says which states end a wait",
    subject: "findBrew",
    effects: "–––––",
    mirror: "wait-removed",
    before: brewing,
    edit: queryWaits,
  },
  {
    rule: "wait-removed",
    about: "an operation no longer says by which query it is waited for",
    subject: "brew",
    effects: "––●––",
    mirror: "wait-added",
    before: all(brewing, queryWaits, operationWaits),
    edit: replace(operation, asked, ""),
  },
  {
    rule: "wait-changed",
    about: "a state means another end",
    subject: "findBrew",
    effects: "–◐●––",
    mirror: "wait-changed",
    before: all(brewing, queryWaits),
    edit: replace(query, "refused: REFUSED", "cold: REFUSED"),
  },
  {
    rule: "wait-changed",
    about: "a state that was no end is one",
    subject: "findBrew",
    effects: "–◐◐––",
    mirror: "wait-changed",
    before: all(brewing, queryWaits),
    edit: replace(query, "pending: [WAITING], final: { ", "pending: [], final: { putOn: WAITING, "),
  },
  {
    rule: "wait-changed",
    about: "the query is asked for something more",
    subject: "brew",
    effects: "–◐◐––",
    mirror: "wait-changed",
    before: all(brewing, queryWaits, operationWaits),
    edit: replace(operation, "response.brew }", "response.brew, cup: request.cup }"),
  },
];
