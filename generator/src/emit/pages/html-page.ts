// A whole page as HTML: readable without its style and without scripts, which only add the search.

import { html } from "./html.js";
import type { Html } from "./html.js";
import { blockHtml } from "./html-blocks.js";
import type { Address } from "./html-blocks.js";
import type { Page, Section } from "./page.js";
import type { Group, Site } from "./site.js";

export function pageHtml(page: Page, site: Site): string {
  const depth = page.path.split("/").length - 1;
  const root = "../".repeat(depth);
  const address: Address = (to) => {
    const [path = "", anchor] = to.split("#");
    return `${path === page.path && anchor ? "" : `${root}${path}.html`}${anchor === undefined ? "" : `#${anchor}`}`;
  };
  const name = page.path === site.home.path ? page.title : `${page.title} · ${site.title}`;
  return `${
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${name}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          ${page.summary === "" ? "" : html`<meta name="description" content="${page.summary}" /> `}
          <link rel="icon" href="${root}icon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="${root}frame.css" />
          <link rel="stylesheet" href="${root}text.css" />
          <link rel="alternate" href="${root}${page.path}.md" type="text/markdown" />
          <script src="${root}search.js" defer></script>
        </head>
        <body>
          <a class="skip" href="#content">Skip to the content</a>
          ${headerHtml(page, site, address)}
          <div class="layout">
            ${navigationHtml(page, site, address)}
            <main id="content" tabindex="-1" ${layoutClass(page)}>${mainHtml(page, address)}</main>
          </div>
          <footer>
            <p>
              ${site.title} ${site.version}. <a href="${root}${page.path}.md">This page as Markdown</a>,
              <a href="${root}llms.txt">all pages as a list</a>
            </p>
          </footer>
        </body>
      </html> `.text
  }`;
}

function layoutClass(page: Page): Html {
  return page.samples.length > 0 ? html` class="with-samples"` : html``;
}

function headerHtml(page: Page, site: Site, address: Address): Html {
  const links = site.references.map(
    ({ path, title }) => html`<li><a href="${address(path)}" ${current(path === page.path)}>${title}</a></li>`,
  );
  return html`<header>
    <a class="home" href="${address(site.home.path)}">${site.title}</a>
    <search hidden>
      <label for="search">Search</label
      ><input id="search" type="search" autocomplete="off" spellcheck="false" aria-describedby="found" />
      <p id="found" role="status"></p>
      <ol id="results"></ol>
    </search>
    <nav aria-label="Reference">
      <ul>
        ${links}
      </ul>
    </nav>
  </header>`;
}

/**
 * How many operations every page lists. Of a larger contract, pages list their own group, and lead to the others on the
 * home page: else the documentation would grow by the square of it.
 */
const mostListed = 400;

function navigationHtml(page: Page, { groups, home }: Site, address: Address): Html {
  const isSmall = groups.reduce((sum, { pages }) => sum + pages.length, 0) <= mostListed;
  return html`<nav class="operations" aria-label="Operations">
    ${groups.map((group) =>
      isSmall || (group.pages.length <= mostListed && group.pages.includes(page))
        ? groupHtml(group, page, address)
        : html`<p><a href="${address(`${home.path}#${group.anchor}`)}">${group.title}</a></p>`,
    )}
  </nav>`;
}

/** Groups other than that of the page look alike on all pages of one folder. */
const closed = new WeakMap<Group, Map<string, Html>>();

function groupHtml(group: Group, page: Page, address: Address): Html {
  if (group.pages.includes(page)) return openOrClosed(group, page, address);
  const known = closed.get(group) ?? new Map<string, Html>();
  closed.set(group, known);
  const folder = page.path.split("/").slice(0, -1).join("/");
  const found = known.get(folder) ?? openOrClosed(group, page, address);
  known.set(folder, found);
  return found;
}

function openOrClosed({ title, pages }: Group, page: Page, address: Address): Html {
  const items = pages.map(
    ({ path, title: name }) => html`<li><a href="${address(path)}" ${current(path === page.path)}>${name}</a></li>`,
  );
  const isOpen = pages.includes(page);
  return html`<details${isOpen ? html` open` : html``}><summary>${title}</summary><ul>${items}</ul></details>`;
}

function current(is: boolean): Html {
  return is ? html` aria-current="page"` : html``;
}

function mainHtml(page: Page, address: Address): Html {
  const article = html`<article>
    ${page.kind === "" ? html`` : html`<p class="kind">${page.kind}</p>`}
    <h1>${page.title}</h1>
    ${page.request === undefined ? html`` : html`<p class="request"><code>${page.request}</code></p>`}
    ${page.intro.map((block) => blockHtml(block, address))} ${contentsHtml(page)}
    ${page.sections.map((section) => sectionHtml(section, address))}
  </article>`;
  if (page.samples.length === 0) return article;
  const samples = page.samples.map((section) => sectionHtml(section, address));
  return html`${article}
    <aside class="samples" aria-label="Samples">${samples}</aside>`;
}

/** Pages that describe many things begin with their list. */
function contentsHtml({ kind, sections }: Page): Html {
  if (kind !== "Reference" || sections.length < 4) return html``;
  const items = sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`);
  return html`<nav class="contents" aria-label="On this page">
    <ul>
      ${items}
    </ul>
  </nav>`;
}

function sectionHtml({ id, title, blocks }: Section, address: Address): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title"><a href="#${id}">${title}</a></h2>
    ${blocks.map((block) => blockHtml(block, address))}
  </section>`;
}
