// Words that all reports share.

import { axes, axisTitles } from "../rules/rule.js";
import { rules } from "../rules/rules.js";
import type { Witness } from "../change.js";
import type { Judged } from "../judged.js";
import type { Verdict } from "../verdict.js";
import type { Position } from "../../diagnostics/position.js";

/** What reports need beside the verdict. */
export interface ReportContext {
  /** As it was named: `git:v1.2.0`. */
  readonly against: string;
  /** Folder of the contract as it was named, for paths that a terminal can open. */
  readonly schema: string;
}

export function place({ schema }: ReportContext, position: Position): string {
  return `${inFolder(schema, position.file)}:${position.line}:${position.column}`;
}

export function inFolder(schema: string, file: string): string {
  const prefix = schema.replace(/^\.\//, "").replace(/\/$/, "");
  return prefix === "" || prefix === "." ? file : `${prefix}/${file}`;
}

/** `breaks the wire of requests and TypeScript of callers; may break what is stored` */
export function effectWords({ effects, serverFirst }: Judged): string {
  const of = (effect: "breaks" | "depends"): string =>
    listed(axes.filter((axis) => effects[axis] === effect).map((axis) => axisTitles[axis]));
  const parts = [
    of("breaks") && `breaks ${of("breaks")}`,
    of("depends") && `may break ${of("depends")}`,
    serverFirst ? "roll the server out first" : "",
  ].filter(Boolean);
  return parts.length > 0 ? parts.join("; ") : "breaks nobody";
}

/**
 * Without repetitions: what is in requests and in answers alike is two changes, of the same words. Only of those that break
 * nobody; of the others, each has its own reason.
 */
export function notedOnce(changes: readonly Judged[]): readonly Judged[] {
  const noted = new Map<string, Judged>();
  for (const change of changes) {
    const { position } = change.after ?? change.before ?? {};
    const key = change.level === "note" ? JSON.stringify([change.message, position]) : String(noted.size);
    const same = noted.get(key);
    noted.set(key, same?.serverFirst ? same : change);
  }
  return [...noted.values()];
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}

const longestText = 60;
const longestValue = 600;

/** The witness in one line; long strings are cut. */
export function witnessWords({ kind, at, value, refusal }: Witness): string {
  const who = kind === "request" ? "the new contract refuses" : "the old contract refuses";
  if (value === undefined) return `${who} ${at} (${refusal})`;
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" && part.length > longestText
      ? `${part.slice(0, 20)}… (${[...part].length} characters)`
      : part,
  );
  const shown = text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
  return `${who} ${at} with ${shown} (${refusal})`;
}

export function why({ rule, note }: Judged): string {
  return note === undefined ? rules[rule].why : `${rules[rule].why} (${note})`;
}

export function summary({ changes, stale, bump, versions, guarded }: Verdict, { against }: ReportContext): string {
  if (changes.length === 0 && stale.length === 0) return `nothing has changed since ${against}`;
  const count = (level: Judged["level"]): number =>
    changes.filter((change) => change.level === level && !change.accepted).length;
  const accepted = changes.filter((change) => change.accepted).length;
  const parts = [
    `${count("breaks")} ${count("breaks") === 1 ? "change breaks" : "changes break"} (${guarded.join(", ")})`,
    `${count("depends")} may`,
    `${count("note")} nobody`,
    ...(accepted > 0 ? [`${accepted} accepted`] : []),
    ...(stale.length > 0 ? [`${stale.length} accepted that are not there`] : []),
  ];
  return `since ${against}: ${parts.join(", ")}; version ${versions.old} becomes ${versions.suggested} (${bump})`;
}
