// Takes in wallets and private keys. A first activity makes a target key for the caller; a second one hands in what was
// encrypted to it. An import that fails leaves the target key for another attempt.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Ciphertext, SealedSecret } from "../../custody/custody.js";
import type { WriteScope } from "../../store/store.js";
import { byPolicy, noSubject, plain, type Asked, type Family } from "../definition/descriptor.js";
import type { FamilyContext, Plan, Step } from "../definition/plan.js";
import { checkPrivateKeysFit, insertPrivateKey, prepareImportedPrivateKey } from "../private-keys/new-private-key.js";
import { checkWalletFits, insertWallet, prepareImportedWallet } from "../wallets/new-wallet.js";
import { openEncryptedBundle, parseEncryptedBundle } from "./encrypted-bundle.js";
import { findTarget, startImport, type ImportKind } from "./import-target.js";

interface Taking<Prepared, Result> {
  /** Makes sure that the organization can take it, before custody opens anything. */
  check(): Promise<void>;
  prepare(target: SealedSecret, bundle: Ciphertext): Promise<Prepared>;
  insert(scope: WriteScope, prepared: Prepared): Promise<Result>;
}

async function takeIn<Prepared, Result>(
  context: FamilyContext,
  kind: ImportKind,
  encryptedBundle: string,
  { check, prepare, insert }: Taking<Prepared, Result>,
): Promise<Step<Result>> {
  const bundle = parseEncryptedBundle(encryptedBundle);
  await check();
  const target = await findTarget(context, kind);
  const prepared = await prepare(target.secret, bundle);
  return async (scope) => {
    await target.take(scope);
    return insert(scope, prepared);
  };
}

const planWallet: Plan<"ACTIVITY_TYPE_IMPORT_WALLET"> = (context, { walletName, encryptedBundle, accounts }) => {
  const { organization, scope, custody, limits } = context;
  return takeIn(context, "wallet", encryptedBundle, {
    check: () => checkWalletFits(scope, limits, { name: walletName, accounts }),
    prepare: (target, bundle) =>
      prepareImportedWallet(custody, organization.id, { walletName, accounts }, (owner) =>
        openEncryptedBundle(() => custody.importWallet(owner, target, bundle)),
      ),
    insert: (writing, wallet) => insertWallet(writing, limits, wallet),
  });
};

const planPrivateKey: Plan<"ACTIVITY_TYPE_IMPORT_PRIVATE_KEY"> = (
  context,
  { privateKeyName, encryptedBundle, curve, addressFormats },
) => {
  const { organization, scope, custody, limits } = context;
  return takeIn(context, "privateKey", encryptedBundle, {
    check: () => checkPrivateKeysFit(scope, limits, [privateKeyName]),
    prepare: (target, bundle) =>
      prepareImportedPrivateKey(organization.id, { privateKeyName, curve, addressFormats }, (owner) =>
        openEncryptedBundle(() => custody.importPrivateKey(owner, target, bundle, curve)),
      ),
    insert: (writing, privateKey) => insertPrivateKey(writing, limits, privateKey),
  });
};

/** @throws ApiError for an import in another user's name */
function checkOwnImport({ initiator }: Asked, { userId }: { readonly userId: string }): void {
  if (userId === initiator.id) return;
  throw new ApiError(
    ErrorCode.PERMISSION_DENIED,
    "userId: users can only import for themselves; send the caller's own id",
  );
}

const started = {
  subjects: { userId: noSubject("whoever asks: nobody imports for another") },
  createsSubject: false,
  authority: byPolicy,
  precondition: checkOwnImport,
} as const;

const taken = {
  ...started,
  createsSubject: true,
  /**
   * Someone may have sent a mnemonic as it is. What waits for votes is kept and shown, so it is looked at before.
   *
   * @throws ApiError also for what is no encrypted bundle
   */
  precondition(asked: Asked, intent: { readonly userId: string; readonly encryptedBundle: string }): void {
    checkOwnImport(asked, intent);
    parseEncryptedBundle(intent.encryptedBundle);
  },
} as const;

export const initImportWallet: Family<"initImportWallet"> = {
  ...started,
  versions: {
    ACTIVITY_TYPE_INIT_IMPORT_WALLET: { ...plain, plan: (context) => startImport(context, "wallet") },
  },
};

export const initImportPrivateKey: Family<"initImportPrivateKey"> = {
  ...started,
  versions: {
    ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY: { ...plain, plan: (context) => startImport(context, "privateKey") },
  },
};

export const importWallet: Family<"importWallet"> = {
  ...taken,
  versions: { ACTIVITY_TYPE_IMPORT_WALLET: { ...plain, plan: planWallet } },
};

export const importPrivateKey: Family<"importPrivateKey"> = {
  ...taken,
  versions: { ACTIVITY_TYPE_IMPORT_PRIVATE_KEY: { ...plain, plan: planPrivateKey } },
};
