// The keys of each place, as commands change them in whatever order, against a model of five places that have nothing to do
// with each other.

import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { bundleKeys } from "../../../service/src/deployment-keys/places.js";
import { retireSigningKeys, signWithNextKey } from "../../../service/src/maintenance/signing-key-rotation.js";
import { WriteConflict } from "../../../service/src/store/conflict.js";
import { findSetting } from "../../../service/src/store/deployment.js";
import { putProcess, removeProcess } from "../../../service/src/store/processes.js";
import {
  addNextKey,
  currentKey,
  findSigningKeys,
  listSigningKeys,
  noteNextPublished,
  openSigningKey,
  promoteNextKey,
  retireReplacedKeys,
  signingKeyNames,
  sinceNextPublished,
} from "../../../service/src/store/signing-keys.js";
import type { KeptKey, SigningKeyName } from "../../../service/src/store/signing-keys.js";
import type { Store } from "../../../service/src/store/store.js";
import { database } from "../support/service.js";
import { newStore } from "./databases.js";
import type { OpenedStore } from "./databases.js";

const runs = Number(process.env["SIGNING_KEYS_RUNS"] ?? 20);

interface Modelled {
  readonly current: KeptKey;
  readonly next: KeptKey | undefined;
  readonly isPublished: boolean;
  readonly replaced: readonly string[];
}

const kinds = ["open", "add", "note", "promote", "promote another", "retire"] as const;
const step = fc.record({ kind: fc.constantFrom(...kinds), name: fc.constantFrom(...signingKeyNames) });
let drawn = 0;

function draw(): KeptKey {
  drawn++;
  return { sealed: `sealed ${drawn}`, publicKey: `public ${drawn}` };
}

/** What a step makes of the keys of its place; undefined where it is refused. */
function after(
  keys: Modelled | undefined,
  kind: (typeof kinds)[number],
  made: KeptKey,
): { readonly keys: Modelled | undefined } | undefined {
  if (kind === "open") return { keys: keys ?? { current: made, next: undefined, isPublished: false, replaced: [] } };
  if (!keys) return undefined;
  if (kind === "add") return keys.next ? undefined : { keys: { ...keys, next: made, isPublished: false } };
  if (kind === "note") return { keys: { ...keys, isPublished: true } };
  if (kind === "retire") return { keys: { ...keys, replaced: [] } };
  if (kind === "promote another" || !keys.next) return undefined;
  const replaced = [...keys.replaced, keys.current.publicKey];
  return { keys: { current: keys.next, next: undefined, isPublished: false, replaced } };
}

describe(`on ${database}`, () => {
  let opened: OpenedStore;
  let store: Store;
  beforeAll(async () => {
    opened = await newStore();
    ({ store } = opened);
  });
  afterAll(() => opened.close());
  afterEach(clear);

  async function clear(): Promise<void> {
    await store.write(async ({ database }) => void (await database.deleteFrom("deployment").execute()));
  }

  async function carryOut(kind: (typeof kinds)[number], name: SigningKeyName, made: KeptKey): Promise<void> {
    const next = (await findSigningKeys(store, name))?.next?.publicKey ?? "none";
    if (kind === "open") return openSigningKey(store, name, async () => made);
    await store.write(async (transaction) => {
      if (kind === "add") await addNextKey(transaction, name, made);
      else if (kind === "note") await noteNextPublished(transaction, name);
      else if (kind === "retire") await retireReplacedKeys(transaction, name);
      else await promoteNextKey(transaction, name, kind === "promote" ? next : "another");
    });
  }

  async function seen(): Promise<ReadonlyMap<SigningKeyName, Modelled>> {
    const listed = await listSigningKeys(store);
    return new Map(
      [...listed].map(([name, { current, next, nextPublishedAt, replaced }]) => [
        name,
        { current, next, isPublished: nextPublishedAt !== undefined, replaced: replaced.map((key) => key.publicKey) },
      ]),
    );
  }

  test("a key signs once every process publishes it, and is retired once none signs with it", async () => {
    const place = bundleKeys;
    const key = (publicKey: string): KeptKey => ({ sealed: `sealed ${publicKey}`, publicKey });
    const [current, next] = [key("04aa"), key("04bb")];
    await openSigningKey(store, place.name, async () => current);
    await store.write((transaction) => addNextKey(transaction, place.name, next));
    const publish = (...keys: readonly KeptKey[]) =>
      store.write((transaction) =>
        putProcess(
          transaction,
          {
            id: "one",
            name: "process 1 on one",
            keyIds: [],
            sealsUnder: "",
            signingKeys: { [place.name]: keys.map((each) => place.keyId(each.publicKey)) },
          },
          60_000,
        ),
      );
    const parts = { store, place, patienceMilliseconds: 0, publishedMilliseconds: 0, onWait: () => {} };
    await publish(current);
    await expect(signWithNextKey(parts)).rejects.toThrow(
      "process 1 on one (heard of 0 s ago) does not publish the next key",
    );
    expect(await findSigningKeys(store, place.name)).toMatchObject({ current, nextPublishedAt: undefined });
    await publish(current, next);
    // Another process may start while it is published.
    const waiting = { ...parts, publishedMilliseconds: 50, onWait: () => void publish(current) };
    await expect(signWithNextKey(waiting)).rejects.toThrow("does not publish the next key");
    await publish(current, next);
    await signWithNextKey(parts);
    expect((await findSigningKeys(store, place.name))?.current).toEqual(next);
    await expect(retireSigningKeys(store, place, 0)).rejects.toThrow("may still sign with a key to be retired");
    await publish(next, current);
    expect(await retireSigningKeys(store, place, 0)).toEqual([place.keyId(current.publicKey)]);
    await store.write((transaction) => removeProcess(transaction, "one"));
  });

  test("whatever is done to keys of one place is seen there, refused where it cannot be, and nowhere else", async () => {
    const done = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        await clear();
        const model = new Map<SigningKeyName, Modelled>();
        for (const { kind, name } of steps) {
          const made = draw();
          const before = model.get(name);
          // Nobody changes what was never made.
          if (kind !== "open" && !before) continue;
          const outcome = after(before, kind, made);
          const refusal = await carryOut(kind, name, made).then(
            () => undefined,
            (error: unknown) => error,
          );
          expect(refusal instanceof WriteConflict).toBe(outcome === undefined);
          if (outcome?.keys) model.set(name, outcome.keys);
          expect(await seen()).toEqual(model);
          done.add(`${kind} ${outcome ? "done" : "refused"}`);
        }
      }),
      { numRuns: runs },
    );
    expect([...done].sort()).toEqual([
      "add done",
      "add refused",
      "note done",
      "open done",
      "promote another refused",
      "promote done",
      "promote refused",
      "retire done",
    ]);
  });

  test.each(signingKeyNames)("the private half of a replaced key of %s is in the database no more", async (name) => {
    const [first, second] = [draw(), draw()];
    await openSigningKey(store, name, async () => first);
    await store.write((transaction) => addNextKey(transaction, name, second));
    await store.write((transaction) => noteNextPublished(transaction, name));
    expect(await sinceNextPublished(store, name)).toBeLessThan(60_000);
    await store.write((transaction) => promoteNextKey(transaction, name, second.publicKey));
    const rows = await store.database.selectFrom("deployment").select(["name", "value"]).execute();
    expect(rows.filter(({ value }) => value === first.sealed)).toEqual([]);
    // Where the next one was kept, the one that signs now is no more either.
    expect(rows.filter(({ value }) => value === second.sealed)).toHaveLength(1);
    // The time of the key before must not count for the one that comes next.
    expect(await sinceNextPublished(store, name)).toBeUndefined();
    expect(rows.map((row) => row.name.replace(/_.*/, "_"))).toEqual(rows.map(() => `${name.slice(0, -1)}_`));
  });

  test("databases of before hold the keys under the names that they are looked for", () => {
    expect(signingKeyNames.map(currentKey)).toEqual([
      { sealed: "webhook_key", publicKey: "webhook_public_key" },
      { sealed: "bundle_key", publicKey: "bundle_public_key" },
      { sealed: "session_key", publicKey: "session_public_key" },
      { sealed: "code_key", publicKey: "code_public_key" },
      { sealed: "checkpoint_key", publicKey: "checkpoint_public_key" },
      { sealed: "envelope_key", publicKey: "envelope_public_key" },
      { sealed: "notification_key", publicKey: "notification_public_key" },
    ]);
  });

  test("of processes that open a place at the same time, all find the key of one of them", async () => {
    await Promise.all(Array.from({ length: 4 }, () => openSigningKey(store, "codes", async () => draw())));
    const keys = await findSigningKeys(store, "codes");
    expect(await findSetting(store, "code_key")).toBe(keys?.current.sealed);
    expect(keys?.current.sealed.replace("sealed", "public")).toBe(keys?.current.publicKey);
  });
});
