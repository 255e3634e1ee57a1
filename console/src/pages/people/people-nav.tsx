// Between users, what they may do together, who is invited, and the organizations below.

import { linksBetween } from "../../parts/links-between.js";
import { t } from "../../texts/index.js";

export const PeopleNav = linksBetween(t.people.kinds, {
  "/people": t.people.title,
  "/rights": t.rights.title,
  "/invitations": t.invitations.title,
  "/sub-organizations": t.subOrganizations.title,
});
