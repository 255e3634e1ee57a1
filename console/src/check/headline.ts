// The gist of a request: of what would be signed, who gets how much, read from the bytes.

import { decode, signablesOf } from "../decode/decode.js";
import type { Line } from "../decode/decoded.js";
import { t } from "../texts/index.js";
import { subjectOf } from "./words.js";

export interface Headline {
  /** What it is, or what it is about. */
  readonly title: string;
  /** What matters most of it. */
  readonly lines: readonly Line[];
}

/** More is on the page of the request. */
const mostLines = 4;

export async function headlineOf(type: string, parameters: Readonly<Record<string, unknown>>): Promise<Headline> {
  const signables = signablesOf(type, parameters);
  const [first] = signables;
  if (!first) {
    const { describe } = await import("./describe.js");
    const lines = describe(type, parameters)?.lines.filter(({ matters }) => matters) ?? [];
    const subject = subjectOf(type, parameters);
    return {
      title: lines.length > mostLines ? `${subject} ${t.words.andMore}`.trim() : subject,
      lines: lines.slice(0, mostLines),
    };
  }
  try {
    const { title, groups } = await decode(first);
    const lines = groups.flatMap(({ lines }) => lines.filter(({ matters }) => matters));
    const isCut = lines.length > mostLines || signables.length > 1;
    return {
      title: isCut ? `${title} ${t.words.andMore}` : title,
      lines: lines.slice(0, mostLines),
    };
  } catch {
    return { title: `${t.words.kinds[first.kind]}: ${t.activity.undecoded}`, lines: [] };
  }
}
