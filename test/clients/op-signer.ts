// op-signer's own client, unmodified, against `countersign ethereum-rpc` with certificates on both sides. go-ethereum recovers who
// signed. `npm run campaign -- clients` builds it with Go; without Go it is left out.

import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { makeCertificate } from "../service/support/certificate.js";
import { program } from "../service/support/process.js";
import { startService } from "../service/support/service.js";
import { createKeys } from "./signing.js";

const hasTools = ["go version", "openssl version"].every((command) => spawnSync("sh", ["-c", command]).status === 0);

test.runIf(hasTools)("op-signer's client has transactions and payloads of blocks signed", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "countersign-op-signer-"));
  const service = await startService();
  const { ethereum } = await createKeys(service);
  const [own, client] = ["server", "client"].map((name) => makeCertificate(folder, name)) as [Files, Files];
  const tls = ["--tls-certificate", own.certificate, "--tls-key", own.key, "--tls-client-ca", client.certificate];
  const endpoint = spawn(
    process.execPath,
    [...program, "ethereum-rpc", "--port", "0", "--chain-id", "10", "--account", ethereum, ...tls],
    {
      cwd: folder,
      env: {
        ...process.env,
        COUNTERSIGN_CREDENTIALS: path.join(service.dataFolder, "root.json"),
        COUNTERSIGN_BASE_URL: service.baseUrl,
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  try {
    const [url] = (await once(createInterface(endpoint.stdout), "line")) as [string];
    const { stdout } = await promisify(execFile)("go", ["run", "."], {
      cwd: path.join(import.meta.dirname, "op-signer"),
      env: {
        ...process.env,
        ENDPOINT: url,
        ADDRESS: ethereum,
        TLS_CA: own.certificate,
        TLS_CERT: client.certificate,
        TLS_KEY: client.key,
      },
    });
    const signed = ["transaction 2", "transaction 2", "transaction 3", "transaction 4", "payload 1", "payload 2"];
    expect(stdout.trim().split("\n")).toEqual(signed.map((what) => `${what} ${ethereum}`));
  } finally {
    endpoint.kill();
    await service.close();
    rmSync(folder, { recursive: true });
  }
});

type Files = ReturnType<typeof makeCertificate>;
