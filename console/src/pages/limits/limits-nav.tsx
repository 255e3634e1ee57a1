// Between spending limits, velocity controls and address books.

import { linksBetween } from "../../parts/links-between.js";
import { later } from "../../texts/later.js";

export const LimitsNav = linksBetween(later.limits.parts, {
  "/limits": later.limits.title,
  "/velocity-controls": later.velocity.title,
  "/address-book": later.book.title,
});
