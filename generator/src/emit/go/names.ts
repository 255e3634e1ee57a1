// Names as Go writes them: in MixedCaps, with initialisms in capitals.

import { camelOf } from "../../model/case.js";
import { commentLines } from "../languages/comments.js";

const initialisms =
  /^(?:ACL|API|ASCII|CPU|CSS|DNS|EOF|GUID|HTML|HTTP|HTTPS|ID|IP|JSON|JWT|OTP|QPS|RAM|RPC|SLA|SMTP|SQL|SSH|TCP|TLS|TTL|UDP|UI|UID|UUID|URI|URL|UTF8|VM|XML)(?:S?)$/;

/** `userIds` → `UserIDs`, `ACTIVITY_TYPE` → `ActivityType`. */
export function goName(name: string): string {
  const spelt = /[^A-Za-z0-9]|^[A-Z0-9]+$/.test(name) ? camelOf(name) : name;
  const words = spelt.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+|[0-9]+/g) ?? [];
  const made = words.map((word) => {
    const capital = word.toUpperCase();
    if (!initialisms.test(capital)) return word.charAt(0).toUpperCase() + word.slice(1);
    return capital.length > 2 && word.endsWith("s") && initialisms.test(capital.slice(0, -1))
      ? `${capital.slice(0, -1)}s`
      : capital;
  });
  const text = made.join("");
  return /^[A-Z]/.test(text) ? text : `X${text}`;
}

/** Lines of a comment, with quotation marks as gofmt writes them. */
export function goDoc(...paragraphs: readonly (string | undefined)[]): string[] {
  const spelt = paragraphs.map((text) => text?.replaceAll("``", "“").replaceAll("''", "”"));
  return commentLines(spelt, 96).map((line) => (line ? `// ${line}` : "//"));
}

/** The tag of a field. */
export function goTag(tag: string): string {
  return tag.includes("`") ? goText(tag) : `\`${tag}\``;
}

/** A string, number or truth value of Go. */
export const goText = (text: string | number | boolean): string => JSON.stringify(text).replaceAll("\u2028", "\\u2028");

/** A function as gofmt has it, with an empty line behind it. */
export function goFunction(signature: string, ...body: readonly string[]): string[] {
  return [`func ${signature} {`, ...body.map((line) => `\t${line}`), "}", ""];
}
