// How long verifying a receipt of the transparency log takes, in Node and in Chromium, beside a bare Ed25519 verification by
// the same library in the same run.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build } from "rolldown";
import { readOptions } from "../lib/options.mjs";
import { summarize } from "../lib/rounds.mjs";
import { printTable, times as asRatio } from "../lib/table.mjs";
import { measure } from "./measure.mjs";

const rounds = readOptions().quick ? 10 : 60;

print("Node", await measure(rounds));
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
print("Chromium", await inChromium(executablePath));

/** @param {string} executablePath */
async function inChromium(executablePath) {
  const folder = mkdtempSync(join(tmpdir(), "countersign-log-bench-"));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const file = join(folder, "measure.js");
    await build({
      input: join(import.meta.dirname, "measure.mjs"),
      platform: "browser",
      output: { file, format: "iife", name: "bench" },
    });
    const page = await browser.newPage();
    // WebCrypto is there on pages that count as secure.
    await page.route("http://localhost/", (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await page.goto("http://localhost/");
    await page.addScriptTag({ path: file });
    return /** @type {Record<string, number[]>} */ (await page.evaluate(`bench.measure(${rounds})`));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} where
 * @param {Record<string, number[]>} found
 */
function print(where, found) {
  const bare = found["a bare Ed25519 verification"] ?? [];
  const rows = Object.entries(found).map(([kind, list]) => [
    kind,
    `${summarize(list).median.toFixed(2)} ms`,
    asRatio(summarize(list.map((ms, round) => ms / (bare[round] ?? Number.NaN))).median),
  ]);
  printTable(where, ["verified", "median", "of the bare one"], rows);
}
