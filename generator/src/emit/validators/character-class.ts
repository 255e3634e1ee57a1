// Patterns that ask for nothing but characters of one class, such as `^[0-9]{1,20}$`, as loops: they are the most
// common ones, and a regular expression takes four times as long.

/** ASCII characters without any that has a meaning inside of brackets, then how many of them. */
const form =
  /^\^\[((?:[A-Za-z0-9_ ./:+=@,]-[A-Za-z0-9_]|[A-Za-z0-9_ ./:+=@,]|-(?=\]))+)\](?:([+*])|\{(\d{1,6})(,?)(\d{0,6})\})\$$/;

/** Statements that tell whether the string at `at` matches; undefined where the pattern has another form. */
export function classLoop(pattern: string, at: string): string[] | undefined {
  const match = form.exec(pattern);
  if (!match) return undefined;
  const [, characters = "", sign, least = sign === "+" ? "1" : "0", comma, most] = match;
  const longest = most || (comma === "" && sign === undefined ? least : undefined);
  const wrongLength = [
    ...(Number(least) > 0 ? [`${at}.length < ${Number(least)}`] : []),
    ...(longest === undefined ? [] : [`${at}.length > ${Number(longest)}`]),
  ];
  const inside = [...characters.matchAll(/(.)-(.)|(.)/g)].map(([, from, to, only = ""]) =>
    from !== undefined && to !== undefined
      ? `(code >= ${from.charCodeAt(0)} && code <= ${to.charCodeAt(0)})`
      : `code === ${only.charCodeAt(0)}`,
  );
  return [
    ...(wrongLength.length > 0 ? [`if (${wrongLength.join(" || ")}) return false;`] : []),
    `for (let i = 0; i < ${at}.length; i++) {`,
    `const code = ${at}.charCodeAt(i);`,
    `if (${outside(characters, inside)}) return false;`,
    "}",
    "return true;",
  ];
}

function outside(characters: string, inside: readonly string[]): string {
  if (/^.-.$/.test(characters)) return `code < ${characters.charCodeAt(0)} || code > ${characters.charCodeAt(2)}`;
  return inside.length === 1 ? inside.join().replace("===", "!==") : `!(${inside.join(" || ")})`;
}
