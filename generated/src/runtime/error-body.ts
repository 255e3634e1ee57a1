// What error bodies hold: how servers write them, and how clients read them.

/** What an error says for programs: JSON objects, each with a string member `@type`. */
export type Details = readonly unknown[];

/** Of an error that says nothing for programs. */
export const noDetails: Details = [];

/** How error bodies are sent. */
export const errorMedia = "application/json";

/** Headers that every request has. */
export const requestHeaders: Readonly<Record<string, string>> = { "Content-Type": "application/json" };

/** One place of a request that does not fit. */
export interface Fault {
  /** JSON pointer to it. */
  readonly field: string;
  readonly description: string;
}

/** What is said of a request that does not fit. */
export function faultDetails(fieldViolations: readonly Fault[]): Details {
  return [{ "@type": "type.googleapis.com/google.rpc.BadRequest", fieldViolations }];
}

/** What an error says. */
export interface SaidError {
  readonly code: number;
  readonly message: string;
  readonly details: Details;
}

/** The body that says it, and these members of every error body besides. */
export function writeError({ code, message, details }: SaidError, _status: number, others: object = {}): object {
  return { code, message, details, ...others };
}

/** What an error body says, as far as it can be read. */
export interface ReadError {
  readonly code: number | undefined;
  readonly message: string | undefined;
  readonly details: Details;
}

/** Reads a body, whatever it is. */
export function readError(body: Partial<Readonly<Record<string, unknown>>>): ReadError {
  const { code, message, details } = body;
  return {
    code: typeof code === "number" ? code : undefined,
    message: typeof message === "string" ? message : undefined,
    details: Array.isArray(details) ? details : noDetails,
  };
}
