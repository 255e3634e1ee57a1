// What is said when a command does not succeed, and with which exit code it ends.

import { ApiError, grpcCodes, ErrorCode } from "@countersign/api";
import { InvalidArgumentError } from "commander";
import { ConfigurationError } from "../../config/configuration-error.js";
import { printable } from "./output.js";

/** Something given on the command line, in a file or in the environment is wrong. Nothing was sent; exit code 2. */
export class UsageError extends Error {
  override readonly name: string = "UsageError";
}

/** 2 where the command was used wrongly, 1 where the service refused it or it failed. */
export function exitCodeOf(error: unknown): 1 | 2 {
  const wrong = [UsageError, ConfigurationError, InvalidArgumentError];
  return wrong.some((kind) => error instanceof kind) ? 2 : 1;
}

/**
 * What to write to standard error.
 *
 * @param json for programs: an error of the API as one line of JSON, `{"error":{"code","name","message","details"}}`
 */
export function failureText(error: unknown, json: boolean): string {
  if (error instanceof ApiError) return json ? apiErrorJson(error) : `countersign: ${apiErrorText(error)}\n`;
  return `countersign: ${printable(error instanceof Error ? error.message : String(error))}\n`;
}

function apiErrorJson(error: ApiError): string {
  const { code, details } = error;
  return `${JSON.stringify({ error: { code, name: nameOf(code), message: messageOf(error), details } })}\n`;
}

function apiErrorText(error: ApiError): string {
  const where = error.status === undefined ? `code ${error.code}` : `code ${error.code}, HTTP ${error.status}`;
  const lines = [`${nameOf(error.code)} (${where}): ${printable(messageOf(error))}`];
  for (const detail of error.details) lines.push(`  detail: ${printable(JSON.stringify(detail))}`);
  const hint = hintOf(error);
  if (hint) lines.push(hint);
  return lines.join("\n");
}

function nameOf(code: number): string {
  return grpcCodes[code]?.name ?? "UNKNOWN";
}

/** `fetch` says only that it failed; why is in the cause of its error. */
function messageOf({ message, cause, status }: ApiError): string {
  if (status !== undefined || !(cause instanceof Error)) return message;
  const reason = cause.cause;
  if (!(reason instanceof Error)) return message;
  return message.replace(String(cause), reason.message || systemCode(reason) || String(cause));
}

function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

function hintOf({ code, status, cause }: ApiError): string | undefined {
  if (code === ErrorCode.UNAUTHENTICATED) {
    return (
      "Check that the key is registered with a user of this organization (--organization) and has not expired, and " +
      "that this computer's clock is right."
    );
  }
  if (status === undefined && cause instanceof Error && systemCode(cause.cause) === "ECONNREFUSED") {
    return "Nothing is listening there. Start the service with `countersign serve`, or give another URL with --base-url.";
  }
  return undefined;
}
