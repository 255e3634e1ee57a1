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
    if (!reference.transaction && !reference.payload) continue;
    const { key, publicKey } = await toSign.signer(reference.name);
    const texts = textsOf(reference, publicKey);
    const subjects = known ?? (await readSigned(turns, reference, toSign, bare));
    signed.push({ curve: key.curve, texts, subjects });
  }
  return signed;
}

/** What a reference to a signer is to have signed: the same text signed by another key, or in another way, is something else. */
function textsOf({ transaction, payload }: Reference, publicKey: string): readonly string[] {
  const named = (...ways: readonly string[]) => JSON.stringify([publicKey, ...ways]);
  if (transaction) {
    return eachTransaction(transaction).map(({ type, unsignedTransaction }) => named(type, unsignedTransaction));
  }
  if (!payload) return [];
  const texts = "payloads" in payload ? payload.payloads : [payload.payload];
  return texts.map((text) => named(payload.encoding, payload.hashFunction, text));
}
