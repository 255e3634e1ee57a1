// Families about sessions and invitations.

import type { Families } from "../family.js";

export const sessionFamilies = {} satisfies Families;
