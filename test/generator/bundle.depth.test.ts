// The bundle that the command line starts from, and the compiled code that is kept for it.

import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { compileSources } from "../../generator/src/compile.js";
import { CodeCache } from "../../generator/src/start/code-cache.js";
import { toolFingerprint } from "../../generator/dist/write/tool.js";
import { fixtures, library, onBase, root, sourcesOf } from "./fixture.js";
import { runAlone } from "./command.js";
import { temporaryFolder } from "./folders.js";

const place = temporaryFolder("bundle-");
afterAll(() => rmSync(place, { recursive: true }));
const bundle = path.join(root, "generator/dist/bundle");

describe("the bundle", () => {
  test("is made from the code beside it, and names the licenses of the packages in it", () => {
    expect(readFileSync(path.join(bundle, "made-from"), "utf8").split("\n")[0]).toBe(toolFingerprint());
    const notices = readFileSync(path.join(bundle, "THIRD-PARTY-NOTICES"), "utf8");
    const packages = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+\S* \((.+)\)$/gm)].map(([, name]) => name);
    expect(packages).toEqual(expect.arrayContaining(["ajv", "commander", "handlebars", "yaml"]));
  });

  test("finds in every bad contract what the modules find, where schemas are compiled by ajv as they are read", () => {
    const { compileSources: bundled } = new CodeCache(undefined).load(path.join(bundle, "compile.cjs")) as {
      compileSources: typeof compileSources;
    };
    const contracts = [...fixtures("diagnostics"), ...fixtures("features")].map(({ files }) => onBase(files));
    const counts = [sourcesOf(library), ...contracts].map((sources) => {
      const { diagnostics } = compileSources(sources);
      expect(bundled(sources).diagnostics).toEqual(diagnostics);
      return diagnostics.length;
    });
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(30);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(30);
  });
});

describe("compiled code", () => {
  const file = path.join(place, "module.cjs");
  const filler = Array.from({ length: 2000 }, (_, index) => `exports.number${index} = () => ${index};`).join("\n");
  const exported = (text: string): string => `${filler}\nexports.text = () => ${JSON.stringify(text)};\n`;

  function loaded(cache: CodeCache): string {
    return (cache.load(file) as { text: () => string }).text();
  }

  /** When what is kept was written. */
  function kept(folder: string): readonly number[] {
    return readdirSync(folder).map((name) => statSync(path.join(folder, name)).mtimeMs);
  }

  test("is kept once, and used as long as its file stays the same", () => {
    const folder = path.join(place, "kept");
    writeFileSync(file, exported("one"));
    const first = new CodeCache(folder);
    expect(loaded(first)).toBe("one");
    first.keep();
    const written = kept(folder);
    expect(written).toHaveLength(1);

    const second = new CodeCache(folder);
    expect(loaded(second)).toBe("one");
    second.keep();
    expect(kept(folder)).toEqual(written);

    // As long as before: V8 itself would take the old code for the new text.
    writeFileSync(file, exported("two"));
    const third = new CodeCache(folder);
    expect(loaded(third)).toBe("two");
    third.keep();
    expect(kept(folder)).not.toEqual(written);
  });

  test.each([
    ["half of it", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ["nothing", () => Buffer.alloc(0)],
    ["one other byte", (bytes: Buffer) => bytes.with(bytes.length - 1000, (bytes.at(-1000) ?? 0) ^ 1)],
  ])("is made anew where %s is left", async (_, broken) => {
    const folder = path.join(place, "broken");
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(file, exported("three"));
    // In processes of their own: V8 would have the code at hand.
    const load = (): Promise<string> => inProcess(folder);
    expect(await load()).toBe("three");
    const [name = ""] = readdirSync(folder);
    const whole = readFileSync(path.join(folder, name));
    const wrong = broken(whole);
    writeFileSync(path.join(folder, name), wrong);
    expect(await load()).toBe("three");
    const after = readFileSync(path.join(folder, name));
    expect(after.equals(wrong)).toBe(false);
    expect(after.length).toBeGreaterThan(whole.length * 0.9);
  });

  async function inProcess(folder: string): Promise<string> {
    const module = pathToFileURL(path.join(root, "generator/dist/start/code-cache.js")).href;
    const program = `
      import { CodeCache } from ${JSON.stringify(module)};
      const cache = new CodeCache(${JSON.stringify(folder)});
      process.stdout.write(cache.load(${JSON.stringify(file)}).text());
      cache.keep();`;
    return (await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program])).stdout;
  }

  test("is not missed where nothing can be kept", () => {
    mkdirSync(path.join(place, "file"), { recursive: true });
    writeFileSync(path.join(place, "file/cache"), "");
    const cache = new CodeCache(path.join(place, "file/cache/code"));
    expect(loaded(cache)).toBe("three");
    cache.keep();
  });
});

test("nothing but the result is said by a run from the bundle", async () => {
  const env = { CONTRACT_CACHE: path.join(place, "cache") };
  for (let run = 0; run < 2; run++) {
    const { code, err } = await runAlone(place, env, "--schema", library, "--out", "out", "generate");
    expect({ code, err }).toEqual({ code: 0, err: "" });
  }
});
