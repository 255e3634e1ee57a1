// Who asks, and all that a request is to have signed, key by key, for what counts signatures.

import { Turns } from "../event-loop/turns.js";
import type { Organization } from "../organizations/organization.js";
import type { ToSign } from "../signing/to-sign.js";
import { eachTransaction } from "../signing/transactions.js";
import type { Signed, Spender } from "../spending/charges.js";
import type { Reference } from "./reference.js";
import type { PolicyRequest } from "./request.js";
import { readSigned } from "./subject.js";
import type { Subject } from "./subject.js";

/** What is signed is known by what it says, which must not depend on what else policies see of it. */
const noInterfaces: Organization["contractInterfaces"] = new Map();

/** @param id of a user, perhaps of the parent organization, whose tags do not count here */
export function spenderOf({ members }: Pick<Organization, "members">, id: string): Spender {
  return { id, tags: members.get(id)?.record.userTags ?? [] };
}

/** @throws ApiError as `readSubjects` does */
export async function readAllSigned(
  organization: Organization,
  request: Pick<PolicyRequest, "references"> & { readonly subjects?: readonly Subject[] },
  toSign: ToSign,
): Promise<readonly Signed[]> {
  // Policies have seen the same already, where they were asked.
  const isBare = organization.contractInterfaces.size === 0 && request.subjects?.every(({ limit }) => !limit);
  const known = isBare && request.references.length === 1 ? request.subjects : undefined;
  const signed: Signed[] = [];
  const turns = new Turns(organization);
  const bare = { id: organization.id, parentId: organization.parentId, contractInterfaces: noInterfaces };
  for (const reference of request.references) {
    const texts = textsOf(reference);
    if (texts.length === 0) continue;
    const { key } = await toSign.signer(reference.name);
    const subjects = known ?? (await readSigned(turns, reference, toSign, bare));
    signed.push({ curve: key.curve, texts, subjects });
  }
  return signed;
}

/** What a reference to a signer is to have signed. */
function textsOf({ transaction, payload }: Reference): readonly string[] {
  if (transaction) return eachTransaction(transaction).map(({ unsignedTransaction }) => unsignedTransaction);
  if (!payload) return [];
  return "payloads" in payload ? payload.payloads : [payload.payload];
}
