// Templates of an operator's own: files of a folder, in which {{name}} stands for a value.

import { ApiError, ErrorCode } from "@countersign/api";
import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { isTemporarySystemError } from "../../file-system/system-errors.js";

/** The parts that a template has; one of `html` and `text` at least. */
export interface Template {
  readonly id: string;
  readonly html?: string;
  readonly text?: string;
  readonly subject?: string;
}

/**
 * Names that every template may use. What does not apply to an e-mail is empty. In HTML all values are escaped, for
 * text and for attributes in quotes; of the values, `link` and `logoUrl` alone are checked to be good URLs.
 *
 * - `appName`: of the customization, else the organization's name
 * - `organizationName`
 * - `code`: the one-time code
 * - `bundle`: the credential bundle
 * - `link`: the customization's link with the bundle, or with the code, in it
 * - `minutes`: for how long code or bundle hold
 * - `logoUrl`: of the customization
 */
export const builtInNames = ["appName", "organizationName", "code", "bundle", "link", "minutes", "logoUrl"] as const;

export type BuiltInName = (typeof builtInNames)[number];

const idForm = /^[A-Za-z0-9_-]{1,64}$/;
/** Names of variables. */
export const nameForm = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;
const placeholder = /\{\{\s*([A-Za-z_][A-Za-z0-9_]{0,63})\s*\}\}/g;
const maxBytes = 262_144;

/**
 * Reads a template: `<id>.html`, `<id>.txt` and `<id>.subject`, UTF-8, of 256 KiB at most. Of the subject, the first
 * line counts.
 *
 * @param path of the member that names it, for messages
 * @param folder `messages.templates`
 * @throws ApiError INVALID_ARGUMENT where there is no such template, INTERNAL where one cannot be read
 */
export function readTemplate(path: string, folder: string | undefined, id: string): Template {
  if (!idForm.test(id)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${path}: ${JSON.stringify(id)} is not a template id: 1 to 64 of A-Z, a-z, 0-9, _ and -`,
    );
  }
  const read = (extension: string) => (folder === undefined ? undefined : readPart(join(folder, `${id}.${extension}`)));
  const [html, text, subject] = [read("html"), read("txt"), read("subject")?.split("\n", 1)[0]?.trim()];
  if (html === undefined && text === undefined) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: the deployment has no template ${id}`);
  }
  return {
    id,
    ...(html !== undefined && { html }),
    ...(text !== undefined && { text }),
    ...(subject !== undefined && { subject }),
  };
}

/**
 * Checks that a template can be filled.
 *
 * @param path of the member that names it, for messages
 * @param isKnown whether there is a value of a name
 * @throws ApiError INVALID_ARGUMENT
 */
export function checkTemplate(path: string, template: Template, isKnown: (name: string) => boolean): void {
  for (const [part, text] of Object.entries({ html: template.html, txt: template.text, subject: template.subject })) {
    if (text === undefined) continue;
    const where = `${path}: ${template.id}.${part}`;
    const rest = text.replace(placeholder, (_all, name: string) => {
      if (isKnown(name)) return "";
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        `${where} has {{${name}}}, which has no value: it is not among templateVariables, and the built-in ones are ` +
          builtInNames.join(", "),
      );
    });
    const at = rest.indexOf("{{");
    if (at === -1) continue;
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${where} has braces without a name, or unclosed ones; expected {{name}}`,
    );
  }
}

/** Whether a part of a template shows one of the values. */
export function shows(text: string | undefined, names: readonly BuiltInName[]): boolean {
  return text !== undefined && [...text.matchAll(placeholder)].some(([, name]) => names.some((each) => each === name));
}

/** Puts values in the place of their names. What the values hold is not looked at again. */
export function fill(text: string, values: ReadonlyMap<string, string>, escape: (value: string) => string): string {
  return text.replace(placeholder, (_all, name: string) => escape(values.get(name) ?? ""));
}

/** @returns undefined where there is no such file */
function readPart(file: string): string | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, "r");
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return undefined;
    throw unreadable(cause);
  }
  try {
    const buffer = Buffer.alloc(maxBytes + 1);
    let length = 0;
    for (;;) {
      const count = readSync(descriptor, buffer, length, buffer.length - length, null);
      length += count;
      if (count === 0 || length > maxBytes) break;
    }
    if (length > maxBytes)
      throw new ApiError(ErrorCode.INTERNAL, `a template of the deployment has more than ${maxBytes} bytes`);
    return buffer.toString("utf8", 0, length);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw unreadable(cause);
  } finally {
    closeSync(descriptor);
  }
}

function unreadable(cause: unknown): ApiError {
  const code = isTemporarySystemError(cause) ? ErrorCode.UNAVAILABLE : ErrorCode.INTERNAL;
  return new ApiError(code, "a template of the deployment cannot be read", { cause });
}
