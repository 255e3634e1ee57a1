// What proposed spending limits would count of recorded activities. Whoever asks adds it up, from the oldest on: what a limit
// has counted depends on all activities before, and an answer has some of them.

import { ApiError, ErrorCode } from "@countersign/api";
import type { CreateSpendingLimitIntent, PlannedSpending } from "@countersign/api";
import { Turns } from "../event-loop/turns.js";
import { booksOf } from "../organizations/address-book.js";
import type { Organization } from "../organizations/organization.js";
import type { Proposal } from "../policy/context.js";
import { readAllSigned, spenderOf } from "../policy/signed.js";
import type { ToSign } from "../signing/to-sign.js";
import { charging } from "../spending/charges.js";
import { readSpendingLimit } from "../spending/spending-limit.js";
import type { SpendingLimit } from "../spending/spending-limit.js";
import { checkMaximum, columnsOf } from "../spending/written-limit.js";

/** @throws ApiError INVALID_ARGUMENT for what no limit can say, or two say that have one name */
export function proposedLimits(
  { id: organizationId, addressBook }: Pick<Organization, "id" | "addressBook">,
  written: readonly CreateSpendingLimitIntent[],
): SpendingLimit[] {
  const names = new Set<string>();
  return written.map((intent, index) => {
    const { name, measure, maximum, excess, uncounted = [] } = intent;
    if (names.has(name)) throw invalid(`spendingLimits.${index}.name: another limit has it, ${JSON.stringify(name)}`);
    names.add(name);
    const base = { id: String(index), organization_id: organizationId, name, maximum, excess };
    try {
      checkMaximum(measure, maximum);
      const columns = columnsOf(intent, addressBook.on(undefined));
      const row = { ...base, ...columns, uncounted: JSON.stringify(uncounted), created_at: 0, updated_at: 0 };
      return readSpendingLimit(row);
    } catch (error) {
      throw error instanceof ApiError ? invalid(`spendingLimits.${index}.${error.message}`) : error;
    }
  });
}

/** @throws ApiError where what is to be signed cannot be read */
export async function spendingUnder(
  limits: readonly SpendingLimit[],
  organization: Organization,
  proposal: Proposal,
  toSign: ToSign,
): Promise<Pick<PlannedSpending, "counts" | "uncounted">> {
  const signed = await readAllSigned(organization, proposal, toSign);
  const spender = spenderOf(organization, proposal.initiatorId);
  const { charges, refused } = await new Turns(organization).run(
    charging(limits, booksOf(organization), spender, signed),
  );
  return {
    counts: charges.flatMap(({ limit: { name }, holder, items }) =>
      [...items].map(([item, amount]) => ({ name, holder, item, amount: String(amount) })),
    ),
    uncounted: refused.map(({ limit: { name }, kind }) => ({ name, ...(kind !== "receivers" && { kind }) })),
  };
}

function invalid(message: string): ApiError {
  return new ApiError(ErrorCode.INVALID_ARGUMENT, message);
}
