// The keys by which the service signs bundles and the targets of codes: given, or asked for at their public place. And
// `countersign signer-key`.

import { ApiError, ErrorCode } from "@countersign/api";
import { Command } from "commander";
import { resolveBaseUrl } from "../session/identity.js";
import type { GlobalOptions } from "../session/identity.js";
import { audienceOf } from "../session/session.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { show } from "../terminal/output.js";
import { parseSignerKey } from "./bundle.js";

/** The option that `addSignerKeyOption` adds. */
export interface SignerKeyOptions {
  readonly signerKey?: string;
}

/** The option that `addCodesKeyOption` adds. */
export interface CodesKeyOptions {
  readonly codesKey?: string;
}

const path = "/public/v1/discovery/keys";
const timeoutMs = 60_000;

/** `countersign signer-key`. */
export function signerKeyCommand(io: Io): Command {
  return new Command("signer-key")
    .summary("print the public key that verifies the service's bundles")
    .description(
      "print the public key that verifies the service's bundles, for clients that need it configured; " +
        "compare it with the operator's once, then pass it as --signer-key",
    )
    .action(async (_: unknown, command: Command) => {
      const publicKey = await fetchKey("bundles", io, command);
      show(audienceOf(io, command), { publicKey }, () => publicKey);
    });
}

/** Adds `--signer-key`. */
export function addSignerKeyOption(command: Command): Command {
  return command.option(
    "--signer-key <hex>",
    "public key that must have signed the bundle (COUNTERSIGN_SIGNER_KEY; default: ask the service)",
  );
}

/** Adds `--codes-key`. */
export function addCodesKeyOption(command: Command): Command {
  return command.option(
    "--codes-key <hex>",
    "public key that must have signed what the code is encrypted to (COUNTERSIGN_CODES_KEY; default: ask the service)",
  );
}

/**
 * The key that bundles must be signed by: `--signer-key`, `COUNTERSIGN_SIGNER_KEY`, or what the service answers.
 *
 * @returns P-256, 65 bytes uncompressed, lower-case hex
 * @throws UsageError where what was given is no such key
 */
export async function signerKeyOf(io: Io, { signerKey }: SignerKeyOptions, command: Command): Promise<string> {
  const given = signerKey ?? io.env["COUNTERSIGN_SIGNER_KEY"];
  if (!given) return fetchKey("bundles", io, command);
  return parseKey(given, signerKey === undefined ? "COUNTERSIGN_SIGNER_KEY" : "--signer-key");
}

/**
 * The key that targets of codes must be signed by: `--codes-key`, `COUNTERSIGN_CODES_KEY`, or what the service answers.
 *
 * @returns P-256, 65 bytes uncompressed, lower-case hex
 * @throws UsageError where what was given is no such key
 */
export async function codesKeyOf(io: Io, { codesKey }: CodesKeyOptions, command: Command): Promise<string> {
  const given = codesKey ?? io.env["COUNTERSIGN_CODES_KEY"];
  if (!given) return fetchKey("codes", io, command);
  return parseKey(given, codesKey === undefined ? "COUNTERSIGN_CODES_KEY" : "--codes-key");
}

function parseKey(given: string, where: string): string {
  const key = parseSignerKey(given);
  if (key !== undefined) return key;
  throw new UsageError(`${where}: expected a public key on P-256, 65 bytes in hexadecimal digits (04...)`);
}

async function fetchKey(what: "bundles" | "codes", io: Io, command: Command): Promise<string> {
  const url = (await resolveBaseUrl(command.optsWithGlobals<GlobalOptions>(), io)) + path;
  let answer: unknown;
  try {
    const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    answer = await response.json();
  } catch (cause) {
    throw new ApiError(ErrorCode.UNAVAILABLE, `no answer from ${url}: ${String(cause)}`, { cause });
  }
  const { [what]: publicKey }: { readonly [Name in typeof what]?: unknown } = {
    ...(typeof answer === "object" ? answer : undefined),
  };
  const key = typeof publicKey === "string" ? parseSignerKey(publicKey) : undefined;
  if (key !== undefined) return key;
  throw new ApiError(ErrorCode.INTERNAL, `${url} answers with no public key; is it the service?`);
}
