// Two processes of the service on a PostgreSQL server of their own, behind an address that follows the primary.

import { apiKeyStamper, createClient } from "@countersign/api";
import type { Client } from "@countersign/api";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { startCluster } from "../support/cluster.js";
import type { Cluster } from "../support/cluster.js";
import { program, spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { entryOf, firstOf, resultOf } from "../support/results.js";
import type { ApiKeyPair } from "../support/service.js";
import { startTcpProxy } from "../support/tcp-proxy.js";
import type { TcpProxy } from "../support/tcp-proxy.js";

const account = {
  curve: "CURVE_SECP256K1",
  pathFormat: "PATH_FORMAT_BIP32",
  path: "m/44'/60'/0'/0/0",
  addressFormat: "ADDRESS_FORMAT_ETHEREUM",
} as const;

export class Deployment {
  readonly primary: Cluster;
  /** Where both processes find their database. */
  readonly address: TcpProxy;
  readonly services: ServiceProcess[] = [];
  /** An address of a wallet of the root user's organization. */
  signWith = "";
  readonly #folder: string;
  /** Processes that have ended although nobody has ended them. */
  processesEnded = 0;

  private constructor(primary: Cluster, address: TcpProxy, folder: string) {
    this.primary = primary;
    this.address = address;
    this.#folder = folder;
  }

  static async start(): Promise<Deployment> {
    const primary = await startCluster();
    const address = await startTcpProxy(primary.port);
    const folder = await mkdtemp(path.join(tmpdir(), "countersign-failover-"));
    const deployment = new Deployment(primary, address, folder);
    try {
      await writeFile(path.join(folder, "settings.yaml"), "limits: { wallets: 1000000, users: 1000000 }\n");
      await deployment.startService(0);
      await deployment.startService(1);
      const { activity } = await deployment.client().createWallet({
        organizationId: deployment.root.organizationId,
        parameters: { walletName: "Signing", accounts: [account] },
      });
      deployment.signWith = firstOf(resultOf(activity, "createWalletResult").addresses);
      return deployment;
    } catch (error) {
      await deployment.close();
      throw error;
    }
  }

  get root(): ServiceProcess["root"] {
    return firstOf(this.services).root;
  }

  get rootKey(): ApiKeyPair {
    return { publicKey: this.root.apiPublicKey, privateKey: this.root.apiPrivateKey };
  }

  /** A client of one of the processes. Stamps as the root user by default. */
  client(which = 0, key: ApiKeyPair = this.rootKey): Client {
    return createClient({ baseUrl: entryOf(this.services, which).baseUrl, stamper: apiKeyStamper(key), retry: false });
  }

  /** Starts a process, or one in the place of another that has been killed. */
  async startService(which: number): Promise<void> {
    const service = await spawnService(this.#data, { ...this.#environment, COUNTERSIGN_MANAGEMENT_PORT: "0" });
    service.child.once("exit", (_code, signal) => {
      if (signal !== "SIGKILL" && this.services[which] === service) this.processesEnded++;
    });
    this.services[which] = service;
  }

  /** Has an operator take what the database has for right. */
  async accept(reason: string): Promise<void> {
    const options = ["authority", "accept", "--all", "--reason", reason, "--data", this.#data];
    await promisify(execFile)(process.execPath, [...program, ...options], {
      env: { ...process.env, ...this.#environment },
    });
  }

  get #data(): string {
    return path.join(this.#folder, "data");
  }

  get #environment(): Readonly<Record<string, string>> {
    return {
      COUNTERSIGN_CONFIG: path.join(this.#folder, "settings.yaml"),
      COUNTERSIGN_DATABASE_URL: `postgres://postgres@127.0.0.1:${this.address.port}/postgres`,
    };
  }

  async close(): Promise<void> {
    for (const service of this.services) await service.kill();
    await this.address.close();
    await this.primary.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
