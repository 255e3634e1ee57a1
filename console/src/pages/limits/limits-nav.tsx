// Between spending limits, velocity controls and address books.

import { linkTo } from "../../router.js";
import { later } from "../../texts/later.js";

const names = {
  "/limits": later.limits.title,
  "/velocity-controls": later.velocity.title,
  "/address-book": later.book.title,
} as const;

export function LimitsNav({ at }: { readonly at: keyof typeof names }) {
  return (
    <nav class="tabs" aria-label={later.limits.parts}>
      {Object.entries(names).map(([place, name]) => (
        <a key={place} href={linkTo(place)} aria-current={place === at ? "page" : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
