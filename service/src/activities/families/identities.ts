// Families about accounts at OpenID Connect issuers.

import type { Families } from "../family.js";

export const identityFamilies = {} satisfies Families;
