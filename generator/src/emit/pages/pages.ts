// The documentation: an HTML and a Markdown page for each operation and for what operations share, with the files that
// they need. Nothing of it is loaded from elsewhere.

import type { EmitContext, EmittedFile } from "../output.js";
import { pageHtml } from "./html-page.js";
import { llmsText } from "./llms.js";
import { pageMarkdown } from "./markdown.js";
import { searchIndex } from "./search-index.js";
import { allPages, siteOf } from "./site.js";

const assetsFolder = "docs/";

/** Paths are below the documentation's own folder. */
export function emitPages(context: EmitContext): readonly EmittedFile[] {
  const site = siteOf(context);
  const assets = [...context.templates].filter(([name]) => name.startsWith(assetsFolder));
  return [
    ...allPages(site).flatMap((page) => [
      { path: `${page.path}.html`, text: pageHtml(page, site) },
      { path: `${page.path}.md`, text: pageMarkdown(page) },
    ]),
    { path: "llms.txt", text: llmsText(context.model, site) },
    { path: "search.json", text: searchIndex(site) },
    ...assets.map(([name, text]) => ({ path: name.slice(assetsFolder.length), text })),
  ];
}
