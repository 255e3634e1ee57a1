// Files of the packages of Go, Python and Rust: those of contracts without calls have nothing about calls.

import path from "node:path";
import { expect, test } from "vitest";
import { emitGo } from "../../generator/src/emit/go/go.js";
import { emitPython } from "../../generator/src/emit/python/python.js";
import type { Sources } from "../../generator/src/load/contract-files.js";
import type { EmittedFile } from "../../generator/src/emit/output.js";
import { emitRust } from "../../generator/src/emit/rust/rust.js";
import { streamsAlone } from "../contracts/streams-alone.js";
import { modelOf, root, sourcesOf, templates } from "../generator/fixture.js";

const languages = { Go: emitGo, Python: emitPython, Rust: emitRust };
const emit = {
  go: { module: "example.com/one", folder: "one" },
  python: { package: "one", folder: "one" },
  rust: { crate: "one", folder: "one" },
};

const namesOfCalls = /client|server|stamper|headed|pages|wait/;
const wordsOfCalls = /\b(?:AsyncClient|Client|NewClient|ReadRequest|Stamper|httpdate|httpx|read_request|ureq)\b/;

test.each(Object.entries(languages))("a package of %s without calls has nothing about calls", (_, emitted) => {
  const of = (
    name: string,
    sources: Sources = sourcesOf(path.join(root, "test/contracts", name)),
  ): readonly [names: readonly string[], words: readonly string[]] => {
    const model = modelOf(sources);
    const contract = { ...model.contract, manifest: { ...model.contract.manifest, ...emit } };
    const files = emitted({ model: { ...model, contract }, templates: templates() });
    const those = (is: (file: EmittedFile) => boolean): readonly string[] => files.filter(is).map((file) => file.path);
    return [those((file) => namesOfCalls.test(file.path)), those(({ text }) => wordsOfCalls.test(text))];
  };
  expect(of("notices")).toEqual([[], []]);
  expect(of("common")).toEqual([[], []]);
  // Servers read what asks for a stream.
  const [served, read] = of("ticker", streamsAlone);
  expect(served.filter((name) => !name.includes("server"))).toEqual([]);
  expect(Math.min(served.length, read.length)).toBeGreaterThan(0);
  const [names, words] = of("freight");
  expect(Math.min(names.length, words.length)).toBeGreaterThan(4);
});
