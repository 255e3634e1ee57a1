// The plans that PostgreSQL makes, and what one process tells of another.

import { againOnPostgres } from "../support/again.js";

againOnPostgres(import.meta.dirname, "plans", "watch-activities");
