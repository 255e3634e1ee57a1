// The log that a deployment continues.

import { ConfigurationError } from "../config/configuration-error.js";
import { WriteConflict } from "../store/conflict.js";
import { findLog, insertLog } from "../store/logs.js";
import type { Store } from "../store/store.js";
import { deploymentId } from "../store/wrapped-keys.js";

export interface DeploymentLog {
  /** Of the deployment's logs, which are numbered from 1. */
  readonly number: number;
  readonly origin: string;
}

/** The name of a log, made from that of the deployment's logs. */
export function originOf(name: string, number: number): string {
  return number === 1 ? name : `${name}/${number}`;
}

/**
 * Finds the log, or begins the first one.
 *
 * @param name of the deployment's logs, if its operator has given them one
 * @throws ConfigurationError where they have another one by now
 */
export async function openDeploymentLog(store: Store, name: string | undefined): Promise<DeploymentLog> {
  const { number, origin } = (await findLog(store)) ?? (await begin(store, name));
  if (name !== undefined && origin !== originOf(name, number)) {
    throw new ConfigurationError(
      `transparency.origin: the transparency log of this deployment is ${origin} for good, and its checkpoints name it`,
    );
  }
  return { number, origin };
}

async function begin(store: Store, name: string | undefined): Promise<DeploymentLog> {
  const origin = name ?? `countersign/${await deploymentId(store)}`;
  try {
    await store.write((transaction) => insertLog(transaction, 1, originOf(origin, 1)));
  } catch (error) {
    // Another process of the same deployment was faster.
    if (!(error instanceof WriteConflict)) throw error;
  }
  const begun = await findLog(store);
  if (!begun) throw new Error("the database has no transparency log");
  return begun;
}
