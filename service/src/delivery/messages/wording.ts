// What e-mails say, unless a template says it: parts of which plain text and HTML are made alike.

import { markup } from "./html.js";
import type { Html } from "./html.js";

export type Part =
  | { readonly kind: "text"; readonly text: string }
  /** Something to be copied: a code, a bundle, an id. */
  | { readonly kind: "value"; readonly text: string }
  | { readonly kind: "link"; readonly url: string; readonly label: string };

export interface Wording {
  readonly subject: string;
  readonly parts: readonly Part[];
}

export interface Picture {
  readonly url: string;
  /** Stands in its place where it is not shown. */
  readonly name: string;
}

export const text = (words: string): Part => ({ kind: "text", text: words });
export const value = (words: string): Part => ({ kind: "value", text: words });
export const link = (url: string, label: string): Part => ({ kind: "link", url, label });

export function toText({ parts }: Wording): string {
  const lines = parts.map((part) => (part.kind === "link" ? `${part.label}:\n${part.url}` : part.text));
  return `${lines.join("\n\n")}\n`;
}

const bodyStyle = "margin:0 auto;max-width:36em;padding:1.5em;font-family:sans-serif;line-height:1.5";
const pictureStyle = "max-height:48px;max-width:100%";
const valueStyle = "font-family:monospace;font-size:1.2em;overflow-wrap:anywhere";

export function toHtml({ subject, parts }: Wording, picture: Picture | undefined): string {
  return markup`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="${bodyStyle}">
${picture && markup`<p><img src="${picture.url}" alt="${picture.name}" style="${pictureStyle}"></p>\n`}${parts.map(partToHtml)}</body>
</html>
`.text;
}

function partToHtml(part: Part): Html {
  switch (part.kind) {
    case "text":
      return markup`<p>${part.text}</p>\n`;
    case "value":
      return markup`<p style="${valueStyle}">${part.text}</p>\n`;
    case "link":
      return markup`<p><a href="${part.url}">${part.label}</a></p>\n`;
  }
}
