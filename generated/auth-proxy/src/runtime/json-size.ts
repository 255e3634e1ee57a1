// How many values a JSON text has, without reading it: what a text costs to read goes by its values more than by its length.

const quote = 0x22;
const comma = 0x2c;
const openBracket = 0x5b;
const openBrace = 0x7b;
const backslash = 0x5c;

/**
 * Whether a JSON text has more values than a limit: items of lists and members of objects, at any depth, where an empty
 * list or object counts like one with an item. It looks no further than where that is certain. A text that is not JSON may
 * count as either.
 */
export function hasMoreValues(text: string, limit: number): boolean {
  // Each takes a character.
  if (text.length <= limit) return false;
  let count = 1;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at);
        break;
      case comma:
      case openBracket:
      case openBrace:
        if (++count > limit) return true;
    }
  }
  return false;
}

/** The closing quote of a string that begins at `start`; the end of the text where there is none. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = end;
    while (text.charCodeAt(escapes - 1) === backslash) escapes--;
    // A quote behind an odd number of backslashes is escaped.
    if ((end - escapes) % 2 === 0) return end;
  }
  return text.length;
}
