// Certificates that are replaced while the service runs: no request fails, open connections go on, and what cannot be used
// changes nothing.

import { X509Certificate } from "node:crypto";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { Agent, request } from "node:https";
import type { AgentOptions } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { TLSSocket } from "node:tls";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makeCertificate, withOpenssl } from "../support/certificate.js";
import type { CertificateFiles } from "../support/certificate.js";
import { spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { present } from "../support/results.js";
import { readExposition } from "./exposition.js";

const swaps = 10;

describe.runIf(withOpenssl)(
  "the certificate of a service that runs (made by the openssl command; left out where there is none)",
  () => {
    let folder: string;
    let pairs: readonly CertificateFiles[];
    let ca: readonly Buffer[];
    let service: ServiceProcess;
    const agents: Agent[] = [];

    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), "countersign-certificate-"));
      pairs = Array.from({ length: swaps + 1 }, (_, number) =>
        makeCertificate(folder, String(number), { days: 2 + number, algorithm: number % 5 === 4 ? "rsa" : "ec" }),
      );
      ca = pairs.map(({ certificate }) => readFileSync(certificate));
      place(0);
      service = await spawnService(path.join(folder, "data"), {
        COUNTERSIGN_TLS_CERTIFICATE: path.join(folder, "mounted", "tls.crt"),
        COUNTERSIGN_TLS_KEY: path.join(folder, "mounted", "tls.key"),
        COUNTERSIGN_MANAGEMENT_PORT: "0",
      });
    });
    afterAll(async () => {
      for (const agent of agents) agent.destroy();
      await service?.kill();
      rmSync(folder, { recursive: true });
    });

    const pair = (number: number) => present(pairs.at(number), "the pair");
    const certificate = (number: number) => new X509Certificate(readFileSync(pair(number).certificate));
    const fingerprint = (number: number) => certificate(number).fingerprint256;

    let revision = 0;
    /** Puts files where the settings look, as Kubernetes does: a folder of a revision, and a symbolic link that is swapped. */
    function place(certificateNumber: number, keyNumber = certificateNumber): void {
      const name = `revision-${++revision}`;
      mkdirSync(path.join(folder, name));
      copyFileSync(pair(certificateNumber).certificate, path.join(folder, name, "tls.crt"));
      copyFileSync(pair(keyNumber).key, path.join(folder, name, "tls.key"));
      symlinkSync(name, path.join(folder, "next"));
      renameSync(path.join(folder, "next"), path.join(folder, "mounted"));
    }
    const isOut = (number: number) =>
      vi.waitFor(async () => expect((await get(newAgent())).fingerprint).toBe(fingerprint(number)), { timeout: 8000 });

    function newAgent(options: AgentOptions = {}): Agent {
      const agent = new Agent({ ca: [...ca], ...options });
      agents.push(agent);
      return agent;
    }

    /** Node.js 20 gives a connection's certificate but once. */
    const presentedOn = new WeakMap<TLSSocket, string>();

    /** The answer's status, and the certificate of the connection that it came by. */
    function get(agent: Agent, at = "/public/v1/discovery/keys") {
      return new Promise<{ status: number; body: string; fingerprint: string; socket: TLSSocket }>(
        (resolve, reject) => {
          const sent = request(service.baseUrl + at, { agent }, (response) => {
            const socket = response.socket as TLSSocket;
            // A session that is resumed shows none.
            const presented = presentedOn.get(socket) ?? socket.getPeerX509Certificate()?.fingerprint256 ?? "none";
            presentedOn.set(socket, presented);
            let body = "";
            response.setEncoding("utf8").on("data", (text: string) => (body += text));
            response.on("error", reject);
            response.on("end", () =>
              resolve({ status: response.statusCode ?? 0, body, fingerprint: presented, socket }),
            );
          });
          sent.on("error", reject);
          sent.end();
        },
      );
    }

    const expiry = async () =>
      readExposition(await (await fetch(`${service.managementUrl}/metrics`)).text()).get(
        "countersign_tls_certificate_expiry_timestamp_seconds",
      )?.samples;

    /** How often the service has said something. */
    const timesSaid = (text: string) => service.output().split(text).length - 1;
    const refusal = "keeping the current TLS certificate";

    test("is replaced ten times under load, with a useless pair between, and no request fails", async () => {
      const answered: string[] = [];
      const failures: unknown[] = [];
      const sockets = new Set<TLSSocket>();
      let isOver = false;
      const load = async (agent: Agent, note: (socket: TLSSocket) => void) => {
        while (!isOver) {
          try {
            const { status, fingerprint: presented, socket } = await get(agent);
            if (status === 200) answered.push(presented);
            else failures.push(status);
            note(socket);
          } catch (error) {
            failures.push(error);
          }
        }
      };
      const kept = () => newAgent({ keepAlive: true, maxSockets: 1 });
      // New connections that resume sessions where they can, and some that cannot; others that stay open.
      const loads = [
        load(newAgent(), () => {}),
        load(newAgent({ maxCachedSessions: 0 }), () => {}),
        load(newAgent({ maxVersion: "TLSv1.2" }), () => {}),
        load(kept(), (socket) => sockets.add(socket)),
        load(kept(), (socket) => sockets.add(socket)),
      ];
      await vi.waitFor(() => expect(sockets.size).toBe(2), { timeout: 8000 });
      for (let number = 1; number <= swaps; number++) {
        place(number);
        service.child.kill("SIGHUP");
        await isOut(number);
        if (number !== 5) continue;
        place(number + 1, number);
        service.child.kill("SIGHUP");
        await vi.waitFor(() => expect(timesSaid(refusal)).toBe(1), { timeout: 8000 });
        expect((await get(newAgent())).fingerprint).toBe(fingerprint(number));
      }
      await pause(100);
      isOver = true;
      await Promise.all(loads);
      expect(failures).toEqual([]);
      const presented = new Set(answered);
      presented.delete("none");
      expect(presented).toEqual(new Set(pairs.map((_, number) => fingerprint(number))));
      expect(answered.length).toBeGreaterThan(50);
      // They were opened before the first swap, and nobody has opened others since.
      expect([...sockets].map((socket) => [socket.destroyed, presentedOn.get(socket)])).toEqual([
        [false, fingerprint(0)],
        [false, fingerprint(0)],
      ]);
    });

    test("is named in the log, each time, by fingerprint and expiry", () => {
      for (const number of pairs.keys()) {
        const expires = new Date(certificate(number).validTo).toISOString();
        expect(service.output()).toContain(`"fingerprint":"${fingerprint(number)}","expires":"${expires}"`);
      }
    });

    test("is taken from changed files without a signal, and its expiry is a metric", async () => {
      place(2);
      await isOut(2);
      const name = "countersign_tls_certificate_expiry_timestamp_seconds";
      expect(await expiry()).toEqual([{ name, labels: {}, value: Date.parse(certificate(2).validTo) / 1000 }]);
      // Written over in their places, one after the other and with time between, which is no mistake.
      const refusals = timesSaid(refusal);
      for (const number of [5, 6, 7, 3]) {
        writeFileSync(path.join(folder, "mounted", "tls.crt"), readFileSync(pair(number).certificate));
        await pause(250);
        writeFileSync(path.join(folder, "mounted", "tls.key"), readFileSync(pair(number).key));
      }
      await isOut(3);
      expect(timesSaid(refusal)).toBe(refusals);
    });

    test("stays when the files hold none that can be used, and the log says why, once", async () => {
      place(4, 3);
      const before = service.output().length;
      const said = () => service.output().slice(before);
      await vi.waitFor(() => expect(said()).toContain(refusal), { timeout: 8000 });
      // Of another kind, in which TLS itself finds nothing wrong.
      expect(said()).toContain("the key does not match the certificate");
      rmSync(path.join(folder, "mounted", "tls.key"));
      await vi.waitFor(() => expect(said()).toContain("tls.key cannot be read: ENOENT"), { timeout: 8000 });
      await pause(1200);
      expect(said().split(refusal).length - 1).toBe(2);
      expect((await get(newAgent())).fingerprint).toBe(fingerprint(3));
      place(4);
      await isOut(4);
    });
  },
);
