// AWS KMS as a provider: what is asked of it, and what is made of its answers. The SDK is the real one, the server a
// stand-in that verifies all signatures.

import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import type { RequestListener } from "node:http";
import { createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadConfig } from "../../../service/src/config/config.js";
import { exposures } from "../../../service/src/config/exposure.js";
import { providersOf } from "../../../service/src/config/provider-settings.js";
import { createMasterKeyFile, listMasterKeys } from "../../../service/src/custody/master-key-file.js";
import { openCustody } from "../../../service/src/custody/open.js";
import { openProvider } from "../../../service/src/custody/providers/open-provider.js";
import type { Binding } from "../../../service/src/custody/providers/provider.js";
import type { KmsSettings } from "../../../service/src/custody/providers/provider-settings.js";
import { present } from "../support/results.js";
import { awsEnvironment } from "./aws-environment.js";
import { FakeKms } from "./fake-kms.js";

const key = randomBytes(32);

let server: FakeKms;
let arn: string;
let restore: () => void;
const others: Server[] = [];
beforeEach(async () => {
  server = new FakeKms();
  arn = server.createKey();
  await server.listen();
  restore = awsEnvironment(server);
});
afterEach(async () => {
  restore();
  await server.close();
  for (const other of others.splice(0)) await new Promise<void>((resolve) => other.close(() => resolve()));
});

function binding(): Binding {
  return { provider: "kms", providerKey: arn, deployment: "one", keyId: "00ff" };
}

function settings(changes: Partial<KmsSettings> = {}): KmsSettings {
  return {
    kind: "kms",
    providerKey: arn,
    region: server.region,
    endpoint: server.endpoint,
    timeoutMs: 20_000,
    ...changes,
  };
}

async function wrap(changes: Partial<KmsSettings> = {}): Promise<string> {
  const provider = await openProvider(settings(changes));
  try {
    return await provider.wrap(key, binding());
  } finally {
    provider.close();
  }
}

async function unwrap(text: string, changes: Partial<KmsSettings> = {}, bound = binding()): Promise<Buffer> {
  const provider = await openProvider(settings(changes));
  try {
    return await provider.unwrap(text, bound);
  } finally {
    provider.close();
  }
}

const refused = (message: RegExp) =>
  expect.objectContaining({ name: "ProviderRefused", message: expect.stringMatching(message) as string }) as Error;
const away = (message: RegExp) =>
  expect.objectContaining({ name: "ProviderAway", message: expect.stringMatching(message) as string }) as Error;

async function instead(answer: RequestListener): Promise<string> {
  const other = createHttpServer(answer);
  others.push(other);
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
}

describe("a key", () => {
  test("unwraps to what was wrapped", async () => {
    const wrapped = await wrap();
    expect(wrapped).toMatch(/^kms-1:[A-Za-z0-9_-]{100,200}$/);
    expect(await unwrap(wrapped)).toEqual(key);
  });

  test("goes over the network in no other request than its own, with all that it is bound to", async () => {
    await wrap();
    expect(server.asked).toEqual([
      {
        target: "TrentService.Encrypt",
        sessionToken: undefined,
        body: {
          KeyId: arn,
          Plaintext: key.toString("base64"),
          EncryptionContext: {
            "countersign-purpose": "wrapped key 1",
            "countersign-provider": "kms",
            "countersign-provider-key": arn,
            "countersign-deployment": "one",
            "countersign-key": "00ff",
          },
        },
      },
    ]);
  });

  test.each(["provider", "providerKey", "deployment", "keyId"] as const)("unwraps for no other %s", async (member) => {
    const wrapped = await wrap();
    await expect(unwrap(wrapped, {}, { ...binding(), [member]: "other" })).rejects.toEqual(
      refused(/^http:\S+ answered Decrypt with InvalidCiphertextException$/),
    );
  });

  test("is decrypted by its own KMS key alone", async () => {
    const wrapped = await wrap();
    await expect(unwrap(wrapped, { providerKey: server.createKey() })).rejects.toEqual(
      refused(/answered Decrypt with IncorrectKeyException: The key ID in the request does not identify/),
    );
    expect(present(server.asked.at(-1), "the last request").body.KeyId).not.toBe(arn);
  });

  test("in another form is not sent anywhere", async () => {
    const wrapped = await wrap();
    for (const text of [` ${wrapped}`, `${wrapped}\n`, `${wrapped}=`, wrapped.replace("kms-1", "kms-2"), "kms-1:"]) {
      await expect(unwrap(text)).rejects.toEqual(refused(/^the key was not wrapped by KMS$/));
    }
    expect(server.asked.map(({ target }) => target)).toEqual(["TrentService.Encrypt"]);
  });

  test("of several regions is asked where the settings say, and bound to the same ARN", async () => {
    const { primary, replica } = server.createReplica("us-east-1");
    arn = primary;
    expect(await unwrap(await wrap())).toEqual(key);
    expect(server.asked.map(({ body }) => [body.KeyId, body.EncryptionContext["countersign-provider-key"]])).toEqual([
      [replica, primary],
      [replica, primary],
    ]);
  });

  test("is wrapped under no other KMS key than that of the settings", async () => {
    server.change = (answer) => ({ ...answer, KeyId: `${arn}0` });
    await expect(wrap()).rejects.toEqual(refused(/answered Encrypt for another key$/));
  });
});

describe("credentials", () => {
  test("with another secret are refused, because each request is signed", async () => {
    process.env["AWS_SECRET_ACCESS_KEY"] = "another";
    await expect(wrap()).rejects.toEqual(
      refused(/answered Encrypt with InvalidSignatureException: The request signature we calculated does not match/),
    );
    expect(server.asked).toEqual([]);
  });

  test("for a while come with their token, which is signed, too", async () => {
    process.env["AWS_SESSION_TOKEN"] = "IQoJb3JpZ2luX2VjEXAMPLE";
    await wrap();
    expect(present(server.asked.at(-1), "the last request").sessionToken).toBe("IQoJb3JpZ2luX2VjEXAMPLE");
  });

  test("that are not there are waited for", async () => {
    delete process.env["AWS_ACCESS_KEY_ID"];
    await expect(wrap()).rejects.toEqual(away(/^there are no credentials for AWS: Could not load credentials/));
  });

  test("are had by custody's worker from a program that the files of the service's user name", async () => {
    const home = mkdtempSync(path.join(tmpdir(), "countersign-home-"));
    const before = process.env["HOME"];
    mkdirSync(path.join(home, ".aws"));
    // A program that knows them, as the SDK's settings name one.
    writeFileSync(
      path.join(home, ".aws/config"),
      '[profile vault]\ncredential_process = cat "$HOME/credentials.json"\n',
    );
    const { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey } = server;
    writeFileSync(path.join(home, "credentials.json"), JSON.stringify({ Version: 1, AccessKeyId, SecretAccessKey }));
    const file = path.join(home, "master.key");
    createMasterKeyFile(file);
    for (const name of Object.keys(process.env).filter((each) => each.startsWith("AWS_"))) delete process.env[name];
    Object.assign(process.env, { HOME: home, AWS_PROFILE: "vault" });
    const custody = await openCustody({ masterKey: { kind: "file", path: file }, providers: [settings()] });
    try {
      const target = { provider: "kms", providerKey: arn, deployment: "one" } as const;
      expect(await custody.wrapMasterKeys(target)).toEqual([
        { id: listMasterKeys(file)[0], wrapped: expect.stringMatching(/^kms-1:/) as string },
      ]);
    } finally {
      await custody.close();
      process.env["HOME"] = before;
      rmSync(home, { recursive: true });
    }
  });

  test("serve a machine whose clock is wrong, by the clock of KMS", async () => {
    server.aheadSeconds = 3600;
    expect(await unwrap(await wrap())).toEqual(key);
  });
});

describe("KMS", () => {
  test("that denies, or has no such key, or has it disabled, refuses", async () => {
    server.denied.add("Encrypt");
    await expect(wrap()).rejects.toEqual(
      refused(
        /answered Encrypt with AccessDeniedException: User: \S+ is not authorized to perform: kms:Encrypt on resource: /,
      ),
    );
    server.denied.clear();
    server.setState(arn, "Disabled");
    await expect(wrap()).rejects.toEqual(refused(/with DisabledException: \S+ is disabled\.$/));
    server.setState(arn, "PendingDeletion");
    await expect(wrap()).rejects.toEqual(refused(/with KMSInvalidStateException: \S+ is pending deletion\.$/));
    await expect(wrap({ providerKey: `${arn}0` })).rejects.toEqual(refused(/with NotFoundException: Key \S+ does not/));
  });

  test.each([
    [500, "KMSInternalException"],
    [500, "KeyUnavailableException"],
    [503, "DependencyTimeoutException"],
    [400, "ThrottlingException"],
  ])("that answers %d %s is away", async (status, type) => {
    server.outage = { status, type, message: "later" };
    await expect(wrap()).rejects.toEqual(away(new RegExp(`answered Encrypt with ${type}: later$`)));
  });

  test("that is not there is away, and so is one that does not answer in time", async () => {
    await server.close();
    await expect(wrap()).rejects.toEqual(away(/^http:\S+ cannot be reached: connect ECONNREFUSED/));
    await server.listen();
    const mute = createServer((socket) => void socket.resume());
    others.push(mute);
    await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
    const endpoint = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    await expect(wrap({ endpoint, timeoutMs: 50 })).rejects.toEqual(away(/within 50 ms$/));
  });

  test("does not make lines of the log", async () => {
    server.outage = { status: 400, type: "AccessDeniedException", message: `no\n{"level":30}${"!".repeat(1000)}` };
    await expect(wrap()).rejects.toEqual(refused(/Exception: no \{"level":30\}!{280,290}$/));
  });
});

describe("another server", () => {
  test("to which KMS redirects is not asked", async () => {
    const { endpoint: location } = server;
    const endpoint = await instead((_, response) => response.writeHead(307, { Location: location }).end());
    await expect(wrap({ endpoint })).rejects.toEqual(refused(/answered Encrypt with 307, and not as KMS does$/));
    expect(server.asked).toEqual([]);
  });

  test.each([
    [200, "<html>Welcome</html>"],
    [404, "<html>Nothing here</html>"],
    [200, "null"],
  ])("that answers %d %s is refused, and nothing of its answer is repeated", async (status, text) => {
    const endpoint = await instead((_, response) => response.writeHead(status).end(text));
    await expect(wrap({ endpoint })).rejects.toEqual(
      refused(/^http:\S+ answered Encrypt (with \d+, and not as KMS does|for another key)$/),
    );
  });

  test("that does not end its answer is not listened to", async () => {
    const endpoint = await instead((_, response) => {
      const more = () => response.write("x".repeat(32_768)) && setImmediate(more);
      response.on("drain", more);
      more();
    });
    await expect(wrap({ endpoint })).rejects.toEqual(away(/cannot be reached: its answer is too long$/));
  });
});

describe("settings", () => {
  const kms = (changes: Record<string, string>) =>
    loadConfig({ environment: { COUNTERSIGN_KMS_KEY: arn, ...changes }, options: {} });

  test("name the key by its ARN, which has the region", () => {
    expect(providersOf(kms({}))).toEqual([
      { kind: "kms", providerKey: arn, region: "eu-central-1", endpoint: undefined, timeoutMs: 5000 },
    ]);
    expect(() => kms({ COUNTERSIGN_KMS_KEY: "alias/countersign" })).toThrow(/expected an ARN such as arn:aws:kms:/);
  });

  test("name another region only for keys that have replicas", () => {
    expect(() => providersOf(kms({ COUNTERSIGN_KMS_REGION: "us-east-1" }))).toThrow(/only multi-Region keys/);
    const key = server.createReplica("us-east-1").primary;
    const [found] = providersOf(kms({ COUNTERSIGN_KMS_KEY: key, COUNTERSIGN_KMS_REGION: "eu-central-1" }));
    expect(found).toMatchObject({ providerKey: key, region: "eu-central-1" });
  });

  test("that send keys over plain HTTP are warned of", () => {
    expect(exposures(kms({ COUNTERSIGN_KMS_ENDPOINT: "http://kms.example.com" })).join()).toMatch(
      /kms\.endpoint \(COUNTERSIGN_KMS_ENDPOINT\) is plain HTTP/,
    );
    expect(exposures(kms({ COUNTERSIGN_KMS_ENDPOINT: server.endpoint })).join()).not.toMatch(/plain HTTP/);
  });
});
