// The catalogue of the present language. Another language is another file with the same members, chosen here.

import { en } from "./en.js";

export type Texts = typeof en;

export const t: Texts = en;
