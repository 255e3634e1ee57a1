// All clients of the matrix, each with what became of its operations.

import { readFileSync } from "node:fs";
import { coreOperations } from "./core.js";
import { cosmjsOperations } from "./cosmjs.js";
import { tryCrypto } from "./crypto.js";
import { eip1193Operations } from "./eip-1193.js";
import { ethersOperations } from "./ethers.js";
import type { Outcome } from "./outcome.js";
import { tryAll } from "./signing.js";
import { smartAccountOperations } from "./smart-account.js";
import { solanaOperations } from "./solana.js";
import { apiKeyStamperOperations, walletStamperOperations, webauthnStamperOperations } from "./stampers.js";
import { openCore, openHttp, openSdkServer } from "./table.js";
import { viemOperations } from "./viem.js";
import { walk } from "./walk.js";

/** A client as it is installed, and how to try it. */
export interface Installed {
  /** `@turnkey/http`. */
  readonly package: string;
  readonly version: string;
  /** Whether it is the newest of its package here: none of its operations may fail. */
  readonly newest: boolean;
  readonly run: () => Promise<readonly Outcome[]>;
}

type Run = (name: string) => Promise<readonly Outcome[]>;

/** By the package's name without its scope. */
const runs: Readonly<Record<string, Run>> = {
  http: (name) => walk((baseUrl) => openHttp(name, baseUrl)),
  "sdk-server": (name) => walk((baseUrl) => openSdkServer(name, baseUrl)),
  core: async (name) => [
    ...(await walk((baseUrl) => openCore(name, baseUrl))),
    ...(await tryAll(await coreOperations(name))),
  ],
  ethers: async (name) => tryAll(await ethersOperations(name)),
  viem: async (name) => [
    ...(await tryAll(await viemOperations(name))),
    // Older ones sign no typed data.
    ...(name === "@turnkey/viem" ? await tryAll(await smartAccountOperations(name)) : []),
  ],
  solana: async (name) => tryAll(await solanaOperations(name)),
  cosmjs: () => tryAll(cosmjsOperations),
  "eip-1193-provider": () => tryAll(eip1193Operations),
  crypto: () => tryCrypto(),
  "api-key-stamper": () => tryAll(apiKeyStamperOperations),
  "wallet-stamper": () => tryAll(walletStamperOperations),
  "webauthn-stamper": () => tryAll(webauthnStamperOperations),
};

interface Package {
  readonly devDependencies: Readonly<Record<string, string>>;
}

const { devDependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as Package;

/** In the order of `runs`; of one package the oldest first. */
export const installed: readonly Installed[] = Object.entries(runs).flatMap(([short, run]) => {
  const scoped = `@turnkey/${short}`;
  return Object.entries(devDependencies)
    .flatMap(([name, spec]) => {
      if (name === scoped) return [{ name, version: spec, newest: true }];
      const [, version] = new RegExp(`^npm:${scoped}@(.+)$`).exec(spec) ?? [];
      return version === undefined ? [] : [{ name, version, newest: false }];
    })
    .toSorted((one, other) => one.version.localeCompare(other.version, "en", { numeric: true }))
    .map(({ name, version, newest }) => ({ package: scoped, version, newest, run: () => run(name) }));
});
