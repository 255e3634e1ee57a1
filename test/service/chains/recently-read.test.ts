import { expect, test } from "vitest";
import { recentlyRead } from "../../../service/src/chains/recently-read.js";
import { entryOf, firstOf } from "../support/results.js";

function counted() {
  const read: string[] = [];
  const reader = recentlyRead((text) => {
    read.push(text);
    if (text === "malformed") throw new Error("malformed");
    return { text };
  });
  return { read, reader };
}

test("what is decided about and signed is read once", () => {
  const { read, reader } = counted();
  expect(reader("a")).toBe(reader("a"));
  expect(reader("b")).toEqual({ text: "b" });
  expect(read).toEqual(["a", "b"]);
});

test("what cannot be read is refused each time", () => {
  const { read, reader } = counted();
  expect(() => reader("malformed")).toThrow("malformed");
  expect(() => reader("malformed")).toThrow("malformed");
  expect(read).toHaveLength(2);
});

test("long texts are not kept, and of short ones the last 128", () => {
  const { read, reader } = counted();
  const long = "a".repeat(2049);
  reader(long);
  reader(long);
  expect(read).toEqual([long, long]);
  const texts = Array.from({ length: 129 }, (_, index) => `${index}`.padStart(2048, "0"));
  for (const text of texts) reader(text);
  reader(entryOf(texts, 1));
  expect(read).toHaveLength(131);
  reader(firstOf(texts));
  expect(read).toHaveLength(132);
});
