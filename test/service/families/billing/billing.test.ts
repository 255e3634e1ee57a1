// Payment methods and billing tiers, through the public API.
import { ErrorCode } from "@countersign/api";

import type { Activity } from "@countersign/api";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newSubOrganizationOf, newUser, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { act, activitiesOf, look, send, stampBody, submit } from "../../support/requests.js";
import { present } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { ada, cardOf } from "./cards.js";

const visa = cardOf("4242424242424242", "7371");
const mastercard = cardOf("5555555555554444", "8215");
const grace = { cardHolderEmail: "grace@example.com", cardHolderName: "Grace Njoroge" };

const setCard = (actor: Person, card: object) => act(actor, "ACTIVITY_TYPE_SET_PAYMENT_METHOD", card);
const setMethod = (actor: Person, paymentMethodId: string, holder: object = grace) =>
  submit(actor, "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2", { paymentMethodId, ...holder });
const remove = (actor: Person, paymentMethodId: string) =>
  submit(actor, "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD", { paymentMethodId });
const activate = (actor: Person, productId: string) =>
  submit(actor, "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER", { productId });
const refused = (code: number, message: string) => ({
  error: { code, message: expect.stringContaining(message) as string },
});
const done = (result: object) => ({ activity: { status: "ACTIVITY_STATUS_COMPLETED", result } });
const active = (productId: string) => done({ activateBillingTierResult: { productId } });
const isSet = (lastFour: string, holder: object) => done({ setPaymentMethodResult: { lastFour, ...holder } });

describe("billing", () => {
  let service: RunningService;
  let root: Person;
  let branch: Person;
  beforeAll(async () => {
    service = await startService();
    root = rootOf(service);
  });
  beforeEach(async () => {
    [branch] = await newSubOrganizationOf(root, "Ada");
  });
  afterAll(() => service.close());

  test("a card is set, and shown without number and code", async () => {
    const activity = await setCard(branch, visa);
    expect(activity).toMatchObject({
      type: "ACTIVITY_TYPE_SET_PAYMENT_METHOD",
      status: "ACTIVITY_STATUS_COMPLETED",
      intent: { setPaymentMethodIntent: { ...visa, number: "************4242", cvv: "***" } },
      result: { setPaymentMethodResult: { lastFour: "4242", ...ada } },
    });
    expect(await look(branch, activity)).toEqual(activity);
    expect(await activitiesOf(branch, "ACTIVITY_TYPE_SET_PAYMENT_METHOD")).toEqual([activity]);
  });

  test("a card is known by the id of its activity, by which its holder changes", async () => {
    const { id } = await setCard(branch, visa);
    expect(await setMethod(branch, id)).toMatchObject(isSet("4242", grace));
    expect(await setMethod(branch, id, ada)).toMatchObject(isSet("4242", ada));
    expect(await remove(branch, id)).toMatchObject(done({ deletePaymentMethodResult: { paymentMethodId: id } }));
    expect(await setMethod(branch, id)).toMatchObject(refused(5, "no payment method"));
  });

  test("a card takes the place of the one before it", async () => {
    const first = await setCard(branch, visa);
    const second = await setCard(branch, mastercard);
    expect(second.result).toEqual({ setPaymentMethodResult: { lastFour: "4444", ...ada } });
    expect(await setMethod(branch, first.id)).toMatchObject(refused(5, "no payment method"));
    expect(await remove(branch, first.id)).toMatchObject(refused(5, "no payment method"));
    expect(await setMethod(branch, second.id)).toMatchObject(isSet("4444", grace));
  });

  test("cards belong to one organization", async () => {
    const [other] = await newSubOrganizationOf(root, "Grace");
    const { id } = await setCard(branch, visa);
    expect(await setMethod(other, id)).toMatchObject(refused(5, "no payment method"));
    expect(await setMethod(root, id)).toMatchObject(refused(5, "no payment method"));
    expect(await remove(other, id)).toMatchObject(refused(5, "no payment method"));
    expect(await activate(other, "pro")).toMatchObject(refused(9, "set a payment method first"));
    expect(await setMethod(branch, id)).toMatchObject(isSet("4242", grace));
  });

  test("an id that nobody gave is unknown, also one of an activity that set no card", async () => {
    const { id } = await act(branch, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "payers", userIds: [] });
    for (const unknown of [id, "pm_1SVb2kGh3TzR8mQe", ""]) {
      expect(await setMethod(branch, unknown)).toMatchObject(refused(5, "no payment method"));
      expect(await remove(branch, unknown)).toMatchObject(refused(5, "no payment method"));
    }
  });

  test("a card that cannot be leaves the one that there is", async () => {
    const { id } = await setCard(branch, visa);
    const cases = [
      [{ ...mastercard, number: "5555555555554445" }, "number: "],
      [{ ...mastercard, cvv: "12" }, "cvv: "],
      [{ ...mastercard, expiryMonth: "00" }, "expiryMonth: "],
      [{ ...mastercard, expiryYear: "2020" }, "expiryYear: "],
      [{ ...mastercard, cardHolderName: "5555 5555 5555 4444" }, "cardHolderName: "],
      [{ ...mastercard, cardHolderEmail: "nobody" }, "cardHolderEmail: "],
    ] as const;
    for (const [card, message] of cases) {
      expect(await submit(branch, "ACTIVITY_TYPE_SET_PAYMENT_METHOD", card)).toMatchObject(refused(3, message));
    }
    expect(await setMethod(branch, id, { ...grace, cardHolderName: "" })).toMatchObject(refused(3, "cardHolderName: "));
    expect(await setMethod(branch, id)).toMatchObject(isSet("4242", grace));
    expect(await activitiesOf(branch, "ACTIVITY_TYPE_SET_PAYMENT_METHOD")).toHaveLength(1);
  });

  test("the first tier needs no payment method, every other does", async () => {
    expect(await activate(branch, "pro")).toMatchObject(refused(9, "set a payment method first"));
    expect(await activate(branch, "free")).toMatchObject(active("free"));
    await setCard(branch, visa);
    expect(await activate(branch, "pro")).toMatchObject(active("pro"));
    expect(await activate(branch, "enterprise")).toMatchObject(active("enterprise"));
  });

  test("a tier that is not offered is unknown", async () => {
    await setCard(branch, visa);
    for (const productId of ["gold", "Pro", "", "__proto__"]) {
      expect(await activate(branch, productId)).toMatchObject(refused(5, "there is free, pro, enterprise"));
    }
  });

  test("a card stays while a tier is charged to it, and may be replaced", async () => {
    await setCard(branch, visa);
    await activate(branch, "pro");
    const { id } = await setCard(branch, mastercard);
    expect(await remove(branch, id)).toMatchObject(refused(9, "activate free first"));
    expect(await activate(branch, "enterprise")).toMatchObject(active("enterprise"));
    expect(await activate(branch, "free")).toMatchObject(active("free"));
    expect(await remove(branch, id)).toMatchObject(done({ deletePaymentMethodResult: { paymentMethodId: id } }));
    expect(await activate(branch, "pro")).toMatchObject(refused(9, "set a payment method first"));
  });

  test("of a tier activated and its card deleted at once, one is refused", async () => {
    for (let round = 0; round < 8; round++) {
      const { id } = await setCard(branch, visa);
      const [activated, removed] = await Promise.all([activate(branch, "pro"), remove(branch, id)]);
      expect([activated.status, removed.status].sort()).toEqual([200, 400]);
      if (activated.status === 200) await activate(branch, "free");
    }
  });

  test("users without the right to it set no card", async () => {
    const user = await newUser(branch);
    expect(await submit(user, "ACTIVITY_TYPE_SET_PAYMENT_METHOD", visa)).toMatchObject(refused(7, "denied"));
    expect(await activate(user, "free")).toMatchObject(refused(7, "denied"));
  });

  test("a card cannot wait for votes; its holder and tiers can", async () => {
    const { id } = await setCard(branch, visa);
    const second = await newUser(branch);
    const userIds = [branch.userId, second.userId];
    await act(branch, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds });
    expect(await submit(branch, "ACTIVITY_TYPE_SET_PAYMENT_METHOD", mastercard)).toMatchObject(
      refused(7, "cannot wait for them"),
    );
    const approve = async ({ fingerprint }: Activity) => act(second, "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint });
    const { activity: holder } = await setMethod(branch, id);
    expect(await approve(present(holder, "holder"))).toMatchObject(isSet("4242", grace).activity);
    const { activity: tier } = await activate(branch, "enterprise");
    expect(tier).toMatchObject({ status: "ACTIVITY_STATUS_CONSENSUS_NEEDED", result: {} });
    expect(await approve(present(tier, "tier"))).toMatchObject(active("enterprise").activity);
    const { activity: deletion } = await remove(branch, id);
    expect(await approve(present(deletion, "deletion"))).toMatchObject({
      status: "ACTIVITY_STATUS_FAILED",
      failure: { code: ErrorCode.FAILED_PRECONDITION },
    });
  });

  test("the same body sets its card once, and another body sets another", async () => {
    const { organizationId } = branch;
    const type = "ACTIVITY_TYPE_SET_PAYMENT_METHOD";
    const timestampMs = String(Date.now());
    const body = (card: object) => JSON.stringify({ type, timestampMs, organizationId, parameters: card });
    const post = async (text: string) => send(service, await stampBody(branch, type, text));
    const first = await post(body(visa));
    expect(first).toMatchObject(isSet("4242", ada));
    expect(await post(body(visa))).toEqual(first);
    expect(await Promise.all([1, 2, 3].map(() => post(body(mastercard))))).toMatchObject(
      Array<object>(3).fill(isSet("4444", ada)),
    );
    expect(await activitiesOf(branch, type)).toHaveLength(2);
    // Known by all but what is left out of it.
    expect(await post(body(cardOf("4000056655694242", "1010")))).toEqual(first);
  });

  test("a body in which a member comes twice is refused, however its name is written, and no card is kept", async () => {
    const { organizationId } = branch;
    const type = "ACTIVITY_TYPE_SET_PAYMENT_METHOD";
    const text = JSON.stringify({ type, timestampMs: String(Date.now()), organizationId, parameters: mastercard });
    const escaped = [...visa.number].map((digit) => `\\u003${digit}`).join("");
    const twice = text.replace('"number":', `"\\u006eumber":"${escaped}","number":`);
    const answer = await send(service, await stampBody(branch, type, `\uFEFF${twice}`));
    expect(answer).toMatchObject({ status: 400, error: { code: ErrorCode.INVALID_ARGUMENT } });
    expect(present(answer.error, "error").message).toContain("/parameters/number");
    expect(JSON.stringify(answer)).not.toContain(visa.number);
    expect(JSON.stringify(answer)).not.toContain(mastercard.number);
  });

  test("a member that the contract does not know, or a null, is refused without its value", async () => {
    const cases = [
      { ...visa, pan: visa.number },
      { ...visa, number: null },
      { ...visa, number: Number(visa.number) },
      { ...visa, number: [visa.number] },
      { ...visa, number: { value: visa.number } },
      { ...visa, number: `${visa.number}${visa.number}${visa.number}` },
      { ...visa, cvv: visa.number },
      { ...visa, expiryYear: visa.number },
      { ...visa, cardHolderName: `${visa.number} `.repeat(20) },
    ];
    for (const card of cases) {
      const answer = await submit(branch, "ACTIVITY_TYPE_SET_PAYMENT_METHOD", card);
      expect(answer).toMatchObject({ status: 400, error: { code: ErrorCode.INVALID_ARGUMENT } });
      expect(JSON.stringify(answer)).not.toContain(visa.number);
    }
  });

  test("explain_policy tells of a card as of anything else, and takes none", async () => {
    const { organizationId } = branch;
    const asked = { organizationId, type: "ACTIVITY_TYPE_SET_PAYMENT_METHOD" as const, parameters: visa };
    const error: unknown = await service
      .as(branch.key)
      .explainPolicy(asked)
      .catch((reason: unknown) => reason);
    expect(JSON.stringify(error)).not.toContain(visa.number);
    expect(await activate(branch, "pro")).toMatchObject(refused(9, "set a payment method first"));
  });
});

test("a deployment offers the tiers that its settings name", async () => {
  const service = await startService({ config: { "billing.products": "prod_basic,prod_plus" } });
  const root = rootOf(service);
  expect(await activate(root, "free")).toMatchObject(refused(5, "there is prod_basic, prod_plus"));
  expect(await activate(root, "prod_basic")).toMatchObject(active("prod_basic"));
  expect(await activate(root, "prod_plus")).toMatchObject(refused(9, "set a payment method first"));
  await service.close();
});
