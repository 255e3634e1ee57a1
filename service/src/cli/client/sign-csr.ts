// `countersign sign csr`: certificate signing requests for keys of the service.

import { HashFunction, PayloadEncoding, signRawPayload } from "@countersign/api";
import type { Command } from "commander";
import { listKeys } from "../session/listed-keys.js";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import type { CertifiedCurve } from "./certificate-request.js";
import { signWithOf, signerOptions } from "./signer.js";
import type { SignerOptions } from "./signer.js";

const hashFunctions: Readonly<Record<CertifiedCurve, HashFunction>> = {
  CURVE_P256: HashFunction.SHA256,
  CURVE_ED25519: HashFunction.NOT_APPLICABLE,
};

/** RFC 5280 bounds names in certificates so. */
const longestName = 64;
const mostDnsNames = 100;

interface CsrOptions extends SignerOptions {
  readonly commonName: string;
  readonly organizationName?: string;
  readonly dns?: readonly string[];
}

/** Adds `sign csr`. */
export function addSignCsr(io: Io, parent: Command): void {
  signerOptions(parent.command("csr"))
    .description("sign a certificate signing request (PKCS #10) for a key on P-256 or Ed25519; prints it in PEM")
    .requiredOption("--common-name <name>", "whom the certificate names")
    .option("--organization-name <name>", "and of which organization")
    .option("--dns <names...>", "hosts that the certificate is for")
    .action((options: CsrOptions, command: Command) => signCsr(io, options, command));
}

async function signCsr(io: Io, options: CsrOptions, command: Command): Promise<void> {
  const { isDnsName, requestInfo, signedRequest } = await import("./certificate-request.js");
  const { commonName, organizationName: organization, dns: dnsNames = [] } = options;
  for (const [option, name] of [
    ["--common-name", commonName],
    ["--organization-name", organization ?? "none"],
  ]) {
    if (!name || name.length > longestName)
      throw new UsageError(`${option}: a name has 1 to ${longestName} characters`);
  }
  const wrong = dnsNames.find((name) => !isDnsName(name));
  if (wrong !== undefined) throw new UsageError(`--dns: ${wrong} is not the name of a host`);
  if (dnsNames.length > mostDnsNames) throw new UsageError(`--dns: at most ${mostDnsNames} names`);
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const signWith = await signWithOf(session, options);
  const isIt = (name: string) => name === signWith;
  const key = (await listKeys(connection, organizationId)).find(
    ({ signWith: own, addresses }) => isIt(own) || addresses.some(({ address }) => isIt(address)),
  );
  if (!key) throw new UsageError(`--with: ${signWith} is none of the organization's keys`);
  const { curve, publicKey } = key;
  if (curve !== "CURVE_P256" && curve !== "CURVE_ED25519") {
    throw new UsageError(`--with: ${signWith} is on ${curve}; certificates take keys on P-256 or Ed25519`);
  }
  const info = requestInfo({ commonName, organization, dnsNames }, curve, publicKey);
  const payload = info.toString("hex");
  const encoding = PayloadEncoding.HEXADECIMAL;
  const answer = await signRawPayload(connection, {
    organizationId,
    parameters: { signWith, payload, encoding, hashFunction: hashFunctions[curve] },
  });
  await finish(session, answer, ({ result }) => signedRequest(info, curve, result.signRawPayloadResult!));
}
