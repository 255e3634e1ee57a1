// Organizations take turns at a custody worker: what one of them has waiting, however much, is a moment's wait for others.

import { ErrorCode } from "@countersign/api";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Custody, SealedSecret, SecretOwner } from "../../../service/src/custody/custody.js";
import { failure, newTarget, openRoom, privateKeyOwner, type Room } from "./room.js";

const SECP256K1 = "CURVE_SECP256K1";
const digest = new Uint8Array(32).fill(0xd1);

let room: Room;
let custody: Custody;

beforeEach(async () => {
  room = await openRoom();
  custody = room.custody;
});
afterEach(() => room[Symbol.asyncDispose]());

const honest = { id: "honest", parentId: undefined };
/** Sub-organizations of one tenant, as many as it likes. */
const crowd = (n: number) => ({ id: `free ${n % 50}`, parentId: "crowded" });

async function newWallet(organizationId: string): Promise<SealedSecret> {
  const owner: SecretOwner = { organizationId, kind: "wallet", id: "wallet" };
  return { owner, ...(await custody.createWallet(owner, 12)) };
}

const accounts = (count: number, steps = 5) =>
  Array.from({ length: count }, (_, n) => ({ curve: SECP256K1, path: `m/${n}${"/0".repeat(steps - 1)}` }) as const);

describe("a worker", () => {
  test("derives for another organization after one derivation of the crowd that came before", async () => {
    const wallets = [await newWallet("free"), await newWallet("honest")] as const;
    const order: string[] = [];
    const crowded = Array.from({ length: 400 }, (_, n) =>
      custody
        .onBehalfOf(crowd(n))
        .derive(wallets[0], accounts(8))
        .then(() => order.push("crowd")),
    );
    await custody
      .onBehalfOf(honest)
      .derive(wallets[1], accounts(1))
      .then(() => order.push("honest"));
    // One was under way, and one has had its turn before.
    expect(order.indexOf("honest")).toBeLessThanOrEqual(2);
    await Promise.all(crowded);
  });

  test("has the accounts of one request take turns with those of others, few steps at a time", async () => {
    const wallets = [await newWallet("free"), await newWallet("honest")] as const;
    const order: string[] = [];
    const long = custody
      .onBehalfOf(crowd(0))
      .derive(wallets[0], accounts(60, 16))
      .then(() => order.push("long"));
    for (let n = 0; n < 5; n++) {
      await custody.onBehalfOf(honest).derive(wallets[1], accounts(1));
      order.push("honest");
    }
    expect(order).toEqual(Array.from({ length: 5 }, () => "honest"));
    await long;
  });

  test("signs for another organization after what it had been sent before, also of requests with many messages", async () => {
    const { sealed } = await custody.createPrivateKey(privateKeyOwner, "CURVE_P256");
    const key = { secret: { owner: privateKeyOwner, sealed }, curve: "CURVE_P256" } as const;
    const messages = Array.from({ length: 100 }, () => digest);
    const order: string[] = [];
    const crowded = Array.from({ length: 100 }, (_, n) =>
      custody
        .onBehalfOf(crowd(n))
        .sign(key, "ecdsaP256", messages)
        .then((signatures) => order.push(`crowd ${signatures.length}`)),
    );
    await custody
      .onBehalfOf(honest)
      .sign(key, "ecdsaP256", [digest])
      .then(() => order.push("honest"));
    expect(order[0]).toBe("honest");
    await Promise.all(crowded);
    expect(order.slice(1)).toEqual(Array.from({ length: 100 }, () => "crowd 100"));
  });

  test("moves keys for another organization before those of the crowd", async () => {
    const { publicKey } = newTarget();
    const order: string[] = [];
    const crowded = Array.from({ length: 300 }, (_, n) =>
      custody
        .onBehalfOf(crowd(n))
        .createCredential(publicKey)
        .then(() => order.push("crowd")),
    );
    await custody
      .onBehalfOf(honest)
      .createCredential(publicKey)
      .then(() => order.push("honest"));
    // Four at a time, so that some may overtake it on the way.
    expect(order.indexOf("honest")).toBeLessThanOrEqual(8);
    await Promise.all(crowded);
  });

  test("refuses what is too much of an organization by RESOURCE_EXHAUSTED, and nothing of others", async () => {
    const wallet = await newWallet("free");
    const asked = (whose: typeof honest | ReturnType<typeof crowd>, count: number) =>
      Array.from({ length: count }, () =>
        custody
          .onBehalfOf(whose)
          .derive(wallet, accounts(1))
          .then(
            () => "derived",
            ({ code }: { code: number }) => code,
          ),
      );
    const [ofOne, ofOthers] = [asked(crowd(0), 400), asked(honest, 100)];
    expect(new Set(await Promise.all(ofOthers))).toEqual(new Set(["derived"]));
    const answers = await Promise.all(ofOne);
    expect(new Set(answers)).toEqual(new Set(["derived", ErrorCode.RESOURCE_EXHAUSTED]));
    expect(answers.filter((answer) => answer === "derived")).toHaveLength(256);
  });

  test("refuses more than a thousand messages at once", async () => {
    const { sealed } = await custody.createPrivateKey(privateKeyOwner, SECP256K1);
    const key = { secret: { owner: privateKeyOwner, sealed }, curve: SECP256K1 } as const;
    const messages = Array.from({ length: 1001 }, () => digest);
    expect(await failure(custody.sign(key, "ecdsa", messages))).toMatchObject({
      code: ErrorCode.INVALID_ARGUMENT,
      message: "1001 messages to sign at once; at most 1000 are allowed",
    });
    expect(await custody.sign(key, "ecdsa", messages.slice(1))).toHaveLength(1000);
  });
});
