// Columns that many tables have, and what they hold.

/** Milliseconds since 1970-01-01 UTC. */
export type Milliseconds = number;
/** 1 is true, 0 is false. */
export type Flag = 0 | 1;
/** JSON text. */
export type Json = string;

export interface Dated {
  created_at: Milliseconds;
  updated_at: Milliseconds;
}

/** Everything but organizations themselves belongs to one. */
export interface Owned {
  organization_id: string;
}

/** What parents look their sub-organizations up by. */
export interface Searched extends Owned {
  /** Parent of the organization; null for organizations at the top. It never changes. */
  parent_id: string | null;
}
