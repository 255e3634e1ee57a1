// Certificates for 127.0.0.1 and localhost, made by the openssl command.

import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import path from "node:path";

export const withOpenssl = spawnSync("openssl", ["version"]).status === 0;

export interface CertificateFiles {
  readonly certificate: string;
  readonly key: string;
}

/** Makes `<name>.crt`, signed by itself, and `<name>.key`. */
export function makeCertificate(
  folder: string,
  name: string,
  { days = 2, algorithm = "ec" }: { readonly days?: number; readonly algorithm?: "ec" | "rsa" } = {},
): CertificateFiles {
  const made = { certificate: path.join(folder, `${name}.crt`), key: path.join(folder, `${name}.key`) };
  const files = ["-keyout", made.key, "-out", made.certificate];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost"];
  const key = algorithm === "ec" ? ["ec", "-pkeyopt", "ec_paramgen_curve:P-256"] : ["rsa:2048"];
  const options = ["req", "-x509", "-newkey", ...key, "-nodes", "-days", String(days), ...subject, ...files];
  execFileSync("openssl", options, { stdio: "ignore" });
  chmodSync(made.key, 0o600);
  return made;
}
