// Lines of the comments of Go, Python and Rust.

/**
 * Lines of a comment, with an empty one between paragraphs; those that are empty or undefined are left out.
 *
 * @param begins words that would mean something else at the beginning of a line
 */
export function commentLines(
  paragraphs: readonly (string | undefined)[],
  width: number,
  begins: RegExp = /(?!)/,
): readonly string[] {
  const blocks = paragraphs.flatMap((text) => (text?.trim() ? [wrapped(text, width, begins)] : []));
  return blocks.flatMap((lines, index) => [...(index > 0 ? [""] : []), ...lines]);
}

function wrapped(text: string, width: number, begins: RegExp): readonly string[] {
  const lines = [""];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1) ?? "";
    const staysBehind = begins.test(word);
    if (line && line.length + word.length > width && !staysBehind) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : staysBehind ? `\\${word}` : word;
  }
  return lines;
}
