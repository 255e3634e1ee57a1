// `countersign policies compare`: the smallest activity on which the policies of two files differ, found without a service.

import type { Command } from "commander";
import { atOnce } from "../../event-loop/turns.js";
import type { Rule } from "../../policy/blind-spots.js";
import { comparing, type Compared, type Difference } from "../../policy/compare.js";
import { audienceOf } from "../session/session.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { show, table } from "../terminal/output.js";
import { refuseFindings, ruleOf } from "./check.js";
import { listedPolicies, readFile } from "./file.js";

export interface CompareOptions {
  readonly most: string;
}

/** Carries `compare` out on two files. */
export async function comparePolicies(
  io: Io,
  names: readonly [string, string],
  { most }: CompareOptions,
  command: Command,
): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(most)) throw new UsageError(`--most: expected a number from 1, got ${most}`);
  const one = await rulesOf(io, names[0]);
  const other = await rulesOf(io, names[1]);
  const compared = atOnce(comparing(one, other, Number(most)));
  const { difference, tried, isWhole } = compared;
  const answer = {
    differ: difference !== undefined,
    tried,
    isWhole,
    ...(difference && { one: difference.one, other: difference.other, activity: seenIn(difference) }),
  };
  show(audienceOf(io, command), answer, () => compareText(compared, names));
  if (difference) throw new Error(`${names[0]} and ${names[1]} differ`);
}

async function rulesOf(io: Io, name: string): Promise<readonly Rule[]> {
  const file = await readFile(io, name);
  const policies = listedPolicies(file);
  refuseFindings(file, policies, ["policies"]);
  return policies.map(ruleOf);
}

function compareText({ difference, tried, isWhole }: Compared, [one, other]: readonly [string, string]): string {
  const count = tried.toLocaleString("en");
  if (!difference) {
    return isWhole
      ? `no difference within the bounds: ${count} activities of values that the policies mention were tried`
      : `no difference among the first ${count} activities; --most tries more`;
  }
  const rows = Object.entries(seenIn(difference)).map(([word, value]) => [word, value]);
  const verdicts = table(
    ["file", "says"],
    [
      [one, difference.one],
      [other, difference.other],
    ],
    "",
  );
  return `${verdicts}\n\n${table(["of an activity with", "value"], rows, "")}`;
}

/** What the activity has that matters: its type, and what is not as usual. */
function seenIn({ context, given, now }: Difference): Readonly<Record<string, string>> {
  const words = [...given].filter(([word]) => !["activity", "approvers", "time.now"].includes(word));
  return Object.fromEntries([
    ["activity.type", context.activity.type],
    ...words.map(([word, value]) => [word, written(value)]),
    ...(now === undefined ? [] : [["time.now", new Date(now).toISOString()]]),
    ["approvers", written(context.approvers.map(withoutUnsaid))],
  ]) as Readonly<Record<string, string>>;
}

function withoutUnsaid(approver: object): object {
  const said = Object.entries(approver).filter(
    ([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(said);
}

function written(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (typeof each === "bigint" ? integer(each) : each)) ?? "";
}

/** Integers beyond those of JSON are written as texts. */
function integer(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}
