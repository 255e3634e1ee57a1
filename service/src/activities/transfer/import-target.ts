// Target keys of imports, good for one import each: of wallets and private keys, one for each user; of secrets, several.

import { ApiError, ErrorCode } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import type { SealedSecret } from "../../custody/custody.js";
import { findImportTarget, putImportTarget, takeImportTarget, trimSecretTargets } from "../../store/import-targets.js";
import type { ImportTargetName } from "../../store/import-targets.js";
import type { WriteScope } from "../../store/store.js";
import type { FamilyContext, Step } from "../definition/plan.js";

/** What is imported. */
export type ImportKind = ImportTargetName["kind"];

/** The target key of an import that is under way. */
export interface ImportTarget {
  readonly secret: SealedSecret;
  /**
   * Uses the key up, in the transaction of the import.
   *
   * @throws ApiError FAILED_PRECONDITION when another import was faster, or the user has started anew
   */
  take(scope: WriteScope): Promise<void>;
}

/** As long as approvals live that an import may have to wait for. */
const lifetime = 24 * 60 * 60 * 1000;

/** Of secrets, a user may have so many target keys at a time. */
const mostSecretTargets = 100;

function startOf(kind: ImportKind): string {
  if (kind === "wallet") return "init_import_wallet";
  return kind === "privateKey" ? "init_import_private_key" : "init_import_secrets";
}

/** Makes a target key for the caller, in place of an earlier one, and the bundle that tells of it. */
export async function startImport(
  context: FamilyContext,
  kind: "wallet" | "privateKey",
): Promise<Step<{ importBundle: string }>> {
  const { importBundle, put } = await makeTarget(context, () => kind);
  return async (scope) => {
    await put(scope);
    return { importBundle };
  };
}

/** Makes target keys for secrets of the caller's. Where there are too many, the oldest are given up. */
export async function startSecretImports(
  context: FamilyContext,
  count: number,
): Promise<Step<{ enclaveTargetMessages: readonly string[] }>> {
  const made: MadeTarget[] = [];
  // One after the other: others have custody in between.
  for (let index = 0; index < count; index++) {
    made.push(await makeTarget(context, (publicKey) => `secret:${publicKey}`));
  }
  return async (scope) => {
    await trimSecretTargets(scope, context.initiator.id, mostSecretTargets - count);
    for (const { put } of made) await put(scope);
    return { enclaveTargetMessages: made.map(({ importBundle }) => importBundle) };
  };
}

interface MadeTarget {
  readonly importBundle: string;
  readonly put: (scope: WriteScope) => Promise<void>;
}

async function makeTarget(
  { organization, initiator, custody, outside }: FamilyContext,
  kindOf: (publicKey: string) => ImportKind,
): Promise<MadeTarget> {
  const id = uuidv7();
  const [organizationId, userId] = [organization.id, initiator.id];
  const { sealed, publicKey } = await custody.createTransferKey({ organizationId, kind: "transfer", id });
  const importBundle = await outside.bundleSigner.wrap(
    { targetPublic: publicKey, organizationId, userId },
    organization,
  );
  return {
    importBundle,
    async put(scope) {
      const [kind, expires_at] = [kindOf(publicKey), Date.now() + lifetime];
      await putImportTarget(scope, { user_id: userId, kind, id, public_key: publicKey, sealed, expires_at });
    },
  };
}

/**
 * The caller's target key.
 *
 * @param path of what names it among the parameters, for messages
 * @throws ApiError FAILED_PRECONDITION when there is none, or its time is over
 */
export async function findTarget(
  { organization, initiator, scope }: FamilyContext,
  kind: ImportKind,
  path?: string,
): Promise<ImportTarget> {
  const at = path === undefined ? "" : `${path}: `;
  const row = await findImportTarget(scope, { user_id: initiator.id, kind });
  if (!row) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `${at}there is no target key for this import; start with ${startOf(kind)}, whose key serves once`,
    );
  }
  if (row.expires_at <= Date.now()) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `${at}the target key has expired; start again with ${startOf(kind)}, and encrypt to its key`,
    );
  }
  return {
    secret: { owner: { organizationId: organization.id, kind: "transfer", id: row.id }, sealed: row.sealed },
    async take(scope) {
      if (await takeImportTarget(scope, row)) return;
      throw new ApiError(
        ErrorCode.FAILED_PRECONDITION,
        `${at}the target key was used or replaced meanwhile; start again with ${startOf(kind)}`,
      );
    },
  };
}
