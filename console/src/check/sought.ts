// Whether a request is the one that somebody looks for: by who receives something, by an amount, by who asked or voted. It is read
// from what was signed.

import type { Activity } from "@countersign/api";
import { decode, signablesOf } from "../decode/decode.js";
import type { Line } from "../decode/decoded.js";
import { readDecimal } from "../decode/numbers.js";
import { readRequest } from "./request.js";

export interface Sought {
  /** Part of an address or of a text; empty where it does not matter, as below. */
  readonly receiver: string;
  /** Exact, in the unit that the page shows. */
  readonly amount: string;
  /** Part of the name of who asked or voted. */
  readonly person: string;
}

/** Signatures of one request that are read. */
const mostSignables = 100;

export function isNothing({ receiver, amount, person }: Sought): boolean {
  return [receiver, amount, person].every((text) => text.trim() === "");
}

/** What a request says, as its page shows it. What cannot be decoded says nothing. */
export async function linesOf(activity: Pick<Activity, "votes">): Promise<readonly Line[]> {
  const request = readRequest(activity.votes[0]?.message ?? "");
  if (!request) return [];
  const { type, parameters } = request;
  const signables = signablesOf(type, parameters).slice(0, mostSignables);
  if (signables.length === 0) return (await import("./describe.js")).describe(type, parameters)?.lines ?? [];
  const lines = await Promise.all(
    signables.map(async (signable) => {
      try {
        return (await decode(signable)).groups.flatMap((group) => group.lines);
      } catch {
        return [];
      }
    }),
  );
  return lines.flat();
}

export async function isSought(activity: Activity, sought: Sought): Promise<boolean> {
  const [receiver, amount, person] = [fold(sought.receiver), sought.amount.trim(), fold(sought.person)];
  const names = activity.votes.map(({ user }) => fold(user.userName));
  if (person !== "" && !names.some((name) => name.includes(person))) return false;
  if (receiver === "" && amount === "") return true;
  const lines = await linesOf(activity);
  const has = (wanted: (line: Line) => boolean) => lines.some(wanted);
  if (receiver !== "" && !has(({ value }) => "text" in value && fold(value.text).includes(receiver))) return false;
  return (
    amount === "" || has(({ value }) => value.kind === "amount" && readDecimal(amount, value.decimals) === value.amount)
  );
}

/** Without gaps, with which addresses are shown and copied by hand. */
function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}
