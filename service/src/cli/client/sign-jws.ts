// `countersign sign jws`: JSON Web Signatures (RFC 7515) in their compact form.

import { HashFunction, PayloadEncoding, signRawPayload } from "@countersign/api";
import type { SignRawPayloadResult } from "@countersign/api";
import { Option } from "commander";
import type { Command } from "commander";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { UsageError } from "../terminal/failure.js";
import { readText, sources } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { signWithOf, signerOptions } from "./signer.js";
import type { SignerOptions } from "./signer.js";

/** RFC 7518, RFC 8037, RFC 8812: for keys on P-256, secp256k1 and Ed25519. */
const algorithms = {
  ES256: HashFunction.SHA256,
  ES256K: HashFunction.SHA256,
  EdDSA: HashFunction.NOT_APPLICABLE,
} as const;

interface JwsOptions extends SignerOptions {
  readonly payload: string;
  readonly algorithm: keyof typeof algorithms;
  readonly header: string;
}

/** Adds `sign jws`. */
export function addSignJws(io: Io, parent: Command): void {
  signerOptions(parent.command("jws"))
    .description("sign a payload as a JSON Web Signature; prints it in compact form")
    .requiredOption("--payload <text>", `what to sign, such as the claims of a JWT: ${sources}`)
    .addOption(
      new Option("--algorithm <name>", "by the key's curve: P-256, secp256k1 or Ed25519")
        .choices(Object.keys(algorithms))
        .makeOptionMandatory(),
    )
    .option("--header <json>", "more members of the header, such as kid and typ", "{}")
    .action((options: JwsOptions, command: Command) => signJws(io, options, command));
}

async function signJws(io: Io, options: JwsOptions, command: Command): Promise<void> {
  const { algorithm } = options;
  const header = headerOf(options.header, algorithm);
  const text = await readText(io, "--payload", options.payload);
  const payload = [header, text].map((part) => Buffer.from(part).toString("base64url")).join(".");
  const session = await openSession(io, command);
  const signWith = await signWithOf(session, options);
  const encoding = PayloadEncoding.TEXT_UTF8;
  const answer = await signRawPayload(session.connection, {
    organizationId: session.organizationId,
    parameters: { signWith, payload, encoding, hashFunction: algorithms[algorithm] },
  });
  await finish(session, answer, ({ result }) => `${payload}.${signatureOf(result.signRawPayloadResult)}`);
}

/** @throws UsageError for what is no object, or names another algorithm */
function headerOf(text: string, alg: string): string {
  let members: unknown;
  try {
    members = JSON.parse(text);
  } catch {
    throw new UsageError("--header: it is not JSON");
  }
  if (typeof members !== "object" || members === null || Array.isArray(members)) {
    throw new UsageError('--header: expected an object, such as {"kid":"2026-11"}');
  }
  const given: object = members;
  if ("alg" in given) throw new UsageError("--header: --algorithm says alg");
  if ("crit" in given || "b64" in given) throw new UsageError("--header: crit and b64 are not supported");
  return JSON.stringify({ alg, ...given });
}

function signatureOf({ r, s }: Pick<SignRawPayloadResult, "r" | "s"> = { r: "", s: "" }): string {
  return Buffer.from(r + s, "hex").toString("base64url");
}
