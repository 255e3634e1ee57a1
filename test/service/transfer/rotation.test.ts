// Rotation of the key-encryption key reaches what moves keys and what messages carry, while a service goes on.
import { ErrorCode } from "@countersign/api";

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Custody } from "../../../service/src/custody/custody.js";
import type { SealedSecret } from "../../../service/src/custody/owner.js";
import { addMasterKey, dropOldMasterKeys } from "../../../service/src/custody/master-key-file.js";
import { openCustody } from "../../../service/src/custody/open.js";
import { masterKeyIdOf } from "../../../service/src/custody/seal.js";
import { openDeploymentSigners } from "../../../service/src/deployment-keys/signers.js";
import { dropOldKeys } from "../../../service/src/maintenance/dropping.js";
import { resealAll, rotateTo } from "../../../service/src/maintenance/rotation.js";
import { replaceSealed, sealedSecrets } from "../../../service/src/maintenance/secrets.js";
import { openBeside, rewrite } from "../support/authority.js";
import { addKey } from "../../../service/src/store/key-encryption-keys.js";
import type { Store } from "../../../service/src/store/store.js";
import { signingKeyNames } from "../../../service/src/store/signing-keys.js";
import { accept, acceptanceOf, invited } from "../families/invitations/invitation.js";
import { openOutbox } from "../families/logins/outbox.js";
import { handIn, newCustomer, sendCode } from "../families/logins/world.js";
import {
  importPrivateKey,
  importWallet,
  initImportPrivateKey,
  initImportWallet,
  junk,
  moverOf,
  signerKeyOf,
} from "../families/transfers/mover.js";
import type { Mover } from "../families/transfers/mover.js";
import { newSubOrganization, rootOf } from "../support/people.js";
import { refusal } from "../support/refusal.js";
import { firstOf, present } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

describe("rotation", () => {
  let service: RunningService;
  let signerKey: string;
  let mover: Mover;
  let store: Store;
  let custody: Custody;
  let keyFile: string;
  beforeAll(async () => {
    service = await startService({
      keyTimes: { lookMilliseconds: 20, graceMilliseconds: 0 },
    });
    signerKey = await signerKeyOf(service);
    mover = moverOf(await newSubOrganization(rootOf(service)), signerKey);
    store = await openBeside(service);
    keyFile = join(service.dataFolder, "master.key");
    custody = await openCustody({ masterKey: { kind: "file", path: keyFile } });
  });
  afterAll(async () => {
    await custody.close();
    await store.close();
    await service.close();
  });

  const secretsOf = async (...kinds: string[]) => {
    const found = [];
    for await (const secrets of sealedSecrets(store)) {
      found.push(...secrets.filter(({ owner }) => kinds.includes(owner.kind)));
    }
    return found;
  };

  /** Adds a key and seals everything under it, as the command does beside the service. */
  const rotate = async (): Promise<{ readonly current: string; readonly count: number }> => {
    const current = addMasterKey(keyFile);
    return { current, count: await rotateTo(current, { store, custody, patienceMilliseconds: 20_000 }) };
  };
  /** Drops the old key, and waits until the service has forgotten it. */
  const drop = async (current: string): Promise<void> => {
    const [old = ""] = await dropOldKeys(store, current, 0);
    dropOldMasterKeys(keyFile);
    const forgotten = expect.stringMatching(new RegExp(`${old}.*removed a dropped key-encryption key`)) as string;
    await vi.waitFor(() => expect(service.logs).toContainEqual(forgotten), 20_000);
  };

  test("reseals target keys, the key of bundles and what messages carry, and they serve as before", async () => {
    const words = await mover.encryptWords(junk.words, await initImportWallet(mover));
    const key = await mover.encryptKey(junk.privateKey, await initImportPrivateKey(mover));
    const { organizationId } = mover;
    const message = { organizationId, kind: "message", id: uuidv7() } as const;
    const code = { organizationId, kind: "code", id: randomUUID() } as const;
    const { sealed, hash } = await custody.createOneTimeSecret(code, message, "digits:6");
    const text = await custody.openText({ owner: message, sealed });
    // Kept as one that has failed, so that no sender takes it.
    const row = { channel: "sms", recipient: "+15550100", content: "{}", status: "failed", attempts: 1 } as const;
    const times = { tenant_id: organizationId, due_at: 1, claimed_until: 0, last_error: null, created_at: 1 };
    await rewrite(store, (database) =>
      database
        .insertInto("messages")
        .values([
          { ...row, ...times, id: message.id, organization_id: organizationId, sealed },
          { ...row, ...times, id: uuidv7(), organization_id: organizationId, sealed: null },
        ])
        .execute(),
    );

    const before = await secretsOf("transfer", "message", "service");
    const kinds = before.map(({ owner }) => owner.kind).sort();
    expect(kinds).toEqual(["message", ...signingKeyNames.map(() => "service"), "transfer", "transfer"]);
    const { current, count } = await rotate();
    expect(count).toBe(before.length);
    const after = await secretsOf("transfer", "message", "service");
    expect(new Set(after.map((secret) => masterKeyIdOf(secret.sealed)))).toEqual(new Set([current]));

    const carried = present(after.find(({ owner }) => owner.kind === "message"));
    expect(await custody.openText(carried)).toBe(text);
    expect(await custody.checkOneTimeSecret(code, hash, text)).toBe(true);
    // The service that runs all the while opens them too, also once the old key is gone.
    await drop(current);
    expect((await importWallet(mover, "rotated", words, [junk.accounts[0]])).addresses).toEqual([junk.addresses[0]]);
    const { privateKeyId } = await importPrivateKey(mover, "rotated", key);
    expect(await mover.exportKey(privateKeyId)).toBe(junk.privateKey);

    // And so does one that starts anew.
    const fresh = await openCustody({ masterKey: { kind: "file", path: keyFile } });
    expect((await openDeploymentSigners(store, fresh)).bundles.current().publicKey).toBe(signerKey);
    await fresh.close();
  });

  test("ends codes and invitations that were open once the old key goes; they say so, and new ones serve", async () => {
    const parent = rootOf(service);
    const carol = await newCustomer(parent);
    const by = parent.within(carol);
    const outbox = openOutbox(service.dataFolder);
    const open = await sendCode(by, carol.email);
    const code = await outbox.nextCode(carol.email);
    const invitation = acceptanceOf(await invited(service, carol));
    await drop((await rotate()).current);
    const next = await sendCode(by, carol.phoneNumber);
    await expect(handIn(by, open, code)).rejects.toMatchObject(
      refusal(
        ErrorCode.FAILED_PRECONDITION,
        "the code was made under a key that the service has dropped; ask for a new one with init_otp_auth",
      ),
    );
    expect(await accept(service, invitation)).toMatchObject({
      status: 400,
      body: {
        code: ErrorCode.FAILED_PRECONDITION,
        message: "invitationId: the invitation was made under a key that the service has dropped; ask for a new one",
      },
    });
    expect(await handIn(by, next, await outbox.nextCode(carol.phoneNumber))).toMatchObject({ userId: carol.userId });

    // One that was damaged is another matter.
    const damaged = await sendCode(by, carol.email);
    await rewrite(store, (database) =>
      database.updateTable("one_time_codes").set({ hash: "damaged" }).where("id", "=", damaged).execute(),
    );
    await expect(handIn(by, damaged, code)).rejects.toMatchObject({ code: ErrorCode.INTERNAL });
  });

  test("is not held up by a secret that does not open: it is named, and all others are sealed anew", async () => {
    const { walletId } = await mover.importWords("to be damaged", junk.words);
    const { privateKeyId } = await mover.importKey("whole", junk.privateKey);
    const wallet = present((await secretsOf("wallet")).find(({ owner }) => owner.id === walletId));
    const other = firstOf(await secretsOf("service"));
    const put = (sealed: string) =>
      store.write(({ database }) =>
        database.updateTable("wallets").set({ sealed }).where("id", "=", walletId).execute(),
      );
    // Another owner's text opens nowhere else.
    await put(other.sealed);
    const old = masterKeyIdOf(other.sealed);
    const current = addMasterKey(keyFile);
    await expect(rotateTo(current, { store, custody, patienceMilliseconds: 20_000 })).rejects.toThrow(
      new RegExp(`^1 of the secrets could not be re-sealed, \\d+ were; .* wallet ${walletId} cannot be opened`),
    );
    const left = (await secretsOf("wallet", "privateKey", "transfer", "message", "service")).filter(
      ({ sealed }) => masterKeyIdOf(sealed) !== current,
    );
    expect(left).toEqual([{ owner: wallet.owner, sealed: other.sealed }]);
    await expect(dropOldKeys(store, current, 0)).rejects.toThrow(`wallet ${walletId} is sealed under key ${old}`);
    await put(wallet.sealed);
    expect(await resealAll(store, custody)).toBe(1);
    await drop(current);
    expect(await mover.exportWords(walletId)).toBe(junk.words);
    expect(await mover.exportKey(privateKeyId)).toBe(junk.privateKey);
  });

  test("leaves alone what was replaced, used or sent in the meantime", async () => {
    const replace = (secret: SealedSecret, resealed: string) => replaceSealed(store, [{ secret, resealed }]);
    await initImportWallet(mover);
    const [old, ...others] = await secretsOf("transfer");
    expect(others).toEqual([]);
    const current = addMasterKey(keyFile);
    await store.write((transaction) => addKey(transaction, current));
    await custody.sealUnder(current);
    const sealed = await custody.reseal(present(old, "old"));
    expect(await replace(present(old, "old"), sealed)).toBe(1);
    // Another rotation that has read the old text comes too late.
    expect(await replace(present(old, "old"), await custody.reseal(present(old, "old")))).toBe(0);
    const resealed = { ...present(old, "old"), sealed };
    expect(await secretsOf("transfer")).toEqual([resealed]);
    const words = await mover.encryptWords(junk.words, await initImportWallet(mover));
    const newer = firstOf(await secretsOf("transfer"));
    expect(await replace(resealed, "anything")).toBe(0);
    expect(await secretsOf("transfer")).toEqual([newer]);
    await importWallet(mover, "newer", words);
    expect(await replace(newer, "anything")).toBe(0);
    expect(await secretsOf("transfer")).toEqual([]);
    const gone = { organizationId: mover.organizationId, kind: "message", id: uuidv7() } as const;
    expect(await replace({ owner: gone, sealed: "gone" }, "anything")).toBe(0);
  });
});
