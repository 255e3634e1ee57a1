// MFA policies of users.

import type { Milliseconds } from "./schema-columns.js";

export interface MfaPoliciesTable {
  id: string;
  organization_id: string;
  user_id: string;
  name: string;
  condition: string;
  /** JSON: the steps, each a list of methods of which one completes it. */
  methods: string;
  /** Policies of a user are looked at in this order. */
  position: number;
  notes: string;
  created_at: Milliseconds;
  updated_at: Milliseconds;
}
