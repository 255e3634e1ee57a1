// The commands of docs/auth-proxy.md, typed as they stand there, and the proxy that they make.

import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countersign } from "../cli/running.js";
import { present } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { clientOf, page } from "./world.js";

const guide = readFileSync(new URL("../../../docs/auth-proxy.md", import.meta.url), "utf8");
const [, commands = ""] = present(/```sh\n(.*?)```/s.exec(guide));

let service: RunningService;
let cwd: string;
beforeAll(async () => {
  service = await startService();
  cwd = await mkdtemp(path.join(tmpdir(), "countersign-auth-proxy-"));
});
afterAll(async () => {
  await service.close();
  await rm(cwd, { recursive: true });
});

test("they switch a proxy on for a page, and show the id by which the page asks it", async () => {
  const typed = commands.trimEnd().split("\n");
  expect(typed.length).toBeGreaterThan(2);
  const shown: string[] = [];
  for (const line of typed) {
    const args = line.replace("npx countersign ", "").split(" ");
    const { code, out, err } = await countersign(args, { cwd, env: { COUNTERSIGN_DATA_DIR: service.dataFolder } });
    expect({ line, code, err }).toEqual({ line, code: 0, err: "" });
    shown.push(out);
  }
  const [, configId = ""] = present(/^config id +(\S+)$/m.exec(shown.join("")));
  const { enabledProviders, otpLength, organizationId } = await clientOf(service, configId).getWalletKitConfig({});
  expect({ enabledProviders, otpLength, organizationId }).toEqual({
    enabledProviders: ["passkey", "email"],
    otpLength: "6",
    organizationId: service.root.organizationId,
  });
  const preflight = (origin: string) =>
    fetch(`${service.baseUrl}/auth-proxy/v1/wallet_kit_config`, {
      method: "POST",
      headers: { Origin: origin, "X-Auth-Proxy-Config-ID": configId },
    });
  expect((await preflight(page)).status).toBe(200);
  expect((await preflight("https://other.example.com")).status).toBe(403);
});
