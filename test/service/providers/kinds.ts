// The providers that can be tried here, each as a deployment's settings name it.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FakeTransit } from "./fake-transit.js";
import { lackingSofthsm, modulePath, SoftHsm } from "./softhsm.js";

/** A provider with a key for the deployment. */
export interface TriedProvider {
  /** The settings, as variables. */
  readonly environment: Readonly<Record<string, string>>;
  /** It does not answer any more. */
  leave(): Promise<void>;
  /** It answers again. */
  comeBack(): Promise<void>;
  remove(): Promise<void>;
}

export interface TriedKind {
  readonly kind: string;
  /** Why it can't be tried here. */
  readonly lacking: string | undefined;
  readonly make: () => Promise<TriedProvider>;
}

async function makeTransit(): Promise<TriedProvider> {
  const folder = mkdtempSync(path.join(tmpdir(), "countersign-provider-"));
  const server = new FakeTransit();
  server.createKey("countersign");
  await server.listen();
  const tokenFile = path.join(folder, "token");
  writeFileSync(tokenFile, server.rootToken, { mode: 0o600 });
  return {
    environment: { COUNTERSIGN_TRANSIT_ADDRESS: server.address, COUNTERSIGN_TRANSIT_TOKEN_FILE: tokenFile },
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
  return {
    environment: {
      COUNTERSIGN_PKCS11_MODULE: modulePath!,
      COUNTERSIGN_PKCS11_PIN_FILE: hsm.pinFile,
    },
    leave: async () => hsm.leave(),
    comeBack: async () => hsm.comeBack(),
    remove: async () => hsm.remove(),
  };
}

export const triedKinds: readonly TriedKind[] = [
  { kind: "transit", lacking: undefined, make: makeTransit },
  { kind: "pkcs11", lacking: lackingSofthsm, make: makePkcs11 },
];
