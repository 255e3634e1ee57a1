// `countersign ssh-agent`: what it signs, for whom, and what it refuses. OpenSSH and git themselves are its clients in
// signers.system.test.ts.

import { apiKeyStamper, connect } from "@countersign/api";
import { createPublicKey, verify } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect as dial } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { serveSshAgent } from "../../../service/src/cli/signers/ssh-agent-server.js";
import type { SshAgent, SshAgentOptions } from "../../../service/src/cli/signers/ssh-agent-server.js";
import { SshReader, mpint, string, uint32 } from "../../../service/src/cli/signers/ssh-wire.js";
import { company, rule } from "../policy/company.js";
import type { Person } from "../support/people.js";
import { act } from "../support/requests.js";
import { firstOf, present, resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

let world: World;
let user: Person;
let folder: string;
let agent: SshAgent;
let socket: string;
const logged: string[] = [];

const served = async (options: Partial<SshAgentOptions> = {}): Promise<SshAgent & { readonly socket: string }> => {
  const place = path.join(folder, `${Math.random()}.sock`);
  const made = await serveSshAgent({
    connection: connect({ baseUrl: world.service.baseUrl, stamper: apiKeyStamper(user.key) }),
    organizationId: user.organizationId,
    offered: undefined,
    namespaces: undefined,
    waitMs: 0,
    socket: place,
    log: (line) => logged.push(line),
    ...options,
  });
  return { ...made, socket: options.socket ?? place };
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "countersign-agent-"));
  world = await openWorld();
  const { root, staff } = await company(world.service, "Developer");
  user = firstOf(staff);
  const create = {
    walletName: "Laptop",
    accounts: [account("CURVE_ED25519", "ADDRESS_FORMAT_SOLANA")],
    mnemonicLength: 12,
  };
  addresses.push(...resultOf(await act(root, "ACTIVITY_TYPE_CREATE_WALLET", create), "createWalletResult").addresses);
  const privateKeys = [
    { privateKeyName: "Build", curve: "CURVE_P256", privateKeyTags: [], addressFormats: ["ADDRESS_FORMAT_COMPRESSED"] },
    {
      privateKeyName: "Chain",
      curve: "CURVE_SECP256K1",
      privateKeyTags: [],
      addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
    },
  ];
  await act(root, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys });
  const is = `approvers.any(user, user.id == '${user.userId}')`;
  await rule(root, "ALLOW", "ssh.sig.namespace in ['git', 'file'] && wallet.label == 'Laptop'", is);
  await rule(root, "ALLOW", "ssh.sig.namespace == 'git' && private_key.label == 'Build'", is);
  await rule(root, "DENY", "payload.blind && private_key.label == 'Build'");
  await rule(root, "ALLOW", "payload.kind == 'UNKNOWN' && wallet.label == 'Laptop'", is);
  const made = await served();
  [agent, socket] = [made, made.socket];
});
afterAll(async () => {
  await agent.close();
  await world.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void logged.splice(0));

const addresses: string[] = [];
const account = (curve: string, addressFormat: string) => ({
  curve,
  pathFormat: "PATH_FORMAT_BIP32",
  path: "m/44'/501'/0'/0'",
  addressFormat,
});

/** The answers to requests over one connection; undefined for those that were not answered. */
function ask(place: string, ...requests: readonly Buffer[]): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const client = dial(place);
    let read = Buffer.alloc(0);
    const answers: Buffer[] = [];
    client.on("data", (part) => {
      read = Buffer.concat([read, part]);
      while (read.length >= 4 && read.length >= 4 + read.readUInt32BE()) {
        answers.push(read.subarray(4, 4 + read.readUInt32BE()));
        read = read.subarray(4 + read.readUInt32BE());
      }
      if (answers.length === requests.length) client.end();
    });
    client.on("close", () => resolve(answers));
    client.on("error", reject);
    for (const request of requests) client.write(string(request));
  });
}

interface Identity {
  readonly blob: Buffer;
  readonly comment: string;
}

async function identities(place = socket): Promise<Identity[]> {
  const reader = new SshReader(firstOf(await ask(place, Buffer.from([11]))));
  expect(reader.byte()).toBe(12);
  return Array.from({ length: reader.uint32() }, () => ({ blob: reader.string(), comment: reader.text() }));
}

const text = (...fields: readonly (string | Buffer)[]) => Buffer.concat(fields.map(string));
const sshsig = (namespace: string, digest = Buffer.alloc(64, 7)) =>
  Buffer.concat([Buffer.from("SSHSIG"), text(namespace, "", "sha512", digest)]);
const signRequest = (blob: Buffer, data: Buffer) =>
  Buffer.concat([Buffer.from([13]), string(blob), string(data), uint32(0)]);
const login = (blob: Buffer) =>
  Buffer.concat([
    string(Buffer.alloc(32, 1)),
    Buffer.from([50]),
    text("ada", "ssh-connection", "publickey"),
    Buffer.from([1]),
    text("ssh-ed25519", blob),
  ]);
const bind = (isForwarding: boolean) =>
  Buffer.concat([
    Buffer.from([27]),
    text("session-bind@openssh.com", "host key", "session", "signature"),
    Buffer.from([+isForwarding]),
  ]);

const failed = Buffer.from([5]);

/** The key of the policy, which is on Ed25519. */
async function ed25519(place = socket): Promise<Buffer> {
  return firstOf((await identities(place)).filter(({ comment }) => comment.startsWith("Laptop"))).blob;
}

/** Whether an answer has the key's signature of the data. */
function isSigned(answer: Buffer, blob: Buffer, data: Buffer): boolean {
  const reader = new SshReader(answer);
  expect(reader.byte()).toBe(14);
  const signature = new SshReader(reader.string());
  expect(signature.text()).toBe("ssh-ed25519");
  const x = blob.subarray(-32).toString("base64url");
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  return verify(null, data, key, signature.string());
}

describe("an agent", () => {
  test("offers keys on Ed25519 and P-256, and those alone that it was told to", async () => {
    const all = await identities();
    expect(all.map(({ comment }) => comment)).toEqual(["Laptop m/44'/501'/0'/0'", "Build"]);
    expect(all.map(({ blob }) => new SshReader(blob).text())).toEqual(["ssh-ed25519", "ecdsa-sha2-nistp256"]);
    const one = await served({ offered: new Set(addresses) });
    expect((await identities(one.socket)).map(({ comment }) => comment)).toEqual(["Laptop m/44'/501'/0'/0'"]);
    const [answer] = await ask(one.socket, signRequest(present(all[1]).blob, sshsig("git")));
    expect(answer).toEqual(failed);
    await one.close();
  });

  test("signs for namespaces and logins what policies allow", async () => {
    const blob = await ed25519();
    for (const data of [sshsig("git"), sshsig("file", Buffer.alloc(64, 8)), login(blob)]) {
      const [answer] = await ask(socket, signRequest(blob, data));
      expect(isSigned(present(answer), blob, data)).toBe(true);
    }
  });

  test("does not sign for a namespace that policies do not name", async () => {
    expect(await ask(socket, signRequest(await ed25519(), sshsig("other@example.com")))).toEqual([failed]);
    expect(logged.join()).toContain("policy");
  });

  test("says in its log why a policy denies what nobody can read, and fails to the client", async () => {
    const [, { blob }] = (await identities()) as [Identity, Identity];
    expect(await ask(socket, signRequest(blob, sshsig("git")))).toEqual([failed]);
    expect(logged.join()).toContain("policy");
  });

  test.each([
    ["nothing", Buffer.alloc(0)],
    ["a message of Solana", Buffer.from([1, 0, 1, 2, ...Buffer.alloc(64)])],
    ["more than a signature of SSH", Buffer.concat([sshsig("git"), Buffer.alloc(1)])],
    ["no namespace", sshsig("")],
    ["a namespace that could be a part of something else", sshsig("\u0012\u0034")],
    ["a digest of another length", sshsig("git", Buffer.alloc(63))],
    ["another request of SSH", Buffer.from(login(Buffer.alloc(51))).fill(51, 36, 37)],
    ["more than a login", Buffer.concat([login(Buffer.alloc(51)), Buffer.alloc(1)])],
    ["half a login", login(Buffer.alloc(51)).subarray(0, -9)],
  ])("refuses %s", async (_, data) => {
    const blob = await ed25519();
    expect(await ask(socket, signRequest(blob, data))).toEqual([failed]);
    expect(logged.join()).toContain("logins, files and commits alone");
  });

  test("for some namespaces signs for no others, and no logins", async () => {
    const git = await served({ namespaces: new Set(["git"]) });
    const blob = await ed25519(git.socket);
    const [commit, file, session] = await ask(
      git.socket,
      signRequest(blob, sshsig("git")),
      signRequest(blob, sshsig("file")),
      signRequest(blob, login(blob)),
    );
    expect(isSigned(present(commit), blob, sshsig("git"))).toBe(true);
    expect([file, session]).toEqual([failed, failed]);
    expect(logged.map((line) => line.replace(/:.*/, ""))).toEqual([
      "it does not sign for the namespace file",
      "it signs no login (as ada)",
    ]);
    await git.close();
  });

  test("signs nothing over a connection that OpenSSH forwards from another computer, whatever comes after", async () => {
    const blob = await ed25519();
    const [own, forwarded, back, signed] = await ask(
      socket,
      bind(false),
      bind(true),
      bind(false),
      signRequest(blob, sshsig("git")),
    );
    expect([own, forwarded, back, signed]).toEqual([Buffer.from([6]), Buffer.from([6]), Buffer.from([6]), failed]);
    const [, alone] = await ask(socket, bind(false), signRequest(blob, sshsig("git")));
    expect(isSigned(present(alone), blob, sshsig("git"))).toBe(true);
  });

  test("takes no keys, locks, or extensions that it does not know", async () => {
    const requests = [1, 9, 17, 18, 19, 20, 22, 23, 25, 26].map((type) => Buffer.from([type]));
    const unknown = Buffer.concat([Buffer.from([27]), text("query")]);
    const answers = await ask(socket, ...requests, unknown, Buffer.from([27]), Buffer.from([13]));
    expect(answers).toEqual(Array.from({ length: 13 }, () => failed));
    expect((await identities()).length).toBe(2);
  });

  test.each([uint32(256 * 1024 + 1), uint32(0)])("hangs up on a request of %j bytes", async (length) => {
    const client = dial(socket);
    client.write(length);
    await new Promise((resolve) => client.on("close", resolve));
    expect(logged.join()).toContain("a request has 1 to 262144 bytes");
  });
});

describe("its socket", () => {
  test("is for its user alone, in a folder of its own", async () => {
    const place = path.join(folder, "new/agent.sock");
    const made = await served({ socket: place });
    expect([statSync(place), statSync(path.dirname(place))].map(({ mode }) => mode & 0o777)).toEqual([0o600, 0o700]);
    await expect(served({ socket: place })).rejects.toThrow("an agent listens on");
    await made.close();
    const again = await served({ socket: place });
    await again.close();
  });

  test("is not put where others may be, or in the place of a file", async () => {
    const shared = path.join(folder, "shared");
    mkdirSync(shared);
    chmodSync(shared, 0o755);
    await expect(served({ socket: path.join(shared, "agent.sock") })).rejects.toThrow("others can use this folder");
    const file = path.join(folder, "file");
    writeFileSync(file, "");
    await expect(served({ socket: file })).rejects.toThrow("is not a socket");
  });
});

test("integers are written without leading zeros, and with one ahead of a set bit", () => {
  const written = (hex: string) => mpint(hex).toString("hex");
  expect(["0001", "80", "7f", "00ff"].map(written)).toEqual([
    "0000000101",
    "000000020080",
    "000000017f",
    "0000000200ff",
  ]);
});
