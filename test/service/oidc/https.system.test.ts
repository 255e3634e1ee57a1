import { ErrorCode } from "@countersign/api";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rootOf } from "../support/people.js";
import { spawnService } from "../support/process.js";
import { newSigningKey } from "./issuer.js";
import { configurationPath, publicHalf, sign } from "./paper-issuer.js";

const withOpenssl = spawnSync("openssl", ["version"]).status === 0;

describe.runIf(withOpenssl)(
  "an issuer with HTTPS (and a certificate that the openssl command makes; left out where there is none)",
  () => {
    let folder: string;
    const servers: Server[] = [];
    const inFolder = (name: string) => path.join(folder, name);
    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), "countersign-issuer-"));
      for (const name of ["trusted", "unknown"]) {
        const files = ["-keyout", inFolder(`${name}.key`), "-out", inFolder(`${name}.crt`)];
        const subject = ["-subj", "/CN=issuer", "-addext", "subjectAltName=IP:127.0.0.1"];
        const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
        execFileSync("openssl", ["req", "-x509", ...key, "-days", "2", ...subject, ...files], { stdio: "ignore" });
      }
    });
    afterAll(() => {
      for (const server of servers) server.close().closeAllConnections();
      rmSync(folder, { recursive: true });
    });

    /** A token of an issuer that presents this certificate. */
    const tokenOf = async (certificate: string) => {
      const key = await newSigningKey("https", "ES256");
      let url = "";
      const tls = {
        key: readFileSync(inFolder(`${certificate}.key`)),
        cert: readFileSync(inFolder(`${certificate}.crt`)),
      };
      const server = createServer(tls, (request, response) => {
        const configuration = { issuer: url, jwks_uri: `${url}/keys` };
        response.end(JSON.stringify(request.url === configurationPath ? configuration : { keys: [publicHalf(key)] }));
      });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const iat = Math.floor(Date.now() / 1000);
      return { url, token: await sign({ iss: url, aud: "wallet-app", sub: "alice", iat, exp: iat + 600 }, {}, key) };
    };

    test("is believed when its certificate is trusted, and unavailable when it is not", async () => {
      const service = await spawnService(inFolder("data"), {
        COUNTERSIGN_ALLOW_PRIVATE_ISSUERS: "true",
        NODE_EXTRA_CA_CERTS: inFolder("trusted.crt"),
      });
      try {
        const root = rootOf(service as never);
        const link = (oidcToken: string) =>
          root.client.createOauthProviders(
            root.request("ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS", {
              userId: root.userId,
              oauthProviders: [{ providerName: "Accounts", oidcToken }],
            }),
          );
        const [trusted, unknown] = [await tokenOf("trusted"), await tokenOf("unknown")];
        expect((await link(trusted.token)).activity.status).toBe("ACTIVITY_STATUS_COMPLETED");
        await expect(link(unknown.token)).rejects.toMatchObject({
          code: ErrorCode.UNAVAILABLE,
          message: expect.stringContaining("SELF_SIGNED_CERT") as string,
        });
        const { user } = await root.client.getUser({ organizationId: root.organizationId, userId: root.userId });
        expect(user.oauthProviders).toMatchObject([{ issuer: trusted.url, subject: "alice" }]);
      } finally {
        await service.stop();
      }
    });
  },
);
