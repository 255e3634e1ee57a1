// What a request would have velocity controls count.

import { activityKinds } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { Turns } from "../event-loop/turns.js";
import { booksOf } from "../organizations/address-book.js";
import type { Organization } from "../organizations/organization.js";
import type { ToSign } from "../signing/to-sign.js";
import { charging, holdersOf } from "../spending/charges.js";
import type { Charge, Charges } from "../spending/charges.js";
import type { VelocityControl } from "../spending/velocity-control.js";
import type { Scope } from "../store/store.js";
import type { PolicyRequest } from "./request.js";
import { readAllSigned, spenderOf } from "./signed.js";
import { readSubjects } from "./subject.js";
import type { Subject } from "./subject.js";

type Counted = PolicyRequest & { readonly subjects?: readonly Subject[] };

/**
 * What controls are to count of a request, and what they cannot. Where an organization has none, nothing is read.
 *
 * @param scope of the organization, as it is committed
 * @throws ApiError as `readSubjects` does
 */
export async function controlCharges(
  scope: Scope,
  organization: Organization,
  request: Counted,
  toSign: ToSign,
): Promise<Charges> {
  const concerned = concernedControls(organization, request);
  if (concerned.length === 0) return { charges: [], refused: [] };
  const spender = spenderOf(organization, request.initiatorId);
  const ofTransfers = concerned.flatMap(({ limit, ofActivities }) => (ofActivities ? [] : [limit]));
  const signed = ofTransfers.length === 0 ? [] : await readAllSigned(organization, request, toSign);
  const transfers = await new Turns(organization).run(charging(ofTransfers, booksOf(organization), spender, signed));
  const charges: Charge[] = [...transfers.charges];
  for (const { limit, ofActivities, times } of concerned) {
    if (!ofActivities) continue;
    const isOfWallets = limit.scope === "SPENDING_SCOPE_WALLET";
    const subjects = isOfWallets
      ? (request.subjects ?? (await readSubjects(scope, organization, request, toSign)))
      : [{}];
    const holders = new Set(subjects.flatMap((subject) => holdersOf(limit, subject, spender)));
    // Each time that something is carried out counts.
    for (const holder of holders) {
      charges.push({ limit, holder, items: new Map(Array.from({ length: times }, () => [uuidv7(), 1n])) });
    }
  }
  return { charges, refused: transfers.refused };
}

/** The controls that count a request, and how often: of a batch each request that it stands for. */
export function concernedControls(
  { velocityControls }: Pick<Organization, "velocityControls">,
  { type, alone = [] }: Pick<PolicyRequest, "type" | "alone">,
): readonly (VelocityControl & { readonly times: number })[] {
  const families = alone.map((each) => activityKinds[each.type].family);
  return velocityControls.flatMap((control) => {
    const counts = (family: string) => control.families?.has(family) ?? true;
    const times = families.filter(counts).length || Number(counts(activityKinds[type].family));
    return times > 0 ? [{ ...control, times }] : [];
  });
}
