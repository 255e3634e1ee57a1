import { againOnPostgres } from "../support/again.js";

againOnPostgres(import.meta.dirname);
