// What PostgreSQL has of its own: metrics, what doctor reads, and processes that start at once.

import { againOnPostgres } from "../support/again.js";

againOnPostgres(import.meta.dirname, "doctor", "metrics", "root-file");
