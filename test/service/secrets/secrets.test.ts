// Secrets, moved in and out by the unmodified library of existing clients, with the deployment's key in place of the hosted one.

import { decryptSecretBundle, encryptSecretToBundle } from "turnkey-crypto-newest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moverOf, newTargetKey, signerKeyOf } from "../families/transfers/mover.js";
import { company, rule } from "../policy/company.js";
import type { Person } from "../support/people.js";
import { act, look, submit, vote } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { firstOf, present, resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

const suite = { encryptionSuite: "TRANSPORT_ENCRYPTION_SUITE_ENCLAVE_ENCRYPT_V1" };

let world: World;
let signerKey: string;
beforeAll(async () => {
  world = await openWorld({ config: { "limits.secrets": "20" } });
  signerKey = await signerKeyOf(world.service);
});
afterAll(() => world.close());

const team = async () => {
  const { root, staff } = await company(world.service, "Ada");
  const [ada] = staff;
  return { root, ada };
};

interface Given {
  readonly name?: string;
  readonly staticProperties?: readonly { readonly key?: string; readonly value?: string }[];
}

async function targetsFor(by: Person, numSecrets = 1): Promise<readonly string[]> {
  const made = await act(by, "ACTIVITY_TYPE_INIT_IMPORT_SECRETS", { ...suite, numSecrets });
  return resultOf(made, "initImportSecretsResult").enclaveTargetMessages;
}

/** As a client sends it. */
async function sealed({ organizationId }: Person, plaintext: string, ingressTargetBundle: string, given: Given = {}) {
  const options = { organizationId, dangerouslyOverrideSignerPublicKey: signerKey };
  return { ...given, ...suite, ...(await encryptSecretToBundle({ plaintext, ingressTargetBundle, ...options })) };
}

async function imported(by: Person, plaintext: string, given: Given = {}): Promise<string> {
  const secret = await sealed(by, plaintext, firstOf(await targetsFor(by)), given);
  const made = await act(by, "ACTIVITY_TYPE_IMPORT_SECRETS", { secrets: [secret] });
  return firstOf(resultOf(made, "importSecretsResult").secretIds);
}

function exporting(...secretIds: readonly string[]) {
  const target = newTargetKey();
  const secrets = secretIds.map((secretId) => ({ secretId, targetPublicKey: target.publicKey, ...suite }));
  const open = ({ organizationId }: Person, secretPayloads: readonly string[]) =>
    Promise.all(
      secretPayloads.map((secretPayload) =>
        decryptSecretBundle({
          secretPayload,
          embeddedPrivateKey: target.privateKey,
          organizationId,
          dangerouslyOverrideSignerPublicKey: signerKey,
        }),
      ),
    );
  return { parameters: { secrets }, open };
}

async function exported(by: Person, ...secretIds: readonly string[]): Promise<readonly string[]> {
  const { parameters, open } = exporting(...secretIds);
  const { secretPayloads } = resultOf(await act(by, "ACTIVITY_TYPE_EXPORT_SECRETS", parameters), "exportSecretsResult");
  return open(by, secretPayloads);
}

const refusal = ({ status, error }: Answer) => [status, error?.message];

describe("secrets", () => {
  test("come in and go out as they are, several at a time, in the order of the request", async () => {
    const { root } = await team();
    const plaintexts = ["sk_live_4242", "ключ", "x".repeat(4096)];
    const targets = await targetsFor(root, 3);
    const secrets = await Promise.all(
      plaintexts.map((text, index) => sealed(root, text, present(targets[index]), { name: `Secret ${index}` })),
    );
    const made = await act(root, "ACTIVITY_TYPE_IMPORT_SECRETS", { secrets });
    const ids = resultOf(made, "importSecretsResult").secretIds;
    expect(await exported(root, ...ids.toReversed())).toEqual(plaintexts.toReversed());
    // What was encrypted on the way in is kept nowhere.
    expect(JSON.stringify(made)).not.toContain("ciphertext");
    expect(JSON.stringify(await look(root, made))).not.toContain("ciphertext");
  });

  test("are listed without what is secret, newest first, with properties as they were given", async () => {
    const { root } = await team();
    const { organizationId, generatedClient } = root;
    const staticProperties = [
      { key: "environment", value: "production" },
      { key: "constructor", value: "" },
      { key: "__proto__", value: "x" },
    ];
    const older = await imported(root, "a", { name: "Provider", staticProperties });
    const newer = await imported(root, "b");
    const { secrets } = await generatedClient.listSecrets({ organizationId });
    expect(secrets).toEqual([
      { secretId: newer, staticProperties: [], createdAtUnixMs: expect.stringMatching(/^\d{13}$/) as string },
      { secretId: older, name: "Provider", staticProperties, createdAtUnixMs: expect.any(String) as string },
    ]);
    const paginationOptions = { limit: "1", after: newer };
    expect((await generatedClient.listSecrets({ organizationId, paginationOptions })).secrets).toEqual([secrets[1]]);
  });

  test("are deleted for good, all or none", async () => {
    const { root } = await team();
    const ids = [await imported(root, "a"), await imported(root, "b")];
    const unknown = "019aa099-6bc6-710b-ae3b-c4c77bffa7a7";
    const failed = await submit(root, "ACTIVITY_TYPE_DELETE_SECRETS", { secretIds: [...ids, unknown] });
    expect(refusal(failed)).toEqual([404, `secretIds.2: no secret "${unknown}" in this organization`]);
    expect(await exported(root, ...ids)).toEqual(["a", "b"]);
    const deleted = await act(root, "ACTIVITY_TYPE_DELETE_SECRETS", { secretIds: ids });
    expect(resultOf(deleted, "deleteSecretsResult")).toEqual({ secretIds: ids });
    expect((await submit(root, "ACTIVITY_TYPE_EXPORT_SECRETS", exporting(firstOf(ids)).parameters)).status).toBe(404);
  });

  test("of another organization are none", async () => {
    const [{ root }, other] = [await team(), await team()];
    const secretId = await imported(root, "a");
    const { status } = await submit(other.root, "ACTIVITY_TYPE_EXPORT_SECRETS", exporting(secretId).parameters);
    expect(status).toBe(404);
    expect((await submit(other.root, "ACTIVITY_TYPE_DELETE_SECRETS", { secretIds: [secretId] })).status).toBe(404);
  });

  test("are as many as limits say, and of different names where they have any", async () => {
    const { root } = await team();
    await imported(root, "a", { name: "Provider" });
    const again = await sealed(root, "b", firstOf(await targetsFor(root)), { name: "Provider" });
    const message = 'secrets.0.name: the organization has a secret named "Provider" already';
    expect(refusal(await submit(root, "ACTIVITY_TYPE_IMPORT_SECRETS", { secrets: [again] }))).toEqual([409, message]);
    const targets = await targetsFor(root, 20);
    const secrets = await Promise.all(targets.map((target) => sealed(root, "c", target)));
    expect(refusal(await submit(root, "ACTIVITY_TYPE_IMPORT_SECRETS", { secrets }))).toEqual([
      429,
      "the organization has 1 secrets and may have at most 20; 20 more are too many",
    ]);
    const two = await Promise.all(secrets.slice(0, 2).map((secret) => ({ ...secret, name: "Twice" })));
    expect(refusal(await submit(root, "ACTIVITY_TYPE_IMPORT_SECRETS", { secrets: two }))).toEqual([
      400,
      'secrets.1.name: "Twice" is in the request twice',
    ]);
  });
});

describe("a target key", () => {
  test("serves once, for the user who asked for it, and after a failed import again", async () => {
    const { root, ada } = await team();
    await rule(root, "ALLOW", "activity.resource == 'SECRET'");
    const target = firstOf(await targetsFor(root));
    const secret = await sealed(root, "a", target);
    const gone = /^secrets\.0\.targetPublicKey: there is no target key for this import; start with init_import_secrets/;
    const others = await submit(ada, "ACTIVITY_TYPE_IMPORT_SECRETS", { secrets: [secret] });
    expect(refusal(others)).toEqual([400, expect.stringMatching(gone)]);
    const { encappedPublic, ciphertext } = JSON.parse(secret.secretPayload) as Record<string, string>;
    const last = ciphertext?.endsWith("00") ? "01" : "00";
    const altered = JSON.stringify({ encappedPublic, ciphertext: `${ciphertext?.slice(0, -2)}${last}` });
    const failed = await submit(root, "ACTIVITY_TYPE_IMPORT_SECRETS", {
      secrets: [{ ...secret, secretPayload: altered }],
    });
    expect(failed.error?.message).toMatch(/^secrets\.0\.secretPayload: the bundle does not open/);
    await act(root, "ACTIVITY_TYPE_IMPORT_SECRETS", { secrets: [secret] });
    const again = await submit(root, "ACTIVITY_TYPE_IMPORT_SECRETS", { secrets: [{ ...secret, name: "Again" }] });
    expect(refusal(again)).toEqual([400, expect.stringMatching(gone)]);
  });

  test("is given up when its user has asked for a hundred others, and does not mind those for wallets", async () => {
    const { root } = await team();
    const { userId } = root;
    const wallet = await act(root, "ACTIVITY_TYPE_INIT_IMPORT_WALLET", { userId });
    const first = firstOf(await targetsFor(root));
    const [second] = await targetsFor(root, 4);
    for (let count = 0; count < 3; count++) await targetsFor(root, 32);
    const kept = await sealed(root, "b", present(second));
    expect((await submit(root, "ACTIVITY_TYPE_IMPORT_SECRETS", { secrets: [kept] })).status).toBe(200);
    const lost = await sealed(root, "a", first);
    expect((await submit(root, "ACTIVITY_TYPE_IMPORT_SECRETS", { secrets: [lost] })).status).toBe(400);
    const words = "test test test test test test test test test test test junk";
    const encryptedBundle = await moverOf(root, signerKey).encryptWords(
      words,
      resultOf(wallet, "initImportWalletResult").importBundle,
    );
    const parameters = { userId, walletName: "Imported", encryptedBundle, accounts: [] };
    expect((await submit(root, "ACTIVITY_TYPE_IMPORT_WALLET", parameters)).status).toBe(200);
  });

  test.each([
    [{ secretPayload: "sk_live_4242" }, /^secrets\.0\.secretPayload: is not JSON; it is the JSON text/],
    [{ targetPublicKey: "02ab" }, /^secrets\.0\.targetPublicKey: not a point on P-256 of 65 bytes in hex/],
    [{ staticProperties: [{ value: "x" }] }, /^secrets\.0\.staticProperties\.0\.key: it is required, and not empty$/],
    [{ staticProperties: [{ key: "a" }, { key: "a" }] }, /^secrets\.0\.staticProperties\.1\.key: "a" is there twice$/],
    [{ encryptionSuite: "PLAIN" }, /^\/parameters\/secrets\/0\/encryptionSuite: /],
  ])("is not used up by what is refused as %j", async (wrong, message) => {
    const { root } = await team();
    const secret = await sealed(root, "a", firstOf(await targetsFor(root)));
    const answer = await submit(root, "ACTIVITY_TYPE_IMPORT_SECRETS", { secrets: [{ ...secret, ...wrong }] });
    expect(refusal(answer)).toEqual([400, expect.stringMatching(message)]);
    expect((await submit(root, "ACTIVITY_TYPE_IMPORT_SECRETS", { secrets: [secret] })).status).toBe(200);
  });
});

describe("policies", () => {
  test("decide about each secret by its properties, and about all of a request together", async () => {
    const { root, ada } = await team();
    const of = (environment: string) => ({ staticProperties: [{ key: "environment", value: environment }] });
    const [trial, live] = [await imported(root, "test", of("test")), await imported(root, "live", of("live"))];
    const bare = await imported(root, "bare");
    await rule(
      root,
      "ALLOW",
      "activity.type == 'ACTIVITY_TYPE_EXPORT_SECRETS' && secret.static_properties['environment'] == 'test'",
    );
    expect(await exported(ada, trial)).toEqual(["test"]);
    for (const ids of [[live], [bare], [trial, live]]) {
      const answer = await submit(ada, "ACTIVITY_TYPE_EXPORT_SECRETS", exporting(...ids).parameters);
      expect(refusal(answer)).toEqual([403, "policy engine denied request: no policy allows it"]);
    }
    expect((await submit(ada, "ACTIVITY_TYPE_DELETE_SECRETS", { secretIds: [trial] })).status).toBe(403);
  });

  test("can have an export wait for votes; whoever asked for it reads it then", async () => {
    const { root, ada } = await team();
    const secretId = await imported(root, "a", { name: "Provider" });
    await rule(root, "ALLOW", "secret.name == 'Provider'", "approvers.count() >= 2");
    const { parameters, open } = exporting(secretId);
    const waiting = present((await submit(ada, "ACTIVITY_TYPE_EXPORT_SECRETS", parameters)).activity);
    expect(waiting.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    await vote(root, "APPROVE", waiting);
    const done = await look(ada, waiting);
    expect(await open(ada, resultOf(done, "exportSecretsResult").secretPayloads)).toEqual(["a"]);
  });

  test("can have an import wait for votes, whose payload is kept until then", async () => {
    const { root, ada } = await team();
    await rule(root, "ALLOW", "activity.action == 'IMPORT' && activity.family == 'initImportSecrets'");
    await rule(root, "ALLOW", "activity.action == 'IMPORT'", "approvers.count() >= 2");
    const secret = await sealed(ada, "a", firstOf(await targetsFor(ada)));
    const waiting = present((await submit(ada, "ACTIVITY_TYPE_IMPORT_SECRETS", { secrets: [secret] })).activity);
    expect(waiting.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    const done = present((await vote(root, "APPROVE", waiting)).activity);
    expect(await exported(root, ...resultOf(done, "importSecretsResult").secretIds)).toEqual(["a"]);
  });
});
