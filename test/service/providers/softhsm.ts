// SoftHSM 2, from Debian's package `softhsm2`: a token with keys that are not extractable, made by the package pkcs11js.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { firstOf, present } from "../support/results.js";

export const modulePath = ["/usr/lib/softhsm/libsofthsm2.so", "/usr/local/lib/softhsm/libsofthsm2.so"].find((file) =>
  existsSync(file),
);
const require = createRequire(import.meta.url);

/** The part of pkcs11js that these tests use; its types are not there where it could not be compiled. */
interface Binding {
  readonly PKCS11: new () => Session;
  readonly [constant: string]: unknown;
}
interface Session {
  load(file: string): void;
  C_Initialize(): void;
  C_Finalize(): void;
  C_GetSlotList(present: boolean): Buffer[];
  C_GetTokenInfo(slot: Buffer): { label: string };
  C_OpenSession(slot: Buffer, flags: number): Buffer;
  C_CloseSession(session: Buffer): void;
  C_Login(session: Buffer, user: number, pin: string): void;
  C_GenerateKey(session: Buffer, mechanism: object, template: readonly object[]): Buffer;
  C_GetAttributeValue(session: Buffer, object: Buffer, template: readonly object[]): { value: Buffer }[];
}

function binding(): Binding | undefined {
  try {
    return require("pkcs11js") as Binding;
  } catch {
    return undefined;
  }
}
const library = binding();

/** Why SoftHSM can't be tried here. */
export const lackingSofthsm =
  modulePath === undefined
    ? "SoftHSM is not installed: apt-get install softhsm2"
    : library === undefined
      ? "pkcs11js is not installed, or was not compiled"
      : undefined;

export const pin = "49201734";
export const tokenLabel = "countersign";

export class SoftHsm {
  readonly folder = mkdtempSync(path.join(tmpdir(), "countersign-softhsm-"));
  readonly pinFile = path.join(this.folder, "pin");
  readonly #tokens = path.join(this.folder, "tokens");

  constructor() {
    mkdirSync(this.#tokens);
    writeFileSync(this.pinFile, pin, { mode: 0o600 });
    const configuration = path.join(this.folder, "softhsm2.conf");
    writeFileSync(
      configuration,
      `directories.tokendir = ${this.#tokens}\nobjectstore.backend = file\nlog.level = ERROR\n`,
    );
    // The module reads it from the process that it is loaded into.
    process.env["SOFTHSM2_CONF"] = configuration;
    const options = ["--init-token", "--free", "--label", tokenLabel, "--pin", pin, "--so-pin", "83710293"];
    const { status, stderr } = spawnSync("softhsm2-util", options, { encoding: "utf8" });
    if (status !== 0) throw new Error(`softhsm2-util: ${stderr}`);
  }

  /** Draws an AES key in the token. */
  createKey(label: string, { extractable = false, bytes = 32 } = {}): void {
    const { module, session } = this.#open();
    module.C_GenerateKey(session, { mechanism: constant("CKM_AES_KEY_GEN") }, [
      { type: constant("CKA_CLASS"), value: constant("CKO_SECRET_KEY") },
      { type: constant("CKA_TOKEN"), value: true },
      { type: constant("CKA_PRIVATE"), value: true },
      { type: constant("CKA_LABEL"), value: label },
      { type: constant("CKA_VALUE_LEN"), value: bytes },
      { type: constant("CKA_SENSITIVE"), value: !extractable },
      { type: constant("CKA_EXTRACTABLE"), value: extractable },
      { type: constant("CKA_ENCRYPT"), value: true },
      { type: constant("CKA_DECRYPT"), value: true },
    ]);
    module.C_CloseSession(session);
    this.reset();
  }

  /** Asks the token for the bytes of a key, as whoever has the PIN can. */
  readKey(label: string): Buffer {
    const { module, session } = this.#open();
    try {
      const found = module as unknown as {
        C_FindObjectsInit(session: Buffer, template: readonly object[]): void;
        C_FindObjects(session: Buffer, most: number): Buffer[];
        C_FindObjectsFinal(session: Buffer): void;
      };
      found.C_FindObjectsInit(session, [{ type: constant("CKA_LABEL"), value: label }]);
      const [key] = found.C_FindObjects(session, 1);
      found.C_FindObjectsFinal(session);
      return firstOf(module.C_GetAttributeValue(session, present(key, "key"), [{ type: constant("CKA_VALUE") }])).value;
    } finally {
      module.C_CloseSession(session);
    }
  }

  /** Pulls the token out. */
  leave(): void {
    this.reset();
    renameSync(this.#tokens, `${this.#tokens}-away`);
    mkdirSync(this.#tokens);
  }

  comeBack(): void {
    this.reset();
    if (!existsSync(`${this.#tokens}-away`)) return;
    rmSync(this.#tokens, { recursive: true });
    renameSync(`${this.#tokens}-away`, this.#tokens);
  }

  /** Has the module look for tokens anew. */
  reset(): void {
    try {
      load().C_Finalize();
    } catch {
      // It was not initialized.
    }
  }

  remove(): void {
    this.reset();
    delete process.env["SOFTHSM2_CONF"];
    rmSync(this.folder, { recursive: true });
  }

  #open(): { readonly module: Session; readonly session: Buffer } {
    const module = load();
    try {
      module.C_Initialize();
    } catch {
      // It is already.
    }
    const slot = present(
      module.C_GetSlotList(true).find((each) => module.C_GetTokenInfo(each).label.trim() === tokenLabel),
      "the slot of the token",
    );
    const session = module.C_OpenSession(slot, constant("CKF_RW_SESSION") | constant("CKF_SERIAL_SESSION"));
    module.C_Login(session, constant("CKU_USER"), pin);
    return { module, session };
  }
}

function load(): Session {
  const module = new (present(library, "library").PKCS11)();
  module.load(present(modulePath, "modulePath"));
  return module;
}

function constant(name: string): number {
  return present(library, "library")[name] as number;
}
