// Names that strangers choose, and that stand in messages to others: they must lead nobody anywhere.

/** What programs make links of, or people call or write to. */
const leading: readonly RegExp[] = [
  // A scheme, or what begins like the name of a web server.
  /[a-z][a-z0-9+.-]*:\/\//i,
  /\bwww\./i,
  // A domain: labels, dots between, two letters or more at the end.
  /[\p{L}\p{N}-]\.(?:xn--[a-z0-9-]+|\p{L}{2,})(?![\p{L}\p{N}])/iu,
  // An e-mail address, or a handle.
  /(?:^|[^\p{L}\p{N}])@[\p{L}\p{N}_]|[^\s@]@[^\s@]/u,
  // An IP address.
  /\d{1,3}(?:\.\d{1,3}){3}/,
  /\[[0-9a-f:]*:[0-9a-f:]+\]/i,
  // A phone number.
  /(?:\d[\s().+/-]{0,2}){7,}/,
];

/** Digits that nobody calls: UUIDs, addresses on chains, and the milliseconds that existing clients name accounts by. */
const harmless = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|0x[0-9a-f]{40}|(?<=-)1[6-9]\d{11}(?!\d)/gi;

/** Whether a text holds no link, domain, address or phone number, however its characters are written. */
export function isPlainName(text: string): boolean {
  // Full-width forms and the like read as what they look like, and what cannot be seen parts nothing.
  const read = text
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[。｡․]/gu, ".")
    .replace(harmless, "");
  return !leading.some((each) => each.test(read));
}
