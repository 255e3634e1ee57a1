// op-signer's own client, unmodified, against `countersign ethereum-rpc` with certificates on both sides. go-ethereum recovers who
// signed. `npm run campaign -- clients` builds it with Go; without Go it is left out.

import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { makeCertificate } from "../service/support/certificate.js";
import { startService } from "../service/support/service.js";
import { openEndpoint } from "./endpoint.js";
import { createKeys } from "./signing.js";

const hasTools = ["go version", "openssl version"].every((command) => spawnSync("sh", ["-c", command]).status === 0);

test.runIf(hasTools)("op-signer's client has transactions and payloads of blocks signed", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "countersign-op-signer-"));
  const service = await startService();
  const { ethereum } = await createKeys(service);
  const [own, client] = ["server", "client"].map((name) => makeCertificate(folder, name)) as [Files, Files];
  const tls = ["--tls-certificate", own.certificate, "--tls-key", own.key, "--tls-client-ca", client.certificate];
  const endpoint = await openEndpoint(service, folder, ["--chain-id", "10", "--account", ethereum, ...tls]);
  try {
    const { stdout } = await promisify(execFile)("go", ["run", "."], {
      cwd: path.join(import.meta.dirname, "op-signer"),
      env: {
        ...process.env,
        ENDPOINT: endpoint.url,
        ADDRESS: ethereum,
        TLS_CA: own.certificate,
        TLS_CERT: client.certificate,
        TLS_KEY: client.key,
      },
    });
    const signed = ["transaction 2", "transaction 2", "transaction 3", "transaction 4", "payload 1", "payload 2"];
    expect(stdout.trim().split("\n")).toEqual(signed.map((what) => `${what} ${ethereum}`));
  } finally {
    endpoint.close();
    await service.close();
    rmSync(folder, { recursive: true });
  }
});

type Files = ReturnType<typeof makeCertificate>;
