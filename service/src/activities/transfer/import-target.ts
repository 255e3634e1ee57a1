// Target keys of imports: one for each user and kind, good for one import.

import { ApiError, ErrorCode } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import type { SealedSecret } from "../../custody/custody.js";
import { findImportTarget, putImportTarget, takeImportTarget } from "../../store/import-targets.js";
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

const starts: Readonly<Record<ImportKind, string>> = {
  wallet: "init_import_wallet",
  privateKey: "init_import_private_key",
};

/** Makes a target key for the caller, in place of an earlier one, and the bundle that tells of it. */
export async function startImport(
  { organization, initiator, custody, outside }: FamilyContext,
  kind: ImportKind,
): Promise<Step<{ importBundle: string }>> {
  const id = uuidv7();
  const [organizationId, userId] = [organization.id, initiator.id];
  const { sealed, publicKey } = await custody.createTransferKey({ organizationId, kind: "transfer", id });
  const importBundle = await outside.bundleSigner.wrap(
    { targetPublic: publicKey, organizationId, userId },
    organization,
  );
  return async (scope) => {
    const expires_at = Date.now() + lifetime;
    await putImportTarget(scope, { user_id: userId, kind, id, public_key: publicKey, sealed, expires_at });
    return { importBundle };
  };
}

/**
 * The caller's target key.
 *
 * @throws ApiError FAILED_PRECONDITION when there is none, or its time is over
 */
export async function findTarget(
  { organization, initiator, scope }: FamilyContext,
  kind: ImportKind,
): Promise<ImportTarget> {
  const row = await findImportTarget(scope, { user_id: initiator.id, kind });
  if (!row) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `there is no target key for this import; start with ${starts[kind]}, whose key serves once`,
    );
  }
  if (row.expires_at <= Date.now()) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `the target key has expired; start again with ${starts[kind]}, and encrypt to its key`,
    );
  }
  return {
    secret: { owner: { organizationId: organization.id, kind: "transfer", id: row.id }, sealed: row.sealed },
    async take(scope) {
      if (await takeImportTarget(scope, row)) return;
      throw new ApiError(
        ErrorCode.FAILED_PRECONDITION,
        `the target key was used or replaced meanwhile; start again with ${starts[kind]}`,
      );
    },
  };
}
