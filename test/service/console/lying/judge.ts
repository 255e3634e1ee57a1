// Whether a lie was told, changed nothing, or was believed.

import { createHash } from "node:crypto";
import type { Shown } from "./shown.js";

export interface Judgement {
  /** `false vote` where something else than before can be approved, or something else than is shown. */
  readonly verdict: "caught" | "nothing different" | "believed" | "false vote";
  readonly difference: string;
}

/** @param truth what the page shows without a lie */
export function judge(truth: Shown, shown: Shown): Judgement {
  const [vote, falseVote] = [voteOf(truth), voteOf(shown)];
  if (falseVote !== undefined && falseVote !== vote) {
    return { verdict: "false vote", difference: difference(vote ?? "", falseVote) };
  }
  const before = [...truth.alerts, ...truth.remarks];
  const said = [...shown.alerts, ...shown.remarks].filter((text) => !before.includes(text));
  if (said.length > 0) return { verdict: "caught", difference: said.join(" / ") };
  if (shown.text === truth.text) return { verdict: "nothing different", difference: "" };
  return { verdict: "believed", difference: difference(truth.text, shown.text) };
}

/** What would be approved, as it is shown and as it is signed, but for the time. */
function voteOf({ vote }: Shown): string | undefined {
  return vote && `${vote.content}\n${vote.bytes.replace(/"timestampMs":"\d+"/, "")}`;
}

/** The fingerprint of a body, as votes name it. */
export const fingerprintOf = (body: string): string => `sha256:${createHash("sha256").update(body).digest("hex")}`;

/** Where two texts differ first. */
export function difference(one: string, other: string): string {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const part = (text: string) => text.slice(start, text.length - end).slice(0, 80);
  return `${one.slice(Math.max(0, start - 20), start)}[${part(one)} → ${part(other)}]`.replace(/\n/g, "⏎");
}
