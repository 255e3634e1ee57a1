// The walk over every type of activity, and texts that PostgreSQL does not take.

import { againOnPostgres } from "../support/again.js";

againOnPostgres(import.meta.dirname, "every-type", "hostile");
