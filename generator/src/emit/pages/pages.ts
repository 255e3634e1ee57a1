// The documentation: an HTML and a Markdown page for each operation and for what operations share, with the files that
// they need. Nothing of it is loaded from elsewhere.

import { hash } from "../../write/hash.js";
import { keptFrom } from "../kept.js";
import type { EmittedFile, OwnContext } from "../output.js";
import { pageHtml } from "./html-page.js";
import { llmsText } from "./llms.js";
import { pageMarkdown } from "./markdown.js";
import { searchIndex } from "./search-index.js";
import { allPages, siteOf } from "./site.js";

const assetsFolder = "docs/";

/** Paths are below the documentation's own folder. */
export function emitPages(context: OwnContext): readonly EmittedFile[] {
  const site = siteOf(context);
  const file = (path: string, home: string, make: () => string): EmittedFile => {
    const origin = context.origins?.of(home);
    const whole = origin && hash(`${origin} ${site.frame}`);
    return keptFrom(whole, path, context, () => ({ path, text: make() }));
  };
  const assets = [...context.templates].filter(([name]) => name.startsWith(assetsFolder));
  return [
    ...allPages(site).flatMap((page) => [
      file(`${page.path}.html`, page.path, () => pageHtml(page, site)),
      file(`${page.path}.md`, page.path, () => pageMarkdown(page)),
    ]),
    { path: "llms.txt", text: llmsText(context.model, site) },
    { path: "search.json", text: searchIndex(site) },
    ...assets.map(([name, text]) => ({ path: name.slice(assetsFolder.length), text })),
  ];
}
