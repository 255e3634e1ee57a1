// Replaces a key that clients pin, as an operator does, without giving anybody time.

import { vi } from "vitest";
import { countersign } from "../cli/running.js";
import type { RunningService } from "./service.js";

/** @returns the key that signs once all processes publish it */
export async function rotatedKey(
  { baseUrl, dataFolder }: Pick<RunningService, "baseUrl" | "dataFolder">,
  name: "bundles" | "sessions" | "codes",
): Promise<string> {
  for (const options of [[], ["--published", "0"]]) {
    const { code, err } = await countersign(["signing-keys", "rotate", name, "--data", dataFolder, ...options], {
      cwd: dataFolder,
    });
    if (code !== 0) throw new Error(err);
  }
  return vi.waitFor(
    async () => {
      const keys = (await (await fetch(`${baseUrl}/public/v1/discovery/keys`)).json()) as Record<string, string>;
      if (!JSON.stringify(keys["previous"]).includes("04")) throw new Error("the service has not followed yet");
      return keys[name] ?? "";
    },
    { timeout: 10_000, interval: 50 },
  );
}
