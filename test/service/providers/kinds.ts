// The providers that can be tried here, each as a deployment's settings name it.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ProviderKind } from "../../../service/src/custody/providers/provider.js";
import { present } from "../support/results.js";
import { awsEnvironment } from "./aws-environment.js";
import { FakeKms } from "./fake-kms.js";
import { FakeTransit } from "./fake-transit.js";
import { lackingSofthsm, modulePath, SoftHsm } from "./softhsm.js";

/** A provider with a key for the deployment. */
export interface TriedProvider {
  /** The settings, as variables. */
  readonly environment: Readonly<Record<string, string>>;
  /** The same with another of its keys. */
  readonly otherKey: Readonly<Record<string, string>>;
  /** The stand-in that is asked; none for a module in the process. */
  readonly server: AskedServer | undefined;
  /** It does not answer any more. */
  leave(): Promise<void>;
  /** It answers again. */
  comeBack(): Promise<void>;
  remove(): Promise<void>;
}

/** A stand-in that keeps the requests that it was asked. */
export interface AskedServer {
  readonly asked: unknown[];
  /** Called with each request, before it is answered. */
  beforeAnswer: (asked: never) => Promise<void>;
}

export interface TriedKind {
  readonly kind: ProviderKind;
  /** Why it can't be tried here. */
  readonly lacking: string | undefined;
  readonly make: () => Promise<TriedProvider>;
}

async function makeTransit(): Promise<TriedProvider> {
  const folder = mkdtempSync(path.join(tmpdir(), "countersign-provider-"));
  const server = new FakeTransit();
  server.createKey("countersign");
  server.createKey("other");
  await server.listen();
  const tokenFile = path.join(folder, "token");
  writeFileSync(tokenFile, server.rootToken, { mode: 0o600 });
  return {
    environment: { COUNTERSIGN_TRANSIT_ADDRESS: server.address, COUNTERSIGN_TRANSIT_TOKEN_FILE: tokenFile },
    otherKey: { COUNTERSIGN_TRANSIT_KEY: "other" },
    server,
    leave: () => server.close(),
    comeBack: () => server.listen(),
    async remove() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function makePkcs11(): Promise<TriedProvider> {
  const hsm = new SoftHsm();
  hsm.createKey("countersign");
  hsm.createKey("other");
  return {
    environment: {
      COUNTERSIGN_PKCS11_MODULE: present(modulePath, "modulePath"),
      COUNTERSIGN_PKCS11_PIN_FILE: hsm.pinFile,
    },
    otherKey: { COUNTERSIGN_PKCS11_KEY: "other" },
    server: undefined,
    leave: async () => hsm.leave(),
    comeBack: async () => hsm.comeBack(),
    remove: async () => hsm.remove(),
  };
}

async function makeKms(): Promise<TriedProvider> {
  const server = new FakeKms();
  const key = server.createKey();
  await server.listen();
  const restore = awsEnvironment(server);
  return {
    environment: { COUNTERSIGN_KMS_KEY: key, COUNTERSIGN_KMS_ENDPOINT: server.endpoint },
    otherKey: { COUNTERSIGN_KMS_KEY: server.createKey() },
    server,
    leave: () => server.close(),
    comeBack: () => server.listen(),
    async remove() {
      restore();
      await server.close();
    },
  };
}

export const triedKinds: readonly TriedKind[] = [
  { kind: "transit", lacking: undefined, make: makeTransit },
  { kind: "pkcs11", lacking: lackingSofthsm, make: makePkcs11 },
  { kind: "kms", lacking: undefined, make: makeKms },
];
