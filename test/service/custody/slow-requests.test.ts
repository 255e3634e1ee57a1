import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { ErrorCode } from "@countersign/api";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { decryptCredentialBundle, getPublicKey } from "@turnkey/crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Custody, Signature } from "../../../service/src/custody/custody.js";
import { decodeContent } from "../../../service/src/custody/content.js";
import { MasterKeys } from "../../../service/src/custody/master-keys.js";
import { mnemonicWords } from "../../../service/src/custody/mnemonic.js";
import { open } from "../../../service/src/custody/seal.js";
import {
  bytes,
  codeOwner,
  failure,
  hex,
  messageOwner,
  newTarget,
  newTransferKey,
  newWallet,
  openRoom,
  privateKeyOwner,
  walletOwner,
  type Room,
} from "./room.js";

const SECP256K1 = "CURVE_SECP256K1";
const digest = new Uint8Array(32).fill(0xd1);

let room: Room;
let custody: Custody;

beforeEach(async () => {
  room = await openRoom();
  custody = room.custody;
});
afterEach(() => room[Symbol.asyncDispose]());

const isBy = (publicKey: string, signature: Signature | undefined): boolean =>
  secp256k1.verify(bytes(`${signature?.r}${signature?.s}`), digest, bytes(publicKey), { prehash: false });

interface Derivation {
  /** When it was sent to the worker, seen from the answer to the one before. */
  readonly follows: "nothing" | "at once" | "later";
  /** Whether derivations made way for signatures when that answer came. */
  readonly wereHeldBack: boolean;
  /** Milliseconds from that answer to when this was sent. */
  readonly pause: number;
  /** Milliseconds that the one before took, from when it was sent until its answer came. */
  readonly before: number;
}

/** Follows derivations to the worker and back; it has one at a time. */
function watchDerivations({ custody, worker }: Room): { end(): Derivation[] } {
  const seen: Derivation[] = [];
  let number: unknown;
  let isAnswer = false;
  let [sentAt, answeredAt, wereHeldBack] = [0, 0, false];
  const posting = vi.spyOn(worker, "postMessage").mockImplementation((...args) => {
    const [requests] = args as unknown as [readonly (readonly unknown[])[]];
    const derivation = requests.find(([, operation]) => operation === "derive");
    if (derivation) {
      const follows = number === undefined ? "nothing" : isAnswer ? "at once" : "later";
      number = derivation[0];
      const now = performance.now();
      seen.push({ follows, wereHeldBack, pause: now - answeredAt, before: answeredAt - sentAt });
      sentAt = now;
    }
    Worker.prototype.postMessage.apply(worker, args);
  });
  const first = (answers: readonly (readonly unknown[])[]) => {
    isAnswer = answers.some(([answered]) => answered === number);
    if (isAnswer) [answeredAt, wereHeldBack] = [performance.now(), custody.heldBack > 0];
  };
  const last = () => void (isAnswer = false);
  worker.prependListener("message", first);
  worker.on("message", last);
  return {
    end() {
      posting.mockRestore();
      worker.off("message", first);
      worker.off("message", last);
      return seen;
    },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe("requests that take several turns", () => {
  test("are each answered with their own answer, among signatures and failures", async () => {
    const created = await custody.createPrivateKey(privateKeyOwner, SECP256K1);
    const key = { secret: { owner: privateKeyOwner, sealed: created.sealed }, curve: SECP256K1 } as const;
    const callers = Array.from({ length: 60 }, newTarget);
    const credentials = callers.map(({ publicKey }) => custody.createCredential(publicKey));
    const signatures = callers.map(() => custody.sign(key, "ecdsa", [digest]));
    const failures = callers.map((_, i) => failure(custody.createCredential("04".repeat(i))));
    for (const [i, { publicKey, credentialBundle }] of (await Promise.all(credentials)).entries()) {
      const privateKey = decryptCredentialBundle(credentialBundle, callers[i]?.privateKey ?? "");
      expect(hex(getPublicKey(privateKey, true))).toBe(publicKey);
    }
    const signed = (await Promise.all(signatures)).flat();
    expect(signed.filter((signature) => isBy(created.publicKey, signature))).toHaveLength(60);
    expect((await Promise.all(failures)).map(({ code }) => code)).toEqual(callers.map(() => 3));
  });

  test("let a signature that was asked for after them pass", async () => {
    const { sealed } = await custody.createPrivateKey(privateKeyOwner, SECP256K1);
    const key = { secret: { owner: privateKeyOwner, sealed }, curve: SECP256K1 } as const;
    const order: string[] = [];
    const { publicKey } = newTarget();
    const slow = Array.from({ length: 20 }, () =>
      custody.createCredential(publicKey).then(() => order.push("credential")),
    );
    const fast = custody.sign(key, "ecdsa", [digest]).then(() => order.push("signature"));
    await Promise.all([...slow, fast]);
    expect(order[0]).toBe("signature");
    expect(order).toHaveLength(21);
  });

  test("let signatures pass between the accounts of one wallet, and moves between wallets", async () => {
    const { sealed } = await custody.createPrivateKey(privateKeyOwner, SECP256K1);
    const key = { secret: { owner: privateKeyOwner, sealed }, curve: SECP256K1 } as const;
    const wallet = await newWallet(custody);
    const accounts = Array.from({ length: 8 }, (_, i) => ({ curve: SECP256K1, path: `m/${i}` }) as const);
    const order: string[] = [];
    // So many that whatever a move waits for on another thread, on however busy a machine, is ready before they end.
    const derived = Array.from({ length: 60 }, () =>
      custody.derive(wallet, accounts).then((publicKeys) => {
        order.push("accounts");
        return publicKeys;
      }),
    );
    const signed = custody.sign(key, "ecdsa", [digest]).then(() => order.push("signature"));
    const moved = custody.createCredential(newTarget().publicKey).then(() => order.push("credential"));
    const [first, ...others] = await Promise.all(derived);
    await Promise.all([signed, moved]);
    expect(order[0]).toBe("signature");
    expect(order.slice(0, 60)).toContain("credential");
    expect(new Set(first).size).toBe(8);
    for (const other of others) expect(other).toEqual(first);
  });

  test("leave half of the thread to signatures while these are asked for, and all of it is theirs otherwise", async () => {
    const { sealed } = await custody.createPrivateKey(privateKeyOwner, SECP256K1);
    const key = { secret: { owner: privateKeyOwner, sealed }, curve: SECP256K1 } as const;
    const wallet = await newWallet(custody);
    /** What became of 40 derivations, beside something else. */
    const derivedWhile = async (work: (isOver: () => boolean) => Promise<unknown>): Promise<Derivation[]> => {
      const watch = watchDerivations(room);
      let over = false;
      const derived = Promise.all(
        Array.from({ length: 40 }, (_, i) => custody.derive(wallet, [{ curve: SECP256K1, path: `m/${i}` }])),
      ).then(() => (over = true));
      await work(() => over);
      await derived;
      return watch.end();
    };
    const alone = await derivedWhile(async () => expect(custody.heldBack).toBe(0));
    const beside = await derivedWhile(async (isOver) => {
      const first = custody.sign(key, "ecdsa", [digest]);
      expect(custody.heldBack).toBe(40);
      await first;
      while (!isOver()) {
        await custody.sign(key, "ecdsa", [digest]);
        await pause(1);
      }
    });
    expect(custody.heldBack).toBe(0);
    // Each is sent while the answer to the one before is looked at.
    expect(alone.map(({ follows }) => follows)).toEqual(["nothing", ...Array(39).fill("at once")]);
    // A busy machine may leave this thread so little that no signature was asked for in a while.
    const waited = beside.slice(1).filter(({ wereHeldBack }) => wereHeldBack);
    expect(waited.length).toBeGreaterThan(20);
    expect(waited.filter(({ follows }) => follows !== "later")).toEqual([]);
    const [pauses, took] = [sum(waited.map(({ pause }) => pause)), sum(waited.map(({ before }) => before))];
    // Timers count whole milliseconds.
    expect(pauses).toBeGreaterThan(0.9 * took);
  });

  test("are bounded: what is too much to wait gets code 14, all others their answer, and later ones too", async () => {
    const { publicKey } = newTarget();
    const wallet = { owner: walletOwner, sealed: "not sealed" };
    const asked = Array.from({ length: 2100 }, (_, n) => {
      const whose = custody.onBehalfOf({ id: `organization ${n % 20}`, parentId: undefined });
      return failure(whose.exportSecret(wallet, publicKey));
    });
    const codes = (await Promise.all(asked)).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set([13, 14]));
    expect(codes.filter((code) => code === 13).length).toBeGreaterThanOrEqual(2048);
    await custody.createCredential(publicKey);
  });

  test("under way are finished before custody closes, and later ones are refused", async () => {
    const caller = newTarget();
    const wallet = await newWallet(custody);
    const asked = Array.from({ length: 30 }, () => custody.createCredential(caller.publicKey));
    const exported = custody.exportSecret(wallet, caller.publicKey);
    const derived = [0, 1, 2].map((i) => custody.derive(wallet, [{ curve: SECP256K1, path: `m/${i}` }]));
    const failed = failure(custody.exportSecret({ ...wallet, sealed: "not sealed" }, caller.publicKey));
    const closed = custody.close();
    for (const { credentialBundle } of await Promise.all(asked)) {
      expect(decryptCredentialBundle(credentialBundle, caller.privateKey)).toHaveLength(64);
    }
    await exported;
    expect(new Set((await Promise.all(derived)).flat()).size).toBe(3);
    expect(await failed).toMatchObject({ code: ErrorCode.INTERNAL });
    await closed;
    expect(await failure(custody.createCredential(caller.publicKey))).toMatchObject({
      code: ErrorCode.UNAVAILABLE,
      message: "custody is closed",
    });
  });

  test("end with code 14 when the worker dies, and the next one answers again", async () => {
    const { publicKey } = newTarget();
    const asked = Array.from({ length: 10 }, () => failure(custody.createCredential(publicKey)));
    await room.worker.terminate();
    for (const error of await Promise.all(asked)) {
      expect(error).toMatchObject({ code: ErrorCode.UNAVAILABLE, message: "the custody worker ended; try again" });
    }
    await custody.createCredential(publicKey);
  });
});

test("moving keys lets nothing secret out: not in answers, not in errors, not on the console", async () => {
  const said: string[] = [];
  room.worker.on("message", (message: unknown) => said.push(JSON.stringify(message)));
  for (const stream of [room.worker.stdout, room.worker.stderr]) {
    stream.on("data", (data: Buffer) => said.push(data.toString()));
  }
  const wallet = await newWallet(custody);
  const target = await newTransferKey(custody);
  const caller = newTarget();
  const exported = await custody.exportSecret(wallet, target.publicKey);
  await custody.importWallet(walletOwner, target.secret, exported);
  await failure(custody.importPrivateKey(privateKeyOwner, target.secret, exported, SECP256K1));
  await failure(custody.importWallet(walletOwner, target.secret, { ...exported, ciphertext: "00".repeat(60) }));
  const { credentialBundle } = await custody.createCredential(caller.publicKey);
  const { hash, sealed } = await custody.createOneTimeSecret(codeOwner, messageOwner, "token");
  await custody.checkOneTimeSecret(codeOwner, hash, "a guess");
  await custody.close();
  expect(said.length).toBeGreaterThanOrEqual(9);

  const keys = new MasterKeys({ kind: "file", path: room.path });
  const contentOf = (secret: Parameters<typeof open>[1]): ReturnType<typeof decodeContent> =>
    decodeContent(open((id) => keys.find(id), secret));
  const [words, transfer, text] = [
    contentOf(wallet),
    contentOf(target.secret),
    contentOf({ owner: messageOwner, sealed }),
  ];
  if (words.kind !== "wallet" || transfer.kind !== "transferKey" || text.kind !== "text") {
    throw new Error("a wallet, a transfer key and a text were sealed");
  }
  const phrase = mnemonicWords(words.mnemonic);
  const credential = bytes(decryptCredentialBundle(credentialBundle, caller.privateKey));
  const heard = said.join("\n");
  for (const material of [words.mnemonic.entropy, transfer.privateKey, text.text, credential, Buffer.from(phrase)]) {
    for (const encoding of ["hex", "base64", "base64url", "latin1"] as const) {
      expect(heard.includes(Buffer.from(material).toString(encoding))).toBe(false);
    }
  }
  // A single word of the list may stand in any sentence.
  const inTurn = phrase.split(" ").map((word, place, all) => `\\b${word}\\W+${all[place + 1] ?? all[0]}\\b`);
  expect(inTurn.filter((pair) => new RegExp(pair).test(heard))).toEqual([]);
});
