// Between users, what they may do together, who is invited, and the organizations below.

import { linkTo } from "../../router.js";
import { t } from "../../texts/index.js";

const places = {
  "/people": t.people.title,
  "/rights": t.rights.title,
  "/invitations": t.invitations.title,
  "/sub-organizations": t.subOrganizations.title,
} as const;

export function PeopleNav({ at }: { readonly at: keyof typeof places }) {
  return (
    <nav class="tabs" aria-label={t.people.kinds}>
      {Object.entries(places).map(([place, title]) => (
        <a key={place} href={linkTo(place)} aria-current={place === at ? "page" : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
