// What a case of `diff` is: an edit of the tea shop's contract and what has to be said of it.

import type { RuleName } from "../../../generator/src/diff/rules/rules.js";

export type Files = Map<string, string>;
export type Edit = (files: Files) => void;

export interface Case {
  readonly rule: RuleName;
  readonly about: string;
  readonly subject: string;
  /** Requests, answers, callers, implementers, what is stored: ● breaks, ◐ depends, – not. */
  readonly effects: string;
  /** Found when the edit is taken back; undefined where that is no change of its own. */
  readonly mirror: RuleName | undefined;
  readonly edit: Edit;
  /** Made to both contracts before the edit. */
  readonly before?: Edit;
}
