// How answers are shown: tables for people, the service's own JSON for programs.

import type { Timestamp } from "@countersign/api";
import Table from "cli-table3";
import type { Io } from "./io.js";

/** To whom answers are shown, and where. */
export interface Audience {
  readonly io: Io;
  /** For programs. */
  readonly json: boolean;
}

/**
 * Writes an answer to standard output: for programs as the service gave it, in one piece of indented JSON, for people
 * as `text` puts it.
 */
export function show({ io, json }: Audience, answer: unknown, text: () => string): void {
  const shown = json ? JSON.stringify(answer, null, 2) : printable(text());
  io.stdout.write(shown.endsWith("\n") ? shown : `${shown}\n`);
}

/** Rows below their headings; `empty` where there are none. */
/** `1 file`, `2 files`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

export function table(headings: readonly string[], rows: readonly (readonly string[])[], empty: string): string {
  return rows.length === 0 ? empty : columns([headings.map((heading) => heading.toUpperCase()), ...rows]);
}

/** One thing, a line for each member; members that are undefined are left out. */
export function record(members: readonly (readonly [name: string, value: string | undefined])[]): string {
  return columns(members.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

// Without lines and colours, so that what is shown can be copied and cut by columns.
const plain: Table.TableConstructorOptions = {
  chars: {
    top: "",
    "top-mid": "",
    "top-left": "",
    "top-right": "",
    bottom: "",
    "bottom-mid": "",
    "bottom-left": "",
    "bottom-right": "",
    left: "",
    "left-mid": "",
    mid: "",
    "mid-mid": "",
    right: "",
    "right-mid": "",
    middle: "  ",
  },
  style: { "padding-left": 0, "padding-right": 0, head: [], border: [] },
};

function columns(rows: readonly (readonly string[])[]): string {
  const lines = new Table(plain);
  // A cell is one line, so that no name can look like rows of its own.
  lines.push(...rows.map((row) => row.map((cell) => printable(cell).replaceAll("\n", "\\n"))));
  return lines.toString().replace(/ +$/gm, "");
}

/**
 * Text from elsewhere as it may be written to a terminal: characters that command it (all controls but line feed) and
 * characters that turn the direction of writing become their escapes.
 */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** A point in time as ISO 8601 in UTC; seconds as they are where no calendar reaches so far. */
export function time({ seconds }: Timestamp): string {
  const date = new Date(Number(seconds) * 1000);
  return Number.isNaN(date.getTime()) ? `${seconds} s` : date.toISOString().replace(".000Z", "Z");
}
