// Whoever makes one mistake gets one finding, at the place of the mistake, whatever else no longer fits because of it.

import { execFileSync } from "node:child_process";
import { cpSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compileFolder, compileSources } from "../../../generator/src/compile.js";
import type { Diagnostic } from "../../../generator/src/diagnostics/diagnostic.js";
import { library, sourcesOf } from "../fixture.js";
import { temporaryFolder } from "../folders.js";
import { form } from "./form.js";
import { meaning } from "./meaning.js";

const contract = sourcesOf(library);

function said({ position, code, message }: Diagnostic): string {
  return `${position?.file}:${position?.line}:${position?.column} ${code} ${message}`;
}

test("there are at least 60 of them, no two alike", () => {
  const all = [...form, ...meaning];
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(([what]) => what)).size).toBe(all.length);
});

describe.each([
  ["form", form],
  ["meaning", meaning],
])("%s", (_, rows) => {
  test.each(rows)("%s", (_what, file, from, to, finding) => {
    const whole = contract.get(file) ?? "";
    const text = from === undefined ? to : whole.replace(from, () => to);
    expect(text).not.toBe(whole);
    const { model, diagnostics } = compileSources(new Map([...contract, [file, text]]));
    expect(diagnostics.map(said)).toEqual([finding]);
    expect(model).toBeUndefined();
  });
});

describe("on the disk", () => {
  let place: string;
  beforeEach(() => {
    place = temporaryFolder("broken-");
    cpSync(library, place, { recursive: true });
  });
  afterEach(() => rmSync(place, { recursive: true }));

  test.each<[what: string, make: () => void, finding: string]>([
    [
      "a pipe, which would never end",
      () => execFileSync("mkfifo", [path.join(place, "shapes/pipe.yaml")]),
      "shapes/pipe.yaml:1:1 CS0101 is a pipe, not a file",
    ],
    [
      "a folder that leads back to itself",
      () => symlinkSync("..", path.join(place, "shapes/loop")),
      "shapes/loop:1:1 CS0101 is a link to a folder that holds it",
    ],
    [
      "a link to nothing",
      () => symlinkSync("gone.yaml", path.join(place, "shapes/gone.yaml")),
      "shapes/gone.yaml:1:1 CS0101 is a link to nothing",
    ],
    [
      "a link to a device",
      () => symlinkSync("/dev/zero", path.join(place, "shapes/zero.yaml")),
      "shapes/zero.yaml:1:1 CS0101 is a device, not a file",
    ],
    [
      "Latin-1",
      () => writeFileSync(path.join(place, "enums.yaml"), Buffer.from("enums:\n  # caf\xe9\n", "latin1")),
      "enums.yaml:2:8 CS0108 the byte 0xe9 is not UTF-8",
    ],
    [
      "UTF-16, as some editors save",
      () => writeFileSync(path.join(place, "scalars.yaml"), Buffer.from("\ufeffscalars:\n", "utf16le")),
      "scalars.yaml:1:1 CS0108 the byte 0xff is not UTF-8",
    ],
    [
      "a program",
      () => cpSync(process.execPath, path.join(place, "queries/list-books.yaml")),
      "queries/list-books.yaml:1:1 CS0105 the file is larger than 2 MiB",
    ],
  ])("%s", async (_, make, finding) => {
    make();
    const { diagnostics } = await compileFolder(place);
    expect(diagnostics.map(said)).toEqual([finding]);
  });

  test("hidden files, what editors keep beside a file, and installed packages are no part of a contract", async () => {
    symlinkSync("nobody@host.1:2", path.join(place, "shapes/.#books.yaml"));
    writeFileSync(path.join(place, "shapes/.books.yaml.swp"), "");
    cpSync(library, path.join(place, "node_modules/other"), { recursive: true });
    expect((await compileFolder(place)).diagnostics).toEqual([]);
  });

  test("a folder may be a link to another", async () => {
    rmSync(path.join(place, "shapes"), { recursive: true });
    symlinkSync(path.join(library, "shapes"), path.join(place, "shapes"));
    expect((await compileFolder(place)).model?.shapes.length).toBeGreaterThan(0);
  });
});
