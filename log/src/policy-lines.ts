// The lines of a policy file (C2SP tlog-policy), each on its own; what they mean together is in `policy.ts`. The file is
// octets: names and URLs may contain any above 0x7f, so they are compared as octets.

import { fromDecimal, fromUtf8 } from "./encoding.js";
import { LogError } from "./error.js";
import { parseVkey, type NoteKey } from "./note/key.js";

export type PolicyLine = { readonly where: string } & (
  | { readonly kind: "log"; readonly key: NoteKey; readonly url: string | undefined }
  | { readonly kind: "witness"; readonly name: string; readonly key: NoteKey; readonly url: string | undefined }
  | { readonly kind: "group"; readonly name: string; readonly threshold: number; readonly members: readonly string[] }
  | { readonly kind: "quorum"; readonly name: string }
);

export const maxPolicyBytes = 256 * 1024;
/** Logs, witnesses and groups together. */
export const maxPolicyLines = 1024;

/** @throws LogError unless each line has one of the four forms, or is empty or a comment */
export function parsePolicyLines(bytes: Uint8Array): PolicyLine[] {
  if (bytes.length > maxPolicyBytes) {
    throw LogError.malformed("policy", `${bytes.length} bytes, more than ${maxPolicyBytes}`);
  }
  const text = octetsOf(bytes);
  if (text !== "" && !text.endsWith("\n")) {
    throw LogError.malformed("policy", "the last line does not end in a newline");
  }
  const lines = text.split("\n").slice(0, -1);
  const found: PolicyLine[] = [];
  for (const [index, line] of lines.entries()) {
    const where = `policy, line ${index + 1}`;
    if (/[\u0000-\u0008\u000b-\u001f\u007f]/.test(line)) throw LogError.malformed(where, "a control character");
    const items = line.split(/[ \t]+/).filter((item) => item !== "");
    if (items.length === 0 || items[0]?.startsWith("#")) continue;
    found.push(parseLine(items, where));
    if (found.length > maxPolicyLines) throw LogError.malformed("policy", `more than ${maxPolicyLines} definitions`);
  }
  return found;
}

function parseLine([keyword, ...items]: readonly string[], where: string): PolicyLine {
  const [first = "", second = "", third] = items;
  switch (keyword) {
    case "log":
      checkCount(items, 1, 2, where, "log <vkey> [<url>]");
      return { where, kind: "log", key: keyOf(first, where), url: items[1] && textOf(items[1]) };
    case "witness":
      checkCount(items, 2, 3, where, "witness <name> <vkey> [<url>]");
      return { where, kind: "witness", name: first, key: keyOf(second, where), url: third && textOf(third) };
    case "group": {
      checkCount(items, 3, Infinity, where, "group <name> <all, any or a number> <name>...");
      const members = items.slice(2);
      return { where, kind: "group", name: first, threshold: thresholdOf(second, members.length, where), members };
    }
    case "quorum":
      checkCount(items, 1, 1, where, "quorum <name>");
      return { where, kind: "quorum", name: first };
    default:
      throw LogError.malformed(where, "expected log, witness, group or quorum");
  }
}

function checkCount(items: readonly string[], least: number, most: number, where: string, form: string): void {
  if (items.length < least || items.length > most) throw LogError.malformed(where, `expected ${form}`);
}

function thresholdOf(text: string, members: number, where: string): number {
  if (text === "any") return 1;
  if (text === "all") return members;
  const threshold = fromDecimal(text, `${where}, threshold`, members);
  if (threshold === 0) throw LogError.malformed(`${where}, threshold`, "expected at least 1");
  return threshold;
}

function keyOf(octets: string, where: string): NoteKey {
  try {
    return parseVkey(fromUtf8(bytesOf(octets), "vkey"));
  } catch (error) {
    throw error instanceof LogError ? LogError.malformed(where, error.message) : error;
  }
}

/** One character for each octet, so that names that differ in octets differ. */
function octetsOf(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

function bytesOf(octets: string): Uint8Array {
  return Uint8Array.from(octets, (octet) => octet.charCodeAt(0));
}

/** A name or URL for people and for requests, where octets that are not UTF-8 have no meaning. */
export function textOf(octets: string): string {
  return new TextDecoder().decode(bytesOf(octets));
}
