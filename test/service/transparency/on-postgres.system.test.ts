// Leases of the log, by the clock and the locks of the database.

import { againOnPostgres } from "../support/again.js";

againOnPostgres(import.meta.dirname, "sequencer");
