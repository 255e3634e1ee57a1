// A deployment as its operator has it: services that are processes of their own, the commands about its keys, and clients
// that go on all the while and remember what was acknowledged.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { apiKeyStamper, createClient } from "@countersign/api";
import type { Client } from "@countersign/api";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { expect } from "vitest";
import { loadConfig } from "../../../service/src/config/config.js";
import { listMasterKeys } from "../../../service/src/custody/master-key-file.js";
import type { RootCredentials } from "../../../service/src/activities/organizations/root-file.js";
import { openLog } from "../../../service/src/log/log.js";
import { openService } from "../../../service/src/service.js";
import type { ServiceOptions } from "../../../service/src/service.js";
import { openBeside } from "../support/authority.js";
import { putProcess } from "../../../service/src/store/processes.js";
import { countersign } from "../cli/running.js";
import type { Ended } from "../cli/running.js";
import { ethereumAccount } from "../support/accounts.js";
import { spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { entryOf, firstOf, resultOf } from "../support/results.js";
import { layEmptyDatabase } from "../support/empty-database.js";
import { borrowSchema } from "../support/schemas.js";
import type { databases } from "../support/service.js";

type Environment = Record<string, string>;

/** A service in this process. */
export interface OpenedService extends Pick<ServiceProcess, "baseUrl" | "root"> {
  stop(): Promise<void>;
}

export interface OpenOptions extends ServiceOptions {
  readonly port?: string;
  /** Is called with each line of the log. */
  readonly onLine?: (line: string) => void;
}

export class Deployment {
  readonly data = mkdtempSync(path.join(tmpdir(), "countersign-rotation-"));
  readonly keyFile = path.join(this.data, "master.key");
  readonly #giveBack: () => Promise<void>;
  readonly #environment: Environment;
  readonly #services: ServiceProcess[] = [];
  readonly #closing: (() => Promise<void>)[] = [];

  private constructor(environment: Environment, giveBack: () => Promise<void>) {
    const settings = path.join(this.data, "settings.yaml");
    const many =
      "limits: { wallets: 100000, walletAccounts: 100000 }\nmessages: { perContactHourly: 0, perSubOrganizationHourly: 0, subOrganizationsHourly: 0 }\n";
    writeFileSync(settings, many);
    this.#environment = { ...environment, COUNTERSIGN_CONFIG: settings };
    this.#giveBack = giveBack;
  }

  /** @param environment variables for its services and commands */
  static async make(database: (typeof databases)[number], environment: Environment = {}): Promise<Deployment> {
    if (database === "sqlite") {
      const deployment = new Deployment(environment, async () => {});
      await layEmptyDatabase(deployment.data);
      return deployment;
    }
    const { url, giveBack } = await borrowSchema();
    return new Deployment({ ...environment, COUNTERSIGN_DATABASE_URL: url }, giveBack);
  }

  /** As tests read it. */
  get masterKeyFile(): string {
    return this.keyFile;
  }

  get database(): string {
    return this.#environment["COUNTERSIGN_DATABASE_URL"] ?? path.join(this.data, "countersign.db");
  }

  /** Ids of the keys in the file. */
  get keys(): string[] {
    return listMasterKeys(this.keyFile);
  }

  async start(environment: Environment = {}): Promise<ServiceProcess> {
    const service = await spawnService(this.data, { ...this.#environment, ...environment });
    this.#services.push(service);
    return service;
  }

  /** Starts a service in this process. */
  async open({ port = "0", onLine = () => {}, ...options }: OpenOptions = {}): Promise<OpenedService> {
    const settings = loadConfig({
      environment: this.#environment,
      options: { data: this.data, port, rateLimit: "0" },
    });
    const service = await openService(settings, openLog("warn", onLine), options);
    let isOpen = true;
    const stop = async () => {
      if (isOpen) await service.close();
      isOpen = false;
    };
    this.#closing.push(stop);
    const { baseUrl } = await service.listen();
    const root = JSON.parse(readFileSync(path.join(this.data, "root.json"), "utf8")) as RootCredentials;
    return { baseUrl, root, stop };
  }

  /** Runs a command in this process, which takes a tenth of the time that a process of its own would. */
  command(name: string, options: readonly string[] = [], environment: Environment = {}): Promise<Ended> {
    return this.run(["master-key", name], options, { environment });
  }

  /** Runs any command that has the option `--data`. */
  run(
    words: readonly string[],
    options: readonly string[] = [],
    { environment = {}, stdin = "" }: { readonly environment?: Environment; readonly stdin?: string } = {},
  ): Promise<Ended> {
    return countersign([...words, "--data", this.data, ...options], {
      cwd: this.data,
      env: { ...this.#environment, ...environment },
      stdin,
    });
  }

  /** Its variables. */
  get environment(): Environment {
    return this.#environment;
  }

  /** The command line and the environment of a command about the key-encryption keys, or of another one. */
  commandLine(name: string | readonly string[]): { readonly args: string[]; readonly environment: Environment } {
    const words = typeof name === "string" ? ["master-key", name] : name;
    return { args: [...words, "--data", this.data], environment: this.#environment };
  }

  async kill(): Promise<void> {
    for (const service of this.#services.splice(0)) await service.kill();
  }

  async remove(): Promise<void> {
    await this.kill();
    for (const stop of this.#closing.splice(0)) await stop();
    await this.#giveBack();
    rmSync(this.data, { recursive: true });
  }
}

export function clientOf({ baseUrl, root }: Pick<ServiceProcess, "baseUrl" | "root">): Client {
  const stamper = apiKeyStamper({ publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey });
  return createClient({ baseUrl, stamper, retry: false });
}

/** Signs, and checks the signature against the address by another library. */
export async function proveKey(client: Client, organizationId: string, address: string): Promise<void> {
  const payload = `${address} signs`;
  const parameters = {
    signWith: address,
    payload,
    encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
    hashFunction: "HASH_FUNCTION_KECCAK256",
  } as const;
  const { activity } = await client.signRawPayload({ organizationId, parameters });
  const { r, s, v } = resultOf(activity, "signRawPayloadResult");
  const signature = secp256k1.Signature.fromBytes(hexToBytes(`${v}${r}${s}`), "recovered");
  const point = signature.recoverPublicKey(keccak_256(utf8ToBytes(payload)));
  const hash = keccak_256(point.toBytes(false).subarray(1));
  expect(`0x${bytesToHex(hash.subarray(12))}`).toBe(address.toLowerCase());
}

/** Clients that create wallets and sign, one request after the other each. */
export class Load {
  /** Addresses of all wallets whose creation was acknowledged. */
  readonly addresses: string[] = [];
  readonly failures: unknown[] = [];
  requests = 0;
  #isOver = false;
  readonly #clients: Promise<void>[];

  constructor(services: readonly ServiceProcess[], clientsOfEach = 2) {
    this.#clients = services.flatMap((service, place) =>
      Array.from({ length: clientsOfEach }, (_, index) => this.#work(service, `${place}-${index}`)),
    );
  }

  /** Resolves when so many more requests were answered. */
  async more(requests: number): Promise<void> {
    const enough = this.requests + requests;
    while (this.requests < enough && this.failures.length === 0) await pause(5);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#clients);
  }

  async #work(service: ServiceProcess, name: string): Promise<void> {
    const client = clientOf(service);
    const { organizationId } = service.root;
    for (let turn = 0; !this.#isOver; turn++) {
      try {
        if (turn % 3 === 0) {
          const parameters = { walletName: `${name}-${turn}`, accounts: [ethereumAccount] as never };
          const { activity } = await client.createWallet({ organizationId, parameters });
          this.addresses.push(firstOf(resultOf(activity, "createWalletResult").addresses));
        } else {
          await proveKey(
            client,
            organizationId,
            entryOf(this.addresses, Math.floor(Math.random() * this.addresses.length)),
          );
        }
        this.requests++;
        // Enough to be in the way; not so much that commands hardly get on.
        await pause(30);
      } catch (error) {
        this.failures.push(error);
        return;
      }
    }
  }
}

/** Has a deployment believe in a service for an hour that holds its keys, and publishes none: one of an earlier version. */
export async function pretendEarlierProcess(deployment: Deployment): Promise<void> {
  const id = (await deployment.command("list")).out.split(" ", 1);
  const earlier = { id: "p", name: "process 1 on one", keyIds: id, sealsUnder: String(id), signingKeys: {} };
  const store = await openBeside(deployment);
  await store.write((transaction) => putProcess(transaction, earlier, 3_600_000));
  await store.close();
}
