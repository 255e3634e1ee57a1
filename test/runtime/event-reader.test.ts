// Server-sent events as text: however it is cut, a reader finds the events that the standard does.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EventReader } from "../../templates/runtime/event-reader.js";
import type { SentEvent } from "../../templates/runtime/event-reader.js";

const read = (...pieces: readonly string[]): SentEvent[] => {
  const reader = new EventReader("watch", undefined);
  return pieces.flatMap((piece) => [...reader.read(piece)]);
};

/** As the standard says it, of a whole text. */
function meaning(text: string): SentEvent[] {
  const lines = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").split("\n");
  const events: SentEvent[] = [];
  let [type, data, id, said]: [string, string[], string | undefined, boolean] = ["", [], undefined, false];
  // What has no line end has not ended.
  for (const line of lines.slice(0, -1)) {
    if (line === "") {
      if (said) events.push({ type, data: data.length > 0 ? data.join("\n") : undefined, id });
      [type, data, said] = ["", [], false];
    }
    if (line === "" || line.startsWith(":")) continue;
    said = true;
    const colon = line.indexOf(":");
    const [name, rest] = colon < 0 ? [line, ""] : [line.slice(0, colon), line.slice(colon + 1)];
    const value = rest.startsWith(" ") ? rest.slice(1) : rest;
    if (name === "event") type = value;
    if (name === "data") data.push(value);
    if (name === "id" && !value.includes("\0")) id = value || undefined;
  }
  return events;
}

describe("a text of events", () => {
  test("has one where a blank line ends it, with its type, its id or the one before, and its lines of data", () => {
    const text = "id: 1\ndata: a\ndata:b\n\n: nothing\n\nevent:end\rdata\r\rid\r\ndata:  c\r\n\r\ndata: unfinished\n";
    expect(read(text)).toEqual([
      { type: "", data: "a\nb", id: "1" },
      { type: "end", data: "", id: "1" },
      { type: "", data: " c", id: undefined },
    ]);
  });

  test("says without data up to where the stream has come", () => {
    expect(read("id: 7\n\n")).toEqual([{ type: "", data: undefined, id: "7" }]);
  });

  test("means the same however it is cut into pieces", () => {
    const line = fc.oneof(
      fc.constantFrom("", ":", ": x", "data", "data:", "data: a", "data:  b", "id: 1", "id:", "id: \0", "event: end"),
      fc.string({ maxLength: 6 }).map((text) => text.replace(/[\r\n]/g, "")),
    );
    const lines = fc.array(fc.tuple(line, fc.constantFrom("\n", "\r", "\r\n")), { maxLength: 20 });
    const cuts = fc.array(fc.nat(60), { maxLength: 8 });
    fc.assert(
      fc.property(lines, cuts, (parts, places) => {
        const text = parts.map((part) => part.join("")).join("");
        const ends = [...places.filter((place) => place < text.length).sort((a, b) => a - b), text.length];
        const pieces = ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
        expect(read(...pieces)).toEqual(meaning(text));
      }),
      { numRuns: 2000 },
    );
  });

  test("is given up where an event does not end, and never where events are short", () => {
    const reader = new EventReader("watch", undefined);
    const short = `: ${"x".repeat(50_000)}\ndata: ${"y".repeat(50_000)}\n\n`;
    for (let i = 0; i < 100; i++) expect([...reader.read(short)].length).toBe(1);
    for (let i = 0; i < 400; i++) expect([...reader.read(`: ${"x".repeat(20_000)}\n`)]).toEqual([]);
    const long = () => {
      for (let i = 0; i < 400; i++) reader.read(`data: ${"x".repeat(20_000)}\n`).next();
    };
    expect(long).toThrow("an event has more than 4194304 characters");
    expect(() => [...read("x".repeat(4_194_305))]).toThrow("an event has more than 4194304 characters");
  });
});
