// As much of the package pkcs11js as is used here. It is compiled when it is installed, so it is left to those who need it.

import { ProviderRefused } from "./provider.js";

/** A handle of a slot, a session or an object. */
export type Handle = Buffer;

interface Attribute {
  readonly type: number;
  readonly value?: number | string;
}

interface Mechanism {
  readonly mechanism: number;
  readonly parameter: {
    readonly type: number;
    readonly iv: Buffer;
    readonly aad: Buffer;
    readonly ivBits: number;
    readonly tagBits: number;
  };
}

export interface Pkcs11Module {
  load(path: string): void;
  C_Initialize(options: { readonly flags: number }): void;
  C_Finalize(): void;
  C_GetSlotList(tokenPresent: boolean): Handle[];
  C_GetTokenInfo(slot: Handle): { readonly label: string };
  C_OpenSession(slot: Handle, flags: number): Handle;
  C_CloseSession(session: Handle): void;
  C_Login(session: Handle, userType: number, pin: string): void;
  C_FindObjectsInit(session: Handle, template: readonly Attribute[]): void;
  C_FindObjects(session: Handle, most: number): Handle[];
  C_FindObjectsFinal(session: Handle): void;
  C_GetAttributeValue(session: Handle, object: Handle, template: readonly Attribute[]): { readonly value: Buffer }[];
  C_EncryptInit(session: Handle, mechanism: Mechanism, key: Handle): void;
  C_Encrypt(session: Handle, input: Buffer, output: Buffer): Buffer;
  C_DecryptInit(session: Handle, mechanism: Mechanism, key: Handle): void;
  C_Decrypt(session: Handle, input: Buffer, output: Buffer): Buffer;
}

/** What a call of a module fails with. */
export interface Pkcs11Error extends Error {
  /** CK_RV. */
  readonly code: number;
}

export interface Pkcs11Library {
  readonly PKCS11: new () => Pkcs11Module;
  readonly CKA_CLASS: number;
  readonly CKA_EXTRACTABLE: number;
  readonly CKA_LABEL: number;
  readonly CKA_SENSITIVE: number;
  readonly CKA_VALUE_LEN: number;
  readonly CKF_OS_LOCKING_OK: number;
  readonly CKF_SERIAL_SESSION: number;
  readonly CKM_AES_GCM: number;
  readonly CKO_SECRET_KEY: number;
  readonly CKU_USER: number;
  readonly CK_PARAMS_AES_GCM: number;
}

// No literal, or else the compiler and the bundler would need the package.
const packageName: string = "pkcs11js";

/** @throws ProviderRefused where it is not installed */
export async function loadPkcs11(): Promise<Pkcs11Library> {
  try {
    const { default: library } = (await import(packageName)) as { readonly default: Pkcs11Library };
    return library;
  } catch (cause) {
    throw new ProviderRefused("the package pkcs11js is not installed, or was not compiled; run: npm install pkcs11js", {
      cause,
    });
  }
}
