// A real Chromium with a virtual authenticator (WebAuthn §11), and pages for it to be on.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import type { Page } from "playwright-core";
import { present } from "../support/results.js";

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path): path is string => path !== undefined && existsSync(path));

/** Where a browser is that shows notifications; undefined on machines that have none. */
export const wholeChromiumPath = firstOf([
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
]);

/**
 * Where the browser is; undefined on machines that have none. Debian's package chromium-headless-shell loads pages in a third of
 * the processor time.
 */
export const chromiumPath = firstOf([
  process.env["CHROMIUM_PATH"],
  "/usr/lib/chromium/chromium-headless-shell",
  wholeChromiumPath,
]);
if (chromiumPath === undefined && process.env["CI"]) {
  throw new Error("no Chromium: these tests need one in CI; CHROMIUM_PATH tells where it is");
}

const modules = join(dirname(fileURLToPath(import.meta.url)), "../../../node_modules");
// The published packages as they are, found by the browser itself.
const imports = {
  "@turnkey/webauthn-stamper": "/modules/@turnkey/webauthn-stamper/dist/index.mjs",
  "@turnkey/http/webauthn": "/modules/@turnkey/http/dist/webauthn.mjs",
  "sha256-uint8array": "/modules/sha256-uint8array/dist/sha256-uint8array.mjs",
};
const html = `<!doctype html><title>Passkeys</title>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
  import { WebauthnStamper } from "@turnkey/webauthn-stamper";
  import { getWebAuthnAttestation } from "@turnkey/http/webauthn";
  Object.assign(window, { WebauthnStamper, getWebAuthnAttestation });
</script>`;

export interface WebSite {
  /** `http://localhost:<port>`, which browsers hold for secure. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a page that has the vendor's own modules, on an origin of its own. */
export async function startWebSite(): Promise<WebSite> {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    if (path === "/") return void response.setHeader("Content-Type", "text/html").end(html);
    const file = join(modules, path.replace(/^[/\\]modules/, ""));
    if (!path.startsWith("/modules/") || !file.startsWith(modules + sep) || extname(file) !== ".mjs") {
      return void response.writeHead(404).end();
    }
    response.setHeader("Content-Type", "text/javascript").end(await readFile(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export interface Browser {
  /** Opens a page whose authenticator holds the browser's one set of credentials. */
  open(origin: string): Promise<Page>;
  close(): Promise<void>;
}

/**
 * Starts Chromium. What it would fetch on its own account is switched off.
 *
 * @param globals that a page has once its modules are there
 */
export async function startBrowser(...globals: readonly string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: present(chromiumPath, "chromiumPath"),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  const page = await browser.newPage();
  await addAuthenticator(page);
  return {
    async open(origin) {
      await page.goto(origin);
      await page.waitForFunction(globals.map((name) => `window.${name}`).join(" && "));
      return page;
    },
    close: () => browser.close(),
  };
}

/**
 * Gives a page an authenticator (WebAuthn §11) that agrees to everything. It belongs to the page's frame tree, and stays when
 * the page goes elsewhere.
 */
export async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
