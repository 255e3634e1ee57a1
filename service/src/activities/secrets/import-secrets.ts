// Takes secrets in. A first activity makes a target key for each; a second one hands in what was encrypted to them.

import { ApiError, ErrorCode } from "@countersign/api";
import type { ImportSecretParams } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { checkLimit } from "../../config/check-limit.js";
import { checkDistinct } from "../../params/distinct.js";
import { countSecrets, findTakenSecretNames, insertSecret } from "../../store/secrets.js";
import type { SecretRow } from "../../store/secrets.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { FamilyContext, Plan } from "../definition/plan.js";
import { openEncryptedBundle, parseEncryptedBundle } from "../transfer/encrypted-bundle.js";
import { findTarget, startSecretImports } from "../transfer/import-target.js";
import type { ImportTarget } from "../transfer/import-target.js";
import { readProperties } from "./properties.js";

type NewSecret = Omit<SecretRow, "created_at" | "updated_at">;

const uncompressed = /^04[0-9a-f]{128}$/i;

const plan: Plan<"ACTIVITY_TYPE_IMPORT_SECRETS"> = async (context, { secrets }) => {
  const { scope, limits } = context;
  check(secrets);
  await checkLimit("secrets", limits.secrets, secrets.length, () => countSecrets(scope));
  const [taken] = await findTakenSecretNames(
    scope,
    secrets.flatMap(({ name }) => name ?? []),
  );
  if (taken !== undefined) {
    const index = secrets.findIndex(({ name }) => name === taken);
    const message = `secrets.${index}.name: the organization has a secret named ${JSON.stringify(taken)} already`;
    throw new ApiError(ErrorCode.ALREADY_EXISTS, message);
  }
  const prepared: { readonly target: ImportTarget; readonly row: NewSecret }[] = [];
  // One after the other: others have custody in between.
  for (const [index, secret] of secrets.entries()) prepared.push(await prepare(context, secret, index));
  return async (written) => {
    for (const { target, row } of prepared) {
      await target.take(written);
      await insertSecret(written, row);
    }
    return { secretIds: prepared.map(({ row }) => row.id) };
  };
};

async function prepare(
  context: FamilyContext,
  { name, secretPayload, targetPublicKey, staticProperties }: ImportSecretParams,
  index: number,
): Promise<{ readonly target: ImportTarget; readonly row: NewSecret }> {
  const { organization, custody } = context;
  const path = `secrets.${index}`;
  const bundle = parseEncryptedBundle(secretPayload, `${path}.secretPayload`);
  const target = await findTarget(context, `secret:${targetPublicKey.toLowerCase()}`, `${path}.targetPublicKey`);
  const id = uuidv7();
  const owner = { organizationId: organization.id, kind: "secret", id } as const;
  const { sealed } = await openEncryptedBundle(
    () => custody.importSecret(owner, target.secret, bundle),
    `${path}.secretPayload`,
  );
  const properties = readProperties(`${path}.staticProperties`, staticProperties);
  return { target, row: { id, name: name ?? null, static_properties: JSON.stringify(properties), sealed } };
}

/**
 * What can be told without the database. Someone may have sent a secret as it is: what waits for votes is kept and shown, so
 * it is looked at before.
 *
 * @throws ApiError INVALID_ARGUMENT
 */
function check(secrets: readonly ImportSecretParams[]): void {
  const names = new Set<string>();
  secrets.forEach(({ name, secretPayload, targetPublicKey, staticProperties }, index) => {
    const path = `secrets.${index}`;
    if (name !== undefined) {
      if (names.has(name)) throw invalid(`${path}.name: ${JSON.stringify(name)} is in the request twice`);
      names.add(name);
    }
    if (!uncompressed.test(targetPublicKey)) {
      throw invalid(`${path}.targetPublicKey: not a point on P-256 of 65 bytes in hex (04…)`);
    }
    parseEncryptedBundle(secretPayload, `${path}.secretPayload`);
    readProperties(`${path}.staticProperties`, staticProperties);
  });
  const keys = secrets.map(({ targetPublicKey }) => targetPublicKey.toLowerCase());
  checkDistinct("secrets", keys);
}

function invalid(message: string): ApiError {
  return new ApiError(ErrorCode.INVALID_ARGUMENT, message);
}

/** What was encrypted to a key that is gone says nothing to anyone. */
const withoutPayloads = {
  redact: <Intent extends { readonly secrets: readonly ImportSecretParams[] }>(intent: Intent) => ({
    ...intent,
    secrets: intent.secrets.map((secret) => ({ ...secret, secretPayload: "" })),
  }),
  keptWhileWaiting: true,
  guessable: false,
};

export const initImportSecrets: Family<"initImportSecrets"> = {
  subjects: {},
  createsSubject: false,
  authority: byPolicy,
  versions: {
    ACTIVITY_TYPE_INIT_IMPORT_SECRETS: {
      ...plain,
      plan: (context, { numSecrets }) => startSecretImports(context, numSecrets),
    },
  },
};

export const importSecrets: Family<"importSecrets"> = {
  subjects: {},
  createsSubject: true,
  authority: byPolicy,
  precondition: (_asked, { secrets }) => check(secrets),
  versions: { ACTIVITY_TYPE_IMPORT_SECRETS: { ...plain, redaction: withoutPayloads, plan } },
};
