// How many messages whoever asks may have sent, and that nobody uses up what another tenant has.

import { ErrorCode } from "@countersign/api";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Asker } from "../../../../service/src/activities/messages/asker.js";
import { sendMessages } from "../../../../service/src/activities/messages/send.js";
import type { SenderContext } from "../../../../service/src/activities/messages/send.js";

import { newStore } from "../../store/databases.js";
import type { OpenedStore } from "../../store/databases.js";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** What is counted together; an hour ends with it. */
const grain = 10 * minute;

const limits = { perContactHourly: 3, perTenantHourly: 6, perSubOrganizationHourly: 2, subOrganizationsHourly: 4 };

interface Sending {
  readonly tenant: string;
  readonly asker: Asker;
  readonly recipient: string;
  readonly minutesBefore: number;
}

let serial = 0;

/** As a family has it: the asker is a user of the top, its proxy's user, or a user of the organization below. */
function contextOf({ tenant, asker }: Sending): SenderContext {
  const isBelow = asker === "subOrganization";
  const own = { id: "own", parentId: isBelow ? tenant : undefined };
  return {
    organization: {
      ...own,
      id: isBelow ? `below ${tenant}` : tenant,
      members: new Map([["member", {}]]),
      authProxy: { userId: "proxy" },
    },
    initiator: { id: asker === "authProxy" ? "proxy" : "member" },
    messages: limits,
  } as unknown as SenderContext;
}

async function send({ store }: OpenedStore, sending: Sending): Promise<boolean> {
  const message = {
    id: `message ${++serial}`,
    channel: "email",
    recipient: sending.recipient,
    content: { kind: "smsCode", minutes: 5, customization: {} },
  } as const;
  try {
    await store.write((transaction) => sendMessages(contextOf(sending), transaction, [message]));
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === ErrorCode.RESOURCE_EXHAUSTED) return false;
    throw error;
  }
}

/** What was sent, and to what it counts. */
interface Sent {
  readonly at: number;
  readonly holders: readonly string[];
}

/** By the law alone: each of these may be so much in an hour and day. */
function holdersOf({ tenant, asker, recipient }: Sending): readonly (readonly [string, number, number])[] {
  const to = recipient.toLowerCase();
  const common = [[`${tenant} ${asker} to ${to}`, limits.perContactHourly, Infinity]] as const;
  if (asker !== "subOrganization") {
    return [[`${tenant} ${asker}`, limits.perTenantHourly, 10 * limits.perTenantHourly], ...common];
  }
  const { perSubOrganizationHourly: one, subOrganizationsHourly: all } = limits;
  return [
    [`below ${tenant}`, one, 10 * one],
    [`${tenant} below`, all, 10 * all],
    ...common,
    [`all below to ${to}`, limits.perContactHourly, Infinity],
  ];
}

const grainOf = (time: number) => Math.floor(time / grain) * grain;

function mayBeSent(sent: readonly Sent[], sending: Sending, now: number): boolean {
  return holdersOf(sending).every(([holder, hourly, daily]) => {
    const within = (time: number) =>
      sent.filter(({ at, holders }) => holders.includes(holder) && grainOf(at) > now - time - grain).length;
    return within(hour) < hourly && within(day) < daily;
  });
}

const sendings = (tenants: readonly string[]) =>
  fc.array(
    fc.record({
      tenant: fc.constantFrom(...tenants),
      asker: fc.constantFrom("organization", "authProxy", "subOrganization"),
      recipient: fc.constantFrom("ada@example.com", "ADA@example.com", "noor@example.com", "+12025550143"),
      minutesBefore: fc.constantFrom(0, 0, 0, 1, 9, 10, 30, 70, 300),
    }) satisfies fc.Arbitrary<Sending>,
    { maxLength: 40 },
  );

describe("messages", () => {
  let opened: OpenedStore;
  beforeAll(async () => void (opened = await newStore()));
  afterAll(() => opened.close());
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2030, 0, 1) }));
  afterEach(() => void vi.useRealTimers());

  /** No run has anything to do with those before. */
  const beginAnew = () => {
    vi.setSystemTime(Date.now() + 3 * day);
    return `run ${++serial}`;
  };

  test("are sent as long as every budget has room, for each hour, day, asker, tenant and contact", async () => {
    await fc.assert(
      fc.asyncProperty(sendings(["one", "other"]), async (planned) => {
        const run = beginAnew();
        const sent: Sent[] = [];
        for (const each of planned) {
          const sending = { ...each, tenant: `${run} ${each.tenant}` };
          vi.setSystemTime(Date.now() + each.minutesBefore * minute);
          const now = Date.now();
          const expected = mayBeSent(sent, sending, now);
          expect(await send(opened, sending)).toBe(expected);
          if (expected) sent.push({ at: now, holders: holdersOf(sending).map(([holder]) => holder) });
        }
      }),
      { numRuns: 40 },
    );
  });

  test("of a tenant and its proxy go out alike, whatever strangers and other tenants have sent before to anyone", async () => {
    await fc.assert(
      fc.asyncProperty(sendings(["honest", "one", "other"]), async (planned) => {
        const isHonest = ({ tenant, asker }: Sending) => tenant === "honest" && asker !== "subOrganization";
        const outcomesOf = async (run: string, isPlayed: (sending: Sending) => boolean) => {
          const outcomes: boolean[] = [];
          for (const each of planned) {
            vi.setSystemTime(Date.now() + each.minutesBefore * minute);
            if (!isPlayed(each)) continue;
            const wasSent = await send(opened, { ...each, tenant: `${run} ${each.tenant}` });
            if (isHonest(each)) outcomes.push(wasSent);
          }
          return outcomes;
        };
        const alone = await outcomesOf(beginAnew(), isHonest);
        expect(await outcomesOf(beginAnew(), () => true)).toEqual(alone);
      }),
      { numRuns: 30 },
    );
  });

  test("are no more than allowed, however many are asked for at once", async () => {
    const tenant = beginAnew();
    const sending = { tenant, asker: "organization", recipient: "ada@example.com", minutesBefore: 0 } as const;
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => send(opened, sending)));
    expect(outcomes.filter(Boolean)).toHaveLength(limits.perContactHourly);
  });
});
