// Where nothing is delivered to, however it is written and whatever a name leads to.
import { ErrorCode } from "@countersign/api";

import fc from "fast-check";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, test, vi } from "vitest";
import { checkWebhookUrl } from "../../../service/src/delivery/webhooks/target.js";
import { refusedAddress } from "../../../service/src/net/public-address.js";
import { present } from "../support/results.js";
import { shareCustody } from "../support/shared-custody.js";
import { openDeployment } from "./deployment.js";
import { serveHttp } from "./sockets.js";

shareCustody();

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

// IANA's special-purpose registries for IPv4 and IPv6 (RFC 6890), and what carries such an address inside.
const refused = present(
  `
  0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 127.0.0.1 127.255.0.1 168.63.129.16
  169.254.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.192 192.0.2.1 192.168.0.1 198.18.0.1
  198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  :: ::1 ::7f00:1 ::127.0.0.1 ::8.8.8.8 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:0:127.0.0.1
  64:ff9b::127.0.0.1 64:ff9b::10.0.0.1 64:ff9b::169.254.169.254 64:ff9b::a9fe:a9fe 64:ff9b:1::8.8.8.8
  100::1 2001::1 2001:0:7f00:1:: 2001:2::1 2001:10::1 2001:db8::1 2002:7f00:1::1 2002:808:808::1 3fff::1 4000::1
  5f00::1 fc00::1 fd00:ec2::254 fdff::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 ff0e::1
`.match(/\S+/g),
);
const allowed = ["8.8.8.8", "93.184.216.34", "100.63.255.255", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"];

describe("an address", () => {
  test.each(refused)("%s is refused", (address) => {
    expect(refusedAddress(address)).toBeDefined();
  });

  test.each([...allowed, "64:ff9b::8.8.8.8"])("%s is allowed", (address) => {
    expect(refusedAddress(address)).toBeUndefined();
  });

  test("of this machine is refused", () => {
    const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    expect(own.filter(({ address }) => refusedAddress(address) === undefined)).toEqual([]);
  });
});

describe("a URL", () => {
  const settings = { allowPrivateTargets: false };
  const check = (url: string) => () => checkWebhookUrl(url, settings);

  test.each(refused.filter((address) => !address.includes("%")))("that holds %s is refused", (address) => {
    expect(check(`https://${address.includes(":") ? `[${address}]` : address}/hook`)).toThrow(/public address/);
  });

  test("that writes a private IPv4 address in another base or with fewer parts is refused", () => {
    const privateAddress = fc.oneof(
      fc.nat(0xff_ffff).map((rest) => (10 << 24) + rest),
      fc.nat(0xff_ffff).map((rest) => 127 * 2 ** 24 + rest),
      fc.nat(0xffff).map((rest) => 192 * 2 ** 24 + 168 * 2 ** 16 + rest),
      fc.nat(0xffff).map((rest) => 169 * 2 ** 24 + 254 * 2 ** 16 + rest),
    );
    const part = (value: number, base: number) =>
      base === 16 ? `0x${value.toString(16)}` : base === 8 ? `0${value.toString(8)}` : String(value);
    fc.assert(
      fc.property(
        privateAddress,
        fc.constantFrom(8, 10, 16),
        fc.integer({ min: 1, max: 4 }),
        (address, base, parts) => {
          const bytes = [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256);
          const last = bytes.slice(parts - 1).reduce((value, byte) => value * 256 + byte, 0);
          const host = [...bytes.slice(0, parts - 1), last].map((value) => part(value, base)).join(".");
          expect(check(`http://${host}/`)).toThrow(/public address/);
        },
      ),
    );
  });

  test.each([
    ["https://user@hooks.example.com/", /user name or password/],
    ["https://:secret@hooks.example.com/", /user name or password/],
    ["ftp://hooks.example.com/", /http or https/],
    ["file:///etc/passwd", /http or https/],
    ["/hook", /http or https/],
    ["", /http or https/],
    ["https://localhost/", /this machine/],
    ["https://LOCALHOST:8080/", /this machine/],
    ["https://localhost./", /this machine/],
    ["https://a.localhost/", /this machine/],
    ["http://127.0.0.1./", /public address/],
    ["http://hooks.example.com:25/", /port 25/],
    ["http://hooks.example.com:22/", /port 22/],
  ])("%s is refused", (url, message) => {
    expect(check(url)).toThrow(
      expect.objectContaining({ code: ErrorCode.INVALID_ARGUMENT, message: expect.stringMatching(message) }),
    );
  });

  test.each([
    "https://hooks.example.com/custody?token=1",
    "http://hooks.example.com",
    "https://hooks.example.com:8443/",
    "https://localhost.example.com/",
    "https://8.8.8.8/",
    "https://[2606:4700::1111]/",
  ])("%s is allowed", (url) => {
    expect(check(url)).not.toThrow();
  });

  test("of more than 2048 characters is refused", () => {
    expect(check(`https://hooks.example.com/${"a".repeat(2048)}`)).toThrow(/2074 characters; at most 2048/);
  });

  test("may lead to private addresses where the operator allows it, but holds no credentials then either", () => {
    expect(checkWebhookUrl("http://127.0.0.1:25/", { allowPrivateTargets: true }).port).toBe("25");
    expect(() => checkWebhookUrl("http://user:secret@10.0.0.1/", { allowPrivateTargets: true })).toThrow(/password/);
  });

  test("is not repeated by the error that refuses it", () => {
    for (const url of ["https://user:hidden@a.example/", "http://10.0.0.1/hidden", "hidden"]) {
      expect(check(url)).toThrow(expect.objectContaining({ message: expect.not.stringContaining("hidden") }));
    }
  });
});

describe("a name", () => {
  const waitFor = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 10 });

  test.each([
    [["127.0.0.1"]],
    [["::1"]],
    [["::ffff:127.0.0.1"]],
    [["169.254.169.254"]],
    [["64:ff9b::7f00:1"]],
    // One of them is enough.
    [["93.184.216.34", "127.0.0.1"]],
    [["127.0.0.1", "93.184.216.34"]],
    [["not an address"]],
  ])("that leads to %j is refused without a connection", async (addresses) => {
    const deployment = await openDeployment();
    closing.push(() => deployment.close());
    const server = await serveHttp((_, response) => response.end());
    closing.push(() => server.close());
    const id = await deployment.organization(`http://hooks.example.com:${server.port}/`);
    await deployment.emit(id, "event");
    deployment.deliver({ allowPrivateTargets: false }, { resolve: async () => addresses });
    await waitFor(async () =>
      expect(await deployment.events()).toMatchObject([
        {
          status: "failed",
          attempts: 1,
          last_error: expect.stringMatching(/not a public address|does not resolve to an IP address/),
        },
      ]),
    );
    expect(server.connections()).toBe(0);
  });

  test("is resolved once for a connection, to the address that is connected to, and named in the request", async () => {
    const deployment = await openDeployment();
    closing.push(() => deployment.close());
    const hosts: unknown[] = [];
    const server = await serveHttp((_, response, request) => {
      hosts.push(request.headers.host);
      response.end();
    });
    closing.push(() => server.close());
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return ["127.0.0.1"];
    };
    const id = await deployment.organization(`http://hooks.example.com:${server.port}/`);
    await deployment.emit(id, "event");
    deployment.deliver({}, { resolve });
    await waitFor(async () => expect(await deployment.events()).toEqual([]));
    expect(asked).toEqual(["hooks.example.com"]);
    expect(hosts).toEqual([`hooks.example.com:${server.port}`]);
  });

  test("that does not resolve is tried again", async () => {
    const deployment = await openDeployment();
    closing.push(() => deployment.close());
    const id = await deployment.organization("https://hooks.example.com/");
    await deployment.emit(id, "event");
    const resolve = () => Promise.reject(Object.assign(new Error("no such name"), { code: "ENOTFOUND" }));
    deployment.deliver({ allowPrivateTargets: false, maxAttempts: 2 }, { resolve });
    await waitFor(async () =>
      expect(await deployment.events()).toMatchObject([{ attempts: 2, last_error: "ENOTFOUND after 2 attempts" }]),
    );
  });
});
