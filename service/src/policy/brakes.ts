// What brakes say of a request, beside policies: they bind whoever asks, the root quorum too.

import type { Organization } from "../organizations/organization.js";
import { whyHeld, whyStopped } from "../signing/brakes.js";
import type { UsedKey } from "../signing/brakes.js";
import { usedKey } from "../signing/keys.js";
import type { ToSign } from "../signing/to-sign.js";
import type { Scope } from "../store/store.js";
import { findSigningAccounts, findWalletAccounts } from "../store/wallets.js";
import { lookupForm } from "../chains/addresses.js";
import type { Decision } from "./decide.js";
import type { Reference } from "./reference.js";
import type { PolicyRequest } from "./request.js";

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
  if (keyUse === undefined || organization.freezes.size === 0) return { outcome: "allow" };
  const stopped = whyStopped(organization, initiatorId) ?? whyStopped(organization, by);
  if (stopped !== undefined) return denial(stopped);
  // What names none of them is about all.
  const [any] = organization.freezes.values();
  if (references.length === 0 && any) return denial(inWordsOfAll(any.target_id));
  for (const key of await readKeys(scope, references, toSign)) {
    const held = whyHeld(organization, key);
    if (held !== undefined) return denial(held);
  }
  return { outcome: "allow" };
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

function inWordsOfAll(targetId: string): string {
  return `${targetId} is frozen; only the root quorum thaws it`;
}

/** The wallets and private keys that references name, each once. */
async function readKeys(scope: Scope, references: readonly Reference[], toSign: ToSign): Promise<UsedKey[]> {
  const keys: UsedKey[] = [];
  const accounts: string[] = [];
  for (const { kind, name } of references) {
    if (kind === "signer") keys.push(usedKey(await toSign.signer(name)));
    else if (kind === "wallet" || kind === "privateKey") keys.push({ kind, id: name });
    else if (kind === "walletAccountById") accounts.push(name);
    else if (kind === "walletAccount") {
      for (const { address, wallet_id: id } of await findSigningAccounts(scope, lookupForm(name)))
        if (address === name) keys.push({ kind: "wallet", id });
    }
  }
  if (accounts.length > 0) {
    for (const { wallet_id: id } of await findWalletAccounts(scope, accounts)) keys.push({ kind: "wallet", id });
  }
  return keys;
}
