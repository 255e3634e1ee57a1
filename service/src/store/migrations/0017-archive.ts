// Files to which old activities have moved, and which activities of an organization went there.

import type { TableDescription } from "./create-tables.js";

export const archive: Readonly<Record<string, TableDescription>> = {
  archive_files: {
    text: ["name", "sha256"],
    integer: ["number", "activities", "bytes", "archived_at"],
    primaryKey: ["number"],
  },
  archived_ranges: {
    text: ["organization_id", "first_id", "last_id"],
    integer: ["file_number", "activities", "archived_at"],
    // Each activity moves once, so that no two ranges end with the same one.
    primaryKey: ["organization_id", "last_id"],
    clustered: true,
    index: [["file_number"]],
  },
};
