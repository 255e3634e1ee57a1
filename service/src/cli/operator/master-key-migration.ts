// Moves the key-encryption keys of a deployment from where they are to a provider, or back into a file. One transaction
// changes where they are; whatever comes before it and after it can be done again.

import { existsSync } from "node:fs";
import { localSource, nameOf, providerNamed } from "../../config/master-key.js";
import type { MasterKeySource } from "../../custody/custody.js";
import { openCustody } from "../../custody/open.js";
import { providerKinds } from "../../custody/providers/provider.js";
import type { ProviderKind } from "../../custody/providers/provider.js";
import { currentKey } from "../../maintenance/rotation.js";
import { deploymentId, findWrappedKeys, replaceWrappedKeys } from "../../store/wrapped-keys.js";
import { UsageError } from "../terminal/failure.js";
import type { OpenedDeployment } from "./master-key-deployment.js";

/** Where keys can be moved to. */
export const destinations = ["file", ...providerKinds] as const;
export type Destination = (typeof destinations)[number];

type Environment = Readonly<Partial<Record<string, string>>>;

/** @returns what happened, for the operator */
export async function migrate(opened: OpenedDeployment, to: Destination, environment: Environment): Promise<string> {
  const { source, store, ids } = opened;
  // Keys of another deployment are not moved over those of this one.
  await currentKey(store, ids, nameOf(source));
  return to === "file" ? moveToFile(opened, environment) : moveToProvider(opened, to);
}

async function moveToProvider({ source, providers, store }: OpenedDeployment, to: ProviderKind): Promise<string> {
  const { providerKey } = providerNamed(providers, to, `the keys are to move to ${to}`);
  const before = await findWrappedKeys(store);
  if (before?.provider === to && before.providerKey === providerKey) {
    return `${nameOf(source)} already wraps the key-encryption keys.`;
  }
  const target = { provider: to, providerKey, deployment: await deploymentId(store) };
  const custody = await openCustody({ masterKey: source, providers });
  try {
    const keys = await custody.wrapMasterKeys(target);
    await store.write((transaction) => replaceWrappedKeys(transaction, before, { ...target, keys }));
    return moved(keys.length, `${to} ${providerKey}`, source);
  } finally {
    await custody.close();
  }
}

async function moveToFile(
  { settings, source, providers, store }: OpenedDeployment,
  environment: Environment,
): Promise<string> {
  if (source.kind !== "wrapped")
    return `The key-encryption keys are already in ${nameOf(source)}; no provider wraps them.`;
  const local = localSource({ ...settings, masterKeyProvider: undefined }, environment);
  if (local.kind !== "file") throw new UsageError(`${local.name} is set; unset it to move the keys into a file`);
  const existed = existsSync(local.path);
  const custody = await openCustody({ masterKey: source, providers });
  try {
    await custody.saveMasterKeys(local.path);
    await store.write((transaction) => replaceWrappedKeys(transaction, source.keys, undefined));
    const file = existed ? `${local.path}, which had them already` : `${local.path}; keep a copy of it`;
    return `${moved(source.keys.keys.length, file, source)} Other machines need the file before their services start again.`;
  } finally {
    await custody.close();
  }
}

function moved(count: number, where: string, from: MasterKeySource): string {
  const keys = count === 1 ? "1 key-encryption key" : `${count} key-encryption keys`;
  const left =
    from.kind === "wrapped"
      ? ""
      : ` ${from.kind === "file" ? from.path : from.name} still has them: remove it, and its copies once \`master-key rotate\` ` +
        "and `drop-old` have made them worthless.";
  return `Moved ${keys} from ${nameOf(from)} to ${where}.${left}`;
}
