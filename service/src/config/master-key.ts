// Where the key-encryption keys come from.

import { existsSync } from "node:fs";
import type { WrappedKeys } from "../custody/custody.js";
import { masterKeyId, parseMasterKeys } from "../custody/key-ring.js";
import { createMasterKeyFile, listMasterKeys } from "../custody/master-key-file.js";
import type { LocalSource, MasterKeySource } from "../custody/master-key.js";
import { providerKinds } from "../custody/providers/provider.js";
import type { ProviderSettings } from "../custody/providers/provider-settings.js";
import { ConfigurationError } from "./configuration-error.js";
import { dataFolder } from "./data-folder.js";
import { firstSettings, providersOf } from "./provider-settings.js";
import type { Settings } from "./settings.js";

export interface MasterKeyChoice {
  readonly source: MasterKeySource;
  /** Path of the file, when it was made just now. */
  readonly created: string | undefined;
}

/** What is known of a deployment before its keys are there. */
export interface Beginning {
  /** Whether nothing can have been sealed yet. */
  readonly isNew: boolean;
  /** The record of its wrapped keys. */
  readonly wrapped: WrappedKeys | undefined;
  /** Its id. */
  readonly deployment: string;
}

type LocalSettings = Pick<Settings, "data" | "masterKeyFile"> & {
  readonly masterKeyProvider?: Settings["masterKeyProvider"] | undefined;
};
type Environment = Readonly<Partial<Record<string, string>>>;

const variable = "COUNTERSIGN_MASTER_KEY";

/**
 * Where keys are that no provider wraps: the environment's where there are any, else those of the file, whether it exists or
 * not.
 *
 * @throws ConfigurationError when both were named: it is not for us to say which ones seal
 */
export function localSource(settings: LocalSettings, environment: Environment): LocalSource {
  const { masterKeyFile, masterKeyProvider } = settings;
  const file = { kind: "file", path: masterKeyFile ?? dataFolder(settings.data).masterKeyFile } as const;
  if (!environment[variable]) {
    if (masterKeyProvider !== "environment") return file;
    throw new ConfigurationError(`masterKeyProvider is environment, but ${variable} is not set`);
  }
  if (masterKeyProvider === "file") {
    throw new ConfigurationError(`masterKeyProvider is file, but ${variable} is set; remove one of them`);
  }
  if (masterKeyFile !== undefined) {
    throw new ConfigurationError(
      `${variable} is set, and masterKeyFile (COUNTERSIGN_MASTER_KEY_FILE) names a file; set one of them`,
    );
  }
  return { kind: "environment", name: variable };
}

/**
 * What of the settings can be refused without looking at the deployment.
 *
 * @throws ConfigurationError
 */
export function checkMasterKeySettings(settings: Settings, environment: Environment): void {
  localSource(settings, environment);
  const wanted = providerKinds.find((kind) => kind === settings.masterKeyProvider);
  const providers = providersOf(settings);
  if (wanted) providerNamed(providers, wanted, `masterKeyProvider is ${wanted}`);
}

/**
 * Where the keys of a deployment are, whatever the settings want.
 *
 * @param wrapped the record, where a provider wraps them
 * @throws ConfigurationError where that provider's settings are missing
 */
export function presentSource(
  settings: Settings,
  environment: Environment,
  wrapped: WrappedKeys | undefined,
): MasterKeySource {
  const local = localSource({ ...settings, masterKeyProvider: undefined }, environment);
  if (!wrapped) return local;
  const { provider } = wrapped;
  providerNamed(providersOf(settings), provider, `${provider} wraps the key-encryption keys of this deployment`);
  return { kind: "wrapped", keys: wrapped, local };
}

/**
 * Where the keys of a deployment are that has some.
 *
 * @param wrapped the record, where a provider wraps them
 * @throws ConfigurationError where the settings name another place, or a provider's are missing
 */
export function masterKeySource(
  settings: Settings,
  environment: Environment,
  wrapped: WrappedKeys | undefined,
): MasterKeySource {
  const local = localSource(settings, environment);
  const wanted = settings.masterKeyProvider;
  if (!wrapped) {
    if (wanted === undefined || wanted === local.kind) return local;
    throw new ConfigurationError(
      `masterKeyProvider is ${wanted}, but the key-encryption keys of this deployment are in ${nameOf(local)}; run ` +
        `\`countersign master-key migrate --to ${wanted}\``,
    );
  }
  const { provider, providerKey } = wrapped;
  if (wanted !== undefined && wanted !== provider) {
    throw new ConfigurationError(
      `masterKeyProvider is ${wanted}, but ${provider} wraps the key-encryption keys of this deployment; change the ` +
        `setting, or run \`countersign master-key migrate --to ${wanted}\``,
    );
  }
  const because = `${provider} wraps the key-encryption keys of this deployment`;
  const { providerKey: named } = providerNamed(providersOf(settings), provider, because);
  if (named === providerKey) return { kind: "wrapped", keys: wrapped, local };
  throw new ConfigurationError(
    `${because} under ${providerKey}, but the settings name ${named}; change them, or run \`countersign master-key ` +
      `migrate --to ${provider}\``,
  );
}

/**
 * Finds the keys, and makes the file for a new deployment. Where a provider is to wrap the keys of a new deployment, the
 * source has none yet.
 *
 * @throws ConfigurationError as `masterKeySource` does, and when the file of a deployment is missing: a new key would open
 *   nothing
 */
export function chooseMasterKey(
  settings: Settings,
  environment: Environment,
  { isNew, wrapped, deployment }: Beginning,
): MasterKeyChoice {
  const wanted = providerKinds.find((kind) => kind === settings.masterKeyProvider);
  if (isNew && !wrapped && wanted) {
    const { providerKey } = providerNamed(providersOf(settings), wanted, `masterKeyProvider is ${wanted}`);
    const keys = { provider: wanted, providerKey, deployment, keys: [] };
    return { source: { kind: "wrapped", keys, local: localSource(settings, environment) }, created: undefined };
  }
  const source = masterKeySource(settings, environment, wrapped);
  if (source.kind !== "file" || existsSync(source.path)) return { source, created: undefined };
  if (!isNew) {
    throw new ConfigurationError(
      `the master key file ${source.path} is missing. The secrets of this deployment are sealed under it: restore it, ` +
        `or set COUNTERSIGN_MASTER_KEY_FILE or ${variable}; with shares of a recovery key, run \`countersign master-key ` +
        "recovery restore`",
    );
  }
  return { source, created: createMasterKeyFile(source.path) ? source.path : undefined };
}

/**
 * Ids of the keys of a source, oldest first; the last one is current.
 *
 * @throws Error when they can't be read; see `listMasterKeys`
 */
export function masterKeyIds(source: MasterKeySource, environment: Environment): string[] {
  if (source.kind === "wrapped") return source.keys.keys.map(({ id }) => id);
  if (source.kind === "file") return listMasterKeys(source.path);
  const text = Buffer.from(environment[source.name] ?? "", "utf8");
  try {
    return parseMasterKeys(text, `environment variable ${source.name}`).map((key) => {
      const id = masterKeyId(key);
      key.fill(0);
      return id;
    });
  } finally {
    text.fill(0);
  }
}

/** Where the keys are, for messages. */
export function nameOf(source: MasterKeySource): string {
  if (source.kind === "file") return source.path;
  return source.kind === "environment" ? source.name : `${source.keys.provider} ${source.keys.providerKey}`;
}

/** @throws ConfigurationError where it is not among them */
export function providerNamed(
  providers: readonly ProviderSettings[],
  kind: ProviderSettings["kind"],
  because: string,
): ProviderSettings {
  const found = providers.find((each) => each.kind === kind);
  if (found) return found;
  throw new ConfigurationError(`${because}, but ${firstSettings[kind]} is not set`);
}
