// Whoever asks for many codes has no more guesses for it: wrong ones count together for each contact of an organization.

import { ErrorCode } from "@countersign/api";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { forgiveGuess, takeGuess } from "../../../../service/src/activities/login/guesses.js";
import { openProxyWorld } from "../../auth-proxy/world.js";
import type { ProxyWorld } from "../../auth-proxy/world.js";
import { newStore } from "../../store/databases.js";
import type { OpenedStore } from "../../store/databases.js";
import { inDatabase } from "../../support/database.js";
import { refusal } from "../../support/refusal.js";
import { newKey } from "../../support/service.js";
import { codeForm } from "./contact-world.js";
import { handIn, newCustomer, sendCode, wrong } from "./world.js";
import { rewrite } from "../../support/authority.js";

const tooMany = refusal(ErrorCode.RESOURCE_EXHAUSTED, "too many wrong codes to this contact were handed in");
const perContact = 10;

describe("wrong codes by the auth proxy", () => {
  let world: ProxyWorld;
  beforeAll(async () => void (world = await openProxyWorld({ otpLength: 6, otpAlphanumeric: false })));
  afterAll(() => world.close());

  let contacts = 0;
  const newContact = () => `victim.${++contacts}@example.com`;

  async function start(contact: string) {
    const { otpId } = await world.client.initOtp({ otpType: "OTP_TYPE_EMAIL", contact });
    return { otpId, code: await world.outbox.nextMatch(contact, codeForm) };
  }

  const verify = (otpId: string, otpCode: string) =>
    world.client.verifyOtp({ otpId, otpCode, publicKey: newKey().publicKey });

  /** Guesses at one code after the other until nothing is compared any more. @returns how often it was wrong */
  async function guessOn(contact: string): Promise<{ wrongs: number; last: { otpId: string; code: string } }> {
    let wrongs = 0;
    let last = await start(contact);
    for (; wrongs <= perContact; last = await start(contact)) {
      for (let count = 0; count < 3; count++) {
        const error: unknown = await verify(last.otpId, wrong(last.code)).catch((reason: unknown) => reason);
        if ((error as { code: number }).code === ErrorCode.RESOURCE_EXHAUSTED) return { wrongs, last };
        expect(error).toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "Invalid OTP code"));
        wrongs++;
      }
    }
    return { wrongs, last };
  }

  const letBudgetsPass = (minutes: number) =>
    inDatabase(world.service, (store) =>
      rewrite(store, async (rows) => {
        const milliseconds = minutes * 60_000;
        await rows
          .updateTable("budgets")
          .set((row) => ({ starts_at: row("starts_at", "-", milliseconds) }))
          .execute();
      }),
    );

  test("to one contact are ten in an hour, over all codes; afterwards the right one is not compared either", async () => {
    const contact = newContact();
    const { wrongs, last } = await guessOn(contact);
    expect(wrongs).toBe(perContact);
    await expect(verify(last.otpId, last.code)).rejects.toMatchObject(tooMany);
    // Upper and lower case are one mailbox.
    const other = await start(contact.replace("victim", "VICTIM"));
    await expect(verify(other.otpId, wrong(other.code))).rejects.toMatchObject(tooMany);
    const elsewhere = await start(newContact());
    await expect(verify(elsewhere.otpId, elsewhere.code)).resolves.toHaveProperty("verificationToken");
    // What was refused cost the code no try, and an hour later it is compared.
    await letBudgetsPass(70);
    await expect(verify(other.otpId, other.code)).resolves.toHaveProperty("verificationToken");
  });

  test("are not what right ones count as, however many there are", async () => {
    const contact = newContact();
    for (let count = 0; count < perContact + 5; count++) {
      const { otpId, code } = await start(contact);
      await verify(otpId, code);
    }
    const { otpId, code } = await start(contact);
    await expect(verify(otpId, wrong(code))).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "2 more tries"));
  });

  test("that are a thousand in an hour, to whomever, leave each code one try, and lock nobody out", async () => {
    const [one, other] = [await start(newContact()), await start(newContact())];
    const { organizationId } = world.root;
    await inDatabase(world.service, (store) =>
      store.write(async (transaction) => {
        const scope = transaction.in(organizationId);
        for (let count = 0; count < 1000; count++) await takeGuess(scope, `somebody ${count}`, Date.now());
      }),
    );
    await expect(verify(one.otpId, wrong(one.code))).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "no try is left"),
    );
    await expect(verify(one.otpId, one.code)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "was tried 1 time,"),
    );
    await expect(verify(other.otpId, other.code)).resolves.toHaveProperty("verificationToken");
    await inDatabase(world.service, (store) =>
      store.write(async ({ database: rows }) => void (await rows.deleteFrom("budgets").execute())),
    );
  });

  test("count in the same way where a code logs a user in", async () => {
    const customer = await newCustomer(world.root);
    const parent = world.root.within(customer);
    let wrongs = 0;
    let error: unknown;
    while (wrongs <= perContact) {
      const otpId = await sendCode(parent, customer.email).catch(() => undefined);
      if (otpId === undefined) {
        await passSent();
        continue;
      }
      const code = await world.outbox.nextCode(customer.email);
      error = await handIn(parent, otpId, wrong(code)).catch((reason: unknown) => reason);
      if ((error as { code: number }).code === ErrorCode.RESOURCE_EXHAUSTED) break;
      wrongs++;
    }
    expect(wrongs).toBe(perContact);
    expect(error).toMatchObject(tooMany);
  });

  /** As if three minutes had gone by since codes were sent to users. */
  const passSent = () =>
    inDatabase(world.service, (store) =>
      rewrite(store, async (rows) => {
        await rows
          .updateTable("one_time_codes")
          .set((row) => ({ created_at: row("created_at", "-", 180_000) }))
          .execute();
      }),
    );
});

describe("guesses", () => {
  let opened: OpenedStore;
  beforeAll(async () => void (opened = await newStore("sqlite")));
  afterAll(() => opened.close());
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2030, 0, 1) }));
  afterEach(() => void vi.useRealTimers());

  test("are never more than ten wrong ones an hour to a contact, nor 240 a day, whatever comes right in between", async () => {
    const steps = fc.array(
      fc.record({
        contact: fc.constantFrom("ada@example.com", "Ada@Example.com", "noor@example.com"),
        isRight: fc.boolean(),
        minutes: fc.constantFrom(0, 0, 0, 0, 1, 5, 20, 60, 400),
      }),
      { maxLength: 80 },
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const organizationId = `organization ${++run}`;
        const wrongAt: { readonly contact: string; readonly at: number }[] = [];
        for (const { contact, isRight, minutes } of taken) {
          vi.setSystemTime(Date.now() + minutes * 60_000);
          const now = Date.now();
          const isCompared = await opened.store
            .write((transaction) => takeGuess(transaction.in(organizationId), contact, now))
            .then(
              () => true,
              () => false,
            );
          if (!isCompared) continue;
          if (isRight) {
            await opened.store.write((transaction) => forgiveGuess(transaction.in(organizationId), contact, now));
          } else wrongAt.push({ contact: contact.toLowerCase(), at: now });
        }
        for (const { contact, at } of wrongAt) {
          const within = (time: number) =>
            wrongAt.filter((each) => each.contact === contact && each.at >= at && each.at < at + time).length;
          expect(within(3_600_000)).toBeLessThanOrEqual(perContact);
          expect(within(24 * 3_600_000)).toBeLessThanOrEqual(24 * perContact);
        }
      }),
      { numRuns: 60 },
    );
  });
});
