// The links between pages that belong together, above each of them.

import { linkTo } from "../router.js";

/** @param titles of the pages, by their paths */
export function linksBetween<Path extends string>(label: string, titles: Readonly<Record<Path, string>>) {
  return function Links({ at }: { readonly at: Path }) {
    return (
      <nav class="tabs" aria-label={label}>
        {(Object.entries(titles) as [Path, string][]).map(([path, title]) => (
          <a key={path} href={linkTo(path)} aria-current={path === at ? "page" : undefined}>
            {title}
          </a>
        ))}
      </nav>
    );
  };
}
