// What is counted of a batch, one request of it after the other, as if each were sent alone.

import { uuidv7 } from "uuidv7";
import { Turns } from "../event-loop/turns.js";
import { booksOf } from "../organizations/address-book.js";
import type { Organization } from "../organizations/organization.js";
import type { ToSign } from "../signing/to-sign.js";
import { charging, holdersOf } from "../spending/charges.js";
import type { Charge, Charges } from "../spending/charges.js";
import type { SpendingLimit } from "../spending/spending-limit.js";
import { concernedControls } from "./controls.js";
import type { PolicyRequest } from "./request.js";
import { readAllSigned, spenderOf } from "./signed.js";
import type { Subject } from "./subject.js";

/**
 * What spending limits and velocity controls are to count of each transaction of a batch, in their order.
 *
 * @throws ApiError as `readSubjects` does
 */
export async function chargesOfEach(
  organization: Organization,
  request: PolicyRequest & { readonly subjects: readonly Subject[] },
  toSign: ToSign,
): Promise<readonly Charges[]> {
  const controls = concernedControls(organization, request);
  const ofTransfers = controls.flatMap(({ limit, ofActivities }) => (ofActivities ? [] : [limit]));
  const limits = [...organization.spendingLimits, ...ofTransfers];
  const spender = spenderOf(organization, request.initiatorId);
  const turns = new Turns(organization);
  const found: Charges[] = [];
  for (const { curve, texts, subjects } of await readAllSigned(organization, request, toSign)) {
    for (const [place, text] of texts.entries()) {
      const subject = subjects[place]!;
      const signed = [{ curve, texts: [text], subjects: [subject] }];
      const { charges, refused } = await turns.run(charging(limits, booksOf(organization), spender, signed));
      const ofActivities = controls.flatMap((control): Charge[] => {
        const { limit, times } = control;
        const holders = control.ofActivities && place < times ? holdersOf(limit, subject, spender) : [];
        return holders.map((holder) => ({ limit, holder, items: new Map([[uuidv7(), 1n]]) }));
      });
      found.push({ charges: [...charges, ...ofActivities], refused });
      await turns.take();
    }
  }
  return found;
}

/** Charges that add up. */
export class RunningCharges {
  readonly #items = new Map<string, Map<string, bigint>>();

  constructor(charges: readonly Charge[] = []) {
    this.add(charges);
  }

  add(charges: readonly Charge[]): void {
    for (const { limit, holder, items } of charges) {
      const found = this.#items.get(keyOf(limit, holder)) ?? new Map<string, bigint>();
      this.#items.set(keyOf(limit, holder), found);
      for (const [slot, amount] of items) if (amount > (found.get(slot) ?? 0n)) found.set(slot, amount);
    }
  }

  /** What a limit is to count of a holder so far. */
  of(limit: SpendingLimit, holder: string): Charge["items"] {
    return this.#items.get(keyOf(limit, holder)) ?? new Map<string, bigint>();
  }
}

function keyOf({ id }: SpendingLimit, holder: string): string {
  return `${id} ${holder}`;
}
