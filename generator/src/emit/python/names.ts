// Names and texts as Python writes them.

import { constant, snake } from "../../model/case.js";
import { commentLines } from "../languages/comments.js";

const keywords =
  /^(?:and|as|assert|async|await|break|class|continue|def|del|elif|else|except|False|finally|for|from|global|if|import|in|is|lambda|None|nonlocal|not|or|pass|raise|return|True|try|while|with|yield)$/;

/** `userIds` → `user_ids`, `from` → `from_`. */
export function pythonName(name: string): string {
  const text = snake(name).replace(/^_+|_+$/g, "");
  return keywords.test(text) ? `${text}_` : /^[a-z]/.test(text) ? text : `x_${text}`;
}

/** `createUsers` → `CREATE_USERS` */
export function pythonConstant(name: string): string {
  return /^[A-Z][A-Z0-9_]*$/.test(name) ? name : constant(pythonName(name)).replace(/_$/, "");
}

/** A string, number or truth value of Python. */
export function pythonText(value: unknown): string {
  return typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);
}

/** Lines of a docstring. Paragraphs that are empty or undefined are left out. */
export function pythonDoc(...paragraphs: readonly (string | undefined)[]): string[] {
  const lines = commentLines(paragraphs, 100);
  const text = lines.join("\n").replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"');
  return text === "" ? [] : lines.length === 1 ? [`"""${text}"""`] : [...`"""${text}`.split("\n"), '"""'];
}

export const indented = (lines: readonly string[]): string[] => lines.map((line) => (line ? `    ${line}` : line));

/** A class or function, whose body may be empty, with two empty lines behind it. */
export function pythonBlock(head: string, ...body: readonly string[]): string[] {
  return [head, ...indented(body.length > 0 ? body : ["pass"]), "", ""];
}
