// The organization's keys that OpenSSH can use: Ed25519 and P-256, as its user lists them.

import { Curve, HashFunction } from "@countersign/api";
import type { Connection, SignRawPayloadResult } from "@countersign/api";
import { ECDH } from "node:crypto";
import { printable } from "../terminal/output.js";
import { listKeys } from "../session/listed-keys.js";
import { mpint, string } from "./ssh-wire.js";

/** How OpenSSH writes what a curve's keys are and sign. */
interface Algorithm {
  readonly name: string;
  readonly hashFunction: HashFunction;
  /** @param publicKey hex */
  blob(publicKey: string): Buffer;
  signature(signature: SignRawPayloadResult): Buffer;
}

const ed25519 = "ssh-ed25519";
const p256 = "ecdsa-sha2-nistp256";

const algorithms: Readonly<Partial<Record<string, Algorithm>>> = {
  [Curve.ED25519]: {
    name: ed25519,
    hashFunction: HashFunction.NOT_APPLICABLE,
    blob: (publicKey) => Buffer.concat([string(ed25519), string(Buffer.from(publicKey, "hex"))]),
    signature: ({ r, s }) => Buffer.from(r + s, "hex"),
  },
  [Curve.P256]: {
    name: p256,
    hashFunction: HashFunction.SHA256,
    blob: (publicKey) => {
      const point = ECDH.convertKey(publicKey, "prime256v1", "hex", "hex", "uncompressed") as string;
      return Buffer.concat([string(p256), string("nistp256"), string(Buffer.from(point, "hex"))]);
    },
    signature: ({ r, s }) => Buffer.concat([mpint(r), mpint(s)]),
  },
};

export interface SshKey {
  readonly signWith: string;
  readonly comment: string;
  /** As OpenSSH writes public keys. */
  readonly blob: Buffer;
  readonly algorithm: Algorithm;
}

/** @param offered the only keys that are listed, by address, or by id for private keys */
export async function sshKeys(
  connection: Connection,
  organizationId: string,
  offered: ReadonlySet<string> | undefined,
): Promise<readonly SshKey[]> {
  const found = new Map<string, SshKey>();
  for (const { signWith, curve, publicKey, label } of await listKeys(connection, organizationId)) {
    const algorithm = algorithms[curve];
    if (!algorithm || (offered && !offered.has(signWith))) continue;
    const blob = algorithm.blob(publicKey);
    const key = blob.toString("base64");
    // A comment is one line, so that no name can look like a key of its own.
    const comment = printable(label).replaceAll("\n", "\\n");
    // A key with several addresses is one key.
    if (!found.has(key)) found.set(key, { signWith, comment, blob, algorithm });
  }
  return [...found.values()];
}
