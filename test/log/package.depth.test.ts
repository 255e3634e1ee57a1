// The package as its users have it: what it imports, the example of docs/log.md, and the same in a browser.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  canonicalRecord,
  formatProof,
  leafOf,
  LogWriter,
  MemoryStorage,
  parseNote,
  readInclusionProof,
  signText,
} from "../../log/src/index.js";
import { chromiumPath } from "../service/browser/browser.js";
import { useSharedBrowser } from "../service/browser/shared-browser.js";
import { entriesOf, logKeys, witnessKeys } from "./fixture.js";

const root = path.join(import.meta.dirname, "../..");
const sources = path.join(root, "log/src");
const entry = path.join(root, "log/dist/index.js");
const folder = mkdtempSync(path.join(tmpdir(), "log-package-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const salt = new Uint8Array(32).fill(5);
const record = canonicalRecord({ id: "019aa099", type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD" });
let files: Record<"policy" | "receipt.tlog-proof" | "receipt.salt" | "receipt.json", Uint8Array>;

beforeAll(async () => {
  const log = logKeys("log.example");
  const witnesses = [witnessKeys("witness.one.example"), witnessKeys("witness.two.example")];
  const storage = new MemoryStorage();
  const keys = { origin: "log.example", signers: [log.signer], verifiers: [log.verifier] };
  const writer = await LogWriter.open(storage, keys);
  await writer.append(entriesOf(41));
  const { signed, checkpoint, first } = await writer.append([leafOf(salt, record)]);
  const cosignatures = await signText(
    parseNote(signed).text,
    witnesses.map(({ signer }) => signer),
  );
  const verifiers = witnesses.map(({ verifier }) => verifier);
  const cosigned = (await writer.addSignatures(signed, cosignatures, verifiers)) ?? signed;
  const hashes = await readInclusionProof(storage.read, first, checkpoint);
  const [one, two] = witnesses.map(({ vkey }) => vkey);
  files = {
    policy: new TextEncoder().encode(
      `log ${log.vkey}\nwitness w1 ${one}\nwitness w2 ${two}\ngroup both all w1 w2\nquorum both\n`,
    ),
    "receipt.tlog-proof": formatProof({ index: first, hashes, checkpoint: cosigned }),
    "receipt.salt": salt,
    "receipt.json": record,
  };
});

test("all of it but what keeps things in folders runs without Node, and depends on two packages", () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, "log/package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toEqual(["@noble/curves", "@noble/hashes"]);
  const imports = new Map(
    readdirSync(sources, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => {
        const content = readFileSync(path.join(sources, name), "utf8");
        return [name, [...content.matchAll(/^(?:import|export|\}) .*from "(.*)";$/gm)].map(([, from = ""]) => from)];
      }),
  );
  const reached = new Set<string>();
  const packages = new Set<string>();
  const reach = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const from of imports.get(name) ?? []) {
      if (from.startsWith(".")) reach(path.join(path.dirname(name), from.replace(/\.js$/, ".ts")));
      else packages.add(from);
    }
  };
  reach("index.ts");
  expect(reached.size).toBeGreaterThan(25);
  expect([...packages].filter((name) => !/^@noble\/(?:curves|hashes)\//.test(name))).toEqual([]);
  expect([...imports.keys()].filter((name) => !reached.has(name)).toSorted()).toEqual(
    [
      "folder.ts",
      "storage/durable.ts",
      "storage/folder.ts",
      "storage/revisions.ts",
      "witness/folder-state.ts",
    ].toSorted(),
  );
});

test("the program of docs/log.md verifies a receipt, and fails for another record", () => {
  const page = readFileSync(path.join(root, "docs/log.md"), "utf8");
  const program = /```js\n([^]*?)```/.exec(page)?.[1] ?? "";
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  writeFileSync(
    path.join(folder, "verify.mjs"),
    program.replace('"@countersign/log"', `"${pathToFileURL(entry).href}"`),
  );
  const run = () => execFileSync(process.execPath, ["verify.mjs"], { cwd: folder, encoding: "utf8", stdio: "pipe" });
  expect(run()).toMatch(/^entry 41 of log\.example, cosigned by \[\n? *\{ name: 'w1', time: 1700000000 \}/);
  writeFileSync(path.join(folder, "receipt.json"), canonicalRecord({ id: "another" }));
  expect(run).toThrow(/LogError: the inclusion proof of entry 41 does not lead to the root of 42 entries/);
});

describe.skipIf(chromiumPath === undefined)("in Chromium", () => {
  const browser = useSharedBrowser();
  afterAll(() => browser.close());

  test("a receipt verifies, and one with another salt does not", async () => {
    const bundle = await rolldown({ input: entry, platform: "browser" });
    const { output } = await bundle.generate({ format: "iife", name: "log", minify: true });
    await bundle.close();
    const page = await (await browser.open()).newPage();
    await page.goto("about:blank");
    await page.addScriptTag({ content: output[0].code });
    const verified = await page.evaluate(
      (given) => {
        interface Api {
          parsePolicy(bytes: Uint8Array): unknown;
          verifyReceipt(policy: unknown, receipt: object): { index: number };
        }
        const { log } = globalThis as unknown as { log: Api };
        const of = (bytes: readonly number[]) => new Uint8Array(bytes);
        const policy = log.parsePolicy(of(given.policy));
        const receipt = { proof: of(given.proof), salt: of(given.salt), record: of(given.record) };
        const { index } = log.verifyReceipt(policy, receipt);
        try {
          log.verifyReceipt(policy, { ...receipt, salt: new Uint8Array(32) });
          return { index, failure: "" };
        } catch (error) {
          return { index, failure: String(error) };
        }
      },
      {
        policy: [...files.policy],
        proof: [...files["receipt.tlog-proof"]],
        salt: [...salt],
        record: [...record],
      },
    );
    expect(verified).toEqual({
      index: 41,
      failure: "LogError: the inclusion proof of entry 41 does not lead to the root of 42 entries",
    });
  });
});
