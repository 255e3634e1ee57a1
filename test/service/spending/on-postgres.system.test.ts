// What limits count in one database, with transactions that others run beside.

import { againOnPostgres } from "../support/again.js";

againOnPostgres(import.meta.dirname, "slots", "together");
