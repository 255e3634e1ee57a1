// A target key serves once, for one user, one kind and one organization, and for a day.
import { ErrorCode } from "@countersign/api";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBeside, rewrite } from "../../support/authority.js";
import type { Unproved } from "../../support/authority.js";
import { newBareUser, newSubOrganization, newUser, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { ask, complete } from "../../support/requests.js";
import { entryOf, firstOf, resultOf } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { race } from "../keys/races.js";
import {
  importPrivateKey,
  importWallet,
  initImportPrivateKey,
  initImportWallet,
  junk,
  moverOf,
  signerKeyOf,
} from "./mover.js";
import type { Mover } from "./mover.js";
import { inDatabase } from "../../support/database.js";

interface Envelope {
  readonly data: string;
  readonly enclaveQuorumPublic: string;
}

interface Encrypted {
  readonly encappedPublic: string;
  readonly ciphertext: string;
}

const day = 24 * 60 * 60 * 1000;

describe("target keys", () => {
  let service: RunningService;
  let signerKey: string;
  let root: Person;
  let mover: Mover;
  beforeAll(async () => {
    service = await startService();
    signerKey = await signerKeyOf(service);
    root = rootOf(service);
    mover = await someone();
  });
  afterAll(() => service.close());

  const someone = async () => moverOf(await newSubOrganization(root), signerKey);
  const walletNames = async ({ client, organizationId }: Person = mover) =>
    (await client.getWallets({ organizationId })).wallets.map(({ walletName }) => walletName);
  const inStore = async <T>(use: (database: Unproved) => Promise<T>) => {
    const store = await openBeside(service);
    try {
      return await rewrite(store, use);
    } finally {
      await store.close();
    }
  };
  const targetsOf = ({ organizationId }: Person) =>
    inDatabase(service, ({ database }) =>
      database.selectFrom("import_targets").selectAll().where("organization_id", "=", organizationId).execute(),
    );

  test("an import bundle names a point of P-256, the organization and the user, and is signed like an export's", async () => {
    for (const bundle of [await initImportWallet(mover), await initImportPrivateKey(mover)]) {
      const { data, enclaveQuorumPublic } = JSON.parse(bundle) as Envelope;
      const { targetPublic, ...rest } = JSON.parse(Buffer.from(data, "hex").toString()) as Record<string, string>;
      expect(rest).toEqual({ organizationId: mover.organizationId, userId: mover.userId });
      expect(targetPublic).toMatch(/^04[0-9a-f]{128}$/);
      expect(enclaveQuorumPublic).toBe(signerKey);
      // The package checks the signature before it encrypts, and refuses another deployment's.
      await mover.encryptWords(junk.words, bundle);
      const other = moverOf(mover, `04${"1".repeat(128)}`);
      await expect(other.encryptWords(junk.words, bundle)).rejects.toThrow(/does not match signer key/);
    }
  });

  test("each kind of import has one of its own, which lasts a day", async () => {
    const started = Date.now();
    const person = await someone();
    await initImportWallet(person);
    await initImportPrivateKey(person);
    const targets = await targetsOf(person);
    expect(targets.map(({ kind }) => kind).sort()).toEqual(["privateKey", "wallet"]);
    for (const { expires_at, user_id, created_at } of targets) {
      expect(user_id).toBe(person.userId);
      expect(created_at).toBeGreaterThanOrEqual(started);
      expect(expires_at - created_at).toBeGreaterThanOrEqual(day - 1000);
      expect(expires_at - created_at).toBeLessThanOrEqual(day);
    }
  });

  test("an import uses its key up: the same bundle imports no second time", async () => {
    const bundle = await mover.encryptWords(junk.words, await initImportWallet(mover));
    await importWallet(mover, "first", bundle);
    await expect(importWallet(mover, "second", bundle)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "start with init_import_wallet"),
    );
    const keyBundle = await mover.encryptKey(junk.privateKey, await initImportPrivateKey(mover));
    await importPrivateKey(mover, "first", keyBundle);
    await expect(importPrivateKey(mover, "second", keyBundle)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "start with init_import_private_key"),
    );
    expect(await targetsOf(mover)).toEqual([]);
    expect(await walletNames()).toEqual(["first"]);
  });

  test("of many imports with one key at the same time, one is carried out", async () => {
    const person = await someone();
    const bundle = await person.encryptWords(junk.words, await initImportWallet(person));
    const attempts = Array.from({ length: 6 }, (_, index) => importWallet(person, `wallet ${index}`, bundle));
    const { carriedOut, refusals } = await race(attempts);
    expect(carriedOut).toBe(1);
    for (const reason of refusals) expect(reason).toMatchObject(refusal(ErrorCode.FAILED_PRECONDITION, "target key"));
    expect(await walletNames(person)).toHaveLength(1);
  });

  test("an import that fails leaves the key for the next attempt", async () => {
    const person = await someone();
    const importBundle = await initImportWallet(person);
    const typo = await person.encryptWords(junk.words.replace("junk", "test"), importBundle);
    await expect(importWallet(person, "mistyped", typo)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "checksum"),
    );
    await importWallet(person, "right", await person.encryptWords(junk.words, importBundle));
    expect(await walletNames(person)).toEqual(["right"]);
  });

  test("without one, an import is told how to start", async () => {
    const person = await someone();
    const bundle = await mover.encryptWords(junk.words, await initImportWallet(mover));
    await expect(importWallet(person, "w", bundle)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "start with init_import_wallet"),
    );
    await expect(importPrivateKey(person, "k", bundle)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "init_import_private_key"),
    );
  });

  test("a newer one takes the place of the older one", async () => {
    const person = await someone();
    const older = await person.encryptWords(junk.words, await initImportWallet(person));
    const newer = await person.encryptWords(junk.words, await initImportWallet(person));
    expect(await targetsOf(person)).toHaveLength(1);
    await expect(importWallet(person, "older", older)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "another target key"),
    );
    await importWallet(person, "newer", newer);
  });

  test("the key of the other kind opens nothing", async () => {
    const person = await someone();
    const words = await person.encryptWords(junk.words, await initImportPrivateKey(person));
    const key = await person.encryptKey(junk.privateKey, await initImportWallet(person));
    await expect(importWallet(person, "w", words)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "does not open"),
    );
    await expect(importPrivateKey(person, "k", key)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "does not open"),
    );
  });

  test("another user's key opens nothing, in the same organization or another", async () => {
    const key = newKey();
    const colleague = moverOf(await newUser(root, { key }), signerKey);
    const { client } = root;
    const quorum = { threshold: 1, userIds: [root.userId, colleague.userId] };
    await client.updateRootQuorum(root.request("ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", quorum));
    const own = moverOf(root, signerKey);
    const bundle = await own.encryptWords(junk.words, await initImportWallet(own));
    for (const other of [colleague, await someone()]) {
      await expect(importWallet(other, "w", bundle)).rejects.toMatchObject(
        refusal(ErrorCode.FAILED_PRECONDITION, "init_import_wallet"),
      );
      await initImportWallet(other);
      await expect(importWallet(other, "w", bundle)).rejects.toMatchObject(
        refusal(ErrorCode.INVALID_ARGUMENT, "does not open"),
      );
    }
    await importWallet(own, "own", bundle);
  });

  test("nobody starts or carries out an import for another user", async () => {
    const { userId } = await newBareUser(root);
    const encryptedBundle = await mover.encryptWords(junk.words, await initImportWallet(mover));
    const wallet = { userId, walletName: "w", encryptedBundle, accounts: [] };
    const key = { userId, privateKeyName: "k", encryptedBundle, curve: "CURVE_SECP256K1", addressFormats: [] };
    const attempts = [
      ["ACTIVITY_TYPE_INIT_IMPORT_WALLET", { userId }],
      ["ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY", { userId }],
      ["ACTIVITY_TYPE_IMPORT_WALLET", wallet],
      ["ACTIVITY_TYPE_IMPORT_PRIVATE_KEY", key],
    ] as const;
    for (const by of [root, mover]) {
      for (const [type, parameters] of attempts) {
        await expect(ask(by, type, parameters)).rejects.toMatchObject(
          refusal(ErrorCode.PERMISSION_DENIED, "can only import for themselves"),
        );
      }
    }
  });

  test("a key whose day is over opens nothing, and a new one is told of", async () => {
    const person = await someone();
    const bundle = await person.encryptWords(junk.words, await initImportWallet(person));
    const { organizationId } = person;
    const expireAt = (expires_at: number) =>
      inStore((database) =>
        database
          .updateTable("import_targets")
          .set({ expires_at })
          .where("organization_id", "=", organizationId)
          .execute(),
      );
    await expireAt(Date.now());
    await expect(importWallet(person, "late", bundle)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "has expired"),
    );
    await expireAt(Date.now() + 60_000);
    await importWallet(person, "in time", bundle);
  });

  test("a sealed key that was put in another user's place in the database opens nothing there", async () => {
    const [one, other] = [await someone(), await someone()];
    const bundle = await one.encryptWords(junk.words, await initImportWallet(one));
    await initImportWallet(other);
    const stolen = firstOf(await targetsOf(one));
    const { sealed } = stolen;
    await inStore((database) =>
      database
        .updateTable("import_targets")
        .set({ sealed })
        .where("organization_id", "=", other.organizationId)
        .execute(),
    );
    await expect(importWallet(other, "stolen", bundle)).rejects.toMatchObject({ code: ErrorCode.INTERNAL });
    expect(await walletNames(other)).toEqual([]);
  });

  describe("a bundle", () => {
    let person: Mover;
    let good: Encrypted;
    beforeAll(async () => {
      person = await someone();
      good = JSON.parse(await person.encryptWords(junk.words, await initImportWallet(person))) as Encrypted;
    });
    const flip = (hex: string, place: number) => {
      const bytes = Buffer.from(hex, "hex");
      bytes[place] = entryOf(bytes, place) ^ 1;
      return bytes.toString("hex");
    };

    test.each<[string, (good: Encrypted) => object, string]>([
      ["with another ciphertext", (good) => ({ ciphertext: flip(good.ciphertext, 3) }), "does not open"],
      [
        "with another tag",
        (good) => ({ ciphertext: flip(good.ciphertext, good.ciphertext.length / 2 - 1) }),
        "not open",
      ],
      ["with a ciphertext that is cut off", (good) => ({ ciphertext: good.ciphertext.slice(0, -2) }), "does not open"],
      ["with half a byte", (good) => ({ ciphertext: good.ciphertext.slice(0, -1) }), "in hex"],
      ["with no ciphertext", () => ({ ciphertext: "" }), "in hex"],
      ["that is no hex", () => ({ ciphertext: "zz".repeat(40) }), "in hex"],
      ["with 0x", (good) => ({ ciphertext: `0x${good.ciphertext}` }), "without 0x"],
      ["with a huge ciphertext", () => ({ ciphertext: "00".repeat(32_000) }), "in hex"],
      ["with a point that is not on the curve", (good) => ({ encappedPublic: flip(good.encappedPublic, 64) }), "P-256"],
      ["with a compressed point", (good) => ({ encappedPublic: `02${good.encappedPublic.slice(2, 66)}` }), "65 bytes"],
      ["with a point that is cut off", (good) => ({ encappedPublic: good.encappedPublic.slice(0, -2) }), "65 bytes"],
      [
        "with another point",
        () => ({
          // The base point of P-256 (SEC 2 §2.4.2).
          encappedPublic:
            "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296" +
            "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5",
        }),
        "does not open",
      ],
    ])("%s is refused", async (_, change, message) => {
      const bundle = JSON.stringify({ ...good, ...change(good) });
      await expect(importWallet(person, "w", bundle)).rejects.toMatchObject(
        refusal(ErrorCode.INVALID_ARGUMENT, "encryptedBundle: "),
      );
      await expect(importWallet(person, "w", bundle)).rejects.toMatchObject(
        refusal(ErrorCode.INVALID_ARGUMENT, message),
      );
    });

    test("that is longer than the contract allows is refused", async () => {
      const bundle = JSON.stringify({ ...good, ciphertext: "00".repeat(40_000) });
      await expect(importWallet(person, "w", bundle)).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
    });

    test("may be written in capitals and with its members the other way round, and was not used up so far", async () => {
      const { encappedPublic, ciphertext } = good;
      const bundle = { ciphertext: ciphertext.toUpperCase(), encappedPublic: encappedPublic.toUpperCase() };
      const { walletId } = await importWallet(person, "w", JSON.stringify(bundle));
      expect(await person.exportWords(walletId)).toBe(junk.words);
    });
  });

  test("the same body sent again gives the same key, and the same wallet", async () => {
    const { client, userId } = mover;
    const init = mover.request("ACTIVITY_TYPE_INIT_IMPORT_WALLET", { userId });
    const [first, again] = [await client.initImportWallet(init), await client.initImportWallet(init)];
    expect(again.activity.result).toEqual(first.activity.result);
    const { importBundle } = resultOf(first.activity, "initImportWalletResult");
    const encryptedBundle = await mover.encryptWords(junk.words, importBundle);
    const parameters = { userId, walletName: "once", encryptedBundle, accounts: [] };
    const body = mover.request("ACTIVITY_TYPE_IMPORT_WALLET", parameters);
    const imported = await client.importWallet(body);
    expect((await client.importWallet(body)).activity.result).toEqual(imported.activity.result);
    expect((await walletNames()).filter((name) => name === "once")).toHaveLength(1);
  });

  test("those of an organization go when it is deleted", async () => {
    const person = await someone();
    await initImportWallet(person);
    await complete(person, "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION", { deleteWithoutExport: true });
    expect(await targetsOf(person)).toEqual([]);
  });
});
