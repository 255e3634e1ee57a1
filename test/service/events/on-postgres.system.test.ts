// What several processes on one database do to events and their key, where each has connections of its own.

import { againOnPostgres } from "../support/again.js";

againOnPostgres(import.meta.dirname, "deliverer", "outbox", "signer");
