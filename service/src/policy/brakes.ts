// What brakes say of a request, beside policies: they bind whoever asks, the root quorum too.

import { lookupForm } from "../chains/addresses.js";
import { Turns } from "../event-loop/turns.js";
import type { InTurns } from "../event-loop/turns.js";
import type { Organization } from "../organizations/organization.js";
import { inWords, whyHeld, whyStopped } from "../signing/brakes.js";
import type { KeyUse, UsedKey } from "../signing/brakes.js";
import { usedKey } from "../signing/keys.js";
import { readRestrictions, whyNoPayload, whyNotExported } from "../signing/restrictions.js";
import { whyNotSigned } from "../signing/restricted-transactions.js";
import type { Signer } from "../signing/signers.js";
import type { ToSign } from "../signing/to-sign.js";
import { readingTransactions } from "../signing/transactions.js";
import { findPrivateKeyRecords } from "../store/private-key-records.js";
import type { Scope } from "../store/store.js";
import { findWalletRecords } from "../store/wallet-records.js";
import { findSigningAccounts, findWalletAccounts } from "../store/wallets.js";
import type { Decision } from "./decide.js";
import type { Reference, ReferenceKind } from "./reference.js";
import type { PolicyRequest } from "./request.js";

const allow: Decision = { outcome: "allow" };

/**
 * Has the brakes of an organization decide on what uses keys.
 *
 * @param scope as it is committed
 * @param by who asks, or approves
 * @param toSign of the request
 * @throws ApiError as `KnownSigners.find` does
 */
export async function decideBrakes(
  scope: Scope,
  organization: Organization,
  request: PolicyRequest,
  { by, toSign }: { readonly by: string; readonly toSign: ToSign },
): Promise<Decision> {
  const { keyUse, references, initiatorId } = request;
  if (keyUse === undefined) return allow;
  const stopped = whyStopped(organization, initiatorId) ?? whyStopped(organization, by);
  if (stopped !== undefined) return denial(stopped);
  // What names none of them is about all.
  const [any] = organization.freezes.values();
  if (references.length === 0) return any ? denial(inWords(any)) : allow;
  const keys =
    keyUse === "signs"
      ? await readSigned(new Turns(organization), references, toSign)
      : await readNamed(scope, references, keyUse);
  for (const { restricted, ...key } of keys) {
    const held = whyHeld(organization, key, restricted);
    if (held !== undefined) return denial(held);
  }
  return allow;
}

/** Approvals that count: those of users who are frozen don't, where keys are used. */
export function unfrozen<Request extends Pick<PolicyRequest, "keyUse" | "approvals">>(
  { freezes }: Organization,
  request: Request,
): Request {
  if (request.keyUse === undefined || freezes.size === 0) return request;
  return { ...request, approvals: request.approvals.filter(({ userId }) => !freezes.has(userId)) };
}

function denial(reason: string): Decision {
  return { outcome: "deny", explicit: true, message: `brake denied request: ${reason}` };
}

/** A key that is to be used, and why it never is. */
type Used = UsedKey & { readonly restricted: string | undefined };

/** The keys that are to sign. */
async function readSigned(turns: Turns, references: readonly Reference[], toSign: ToSign): Promise<Used[]> {
  const keys: Used[] = [];
  for (const { name, transaction } of references) {
    const signer = await toSign.signer(name);
    const restricted = transaction
      ? await turns.run(whyNoneSigned(signer, transaction, toSign))
      : whyNoPayload(signer.restrictions);
    keys.push({ restricted, ...usedKey(signer) });
  }
  return keys;
}

/** Why a key does not sign one of several transactions; undefined where it signs them all. */
function* whyNoneSigned(
  signer: Signer,
  transaction: NonNullable<Reference["transaction"]>,
  toSign: ToSign,
): InTurns<string | undefined> {
  const { restrictions } = signer;
  if (restrictions.only.length === 0) return undefined;
  const reasons = yield* readingTransactions(transaction, (each) =>
    whyNotSigned(restrictions, toSign.transaction(signer, each)),
  );
  return reasons.find((reason) => reason !== undefined);
}

/** The wallets and private keys that are to be exported or deleted. What is not there is none. */
async function readNamed(scope: Scope, references: readonly Reference[], use: KeyUse): Promise<Used[]> {
  const namesOf = (wanted: ReferenceKind) => references.flatMap(({ kind, name }) => (kind === wanted ? name : []));
  const walletIds = new Set(namesOf("wallet"));
  for (const address of namesOf("walletAccount")) {
    const accounts = await findSigningAccounts(scope, lookupForm(address));
    for (const account of accounts) if (account.address === address) walletIds.add(account.wallet_id);
  }
  const accountIds = namesOf("walletAccountById");
  const accounts = accountIds.length > 0 ? await findWalletAccounts(scope, accountIds) : [];
  for (const { wallet_id: id } of accounts) walletIds.add(id);
  const keyIds = namesOf("privateKey");
  const wallets = walletIds.size > 0 ? await findWalletRecords(scope, [...walletIds]) : [];
  const privateKeys = keyIds.length > 0 ? await findPrivateKeyRecords(scope, keyIds) : [];
  const restrictedOf = ({ restrictions }: { readonly restrictions: string | null }) =>
    use === "exports" ? whyNotExported(readRestrictions(restrictions)) : undefined;
  return [
    ...wallets.map((row) => ({ kind: "wallet" as const, id: row.id, restricted: restrictedOf(row) })),
    ...privateKeys.map((row) => ({ kind: "privateKey" as const, id: row.id, restricted: restrictedOf(row) })),
  ];
}
