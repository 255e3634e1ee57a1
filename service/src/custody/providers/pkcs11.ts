// A key in a token behind PKCS#11: an HSM, or SoftHSM. The token encrypts and decrypts by AES-256-GCM with the binding as
// associated data; its key never leaves it. The calls hold their thread, so they are made in custody's workers alone.

import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { secretBytes } from "../secret-bytes.js";
import { loadPkcs11, type Handle, type Pkcs11Error, type Pkcs11Library, type Pkcs11Module } from "./pkcs11-library.js";
import { bindingText, ProviderAway, ProviderRefused } from "./provider.js";
import type { MasterKeyProvider } from "./provider.js";
import type { Pkcs11Settings } from "./provider-settings.js";
import { readSecretFile } from "./secret-file.js";

const version = "p11-1";
const wrappedForm = /^p11-1:([A-Za-z0-9_-]{80})$/;
const ivLength = 12;
const tagLength = 16;
const keyLength = 32;
const returnCodes = { alreadyInitialized: 0x191, alreadyLoggedIn: 0x100 };

// Of devices, tokens and sessions that are not there, or not there any more.
const awayCodes: ReadonlySet<number> = new Set([0x03, 0x30, 0x32, 0xb0, 0xb1, 0xb3, 0xe0, 0xe1, 0x190]);

/**
 * @throws ProviderAway where the token is not there
 * @throws ProviderRefused where the PIN is wrong, which is not tried again: tokens lock themselves after some attempts
 */
export async function openPkcs11(settings: Pkcs11Settings): Promise<MasterKeyProvider> {
  const library = await loadPkcs11();
  const place = settings.providerKey.lastIndexOf("/");
  const token = settings.providerKey.slice(0, place);
  const module = openModule(library, settings.module);
  const session = openSession(library, module, token);
  const end = () => {
    try {
      module.C_CloseSession(session);
    } catch {
      // The token has closed it itself.
    }
  };
  try {
    logIn(library, module, session, settings.pinFile);
    const key = findKey(library, module, session, settings.providerKey.slice(place + 1));
    return provider(library, module, session, key, end);
  } catch (error) {
    end();
    throw error;
  }
}

function provider(
  library: Pkcs11Library,
  module: Pkcs11Module,
  session: Handle,
  key: Handle,
  close: () => void,
): MasterKeyProvider {
  const mechanism = (iv: Buffer, aad: Buffer) => ({
    mechanism: library.CKM_AES_GCM,
    parameter: { type: library.CK_PARAMS_AES_GCM, iv, aad, ivBits: 8 * ivLength, tagBits: 8 * tagLength },
  });
  return {
    async wrap(bytes, binding) {
      const iv = randomBytes(ivLength);
      const input = secretBytes(bytes.length);
      input.set(bytes);
      try {
        const sealed = asked("encrypt", () => {
          module.C_EncryptInit(session, mechanism(iv, Buffer.from(bindingText(binding), "utf8")), key);
          return module.C_Encrypt(session, input, Buffer.alloc(keyLength + tagLength));
        });
        if (sealed.length !== keyLength + tagLength) throw new ProviderRefused("the token did not encrypt by AES-GCM");
        return `${version}:${Buffer.concat([iv, sealed]).toString("base64url")}`;
      } finally {
        input.fill(0);
      }
    },
    async unwrap(wrapped, binding) {
      const text = wrappedForm.exec(wrapped)?.[1];
      if (text === undefined) throw new ProviderRefused("the key was not wrapped by a token behind PKCS#11");
      const body = Buffer.from(text, "base64url");
      const output = secretBytes(keyLength + tagLength);
      try {
        const opened = asked("decrypt", () => {
          const aad = Buffer.from(bindingText(binding), "utf8");
          module.C_DecryptInit(session, mechanism(body.subarray(0, ivLength), aad), key);
          return module.C_Decrypt(session, body.subarray(ivLength), output);
        });
        const bytes = secretBytes(opened.length);
        bytes.set(opened);
        opened.fill(0);
        return bytes;
      } finally {
        output.fill(0);
      }
    },
    close,
  };
}

function openModule(library: Pkcs11Library, path: string): Pkcs11Module {
  if (!existsSync(path)) throw new ProviderRefused(`there is no PKCS#11 module at ${path}`);
  const module = new library.PKCS11();
  try {
    module.load(path);
  } catch (cause) {
    throw new ProviderRefused(`the PKCS#11 module ${path} cannot be loaded`, { cause });
  }
  try {
    // Several workers share it.
    module.C_Initialize({ flags: library.CKF_OS_LOCKING_OK });
  } catch (error) {
    // It belongs to the process: another worker was first. For the same reason, none finalizes it that was served.
    if (codeOf(error) !== returnCodes.alreadyInitialized) throw away("initialize", error);
  }
  return module;
}

function openSession(library: Pkcs11Library, module: Pkcs11Module, token: string): Handle {
  try {
    const slots = module.C_GetSlotList(true).filter((slot) => module.C_GetTokenInfo(slot).label.trimEnd() === token);
    const [slot, ...others] = slots;
    if (!slot) throw new ProviderAway(`no token ${token} was found`);
    if (others.length > 0) throw new ProviderRefused(`${slots.length} tokens ${token} were found`);
    return module.C_OpenSession(slot, library.CKF_SERIAL_SESSION);
  } catch (error) {
    if (error instanceof ProviderRefused) throw error;
    // Tokens that come later are found by modules that begin anew. Another worker whose session this ends tries again.
    module.C_Finalize();
    throw error instanceof ProviderAway ? error : away("open a session", error);
  }
}

function logIn(library: Pkcs11Library, module: Pkcs11Module, session: Handle, pinFile: string): void {
  const pin = readSecretFile(pinFile, "the PIN");
  try {
    module.C_Login(session, library.CKU_USER, pin);
  } catch (error) {
    // A login, too, is that of the process.
    if (codeOf(error) !== returnCodes.alreadyLoggedIn) throw failure("log in", error);
  }
}

function findKey(library: Pkcs11Library, module: Pkcs11Module, session: Handle, label: string): Handle {
  return asked("find the key", () => {
    module.C_FindObjectsInit(session, [
      { type: library.CKA_CLASS, value: library.CKO_SECRET_KEY },
      { type: library.CKA_LABEL, value: label },
    ]);
    const found = module.C_FindObjects(session, 2);
    module.C_FindObjectsFinal(session);
    const [key, other] = found;
    if (!key) throw new ProviderRefused(`there is no secret key ${label} in the token`);
    if (other) throw new ProviderRefused(`there are several secret keys ${label} in the token`);
    const [extractable, sensitive, length] = module
      .C_GetAttributeValue(session, key, [
        { type: library.CKA_EXTRACTABLE },
        { type: library.CKA_SENSITIVE },
        { type: library.CKA_VALUE_LEN },
      ])
      .map(({ value }) => value);
    if (!isFalse(extractable) || isFalse(sensitive)) {
      throw new ProviderRefused(`the key ${label} can be read out of its token; make one that is not extractable`);
    }
    // CK_ULONG, little-endian on all machines that Node.js runs on but one, where it is of eight bytes.
    if (!length?.includes(keyLength)) throw new ProviderRefused(`the key ${label} is not a 256-bit AES key`);
    return key;
  });
}

function isFalse(value: Buffer | undefined): boolean {
  return value?.[0] === 0;
}

function asked<Result>(what: string, ask: () => Result): Result {
  try {
    return ask();
  } catch (error) {
    if (error instanceof ProviderRefused) throw error;
    throw failure(what, error);
  }
}

function failure(what: string, error: unknown): Error {
  return awayCodes.has(codeOf(error) ?? -1)
    ? away(what, error)
    : new ProviderRefused(`the token did not ${what}: ${nameOf(error)}`);
}

function away(what: string, error: unknown): ProviderAway {
  return new ProviderAway(`the token did not ${what}: ${nameOf(error)}`);
}

function codeOf(error: unknown): number | undefined {
  return isPkcs11Error(error) ? error.code : undefined;
}

/** Such as CKR_PIN_INCORRECT. Other messages may repeat what they were given. */
function nameOf(error: unknown): string {
  return isPkcs11Error(error) && /^CKR_[A-Z0-9_]+$/.test(error.message) ? error.message : "an error without a name";
}

function isPkcs11Error(error: unknown): error is Pkcs11Error {
  return error instanceof Error && "code" in error && typeof error.code === "number";
}
