// Browsers that wait to be let in to the console, for some minutes each.

import type { TableDescription } from "./create-tables.js";

export const consolePairings: Readonly<Record<string, TableDescription>> = {
  console_pairings: {
    text: ["code", "public_key"],
    integer: ["expires_at"],
    optionalText: ["organization_id"],
    primaryKey: ["code", "public_key"],
    index: [["expires_at"]],
  },
};
