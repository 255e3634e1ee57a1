// A page that has @turnkey/core, bundled as an app would bundle it, on an origin of its own.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import type { WebSite } from "../service/browser/browser.js";

const entry = fileURLToPath(new URL("page/app.mjs", import.meta.url));
const guide = fileURLToPath(new URL("../../docs/clients.md", import.meta.url));

/** The alias of docs/clients.md, by which an app puts in the deployment's key for one-time codes. */
export interface Alias {
  readonly codes: string;
}

/** @param alias none for the client as it is */
export async function startPage(alias?: Alias): Promise<WebSite> {
  const script = await bundle(alias);
  const server = createServer((request, response) => {
    if (request.url === "/app.js") response.setHeader("Content-Type", "text/javascript").end(script);
    else
      response
        .setHeader("Content-Type", "text/html")
        .end('<!doctype html><script type="module" src="/app.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bundle(alias: Alias | undefined): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "countersign-page-"));
  try {
    const build = await rolldown({
      input: entry,
      platform: "browser",
      ...(alias && { resolve: { alias: aliasIn(folder, alias) } }),
      // Packages of wallets that are not used here have their oddities.
      logLevel: "silent",
    });
    const { output } = await build.generate({ format: "esm", codeSplitting: false });
    await build.close();
    return output[0].code;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The module that the guide shows, with the deployment's key in it. */
function aliasIn(folder: string, { codes }: Alias): Record<string, string> {
  const [, shown = ""] = /```js\n(\/\/ turnkey-crypto\.js[\s\S]*?)```/.exec(readFileSync(guide, "utf8")) ?? [];
  const text = shown.replace('"04…"', JSON.stringify(codes));
  if (text === shown) throw new Error("the guide shows no module with a key");
  const file = path.join(folder, "turnkey-crypto.js");
  writeFileSync(file, text);
  // Of @turnkey/core's own, which may be another version than others have.
  const core = createRequire(createRequire(entry).resolve("@turnkey/core"));
  const hosted = path.join(path.dirname(core.resolve("@turnkey/crypto")), "index.mjs");
  return { "turnkey-crypto-hosted": hosted, "@turnkey/crypto": file };
}
