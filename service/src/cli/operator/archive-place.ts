// Where a deployment's archive is.

import { resolve } from "node:path";
import { rootOrganizationSetting } from "../../activities/organizations/bootstrap.js";
import { dataFolder } from "../../config/data-folder.js";
import type { Settings } from "../../config/settings.js";
import { findSetting } from "../../store/deployment.js";
import type { Store } from "../../store/store.js";
import type { Io } from "../terminal/io.js";

export interface ArchivePlace {
  readonly store: Store;
  readonly folder: string;
  /** The deployment's first organization. */
  readonly deployment: string;
}

export async function archivePlace(io: Io, settings: Settings, store: Store): Promise<ArchivePlace> {
  const folder = resolve(io.cwd, settings.retention.folder ?? dataFolder(settings.data).archive);
  return { store, folder, deployment: (await findSetting(store, rootOrganizationSetting)) ?? "" };
}
