// The output is replaced as a whole or not at all, whatever stands in the way and whenever the machine stops.

import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { markerLine, markerFile, OutputFolder } from "../../generator/src/write/folder.js";
import { library, root } from "./fixture.js";
import { cli, runIn } from "./command.js";
import { forgetCache, temporaryFolder, textsOf } from "./folders.js";

const place = temporaryFolder("whole-");
afterAll(() => {
  rmSync(place, { recursive: true });
  forgetCache(path.join(place, "schema"), path.join(place, "generated"));
});

const old = new Map([
  [markerFile, `${markerLine}\n`],
  ["a.txt", "old a"],
  ["b/c.txt", "old c"],
  ["b/d.txt", "old d"],
]);
/** `a.txt` and `b/c.txt` change, `b/d.txt` goes, `e/f.txt` comes. */
const changed = new Map([
  ["a.txt", "new a"],
  ["b/c.txt", "new c"],
  ["e/f.txt", "new f"],
]);
const removed = ["b/d.txt"];
const now = new Map([[markerFile, `${markerLine}\n`], ...changed]);

let folder: string;
let output: OutputFolder;

beforeEach(() => {
  folder = path.join(place, "output");
  rmSync(folder, { recursive: true, force: true });
  write(folder, old);
  output = new OutputFolder(folder);
});

/** What the folder says of itself. */
function textsIn(read: OutputFolder): Map<string, string> {
  return new Map([...read.read()].map(([name, bytes]) => [name, bytes.toString("utf8")]));
}

function write(into: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    mkdirSync(path.join(into, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(into, name), text);
  }
}

test("files that change, come and go do so together, and nothing is left behind", async () => {
  await output.replace(changed, removed);
  expect(textsOf(folder)).toEqual(now);
  expect(textsIn(output)).toEqual(now);
});

test("folders that become empty go too, and built code and packages are left alone", async () => {
  write(
    folder,
    new Map([
      ["dist/index.js", "built"],
      ["node_modules/x/index.js", "installed"],
    ]),
  );
  await output.replace(new Map(), ["b/c.txt", "b/d.txt"]);
  expect(existsSync(path.join(folder, "b"))).toBe(false);
  expect([...textsOf(folder).keys()]).toEqual([markerFile, "a.txt", "dist/index.js", "node_modules/x/index.js"]);
  expect([...textsIn(output).keys()]).toEqual([markerFile, "a.txt"]);
});

describe("a run that died", () => {
  const stage = (journal: string): void => {
    const staging = path.join(folder, ".staging");
    write(path.join(staging, "files"), new Map([...changed.values()].map((text, index) => [String(index), text])));
    writeFileSync(path.join(staging, "journal.json"), journal);
  };
  const journal = JSON.stringify({
    moves: [...changed.keys()].map((to, index) => ({ from: String(index), to })),
    removed,
  });

  test("before its journal was written leaves the old output", async () => {
    stage("");
    rmSync(path.join(folder, ".staging/journal.json"));
    await output.finish();
    expect(textsOf(folder)).toEqual(old);
  });

  test.each([0, 1, 20, journal.length - 1])(
    "while its journal was written leaves the old output (after %i characters)",
    async (length) => {
      stage(journal.slice(0, length));
      await output.finish();
      expect(textsOf(folder)).toEqual(old);
    },
  );

  test("after its journal was written is finished by the next one", async () => {
    stage(journal);
    await output.finish();
    expect(textsOf(folder)).toEqual(now);
  });

  test("halfway through its journal is finished by the next one", async () => {
    stage(journal);
    writeFileSync(path.join(folder, "a.txt"), "new a");
    rmSync(path.join(folder, ".staging/files/0"));
    rmSync(path.join(folder, "b/d.txt"));
    await output.finish();
    expect(textsOf(folder)).toEqual(now);
  });

  test("at any moment, by SIGKILL, leaves what the next one makes whole", async () => {
    const versions = ["one", "two"].map(
      (word) => new Map([...Array(60).keys()].map((index) => [`${index % 7}/${index}.txt`, `${word} ${index}`])),
    );
    const script = `
      import { OutputFolder } from ${JSON.stringify(path.join(root, "generator/dist/write/folder.js"))};
      const output = new OutputFolder(${JSON.stringify(folder)});
      const versions = ${JSON.stringify(versions.map((files) => [...files]))}.map((files) => new Map(files));
      process.stdout.write("ready");
      for (let i = 0; ; i++) await output.replace(versions[i % 2], []);
    `;
    for (const delay of [0, 3, 7, 12, 18, 25]) {
      const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      await new Promise((resolve) => child.stdout.once("data", resolve));
      await sleep(delay);
      child.kill("SIGKILL");
      await new Promise((resolve) => child.once("close", resolve));
      await output.finish();
      const found = new Map([...textsIn(output)].filter(([name]) => /^\d/.test(name)));
      expect(
        new Set([...found.values()].map((text) => text.split(" ")[0])).size,
        `after ${delay} ms`,
      ).toBeLessThanOrEqual(1);
      expect([0, 60]).toContain(found.size);
      expect(existsSync(path.join(folder, ".staging"))).toBe(false);
    }
  });
});

describe("something in the way that does not belong there", () => {
  test("a folder with files, where a file belongs, makes way for it", async () => {
    rmSync(path.join(folder, "b/c.txt"));
    write(folder, new Map([["b/c.txt/deep/stray.txt", "somebody's"]]));
    await output.replace(changed, [...removed, "b/c.txt/deep/stray.txt"]);
    expect(textsOf(folder)).toEqual(now);
  });

  test("an empty folder, where a file belongs, makes way for it", async () => {
    rmSync(path.join(folder, "b/c.txt"));
    mkdirSync(path.join(folder, "b/c.txt/deep"), { recursive: true });
    await output.replace(changed, removed);
    expect(textsOf(folder)).toEqual(now);
  });

  test("a file, where a folder belongs, makes way for it", async () => {
    writeFileSync(path.join(folder, "e"), "a file");
    await output.replace(changed, [...removed, "e"]);
    expect(textsOf(folder)).toEqual(now);
  });

  test("makes way in a run that died halfway too", async () => {
    write(
      folder,
      new Map([
        ["b/c.txt", "new c"],
        ["e/f.txt", "new f"],
      ]),
    );
    write(path.join(folder, ".staging/files"), new Map([["0", "new a"]]));
    const moves = [...changed.keys()].map((to, index) => ({ from: String(index), to }));
    writeFileSync(
      path.join(folder, ".staging/journal.json"),
      JSON.stringify({ moves, removed: [...removed, "b/c.txt/deep/stray.txt"] }),
    );
    await output.finish();
    expect(textsOf(folder)).toEqual(now);
  });
});

describe("the command line", () => {
  const out = path.join(place, "generated");
  const run = (...args: readonly string[]): ReturnType<typeof runIn> => runIn(place, {}, ...args);
  const contract = path.join(place, "schema/contract.yaml");

  test("keeps the output when the contract breaks and when the disk takes no more", async () => {
    cpSync(library, path.join(place, "schema"), { recursive: true });
    expect((await run("generate")).code).toBe(0);
    const before = textsOf(out);

    const text = readFileSync(contract, "utf8");
    writeFileSync(contract, text.replace("security:", "security: ["));
    expect((await run("generate")).code).toBe(1);
    expect(textsOf(out)).toEqual(before);

    // Every description changes its version; no file of more than 16 KiB can be written.
    writeFileSync(
      contract,
      text.replace("version: 1.2.0", "version: 1.3.0").replace("Lends books", "Lends good books"),
    );
    const limited = await new Promise<number | null>((resolve) => {
      const child = spawn("bash", ["-c", `ulimit -f 16; exec "$0" "$1" generate`, process.execPath, cli], {
        cwd: place,
        stdio: "ignore",
      });
      child.once("close", resolve);
    });
    expect(limited).not.toBe(0);
    expect(textsOf(out)).toEqual(before);

    expect((await run("generate")).code).toBe(0);
    expect(textsOf(out).get("package.json")).toContain('"version": "1.3.0"');
  });

  test("ends with 2 where the output cannot be a folder", async () => {
    writeFileSync(path.join(place, "file"), "");
    const { code, err } = await run("--out", "file", "--no-cache", "generate");
    expect(code).toBe(2);
    expect(err).toMatch(/^contract: ENOTDIR/);
    expect(readFileSync(path.join(place, "file"), "utf8")).toBe("");
  });
});
