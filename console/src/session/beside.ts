// Names for the ids that a request is about, where its description has any.

import { listSpendingLimits } from "@countersign/api";
import type { Beside } from "../check/describe.js";
import { reads, signedIn } from "./connection.js";
import { namesOf, readHolders } from "./holders.js";

const ofHolders = /_(?:FREEZE|THAW|RESTRICT_KEYS|(?:CREATE|UPDATE|DELETE)_MFA_POLICY|CREATE_SPENDING_LIMIT)(?:_V\d+)?$/;
const ofLimits = /_(?:UPDATE_SPENDING_LIMIT|DELETE_SPENDING_LIMITS)(?:_V\d+)?$/;

export async function readBeside(type: string, signal: AbortSignal): Promise<Beside | undefined> {
  const { organizationId } = signedIn();
  if (ofHolders.test(type)) return { nameOf: namesOf(await readHolders(organizationId, signal)), limits: [] };
  if (!ofLimits.test(type)) return undefined;
  const { spendingLimits } = await listSpendingLimits(reads(signedIn()), { organizationId }, { signal });
  return { nameOf: (id) => id, limits: spendingLimits };
}
