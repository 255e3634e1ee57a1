// The service in this process, on a data folder that something has happened to.

import { loadConfig } from "../../../service/src/config/config.js";
import { openLog } from "../../../service/src/log/log.js";
import { openService } from "../../../service/src/service.js";

/** Starts the service on a folder, does something, and stops it. */
export async function serve<Result>(
  data: string,
  use: (baseUrl: string) => Promise<Result>,
  environment: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const settings = loadConfig({ environment, options: { data, port: "0", rateLimit: "0" } });
  const service = await openService(
    settings,
    openLog("warn", () => {}),
    { sealAuthority: true },
  );
  try {
    const { baseUrl } = await service.listen();
    return await use(baseUrl);
  } finally {
    await service.close();
  }
}
