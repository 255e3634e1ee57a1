// Certificates by which an endpoint and its clients know each other.

import { X509Certificate, createPrivateKey } from "node:crypto";
import { resolve } from "node:path";
import { UsageError } from "../terminal/failure.js";
import { readFileText } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { readPrivateFile } from "../terminal/private-file.js";
import type { ClientTls } from "./ethereum-server.js";

/** Files in PEM, by the options that name them. */
export interface TlsFiles {
  readonly tlsCertificate: string;
  readonly tlsKey: string;
  /** Certificates of the authorities that issue those of clients. */
  readonly tlsClientCa: string;
}

/** @throws UsageError where a file cannot be read, others may read the key, or they do not hold what they should */
export async function readClientTls(
  io: Io,
  { tlsCertificate, tlsKey, tlsClientCa }: TlsFiles,
): Promise<Omit<ClientTls, "host">> {
  const cert = await readCertificates(io, "--tls-certificate", tlsCertificate);
  const ca = await readCertificates(io, "--tls-client-ca", tlsClientCa);
  const key = await readPrivateFile(resolve(io.cwd, tlsKey));
  if (isKeyOf(cert, key)) return { cert, key, ca };
  throw new UsageError(`--tls-key: ${tlsKey} is not the private key of ${tlsCertificate}, in PEM`);
}

async function readCertificates(io: Io, option: string, file: string): Promise<string> {
  const text = await readFileText(io, option, file);
  const found = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  try {
    for (const one of found ?? [""]) new X509Certificate(one);
  } catch {
    throw new UsageError(`${option}: ${file} has no certificate in PEM`);
  }
  return text;
}

function isKeyOf(cert: string, key: string): boolean {
  try {
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}
