// Readings that are shared while others write on connections of their own.

import { againOnPostgres } from "../support/again.js";

againOnPostgres(import.meta.dirname, "revision-reads");
