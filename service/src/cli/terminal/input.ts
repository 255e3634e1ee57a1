// Values that may be too long, too binary or too secret for a command line: from standard input or from a file.

import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "./failure.js";
import type { Io } from "./io.js";
import { readPrivateFile } from "./private-file.js";

/** Bytes over a plain `ArrayBuffer`, as `fetch` and the stampers take them. */
export type Bytes = Uint8Array<ArrayBuffer>;

// Far above what any service takes, and small enough to be held in memory.
const limit = 16 * 1024 * 1024;
const lineLimit = 64 * 1024;

/** How the help says where a value may come from. */
export const sources = "the text itself, @FILE for a file, - for standard input";

/**
 * The bytes that a value of the command line stands for: `-` is standard input, `@FILE` a file, everything else itself.
 *
 * @param option for errors, such as `--body`
 * @throws UsageError where the file can't be read or there is more than 16 MiB
 */
export async function readBytes(io: Io, option: string, value: string): Promise<Bytes> {
  if (value === "-") return collect(io.stdin, `${option} -`);
  if (!value.startsWith("@")) return new TextEncoder().encode(value);
  const path = resolve(io.cwd, value.slice(1));
  try {
    return await collect(createReadStream(path), `${option} ${value}`);
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(`${option}: can't read ${path}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

/**
 * As `readBytes`, for text.
 *
 * @throws UsageError as there, and where the bytes are not UTF-8
 */
export async function readText(io: Io, option: string, value: string): Promise<string> {
  const bytes = await readBytes(io, option, value);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UsageError(`${option} ${value}: not UTF-8 text; write other bytes as hexadecimal digits`);
  }
}

/**
 * The text of a file, or of standard input where `-` is in its place.
 *
 * @throws UsageError as with `readText`
 */
export function readFileText(io: Io, option: string, file: string): Promise<string> {
  return readText(io, option, file === "-" ? file : `@${file}`);
}

/**
 * A secret, without white space at its ends, from a file that only its owner can read or, for `-`, from standard input.
 *
 * @throws UsageError as with `readPrivateFile` and `readText`
 */
export async function readSecret(io: Io, option: string, file: string): Promise<string> {
  const text = file === "-" ? await readText(io, option, file) : await readPrivateFile(resolve(io.cwd, file));
  if (text.trim() === "") throw new UsageError(`${option} ${file}: empty`);
  return text.trim();
}

/**
 * Asks for one line on standard error and reads it from standard input.
 *
 * @throws UsageError where the input ends without one
 */
export async function askLine(io: Io, question: string): Promise<string> {
  io.stderr.write(question);
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of io.stdin) {
    text += typeof part === "string" ? part : decoder.decode(part, { stream: true });
    if (text.length > lineLimit) throw new UsageError(`standard input: a line of more than ${lineLimit} characters`);
    if (/\S.*\n/.test(text)) break;
  }
  const line = text.trim().split("\n", 1)[0]?.trim() ?? "";
  if (line === "") throw new UsageError("standard input ended before an answer");
  return line;
}

/**
 * Lines of standard input that are not empty, each asked for on standard error, until the input ends or nobody asks for
 * more.
 *
 * @throws UsageError where one is too long
 */
export async function* askLines(io: Io, question: () => string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = "";
  io.stderr.write(question());
  for await (const part of io.stdin) {
    text += typeof part === "string" ? part : decoder.decode(part, { stream: true });
    if (text.length > lineLimit) throw new UsageError(`standard input: a line of more than ${lineLimit} characters`);
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) {
      if (line.trim() !== "") yield line.trim();
      io.stderr.write(question());
    }
  }
  if (text.trim() !== "") yield text.trim();
}

async function collect(source: AsyncIterable<Uint8Array | string>, what: string): Promise<Bytes> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of source) {
    const bytes = typeof part === "string" ? new TextEncoder().encode(part) : part;
    size += bytes.length;
    if (size > limit) throw new UsageError(`${what}: more than ${limit} bytes`);
    parts.push(bytes);
  }
  return new Uint8Array(Buffer.concat(parts));
}
