// What a service remembers of keys that were sealed under one that is dropped: it signs on without the old key, and
// without what custody has opened before.

import path from "node:path";
import { expect, test, vi } from "vitest";
import { listMasterKeys } from "../../../service/src/custody/master-key-file.js";
import { countersign } from "../cli/running.js";
import { rootOf } from "../support/people.js";
import { newWallet } from "../support/requests.js";
import { database, startService } from "../support/service.js";
import { proveKey } from "./deployment.js";

test(`on ${database}, keys that signed before sign once the service has forgotten the old key`, async () => {
  const service = await startService({
    postgres: database === "postgres",
    // Whichever key signs, custody has to open it again.
    config: { "custody.cacheSize": "1" },
    keyTimes: { lookMilliseconds: 20, graceMilliseconds: 100 },
  });
  try {
    const root = rootOf(service);
    const addresses = [await newWallet(root, "one"), await newWallet(root, "two")];
    const sign = async () => {
      for (const address of addresses) await proveKey(service.client, root.organizationId, address);
    };
    await sign();
    const [old] = listMasterKeys(path.join(service.dataFolder, "master.key"));
    for (const name of ["rotate", "drop-old"]) {
      const around = {
        cwd: service.dataFolder,
        env: database === "postgres" ? { COUNTERSIGN_DATABASE_URL: service.database } : {},
      };
      expect(await countersign(["master-key", name, "--data", service.dataFolder], around)).toMatchObject({
        code: 0,
      });
      await sign();
    }
    const forgotten = expect.stringMatching(new RegExp(`${old}.*removed a dropped key-encryption key`)) as string;
    await vi.waitFor(() => expect(service.logs).toContainEqual(forgotten), 20_000);
    await sign();
  } finally {
    await service.close();
  }
});
