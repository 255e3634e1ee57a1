// What the store does with a database. Functions that act in the scope of an organization are compared one by one in
// conformance.system.test.ts, beside another organization with the same rows, as scopes.test.ts has them on SQLite.

import { againOnPostgres } from "../support/again.js";

againOnPostgres(
  import.meta.dirname,
  "authority",
  "passkey-registrations",
  "signing-keys",
  "transactions",
  "upgrade",
  "user-deletion",
  "votes",
);
