import { X509Certificate } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCertificate, withOpenssl } from "../support/certificate.js";
import { runProgram, runShell, spawnService } from "../support/process.js";

describe.runIf(withOpenssl)(
  "TLS (with a certificate that the openssl command makes; left out where there is none)",
  () => {
    let folder: string;
    let environment: Record<string, string>;
    const inFolder = (name: string) => path.join(folder, name);

    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), "countersign-tls-"));
      for (const name of ["own", "other"]) makeCertificate(folder, name);
      makeCertificate(folder, "rsa", { algorithm: "rsa" });
      environment = { COUNTERSIGN_TLS_CERTIFICATE: inFolder("own.crt"), COUNTERSIGN_TLS_KEY: inFolder("own.key") };
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    test("is spoken with the certificate of the settings, and beyond this machine without a warning", async () => {
      const service = await spawnService(inFolder("data"), { ...environment, COUNTERSIGN_HOST: "0.0.0.0" });
      try {
        expect(service.baseUrl).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
        expect(service.output()).not.toContain("without TLS");
        const ca = readFileSync(inFolder("own.crt"));
        const presented = await new Promise((resolve, reject) => {
          const sent = request(`${service.baseUrl}/health`, { ca, agent: false }, (response) => {
            response.resume();
            const { socket } = response as unknown as { socket: { getPeerX509Certificate(): X509Certificate } };
            resolve([response.statusCode, socket.getPeerX509Certificate().fingerprint256]);
          });
          sent.on("error", reject);
          sent.end();
        });
        expect(presented).toEqual([200, new X509Certificate(ca).fingerprint256]);
        const [, command = ""] = await service.said(/^ {2}(.* whoami .*)$/m);
        const { out } = await runShell(`NODE_EXTRA_CA_CERTS=${inFolder("own.crt")} ${command}`, process.cwd());
        expect(out).toContain(service.root.userId);
        expect(await service.stop()).toBe(0);
      } finally {
        await service.kill();
      }
    });

    test("warns of a key that everybody on the machine can read", async () => {
      chmodSync(inFolder("own.key"), 0o644);
      const service = await spawnService(inFolder("data"), environment);
      await service.kill();
      chmodSync(inFolder("own.key"), 0o600);
      expect(service.output()).toContain(`the TLS key in ${inFolder("own.key")} can be read by other users`);
    });

    test.each([
      ["a key that does not belong to the certificate", () => inFolder("other.key"), "cannot be used"],
      [
        "a key of another kind than the certificate's",
        () => inFolder("rsa.key"),
        "the key does not match the certificate",
      ],
      ["a key that is not there", () => inFolder("none.key"), "tls.key: "],
      ["a file that is no key", () => inFolder("text.key"), "and its private key, in PEM"],
    ])("is refused with %s", async (_name, key, message) => {
      writeFileSync(inFolder("text.key"), "text", { mode: 0o600 });
      const { code, err } = await runProgram(["serve", "--data", inFolder("data"), "--port", "0"], {
        ...environment,
        COUNTERSIGN_TLS_KEY: key(),
      });
      expect(err).toContain(message);
      expect(err).toContain(key());
      expect(code).toBe(2);
    });
  },
);
