// Certificate and key of the server, from the files that the settings name.

import { X509Certificate, createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createSecureContext } from "node:tls";
import { ConfigurationError } from "../config/configuration-error.js";
import type { Settings } from "../config/settings.js";

/** Paths of the two files. */
export type TlsFiles = NonNullable<Settings["tls"]>;

/** In PEM, as the files hold them. */
export interface TlsKeys {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/**
 * Reads a pair that can be used.
 *
 * @throws ConfigurationError when a file can't be read, is not PEM, or does not belong to the other
 */
export function readTlsKeys(files: TlsFiles): TlsKeys {
  const keys = { cert: read("tls.certificate", files.certificate), key: read("tls.key", files.key) };
  checkTlsKeys(files, keys);
  return keys;
}

/**
 * Reads the files, without a look at what they hold and without holding the event loop.
 *
 * @throws ConfigurationError when one can't be read
 */
export async function readTlsFiles({ certificate, key }: TlsFiles): Promise<TlsKeys> {
  return {
    cert: await readFile(certificate).catch((cause: unknown) => unreadable("tls.certificate", certificate, cause)),
    key: await readFile(key).catch((cause: unknown) => unreadable("tls.key", key, cause)),
  };
}

/** @throws ConfigurationError when one is not PEM, or does not belong to the other */
export function checkTlsKeys({ certificate, key }: TlsFiles, keys: TlsKeys): void {
  try {
    createSecureContext(keys);
    // OpenSSL finds nothing wrong in a certificate on one kind of key beside a key of another kind.
    if (!new X509Certificate(keys.cert).checkPrivateKey(createPrivateKey(keys.key))) {
      throw new Error("the key does not match the certificate");
    }
  } catch (cause) {
    throw new ConfigurationError(
      `tls.certificate ${certificate} and tls.key ${key} cannot be used: ${messageOf(cause)}. They must contain a certificate, ` +
        "followed by those of its issuers, and its private key, in PEM",
      { cause },
    );
  }
}

function read(setting: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    return unreadable(setting, path, cause);
  }
}

function unreadable(setting: string, path: string, cause: unknown): never {
  throw new ConfigurationError(`${setting}: ${path} cannot be read: ${messageOf(cause)}`, { cause });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
