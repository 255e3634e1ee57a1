// What PostgreSQL's errors mean to whoever asked for something. Codes are those of the manual's appendix A.

import pg from "pg";
import { SecretFileMissing, SecretFileRefused } from "../../file-system/secret-file.js";
import { StoreUnavailable } from "../unavailable.js";

// Connections (08), resources such as disk, memory and connections (53), a server that stops, starts or gives a statement
// up (57), a lock that others hold, a server that takes no writes, a transaction whose process was away for too long,
// and errors of the disk.
const temporary = /^(08...|53...|57014|57P0[1-5]|55P03|25006|25P03|40003|58030)$/;
// Those with which the server closes the connection.
const closing = /^(08...|57P0[1-5]|25P03)$/;
// Serialization failure and deadlock: the same transaction may well succeed when it is run again.
const passing = /^(40001|40P01)$/;

const uniqueViolation = "23505";
const foreignKeyViolation = "23503";
const readOnly = "25006";
const tooManyConnections = "53300";
// What a server answers to a wrong password depends on its version and its settings.
const unauthenticated: ReadonlySet<string | undefined> = new Set(["28P01", "28000"]);

/** A driver's error as the store throws it, when it comes from a connection that could be asked something. */
export function postgresError(error: unknown): unknown {
  const code = codeOf(error);
  // The driver's other errors are the connection's; whatever else is thrown is a mistake of the program.
  if (code === undefined ? isOfProgram(error) : !temporary.test(code)) return error;
  return new StoreUnavailable(reasonOf(error), { cause: error });
}

/** Whether the connection is of no more use: it is lost, or the server closes it. */
export function isLoss(error: unknown): boolean {
  const code = codeOf(error);
  return code === undefined ? !isOfProgram(error) : closing.test(code);
}

/** Whether a transaction that failed so may succeed when it is run again. */
export function isPassing(error: unknown): boolean {
  return passing.test(codeOf(error) ?? "");
}

export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === uniqueViolation;
}

/** Whether something was sealed under a key that is not there, or that was to go: nothing else refers to anything. */
export function isForeignKeyViolation(error: unknown): boolean {
  return codeOf(error) === foreignKeyViolation;
}

/** Whether the server takes no writes, as one that has become a standby. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === readOnly;
}

/** Whether the server has no connection left for this client. */
export function isTooManyConnections(error: unknown): boolean {
  return codeOf(error) === tooManyConnections;
}

/** Whether the server does not take the password, or there is none in its file. */
export function isWrongPassword(error: unknown): boolean {
  if (error instanceof SecretFileMissing || error instanceof SecretFileRefused) return true;
  return unauthenticated.has(codeOf(error));
}

/** What is to be read in the log. The errors of several addresses come as one that says nothing by itself. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  // Errors of the system name their code in the message, those of the server do not.
  const parts = code !== undefined && error.message.includes(code) ? [error.message] : [code, error.message];
  return parts.filter(Boolean).join(": ") || error.name;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

function isOfProgram(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || !(error instanceof Error);
}
