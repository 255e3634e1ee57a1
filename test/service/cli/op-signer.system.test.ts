// `countersign ethereum-rpc` in the place of Optimism's op-signer: certificates on both sides instead of a token, and what a
// sequencer signs of its blocks. `npm run campaign -- clients` drives it by op-signer's own client in Go.

import { apiKeyStamper, connect } from "@countersign/api";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { concat, keccak256, numberToHex, recoverAddress } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readClientTls } from "../../../service/src/cli/signers/client-tls.js";
import { serveEthereum } from "../../../service/src/cli/signers/ethereum-server.js";
import type { EthereumServer } from "../../../service/src/cli/signers/ethereum-server.js";
import { makeCertificate, withOpenssl } from "../support/certificate.js";
import { newWallet } from "../support/requests.js";
import { present } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { countersign } from "./running.js";

describe.runIf(withOpenssl)("with certificates that the openssl command makes", () => {
  let world: World;
  let folder: string;
  let endpoint: EthereumServer;
  let address: string;
  const inFolder = (name: string) => path.join(folder, name);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "countersign-op-signer-"));
    for (const name of ["server", "sequencer", "stranger"]) makeCertificate(folder, name);
    world = await openWorld();
    const { root, service } = world;
    address = await newWallet(root, "Sequencer");
    const stdin = (async function* () {})();
    const quiet = { write: () => {} };
    const tls = await readClientTls(
      { stdout: quiet, stderr: quiet, stdin, env: {}, cwd: folder },
      { tlsCertificate: "server.crt", tlsKey: "server.key", tlsClientCa: "sequencer.crt" },
    );
    endpoint = await serveEthereum({
      connection: connect({ baseUrl: service.baseUrl, stamper: apiKeyStamper(root.key) }),
      organizationId: root.organizationId,
      chainId: 10n,
      accounts: undefined,
      upstream: undefined,
      waitMs: 0,
      door: { tls: { ...tls, host: "127.0.0.1" } },
      port: 0,
      log: () => {},
    });
  });
  afterAll(async () => {
    await endpoint.close();
    await world.close();
    rmSync(folder, { recursive: true });
  });

  interface Answer {
    readonly result?: string;
    readonly error?: { readonly code: number; readonly message: string };
  }
  const ask = (method: string, params: readonly unknown[], client: string | undefined = "sequencer", headers = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const ca = readFileSync(inFolder("server.crt"));
      const own =
        client === ""
          ? {}
          : { cert: readFileSync(inFolder(`${client}.crt`)), key: readFileSync(inFolder(`${client}.key`)) };
      const all = { "Content-Type": "application/json", ...headers };
      const sent = request(endpoint.url, { method: "POST", agent: false, ca, ...own, headers: all }, (response) => {
        let text = "";
        response.on("data", (part: Buffer) => (text += String(part)));
        response.on("end", () =>
          resolve(response.statusCode === 200 ? (JSON.parse(text) as Answer) : { result: text }),
        );
      });
      sent.on("error", reject);
      sent.end(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));
    });

  test("who has a certificate of the clients' authority is answered, without a token, and nobody else", async () => {
    expect(endpoint.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    expect((await ask("health_status", [])).result).toMatch(/^\d+\.\d+\.\d+/);
    expect((await ask("eth_accounts", [])).result).toEqual([address]);
    await expect(ask("health_status", [], "")).rejects.toThrow(/certificate required|socket|ECONNRESET/);
    await expect(ask("health_status", [], "stranger")).rejects.toThrow(/unknown ca|certificate|socket|ECONNRESET/);
    expect((await ask("health_status", [], "sequencer", { Origin: "https://127.0.0.1" })).result).toContain(
      "web pages",
    );
  });

  const payloadHash = keccak256("0x1042");
  const domain = `0x${"00".repeat(32)}` as const;
  const right = { domain, chainId: "10", payloadHash, senderAddress: null as string | null };
  const first = {
    domain: Array.from({ length: 32 }, () => 0),
    chainId: 10,
    payloadHash: Buffer.from(payloadHash.slice(2), "hex").toString("base64"),
  };

  test("a block's payload is signed as op-node verifies it, in both versions of the method", async () => {
    // Domain, chain and hash of the payload, hashed: https://specs.optimism.io/protocol/rollup-node-p2p.html
    const digest = keccak256(concat([domain, numberToHex(10, { size: 32 }), payloadHash]));
    for (const [method, params] of [
      ["opsigner_signBlockPayload", { ...first, senderAddress: address }],
      ["opsigner_signBlockPayloadV2", right],
      ["opsigner_signBlockPayloadV2", { ...right, chainId: "0xa", senderAddress: address.toLowerCase() }],
    ] as const) {
      const { result = "" } = await ask(method, [params]);
      const [, r, s, recoveryId] = present(/^0x(.{64})(.{64})(0[01])$/.exec(result), result);
      const signature = { r: `0x${r}`, s: `0x${s}`, yParity: Number(recoveryId) } as const;
      expect(await recoverAddress({ hash: digest, signature })).toBe(address);
    }
  });

  test.each([
    [{ chainId: "1" }, "chainId is 1; this endpoint signs for 10"],
    [{ domain: `0x02${"00".repeat(31)}` }, "domain must be 32 bytes of 0"],
    [{ payloadHash: "0x12" }, "payloadHash must be 32 bytes in hex"],
    [{ chainId: -1 }, "chainId must be a number"],
    [{ senderAddress: "0x12" }, "expected the address"],
  ])("a block's payload with %j is refused", async (changes, message) => {
    const { error } = await ask("opsigner_signBlockPayloadV2", [{ ...right, ...changes }]);
    expect(error).toMatchObject({ code: -32602, message: expect.stringContaining(message) });
  });

  test.each([
    [{ domain: [0] }, "domain must be 32 bytes of 0"],
    [{ domain: Array.from({ length: 32 }, () => 256) }, "domain must be an array of 32 bytes"],
    [{ payloadHash }, "payloadHash must be 32 bytes in base64"],
  ])("the first version with %j is refused", async (changes, message) => {
    const { error } = await ask("opsigner_signBlockPayload", [{ ...first, ...changes }]);
    expect(error).toMatchObject({ code: -32602, message: expect.stringContaining(message) });
  });

  test("options that do not go together, and files that hold something else, serve nothing", async () => {
    const files = ["--tls-certificate", "server.crt", "--tls-key", "server.key", "--tls-client-ca", "sequencer.crt"];
    const changed = (at: number, file: string) => files.map((word, place) => (place === at ? file : word));
    for (const [args, message] of [
      [["--host", "0.0.0.0"], "--host: beyond this computer, clients need --tls-client-ca"],
      [files.slice(0, 4), "--tls-certificate, --tls-key and --tls-client-ca go together"],
      [[...files, "--token-file", "token"], "--token-file: clients with certificates need no token"],
      [changed(3, "stranger.key"), "--tls-key: stranger.key is not the private key of server.crt"],
      [changed(5, "server.key"), "--tls-client-ca: server.key has no certificate in PEM"],
      [changed(1, "nothing.crt"), "--tls-certificate"],
    ] as const) {
      const ended = await countersign(["ethereum-rpc", "--port", "0", "--chain-id", "10", ...args], { cwd: folder });
      expect(ended, message).toMatchObject({ code: 2, out: "", err: expect.stringContaining(message) });
    }
  });
});
