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
      "print the public key that verifies the service's bundles, for clients that pin it; compare it with the " +
        "operator's once, then pass it as --signer-key",
    )
    .action(async (_: unknown, command: Command) => {
      const { current: publicKey, next, previous } = await fetchKeys("bundles", io, command);
      const audience = audienceOf(io, command);
      const others = { ...(next !== undefined && { next }), ...(previous.length > 0 && { previous }) };
      show(audience, { publicKey, ...others }, () => publicKey);
      if (next !== undefined && !audience.json) {
        io.stderr.write(`Next signing key: ${next}\nAccept both: --signer-key ${publicKey},${next}\n`);
      }
    });
}

/** Adds `--signer-key`. */
export function addSignerKeyOption(command: Command): Command {
  return command.option(
    "--signer-key <hex,...>",
    "trusted public keys; one must have signed the bundle (COUNTERSIGN_SIGNER_KEY; default: ask the service)",
  );
}

/** Adds `--codes-key`. */
export function addCodesKeyOption(command: Command): Command {
  return command.option(
    "--codes-key <hex,...>",
    "trusted public keys; one must have signed the key that the code is encrypted to (COUNTERSIGN_CODES_KEY; " +
      "default: ask the service)",
  );
}

/**
 * The keys of which one must have signed a bundle: `--signer-key`, `COUNTERSIGN_SIGNER_KEY`, or what the service publishes.
 *
 * @returns P-256, 65 bytes uncompressed, lower-case hex each
 * @throws UsageError where what was given is no such key
 */
export async function signerKeysOf(
  io: Io,
  { signerKey }: SignerKeyOptions,
  command: Command,
): Promise<readonly string[]> {
  const given = signerKey ?? io.env["COUNTERSIGN_SIGNER_KEY"];
  if (!given) return allOf(await fetchKeys("bundles", io, command));
  return parseKeys(given, signerKey === undefined ? "COUNTERSIGN_SIGNER_KEY" : "--signer-key");
}

/**
 * The keys of which one must have signed the target of a code: `--codes-key`, `COUNTERSIGN_CODES_KEY`, or what the service
 * publishes.
 *
 * @returns P-256, 65 bytes uncompressed, lower-case hex each
 * @throws UsageError where what was given is no such key
 */
export async function codesKeysOf(io: Io, { codesKey }: CodesKeyOptions, command: Command): Promise<readonly string[]> {
  const given = codesKey ?? io.env["COUNTERSIGN_CODES_KEY"];
  if (!given) return allOf(await fetchKeys("codes", io, command));
  return parseKeys(given, codesKey === undefined ? "COUNTERSIGN_CODES_KEY" : "--codes-key");
}

function parseKeys(given: string, where: string): readonly string[] {
  return given.split(",").map((text) => {
    const key = parseSignerKey(text);
    if (key !== undefined) return key;
    throw new UsageError(
      `${where}: expected a public key on P-256, 65 bytes in hexadecimal digits (04...), or several, separated by commas`,
    );
  });
}

/**
 * The key to which secrets are encrypted for the deployment itself, as the service publishes it.
 *
 * @returns P-256, 65 bytes uncompressed
 */
export async function envelopesKey(io: Io, command: Command): Promise<Uint8Array> {
  return Buffer.from((await fetchKeys("envelopes", io, command)).current, "hex");
}

interface Published {
  readonly current: string;
  readonly next: string | undefined;
  readonly previous: readonly string[];
}

/** One that signs next may sign already, and what one has signed before may be read later. */
function allOf({ current, next, previous }: Published): readonly string[] {
  return [current, ...(next === undefined ? [] : [next]), ...previous];
}

async function fetchKeys(what: "bundles" | "codes" | "envelopes", io: Io, command: Command): Promise<Published> {
  const url = (await resolveBaseUrl(command.optsWithGlobals<GlobalOptions>(), io)) + path;
  let answer: unknown;
  try {
    const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    answer = await response.json();
  } catch (cause) {
    throw new ApiError(ErrorCode.UNAVAILABLE, `no answer from ${url}: ${String(cause)}`, { cause });
  }
  const told = membersOf(answer);
  const current = keyOf(told[what]);
  const next = keyOf(membersOf(told["next"])[what]);
  const previous = [membersOf(told["previous"])[what]].flat().flatMap((key) => keyOf(key) ?? []);
  if (current !== undefined) return { current, next, previous };
  throw new ApiError(ErrorCode.INTERNAL, `${url} returned no public key; check --base-url`);
}

function membersOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" ? { ...value } : {};
}

function keyOf(value: unknown): string | undefined {
  return typeof value === "string" ? parseSignerKey(value) : undefined;
}
