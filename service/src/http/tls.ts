// Certificate and key of the server, from the files that the settings name.

import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";
import { ConfigurationError } from "../config/configuration-error.js";
import type { Settings } from "../config/settings.js";

export interface TlsKeys {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/**
 * @throws ConfigurationError when a file can't be read, is not PEM, or does not belong to the other
 */
export function readTlsKeys({ certificate, key }: NonNullable<Settings["tls"]>): TlsKeys {
  const keys = { cert: read("tls.certificate", certificate), key: read("tls.key", key) };
  try {
    createSecureContext(keys);
  } catch (cause) {
    throw new ConfigurationError(
      `tls.certificate ${certificate} and tls.key ${key} cannot be used: ${messageOf(cause)}. They hold a certificate ` +
        "(with those of its issuers behind it) and the private key that belongs to it, in PEM",
      { cause },
    );
  }
  return keys;
}

function read(setting: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new ConfigurationError(`${setting}: ${path} cannot be read: ${messageOf(cause)}`, { cause });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
