// The deployment's key for bundles: one for all of its processes, the same after a restart.

import { verifyStampSignature } from "@turnkey/crypto";
import { afterEach, describe, expect, test } from "vitest";
import type { Custody } from "../../../service/src/custody/custody.js";
import { openDeploymentSigners } from "../../../service/src/deployment-keys/signers.js";
import { createBundleSigner } from "../../../service/src/deployment-signatures/bundle-signer.js";
import { openStore } from "../../../service/src/store/open.js";
import type { Store } from "../../../service/src/store/store.js";
import { openDeployment } from "../events/deployment.js";
import type { Deployment } from "../events/deployment.js";
import { startService } from "../support/service.js";
import { testAuthority } from "../support/authority.js";

interface Envelope {
  readonly data: string;
  readonly dataSignature: string;
}

/** The base point of P-256 (SEC 2 §2.4.2). */
const other =
  "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296" +
  "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5";

let deployment: Deployment;
afterEach(() => deployment?.close());

async function openBundleSigner(store: Store, custody: Custody) {
  const { bundles } = await openDeploymentSigners(store, custody);
  return { ...createBundleSigner(bundles), publicKey: bundles.current().publicKey };
}

const open = () => openBundleSigner(deployment.store, deployment.custody);
const isSigned = async (by: Awaited<ReturnType<typeof open>>, data: object) => {
  const envelope = JSON.parse(await by.wrap(data, { id: "organization", parentId: undefined })) as Envelope;
  const text = Buffer.from(envelope.data, "hex").toString();
  expect(JSON.parse(text)).toEqual(data);
  return verifyStampSignature(by.publicKey, envelope.dataSignature, text);
};

test("anyone may read the public half", async () => {
  const service = await startService();
  try {
    const response = await fetch(`${service.baseUrl}/public/v1/discovery/signer`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
    expect(await response.json()).toEqual({ publicKey: expect.stringMatching(/^04[0-9a-f]{128}$/) as string });
  } finally {
    await service.close();
  }
});

describe("the key of bundles", () => {
  test("the key is the same after a restart, and another library verifies what it signs", async () => {
    deployment = await openDeployment();
    const first = await open();
    const again = await open();
    expect(first.publicKey).toMatch(/^04[0-9a-f]{128}$/);
    expect(again.publicKey).toBe(first.publicKey);
    // Half of all signatures need a padding byte for each of their numbers.
    for (let count = 0; count < 20; count++) expect(await isSigned(again, { count, text: "ü" })).toBe(true);
  });

  test("processes that start together for the first time make one key", async () => {
    deployment = await openDeployment();
    const stores = await Promise.all(
      [1, 2, 3].map(() => openStore(deployment.database, { authority: testAuthority() })),
    );
    const signers = await Promise.all(stores.map((store) => openBundleSigner(store, deployment.custody)));
    expect(new Set(signers.map(({ publicKey }) => publicKey)).size).toBe(1);
    for (const signer of signers) expect(await isSigned(signer, {})).toBe(true);
    await Promise.all(stores.map((store) => store.close()));
  });

  test.each([
    ["of another key", (): string => other],
    ["in capitals", (publicKey: string) => publicKey.toUpperCase()],
    ["that is compressed", (publicKey: string) => `02${publicKey.slice(2, 66)}`],
    ["that is no point", (publicKey: string) => `${publicKey.slice(0, -2)}${publicKey.endsWith("00") ? "01" : "00"}`],
    ["that is empty", () => ""],
  ])("a public half %s is found at the start", async (_, exchange) => {
    deployment = await openDeployment();
    const { publicKey } = await open();
    await deployment.store.write(async ({ database }) => {
      const value = exchange(publicKey);
      await database.updateTable("deployment").set({ value }).where("name", "=", "bundle_public_key").execute();
    });
    await expect(open()).rejects.toThrow("the settings bundle_key and bundle_public_key of the database do not match");
  });
});
